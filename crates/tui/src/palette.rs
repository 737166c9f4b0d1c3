//! Palette: what a terminal can show. Everything is thought of in true colour and Unicode, and steps down to 256 colours, to 16, to
//! none, and to ASCII.

use ratatui::style::{Color, Modifier, Style};

/// A colour as screens know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// How many colours a terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    /// All of them.
    True,
    /// A cube of 216 and some greys.
    Cube,
    /// The sixteen of old.
    Sixteen,
    /// None, or none that the reader wants.
    None,
}

/// What a terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    /// How many colours.
    pub colours: Colours,
    /// Whether letters beyond ASCII come out.
    pub unicode: bool,
}

/// The sixteen colours, as most terminals have them.
const SIXTEEN: [(Color, Rgb); 16] = [
    (Color::Black, Rgb(0, 0, 0)),
    (Color::Red, Rgb(170, 0, 0)),
    (Color::Green, Rgb(0, 170, 0)),
    (Color::Yellow, Rgb(170, 85, 0)),
    (Color::Blue, Rgb(0, 0, 170)),
    (Color::Magenta, Rgb(170, 0, 170)),
    (Color::Cyan, Rgb(0, 170, 170)),
    (Color::Gray, Rgb(170, 170, 170)),
    (Color::DarkGray, Rgb(85, 85, 85)),
    (Color::LightRed, Rgb(255, 85, 85)),
    (Color::LightGreen, Rgb(85, 255, 85)),
    (Color::LightYellow, Rgb(255, 255, 85)),
    (Color::LightBlue, Rgb(85, 85, 255)),
    (Color::LightMagenta, Rgb(255, 85, 255)),
    (Color::LightCyan, Rgb(85, 255, 255)),
    (Color::White, Rgb(255, 255, 255)),
];

impl Palette {
    /// What the environment says of the terminal.
    pub fn of(variable: impl Fn(&str) -> Option<String>) -> Palette {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let term = set("TERM").unwrap_or_default();
        let rich = set("COLORTERM").is_some_and(|value| value == "truecolor" || value == "24bit");
        let colours = if set("NO_COLOR").is_some() {
            Colours::None
        } else if rich || term.ends_with("-direct") {
            Colours::True
        } else if term.contains("256") {
            Colours::Cube
        } else if term == "vt100" || term == "vt220" {
            Colours::None
        } else {
            Colours::Sixteen
        };
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set).unwrap_or_default().to_uppercase();
        Palette { colours, unicode: locale.contains("UTF-8") || locale.contains("UTF8") }
    }

    /// The nearest colour the terminal has.
    pub fn colour(self, wanted: Rgb) -> Color {
        match self.colours {
            Colours::True => Color::Rgb(wanted.0, wanted.1, wanted.2),
            Colours::Cube => {
                let level = |part: u8| (u16::from(part) * 5 + 127) / 255;
                Color::Indexed((16 + 36 * level(wanted.0) + 6 * level(wanted.1) + level(wanted.2)) as u8)
            }
            Colours::Sixteen => {
                let far = |other: Rgb| {
                    let part = |a: u8, b: u8| i32::from(a).abs_diff(i32::from(b)).pow(2);
                    part(wanted.0, other.0) + part(wanted.1, other.1) + part(wanted.2, other.2)
                };
                SIXTEEN.iter().min_by_key(|(_, rgb)| far(*rgb)).map_or(Color::Reset, |(colour, _)| *colour)
            }
            Colours::None => Color::Reset,
        }
    }

    /// Letters of a colour; bold where there is none.
    pub fn ink(self, wanted: Rgb) -> Style {
        match self.colours {
            Colours::None => Style::new().add_modifier(Modifier::BOLD),
            _ => Style::new().fg(self.colour(wanted)),
        }
    }

    /// Something on a ground of a colour, which is nothing where there is none.
    pub fn ground(self, wanted: Rgb) -> Style {
        match self.colours {
            Colours::None => Style::new(),
            _ => Style::new().bg(self.colour(wanted)),
        }
    }

    /// Whether anything has a colour.
    pub fn coloured(self) -> bool {
        self.colours != Colours::None
    }

    /// A sign, or what stands for it in ASCII.
    pub fn sign(self, unicode: &'static str, ascii: &'static str) -> &'static str {
        if self.unicode { unicode } else { ascii }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(pairs: &[(&str, &str)]) -> Palette {
        Palette::of(|name| pairs.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_string()))
    }

    #[test]
    fn the_environment_says_what_there_is() {
        let all = of(&[("TERM", "xterm-256color"), ("COLORTERM", "truecolor"), ("LANG", "fr_FR.UTF-8")]);
        assert_eq!(all, Palette { colours: Colours::True, unicode: true });
        assert_eq!(of(&[("TERM", "xterm-256color")]), Palette { colours: Colours::Cube, unicode: false });
        assert!(!of(&[("TERM", "linux"), ("LC_ALL", "C"), ("LANG", "it_IT.UTF-8")]).unicode);
        assert_eq!(of(&[("TERM", "xterm"), ("NO_COLOR", "1"), ("COLORTERM", "truecolor")]).colours, Colours::None);
        assert_eq!(of(&[("TERM", "xterm"), ("NO_COLOR", "")]).colours, Colours::Sixteen);
    }

    #[test]
    fn colours_step_down() {
        let ivory = Rgb(255, 243, 214);
        let with = |colours| Palette { colours, unicode: true }.colour(ivory);
        assert_eq!(with(Colours::True), Color::Rgb(255, 243, 214));
        assert_eq!(with(Colours::Cube), Color::Indexed(230));
        assert_eq!(with(Colours::Sixteen), Color::White);
        assert_eq!(with(Colours::None), Color::Reset);
    }
}
