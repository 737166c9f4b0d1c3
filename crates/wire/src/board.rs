//! Boards as JSON: what is fixed about one, what stands on it, and what a step changed. Places go by their texts.

use kernel::{Lang, Layout, Look, Mark, MarkKind, Message, Piece, Reserve, Scene, Site, Spot};
use serde::{Deserialize, Serialize};
use speech::Say;
use utoipa::ToSchema;

/// A board without anything on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct LayoutJson {
    /// What it is made of.
    pub look: LookJson,
    /// How wide it is: columns, where places stand in columns.
    pub width: CellsJson,
    /// How deep it is: rows, where places stand in rows.
    pub height: CellsJson,
    /// The places.
    pub sites: Vec<SiteJson>,
    /// Pairs of places joined by a drawn line.
    pub lines: Vec<[String; 2]>,
    /// What can be pressed beside the board.
    pub buttons: Vec<ButtonJson>,
    /// For each seat, by how many quarter turns clockwise the board must be turned for it to sit at the bottom.
    pub quarter_turns: Vec<u8>,
}

/// A length on the board in cells, with at most two decimals; a whole number where places stand in columns and rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ToSchema)]
#[schema(value_type = f64)]
pub struct CellsJson(u16);

impl CellsJson {
    /// A length in hundredths of a cell.
    pub const fn hundredths(hundredths: u16) -> CellsJson {
        CellsJson(hundredths)
    }
}

impl Serialize for CellsJson {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 % Spot::CELL {
            0 => serializer.serialize_u16(self.0 / Spot::CELL),
            _ => serializer.serialize_f64(f64::from(self.0) / f64::from(Spot::CELL)),
        }
    }
}

impl<'de> Deserialize<'de> for CellsJson {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<CellsJson, D::Error> {
        let cells = f64::deserialize(deserializer)?;
        let hundredths = (cells * f64::from(Spot::CELL)).round();
        if (0.0..=f64::from(u16::MAX)).contains(&hundredths) {
            return Ok(CellsJson(hundredths as u16));
        }
        Err(serde::de::Error::custom(format!("{cells} is no length on a board: expected 0 to 655 cells")))
    }
}

/// What a board is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LookJson {
    /// Squares of a checkered board.
    Squares,
    /// Points joined by lines.
    Points,
    /// Places of a frame that may carry a loose tile.
    Tiles,
    /// Hollows for marbles.
    Hollows,
}

impl From<Look> for LookJson {
    fn from(look: Look) -> LookJson {
        match look {
            Look::Squares => LookJson::Squares,
            Look::Points => LookJson::Points,
            Look::Tiles => LookJson::Tiles,
            Look::Hollows => LookJson::Hollows,
        }
    }
}

/// A place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SiteJson {
    /// Its short name: touches, pieces and events go by it.
    pub text: String,
    /// Its name for people.
    pub name: String,
    /// How far its middle lies to the right of the leftmost place: the column, where places stand in columns.
    pub x: CellsJson,
    /// How far its middle lies from the place nearest to the first player: the row, where places stand in rows.
    pub y: CellsJson,
    /// Its neighbours.
    pub near: Vec<String>,
    /// A word for its ground; a look may colour it.
    pub ground: String,
}

/// Something to press.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ButtonJson {
    /// Its short name, which is a touch; no place has the same.
    pub text: String,
    /// What it says to people.
    pub name: String,
}

/// What stands on a board.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct SceneJson {
    /// The pieces, at most one on a place.
    pub pieces: Vec<PieceJson>,
    /// Other things to see on places.
    pub marks: Vec<MarkJson>,
    /// Pieces beside the board.
    pub reserves: Vec<ReserveJson>,
    /// What is going on, in sentences.
    pub words: Vec<String>,
    /// Seats (from 1) that are out of the game.
    pub out: Vec<u8>,
}

/// A piece on a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PieceJson {
    /// Where.
    pub site: String,
    /// Its camp; empty for nobody's.
    pub camp: String,
    /// Its kind.
    pub kind: String,
    /// One ASCII character for it.
    pub glyph: char,
    /// Its name for people.
    pub name: String,
}

/// The kinds of mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MarkKindJson {
    /// A loose tile lies here.
    Tile,
    /// The tile that may be moved now.
    Offered,
    /// A place where what is being decided may go.
    Open,
    /// An end that may be chosen.
    Choice,
    /// A piece that has done what it may do once in this turn.
    Spent,
    /// Part of a step that may be objected to.
    Disputed,
}

/// Something to see on a place besides a piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct MarkJson {
    /// Where.
    pub site: String,
    /// What.
    pub kind: MarkKindJson,
}

/// Pieces beside the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ReserveJson {
    /// Their camp.
    pub camp: String,
    /// Their kind.
    pub kind: String,
    /// How many.
    pub count: u32,
    /// What they are, for people.
    pub name: String,
    /// The seat before which they lie, from 1; none where they lie beside the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<u8>,
}

/// What is different in a later scene. Pieces are given where they changed; all else is given whole.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct SceneChangeJson {
    /// Places where no piece stands any more.
    pub gone: Vec<String>,
    /// Pieces that are new on their places; they replace what stood there.
    pub pieces: Vec<PieceJson>,
    /// All marks.
    pub marks: Vec<MarkJson>,
    /// All reserves.
    pub reserves: Vec<ReserveJson>,
    /// All sentences.
    pub words: Vec<String>,
    /// All seats that are out.
    pub out: Vec<u8>,
}

/// The short name of a place.
pub(crate) fn site_text(layout: &Layout, site: Site) -> String {
    layout.sites[usize::from(site.0)].text.clone()
}

impl LayoutJson {
    /// A board in the words of a language.
    pub fn new(layout: &Layout, lang: Lang) -> LayoutJson {
        let site = |site: &kernel::SiteInfo| SiteJson {
            text: site.text.clone(),
            name: site.name.say(lang),
            x: CellsJson(site.at.x),
            y: CellsJson(site.at.y),
            near: site.near.iter().map(|&near| site_text(layout, near)).collect(),
            ground: site.ground.into(),
        };
        let far = layout.far_corner();
        LayoutJson {
            look: layout.look.into(),
            width: CellsJson(far.x + Spot::CELL),
            height: CellsJson(far.y + Spot::CELL),
            sites: layout.sites.iter().map(site).collect(),
            lines: layout.lines.iter().map(|&(a, b)| [site_text(layout, a), site_text(layout, b)]).collect(),
            buttons: layout
                .buttons
                .iter()
                .map(|button| ButtonJson { text: button.text.into(), name: button.name.say(lang) })
                .collect(),
            quarter_turns: layout.quarter_turns.clone(),
        }
    }
}

fn piece_json(piece: &Piece, layout: &Layout, name: String) -> PieceJson {
    PieceJson {
        site: site_text(layout, piece.site),
        camp: piece.camp.into(),
        kind: piece.kind.into(),
        glyph: piece.glyph,
        name,
    }
}

fn mark_json(mark: &Mark, layout: &Layout) -> MarkJson {
    let kind = match mark.kind {
        MarkKind::Tile => MarkKindJson::Tile,
        MarkKind::Offered => MarkKindJson::Offered,
        MarkKind::Open => MarkKindJson::Open,
        MarkKind::Choice => MarkKindJson::Choice,
        MarkKind::Spent => MarkKindJson::Spent,
        MarkKind::Disputed => MarkKindJson::Disputed,
    };
    MarkJson { site: site_text(layout, mark.site), kind }
}

fn reserve_json(reserve: &Reserve, lang: Lang) -> ReserveJson {
    ReserveJson {
        camp: reserve.camp.into(),
        kind: reserve.kind.into(),
        count: reserve.count,
        name: reserve.name.say(lang),
        before: reserve.before.map(|seat| seat.0 + 1),
    }
}

impl SceneJson {
    /// A scene on its board, in the words of a language.
    pub fn new(scene: &Scene, layout: &Layout, lang: Lang) -> SceneJson {
        let mut names = Names::new(lang);
        SceneJson {
            pieces: scene.pieces.iter().map(|piece| piece_json(piece, layout, names.of(piece))).collect(),
            marks: scene.marks.iter().map(|mark| mark_json(mark, layout)).collect(),
            reserves: scene.reserves.iter().map(|reserve| reserve_json(reserve, lang)).collect(),
            words: scene.words.iter().map(|word| word.say(lang)).collect(),
            out: scene.out.iter().map(|seat| seat.0 + 1).collect(),
        }
    }
}

/// The names of pieces, each said once: a board has many pieces and few names.
struct Names<'a> {
    lang: Lang,
    said: Vec<(&'a Message, String)>,
}

impl<'a> Names<'a> {
    fn new(lang: Lang) -> Self {
        Names { lang, said: Vec::new() }
    }

    fn of(&mut self, piece: &'a Piece) -> String {
        if let Some((_, name)) = self.said.iter().find(|(message, _)| **message == piece.name) {
            return name.clone();
        }
        let name = piece.name.say(self.lang);
        self.said.push((&piece.name, name.clone()));
        name
    }
}

fn piece_at(scene: &Scene, site: Site) -> Option<&Piece> {
    scene.pieces.iter().find(|piece| piece.site == site)
}

impl SceneChangeJson {
    /// What is different after something was done, in the words of a language.
    pub fn new(before: &Scene, after: &Scene, layout: &Layout, lang: Lang) -> SceneChangeJson {
        let mut names = Names::new(lang);
        let (mut gone, mut pieces) = (Vec::new(), Vec::new());
        for index in 0..layout.sites.len() {
            let site = Site(index as u8);
            match (piece_at(before, site), piece_at(after, site)) {
                (Some(_), None) => gone.push(site_text(layout, site)),
                (old, Some(new)) if old != Some(new) => pieces.push(piece_json(new, layout, names.of(new))),
                _ => {}
            }
        }
        let SceneJson { marks, reserves, words, out, .. } =
            SceneJson::new(&Scene { pieces: vec![], ..after.clone() }, layout, lang);
        SceneChangeJson { gone, pieces, marks, reserves, words, out }
    }

    /// Makes the later scene of the earlier one, as a client does.
    pub fn apply(&self, scene: &mut SceneJson) {
        let replaced = |site: &String| self.pieces.iter().any(|new| new.site == *site);
        scene.pieces.retain(|piece| !self.gone.contains(&piece.site) && !replaced(&piece.site));
        scene.pieces.extend(self.pieces.iter().cloned());
        scene.marks.clone_from(&self.marks);
        scene.reserves.clone_from(&self.reserves);
        scene.words.clone_from(&self.words);
        scene.out.clone_from(&self.out);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::SiteInfo;

    fn layout() -> Layout {
        let site = |x: u8| SiteInfo {
            text: format!("s{x}"),
            name: format!("site {x}").into(),
            at: Spot::in_cell(x, 0),
            near: Vec::new(),
            ground: "plain",
        };
        Layout {
            look: Look::Squares,
            sites: (0..3).map(site).collect(),
            lines: vec![(Site(0), Site(1))],
            buttons: vec![],
            quarter_turns: vec![0, 2],
        }
        .joined_by_lines()
    }

    #[test]
    fn lengths_are_whole_where_they_can_be() {
        let json = serde_json::to_value([CellsJson(300), CellsJson(150), CellsJson(87)]).unwrap();
        assert_eq!(json.to_string(), "[3,1.5,0.87]");
        assert_eq!(serde_json::from_value::<[CellsJson; 3]>(json).unwrap(), [CellsJson(300), CellsJson(150), CellsJson(87)]);
        assert!(serde_json::from_str::<CellsJson>("-1").is_err() && serde_json::from_str::<CellsJson>("656").is_err());
        let board = LayoutJson::new(&layout(), Lang::EN);
        assert_eq!((board.width, board.height), (CellsJson(300), CellsJson(100)));
        assert_eq!((board.sites[0].near.as_slice(), board.sites[2].near.len()), (["s1".to_string()].as_slice(), 0));
    }

    fn man(site: u8, camp: &'static str) -> Piece {
        Piece { site: Site(site), camp, kind: "man", glyph: 'm', name: "man".into() }
    }

    #[test]
    fn a_change_makes_the_later_scene_of_the_earlier() {
        let layout = layout();
        let before = Scene { pieces: vec![man(0, "a"), man(1, "b")], words: vec!["A moves".into()], ..Scene::default() };
        let after = Scene {
            pieces: vec![man(1, "b"), man(2, "a")],
            marks: vec![Mark { site: Site(0), kind: MarkKind::Open }],
            ..Scene::default()
        };
        let change = SceneChangeJson::new(&before, &after, &layout, Lang::EN);
        assert_eq!(change.gone, ["s0"]);
        assert_eq!(change.pieces.iter().map(|piece| piece.site.as_str()).collect::<Vec<_>>(), ["s2"]);
        let mut scene = SceneJson::new(&before, &layout, Lang::EN);
        change.apply(&mut scene);
        assert_eq!(scene, SceneJson::new(&after, &layout, Lang::EN));
    }

    #[test]
    fn lines_go_by_the_texts_of_their_ends() {
        assert_eq!(LayoutJson::new(&layout(), Lang::EN).lines, [["s0".to_string(), "s1".to_string()]]);
    }
}
