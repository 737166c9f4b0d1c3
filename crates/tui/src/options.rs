//! Options: chosen rules in the words of players, as headings name them. Their texts are for programs.

use crate::sentences;
use hall::AnyGame;
use kernel::Lang;
use speech::Say;

/// Each option of a text such as `majority=on,touch=on` with its title and the name of its value; what no option has stays as it is written.
pub(crate) fn in_words(game: &dyn AnyGame, rules: &str, lang: Lang) -> String {
    let words = rules
        .split(',')
        .filter(|each| !each.is_empty())
        .map(|each| named(game, each, lang).unwrap_or_else(|| each.to_string()));
    words.collect::<Vec<_>>().join("; ")
}

fn named(game: &dyn AnyGame, option: &str, lang: Lang) -> Option<String> {
    let (name, value) = option.split_once('=')?;
    let choice = game.choices().iter().find(|choice| choice.name == name)?;
    let value = choice.values.iter().find(|each| each.name == value)?.title.say(lang);
    Some(sentences::OptionNamed { title: choice.title.say(lang), value }.say(lang))
}

#[cfg(test)]
mod tests {
    use kernel::Lang;
    use speech::Say;

    #[test]
    fn options_are_named_in_the_players_words() {
        for game in hall::games().iter().copied() {
            for choice in game.choices() {
                for value in choice.values {
                    let text = format!("{}={}", choice.name, value.name);
                    let words = super::in_words(game, &text, Lang::EN);
                    assert!(words.contains(&choice.title.say(Lang::EN)), "{text}: {words}");
                    assert!(!words.contains('='), "{text}: {words}");
                }
            }
        }
        let game = hall::games()[0];
        assert_eq!(super::in_words(game, "", Lang::EN), "");
        assert_eq!(super::in_words(game, "unheard=of", Lang::EN), "unheard=of");
    }
}
