//! Pack: a small database squeezed into few bytes, to be part of a program. Its pages are unpacked when they are first looked at, so that
//! opening it costs nothing and no lookup takes long.
//!
//! Positions whose every step is a conversion are not kept: what becomes of them is seen one step on.

use crate::code::Code;
use crate::retrograde::ended;
use crate::sheet::{SheetError, Shelf};
use crate::tally::{Tally, in_time};
use kernel::{Fate, Indexed, Sector};
use std::marker::PhantomData;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::OnceLock;

/// Codes on a page: few enough to be unpacked in a millisecond or two.
const PAGE: usize = 1 << 18;
/// The length of a page in packed bytes goes before it.
const LENGTH: usize = size_of::<u32>();

/// Packs what a folder holds of a game under its rules, up to the first sector that is not there.
pub fn pack<P: Indexed>(folder: &Path, game: &str, rules: P::Rules) -> Result<Vec<u8>, SheetError> {
    let rules = P::sector_rules(rules);
    let shelf = Shelf::of::<P>(folder, game, rules);
    let mut bytes = Vec::new();
    for sector in sectors::<P>(rules) {
        let Some(mut codes) = shelf.load::<P>(sector)? else { break };
        // What nobody asks for is made like its neighbour: long runs take few bytes.
        let mut last = Code::SAFE.0;
        for (number, code) in codes.iter_mut().enumerate() {
            if P::at(rules, sector, number as u64).is_some_and(|position| !position.converts_at_once()) {
                last = *code;
            } else {
                *code = last;
            }
        }
        for page in codes.chunks(PAGE) {
            let packed = squeeze(page).map_err(|error| SheetError::Io(shelf.path::<P>(sector), error))?;
            bytes.extend((packed.len() as u32).to_le_bytes());
            bytes.extend(packed);
        }
    }
    Ok(bytes)
}

/// Packs a page. A browser makes no databases, and has no use for the larger half of brotli.
#[cfg(target_family = "wasm")]
fn squeeze(_page: &[u8]) -> std::io::Result<Vec<u8>> {
    Err(std::io::ErrorKind::Unsupported.into())
}

#[cfg(not(target_family = "wasm"))]
fn squeeze(page: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut packed = Vec::new();
    let usual = brotli::enc::BrotliEncoderParams::default();
    let parameters = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 18, size_hint: page.len(), ..usual };
    brotli::BrotliCompress(&mut &page[..], &mut packed, &parameters)?;
    Ok(packed)
}

/// All sectors, in the order in which they are packed.
fn sectors<P: Indexed>(rules: P::Rules) -> impl Iterator<Item = Sector> {
    P::sector_groups(rules).into_iter().flatten()
}

/// A page, and what is on it once it was looked at; nothing if it is damaged.
#[derive(Debug)]
struct Page {
    packed: &'static [u8],
    codes: OnceLock<Box<[u8]>>,
}

impl Page {
    fn codes(&self) -> &[u8] {
        self.codes.get_or_init(|| {
            let mut codes = Vec::with_capacity(PAGE);
            match brotli::BrotliDecompress(&mut &self.packed[..], &mut codes) {
                Ok(()) => codes.into(),
                Err(_) => Box::default(),
            }
        })
    }
}

/// A database that is part of the program.
#[derive(Debug)]
pub struct Pack<P: Indexed> {
    pages: Vec<Page>,
    /// By the number of a sector, its first page.
    first: Vec<Option<usize>>,
    position: PhantomData<fn(&P)>,
}

impl<P: Indexed> Pack<P> {
    /// The database in packed bytes for a game's rules; none if they do not fill the first sectors page by page.
    pub fn new(mut bytes: &'static [u8], rules: P::Rules) -> Option<Pack<P>> {
        let mut pack = Pack { pages: Vec::new(), first: Vec::new(), position: PhantomData };
        for sector in sectors::<P>(P::sector_rules(rules)) {
            if bytes.is_empty() {
                break;
            }
            let place = usize::from(sector.0);
            pack.first.resize(pack.first.len().max(place + 1), None);
            pack.first[place] = Some(pack.pages.len());
            for _ in 0..P::sector_size(sector).div_ceil(PAGE as u64) {
                let (length, rest) = bytes.split_first_chunk::<LENGTH>()?;
                let (packed, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
                pack.pages.push(Page { packed, codes: OnceLock::new() });
                bytes = rest;
            }
        }
        bytes.is_empty().then_some(pack)
    }

    /// What becomes of a position that is not over, the turns already spent without a conversion counted; none if it is not in the
    /// database, or depends on those turns in a way that the database does not know.
    pub fn fate(&self, position: &P) -> Option<Fate> {
        let sector = position.sector()?;
        let fate = if position.converts_at_once() {
            self.fate_by_steps(position)?
        } else {
            let first = self.first.get(usize::from(sector.0)).copied().flatten()?;
            let number = position.place().number as usize;
            Code(*self.pages[first + number / PAGE].codes().get(number % PAGE)?).fate()
        };
        in_time(position, fate)
    }

    fn fate_by_steps(&self, position: &P) -> Option<Fate> {
        let mut tally = Tally::default();
        let unknown = position.visit_steps(&mut |step| {
            let child = position.child(step);
            let fate = if child.sector().is_some() { self.fate(&child) } else { child.outcome().map(|_| ended(&child)) };
            match fate {
                Some(fate) => {
                    tally.count(fate, true);
                    ControlFlow::Continue(())
                }
                None => ControlFlow::Break(()),
            }
        });
        unknown.is_continue().then(|| tally.fate())
    }
}
