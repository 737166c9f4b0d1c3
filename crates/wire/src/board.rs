//! Boards as JSON: what is fixed about one, what stands on it, and what a step changed. Places go by their texts.

use kernel::{Layout, Look, Mark, MarkKind, Piece, Reserve, Scene, Site};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A board without anything on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct LayoutJson {
    /// What it is made of: `squares`, `points`, `tiles` or `hollows`.
    pub look: String,
    /// Columns.
    pub width: u8,
    /// Rows.
    pub height: u8,
    /// The places.
    pub sites: Vec<SiteJson>,
    /// Pairs of places joined by a drawn line.
    pub lines: Vec<[String; 2]>,
    /// What can be pressed beside the board.
    pub buttons: Vec<ButtonJson>,
    /// For each seat, by how many quarter turns clockwise the board must be turned for it to sit at the bottom.
    pub quarter_turns: Vec<u8>,
}

/// A place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SiteJson {
    /// Its short name: touches, pieces and events go by it.
    pub text: String,
    /// Its name for people.
    pub name: String,
    /// The column, from 0 at the left of the first player.
    pub x: u8,
    /// The row, from 0 at the side of the first player.
    pub y: u8,
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

/// Something to see on a place besides a piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct MarkJson {
    /// Where.
    pub site: String,
    /// `tile`, `offered`, `open`, `choice`, `spent` or `disputed`.
    pub kind: String,
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

impl From<&Layout> for LayoutJson {
    fn from(layout: &Layout) -> Self {
        let look = match layout.look {
            Look::Squares => "squares",
            Look::Points => "points",
            Look::Tiles => "tiles",
            Look::Hollows => "hollows",
        };
        let site = |site: &kernel::SiteInfo| SiteJson {
            text: site.text.clone(),
            name: site.name.clone(),
            x: site.x,
            y: site.y,
            ground: site.ground.into(),
        };
        LayoutJson {
            look: look.into(),
            width: layout.width,
            height: layout.height,
            sites: layout.sites.iter().map(site).collect(),
            lines: layout.lines.iter().map(|&(a, b)| [site_text(layout, a), site_text(layout, b)]).collect(),
            buttons: layout
                .buttons
                .iter()
                .map(|button| ButtonJson { text: button.text.into(), name: button.name.clone() })
                .collect(),
            quarter_turns: layout.quarter_turns.clone(),
        }
    }
}

fn piece_json(piece: &Piece, layout: &Layout) -> PieceJson {
    PieceJson {
        site: site_text(layout, piece.site),
        camp: piece.camp.into(),
        kind: piece.kind.into(),
        glyph: piece.glyph,
        name: piece.name.clone(),
    }
}

fn mark_json(mark: &Mark, layout: &Layout) -> MarkJson {
    let kind = match mark.kind {
        MarkKind::Tile => "tile",
        MarkKind::Offered => "offered",
        MarkKind::Open => "open",
        MarkKind::Choice => "choice",
        MarkKind::Spent => "spent",
        MarkKind::Disputed => "disputed",
    };
    MarkJson { site: site_text(layout, mark.site), kind: kind.into() }
}

fn reserve_json(reserve: &Reserve) -> ReserveJson {
    ReserveJson { camp: reserve.camp.into(), kind: reserve.kind.into(), count: reserve.count, name: reserve.name.clone() }
}

impl SceneJson {
    /// A scene on its board.
    pub fn new(scene: &Scene, layout: &Layout) -> SceneJson {
        SceneJson {
            pieces: scene.pieces.iter().map(|piece| piece_json(piece, layout)).collect(),
            marks: scene.marks.iter().map(|mark| mark_json(mark, layout)).collect(),
            reserves: scene.reserves.iter().map(reserve_json).collect(),
            words: scene.words.clone(),
            out: scene.out.iter().map(|seat| seat.0 + 1).collect(),
        }
    }
}

fn piece_at(scene: &Scene, site: Site) -> Option<&Piece> {
    scene.pieces.iter().find(|piece| piece.site == site)
}

impl SceneChangeJson {
    /// What is different after something was done.
    pub fn new(before: &Scene, after: &Scene, layout: &Layout) -> SceneChangeJson {
        let (mut gone, mut pieces) = (Vec::new(), Vec::new());
        for index in 0..layout.sites.len() {
            let site = Site(index as u8);
            match (piece_at(before, site), piece_at(after, site)) {
                (Some(_), None) => gone.push(site_text(layout, site)),
                (old, Some(new)) if old != Some(new) => pieces.push(piece_json(new, layout)),
                _ => {}
            }
        }
        let SceneJson { marks, reserves, words, out, .. } =
            SceneJson::new(&Scene { pieces: vec![], ..after.clone() }, layout);
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
        let site = |x: u8| SiteInfo { text: format!("s{x}"), name: format!("site {x}"), x, y: 0, ground: "plain" };
        Layout {
            look: Look::Squares,
            width: 3,
            height: 1,
            sites: (0..3).map(site).collect(),
            lines: vec![(Site(0), Site(1))],
            buttons: vec![],
            quarter_turns: vec![0, 2],
        }
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
        let change = SceneChangeJson::new(&before, &after, &layout);
        assert_eq!(change.gone, ["s0"]);
        assert_eq!(change.pieces.iter().map(|piece| piece.site.as_str()).collect::<Vec<_>>(), ["s2"]);
        let mut scene = SceneJson::new(&before, &layout);
        change.apply(&mut scene);
        assert_eq!(scene, SceneJson::new(&after, &layout));
    }

    #[test]
    fn lines_go_by_the_texts_of_their_ends() {
        assert_eq!(LayoutJson::from(&layout()).lines, [["s0".to_string(), "s1".to_string()]]);
    }
}
