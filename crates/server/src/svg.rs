//! SVG: a plain picture of any board, drawn from layout and scene alone. It knows no game.

use kernel::{Lang, Layout, Look, MarkKind, Piece, Scene, SiteInfo, Spot};
use speech::Say;
use std::collections::BTreeSet;
use std::fmt::Write;

/// The side of a place, in units of the picture.
const CELL: u32 = 40;
/// The margin around the board.
const MARGIN: u32 = 12;
/// Fillings and edges for the camps in the order of their names; what belongs to nobody is grey.
const CAMPS: [(&str, &str); 4] =
    [("#7a4a21", "#2b1708"), ("#f4e9cf", "#5b4a2a"), ("#3b6ea5", "#12283f"), ("#c0463a", "#4a130e")];

struct Picture<'a> {
    layout: &'a Layout,
    lang: Lang,
    svg: String,
}

/// A length of the board in units of the picture.
fn length(board: u16) -> u32 {
    u32::from(board) * CELL / u32::from(Spot::CELL)
}

/// A text that can stand in the picture.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The picture of a board.
pub(crate) fn draw(layout: &Layout, scene: &Scene, lang: Lang) -> String {
    let far = layout.far_corner();
    let (width, height) = (length(far.x) + CELL + 2 * MARGIN, length(far.y) + CELL + 2 * MARGIN);
    let mut picture = Picture { layout, lang, svg: String::new() };
    let title = escaped(&scene.words.iter().map(|word| word.say(lang)).collect::<Vec<_>>().join(" "));
    let _ = write!(
        picture.svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\">\
         <title>{title}</title><rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"#e9dcc3\"/>"
    );
    picture.lines();
    picture.sites(scene);
    let camps: BTreeSet<&str> = scene.pieces.iter().map(|piece| piece.camp).filter(|camp| !camp.is_empty()).collect();
    let camps: Vec<&str> = camps.into_iter().collect();
    for piece in &scene.pieces {
        picture.piece(piece, camps.iter().position(|camp| *camp == piece.camp));
    }
    picture.svg.push_str("</svg>\n");
    picture.svg
}

impl Picture<'_> {
    /// The middle of a place. Rows count from the side of the first player, who sits below.
    fn middle(&self, site: &SiteInfo) -> (u32, u32) {
        let down = self.layout.far_corner().y - site.at.y;
        (MARGIN + length(site.at.x) + CELL / 2, MARGIN + length(down) + CELL / 2)
    }

    fn lines(&mut self) {
        for &(a, b) in &self.layout.lines {
            let (x1, y1) = self.middle(&self.layout.sites[usize::from(a.0)]);
            let (x2, y2) = self.middle(&self.layout.sites[usize::from(b.0)]);
            let _ = write!(
                self.svg,
                "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" stroke=\"#5b4a2a\" stroke-width=\"3\"/>"
            );
        }
    }

    fn sites(&mut self, scene: &Scene) {
        for (index, site) in self.layout.sites.iter().enumerate() {
            let (x, y) = self.middle(site);
            let (left, top, side) = (x - CELL / 2 + 1, y - CELL / 2 + 1, CELL - 2);
            let tile = scene.marks.iter().any(|mark| usize::from(mark.site.0) == index && mark.kind == MarkKind::Tile);
            let fill = match site.ground {
                "plain" => "#b98a55",
                "closed" => "#8d8373",
                _ => "#c9a06d",
            };
            let shape = match self.layout.look {
                Look::Squares => {
                    format!("<rect x=\"{left}\" y=\"{top}\" width=\"{side}\" height=\"{side}\" fill=\"{fill}\"/>")
                }
                Look::Points => format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"6\" fill=\"#5b4a2a\"/>"),
                Look::Hollows => format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"15\" fill=\"{fill}\" stroke=\"#5b4a2a\"/>"),
                Look::Tiles if tile => {
                    format!("<rect x=\"{left}\" y=\"{top}\" width=\"{side}\" height=\"{side}\" rx=\"4\" fill=\"#3a3530\"/>")
                }
                Look::Tiles => format!(
                    "<rect x=\"{left}\" y=\"{top}\" width=\"{side}\" height=\"{side}\" rx=\"4\" fill=\"none\" stroke=\"#b9ab8c\" stroke-dasharray=\"3 3\"/>"
                ),
            };
            self.svg.push_str(&shape);
        }
    }

    /// A disc with the piece's character, so that camps and kinds differ by more than colour.
    fn piece(&mut self, piece: &Piece, camp: Option<usize>) {
        let (x, y) = self.middle(&self.layout.sites[usize::from(piece.site.0)]);
        let (fill, edge) = camp.map_or(("#9a9a9a", "#333333"), |camp| CAMPS[camp % CAMPS.len()]);
        let ink = if matches!(fill, "#f4e9cf" | "#9a9a9a") { "#2b1708" } else { "#ffffff" };
        let (name, glyph) = (escaped(&piece.name.say(self.lang)), escaped(&piece.glyph.to_string()));
        let _ = write!(
            self.svg,
            "<g><title>{name}</title><circle cx=\"{x}\" cy=\"{y}\" r=\"14\" fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"2\"/>\
             <text x=\"{x}\" y=\"{}\" font-family=\"sans-serif\" font-size=\"14\" text-anchor=\"middle\" fill=\"{ink}\">{glyph}</text></g>",
            y + 5
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_picture_with_all_its_pieces() {
        for game in hall::games() {
            let playing = game.open(&[], 0).unwrap();
            let scene = playing.scene();
            let svg = draw(&playing.layout(), &scene, Lang::EN);
            assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
            assert_eq!(svg.matches("<g>").count(), scene.pieces.len());
            assert_eq!(svg.matches("<g>").count(), svg.matches("</g>").count());
        }
    }

    #[test]
    fn a_board_of_hexagons_is_drawn_where_its_places_lie() {
        let svg = draw(&testkit::hexagons(), &Scene::default(), Lang::EN);
        assert_eq!(svg.matches("<circle").count(), 19);
        assert!(svg.contains("viewBox=\"0 0 224 203\""), "{svg}");
        // The first of the lowest row begins a cell farther to the right than that of the middle row.
        assert!(svg.contains("cx=\"72\" cy=\"171\"") && svg.contains("cx=\"32\" cy=\"101\""), "{svg}");
    }

    #[test]
    fn nothing_in_a_name_becomes_markup() {
        assert_eq!(escaped("<script>\"&"), "&lt;script&gt;&quot;&amp;");
    }
}
