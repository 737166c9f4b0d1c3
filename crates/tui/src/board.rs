//! Board: a picture on its plan, painted. Whatever a colour says is said by a sign as well: pieces carry letters, and places that
//! matter carry brackets or dots, so that nothing is lost without colours.

use crate::palette::{Palette, Rgb};
use crate::picture::{Picture, Thing};
use crate::plan::Plan;
use crate::theme::Theme;
use kernel::{Lang, Layout, Look, MarkKind};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

const FIELD: Rgb = Rgb(70, 76, 88);
const GAP: Rgb = Rgb(34, 37, 43);
const TILE: Rgb = Rgb(92, 84, 70);
const LINE: Rgb = Rgb(120, 128, 142);
const DARK: Rgb = Rgb(16, 16, 18);
const FAINT: Rgb = Rgb(140, 146, 158);
pub(crate) const CURSOR: Rgb = Rgb(255, 255, 255);
const TOUCHED: Rgb = Rgb(255, 191, 0);
const TARGET: Rgb = Rgb(124, 236, 140);
const LAST: Rgb = Rgb(148, 122, 44);
const EVENT: Rgb = Rgb(206, 84, 190);
const HINT: Rgb = Rgb(86, 170, 255);

/// What matters on the board besides what stands on it, by numbers of sites.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Lights {
    /// Where the keyboard points.
    pub(crate) cursor: Option<usize>,
    /// What has been touched.
    pub(crate) touched: Vec<usize>,
    /// What may be touched next.
    pub(crate) next: Vec<usize>,
    /// Where the last step happened.
    pub(crate) last: Vec<usize>,
    /// Where the event that is being told happens.
    pub(crate) event: Vec<usize>,
    /// Where a hint points.
    pub(crate) hint: Vec<usize>,
}

/// How a place is lit: its colour and the signs at its left and right.
#[derive(Clone, Copy)]
struct Light {
    colour: Rgb,
    signs: [&'static str; 2],
    /// Whether the ground is coloured too.
    floods: bool,
}

/// Everything that painting a board needs to know.
pub(crate) struct Painter<'a> {
    pub(crate) layout: &'a Layout,
    pub(crate) plan: &'a Plan,
    pub(crate) theme: &'a Theme,
    pub(crate) palette: Palette,
    pub(crate) lang: Lang,
}

impl Painter<'_> {
    pub(crate) fn paint(&self, picture: &Picture, lights: &Lights, buffer: &mut Buffer) {
        self.paint_gaps(buffer);
        if self.plan.crossings {
            self.paint_lines(buffer);
        }
        for (x, y, label) in &self.plan.labels {
            put(buffer, *x, *y, label, self.palette.ink(FAINT));
        }
        for site in 0..self.layout.sites.len() {
            self.paint_place(site, picture, lights, buffer);
        }
    }

    /// The squares of a checkered board that are no places.
    fn paint_gaps(&self, buffer: &mut Buffer) {
        if self.layout.look != Look::Squares || self.plan.crossings {
            return;
        }
        buffer.set_style(self.plan.field.intersection(buffer.area), self.palette.ground(GAP));
    }

    fn paint_lines(&self, buffer: &mut Buffer) {
        let style = if self.palette.coloured() { self.palette.ink(LINE) } else { Style::new().add_modifier(Modifier::DIM) };
        let centre = |site: kernel::Site| {
            let place = self.plan.places[usize::from(site.0)];
            (place.x + place.width / 2, place.y + place.height / 2)
        };
        let mut ends: std::collections::BTreeMap<(u16, u16), u8> = std::collections::BTreeMap::new();
        for &(a, b) in &self.layout.lines {
            let ((ax, ay), (bx, by)) = (centre(a), centre(b));
            let (left, right, top, bottom) = (ax.min(bx), ax.max(bx), ay.min(by), ay.max(by));
            if top == bottom {
                *ends.entry((left, top)).or_default() |= 1;
                *ends.entry((right, top)).or_default() |= 2;
                for x in left + 1..right {
                    put(buffer, x, top, self.palette.sign("─", "-"), style);
                }
            } else if left != right {
                // A slanting line leans to the right going down where its upper end is the left one.
                let leans = (ay < by) == (ax < bx);
                let sign = if leans { self.palette.sign("╲", "\\") } else { self.palette.sign("╱", "/") };
                for y in top + 1..bottom {
                    let along = (y - top) * (right - left) / (bottom - top);
                    put(buffer, if leans { left + along } else { right - along }, y, sign, style);
                }
            } else {
                *ends.entry((left, top)).or_default() |= 4;
                *ends.entry((left, bottom)).or_default() |= 8;
                for y in top + 1..bottom {
                    put(buffer, left, y, self.palette.sign("│", "|"), style);
                }
            }
        }
        for ((x, y), joined) in ends {
            put(buffer, x, y, self.crossing(joined), style);
        }
    }

    /// The sign of a crossing that has lines to the right (1), left (2), below (4) and above (8).
    fn crossing(&self, joined: u8) -> &'static str {
        const JOINTS: [&str; 16] = ["·", "╶", "╴", "─", "╷", "┌", "┐", "┬", "╵", "└", "┘", "┴", "│", "├", "┤", "┼"];
        if self.palette.unicode { JOINTS[usize::from(joined)] } else { "+" }
    }

    fn light(&self, site: usize, lights: &Lights, picture: &Picture) -> Option<Light> {
        let light = |colour, unicode: [&'static str; 2], ascii: [&'static str; 2], floods| {
            let signs = [self.palette.sign(unicode[0], ascii[0]), self.palette.sign(unicode[1], ascii[1])];
            Some(Light { colour, signs, floods })
        };
        let marked = |kind| picture.marked(site as u8, kind);
        if lights.event.contains(&site) {
            light(EVENT, ["»", "«"], ["!", "!"], true)
        } else if lights.touched.contains(&site) || marked(MarkKind::Choice) {
            light(TOUCHED, ["▸", "◂"], [">", "<"], true)
        } else if lights.hint.contains(&site) {
            light(HINT, ["?", "?"], ["?", "?"], true)
        } else if lights.next.contains(&site) {
            light(TARGET, ["‹", "›"], ["(", ")"], false)
        } else if marked(MarkKind::Disputed) {
            light(EVENT, ["¡", "!"], ["!", "!"], false)
        } else if marked(MarkKind::Offered) {
            light(TARGET, ["{", "}"], ["{", "}"], false)
        } else if lights.last.contains(&site) {
            light(LAST, [":", ":"], [":", ":"], true)
        } else if marked(MarkKind::Spent) {
            light(FAINT, ["~", "~"], ["~", "~"], false)
        } else {
            None
        }
    }

    /// The ground of a place without any light.
    fn ground(&self, site: usize, picture: &Picture) -> Option<Rgb> {
        let info = &self.layout.sites[site];
        let tinted = info.ground.strip_prefix("camp-").map(|camp| mixed(self.theme.camp(camp), FIELD));
        match self.layout.look {
            Look::Tiles if picture.marked(site as u8, MarkKind::Tile) => Some(TILE),
            Look::Tiles => None,
            Look::Points => tinted.filter(|_| !self.plan.crossings),
            Look::Squares | Look::Hollows => Some(tinted.unwrap_or(FIELD)),
        }
    }

    fn paint_place(&self, site: usize, picture: &Picture, lights: &Lights, buffer: &mut Buffer) {
        let place = self.plan.places[site];
        if !buffer.area.contains((place.x, place.y).into()) {
            return;
        }
        let light = self.light(site, lights, picture);
        let ground =
            light.filter(|light| light.floods).map(|light| mixed(light.colour, FIELD)).or(self.ground(site, picture));
        let paper = ground.map_or(Style::new(), |ground| self.palette.ground(ground));
        if ground.is_some() {
            buffer.set_style(place.intersection(buffer.area), paper);
        }
        match picture.pieces.get(&(site as u8)) {
            Some(thing) => self.paint_piece(place, thing, paper, buffer),
            None => self.paint_empty(site, place, picture, paper, buffer),
        }
        if let Some(light) = light {
            let ink = self.palette.ink(if light.floods { CURSOR } else { light.colour }).add_modifier(Modifier::BOLD);
            frame(buffer, place, light.signs, paper.patch(ink));
        }
        if lights.cursor == Some(site) {
            let ink = self.palette.ink(CURSOR).add_modifier(Modifier::BOLD);
            frame(buffer, place, ["[", "]"], paper.patch(ink));
        }
    }

    /// A piece: a disc of its colour with its letter; without colours, its letter all over.
    fn paint_piece(&self, place: Rect, thing: &Thing, paper: Style, buffer: &mut Buffer) {
        let letter = self.theme.sign(thing, self.lang);
        let (middle, centre) = (place.y + (place.height - 1) / 2, place.x + (place.width - 1) / 2);
        if !self.palette.coloured() {
            let letters = letter.to_string().repeat(usize::from(place.width.saturating_sub(2).max(1)));
            let strong = Style::new().add_modifier(Modifier::BOLD);
            for y in place.y..place.bottom() {
                put(buffer, place.x + u16::from(place.width > 2), y, &letters, strong);
            }
            return;
        }
        let colour = self.theme.camp(thing.camp);
        let body = Style::new().bg(self.palette.colour(colour)).fg(self.palette.colour(DARK));
        let inner = if place.width > 2 { Rect::new(place.x + 1, place.y, place.width - 2, place.height) } else { place };
        buffer.set_style(inner.intersection(buffer.area), body);
        if place.width > 2 && self.palette.unicode {
            let edge = paper.fg(self.palette.colour(colour));
            let (left, right) = (place.x, place.right() - 1);
            for y in place.y..place.bottom() {
                let corner = place.height > 1 && (y == place.y || y + 1 == place.bottom());
                let signs = match (corner, y == place.y) {
                    _ if place.height == 1 => ["▐", "▌"],
                    (true, true) => ["▄", "▄"],
                    (true, false) => ["▀", "▀"],
                    (false, _) => ["█", "█"],
                };
                put(buffer, left, y, signs[0], edge);
                put(buffer, right, y, signs[1], edge);
            }
        }
        put(buffer, centre, middle, &letter.to_string(), body.add_modifier(Modifier::BOLD));
    }

    fn paint_empty(&self, site: usize, place: Rect, picture: &Picture, paper: Style, buffer: &mut Buffer) {
        let (middle, centre) = (place.y + (place.height - 1) / 2, place.x + (place.width - 1) / 2);
        let faint = if self.palette.coloured() { paper.patch(self.palette.ink(FAINT)) } else { paper };
        let info = &self.layout.sites[site];
        match self.layout.look {
            Look::Points if self.plan.crossings => {
                if info.ground.starts_with("camp-") && self.palette.coloured() {
                    let camp = info.ground.trim_start_matches("camp-");
                    put(buffer, centre, middle, self.palette.sign("┼", "+"), self.palette.ink(self.theme.camp(camp)));
                }
            }
            Look::Points => put(buffer, centre, middle, self.palette.sign("·", "."), faint),
            // Players of such boards call the squares by numbers.
            Look::Squares if place.height > 1 => put(buffer, place.x + 1, place.y, &info.text, faint),
            Look::Squares => put(buffer, centre, middle, self.palette.sign("·", "."), faint),
            Look::Hollows if info.ground == "closed" => put(buffer, centre, middle, self.palette.sign("×", "x"), faint),
            Look::Hollows => put(buffer, centre, middle, self.palette.sign("○", "o"), faint),
            Look::Tiles if picture.marked(site as u8, MarkKind::Tile) => {
                if !self.palette.coloured() {
                    let edge = "-".repeat(usize::from(place.width.saturating_sub(2).max(1)));
                    for y in place.y..place.bottom() {
                        put(buffer, place.x + u16::from(place.width > 2), y, &edge, faint);
                    }
                }
            }
            Look::Tiles if picture.marked(site as u8, MarkKind::Open) => {
                put(buffer, centre, middle, self.palette.sign("◦", "."), faint);
            }
            Look::Tiles => {}
        }
    }
}

/// Signs at the left and right edge of a place.
fn frame(buffer: &mut Buffer, place: Rect, signs: [&str; 2], style: Style) {
    if place.width < 3 {
        return put(buffer, place.right() - 1, place.y, signs[1], style);
    }
    for y in place.y..place.bottom() {
        put(buffer, place.x, y, signs[0], style);
        put(buffer, place.right() - 1, y, signs[1], style);
    }
}

/// Half of one colour and half of another.
fn mixed(a: Rgb, b: Rgb) -> Rgb {
    let half = |a: u8, b: u8| ((u16::from(a) + u16::from(b)) / 2) as u8;
    Rgb(half(a.0, b.0), half(a.1, b.1), half(a.2, b.2))
}

/// A text at a place, cut where the screen ends.
pub(crate) fn put(buffer: &mut Buffer, x: u16, y: u16, text: &str, style: Style) {
    if y < buffer.area.bottom() && x < buffer.area.right() {
        buffer.set_stringn(x, y, text, usize::from(buffer.area.right() - x), style);
    }
}
