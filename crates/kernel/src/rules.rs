//! Rules: the chosen options of a game, and their text (`majority=on,touch=off`).

use crate::{Join, Message, OptionSource, Phrase, Rule, TextError, sentences};

/// One option of a game and the values it can take. The first value is the one tables begin with; texts and protocols begin with
/// [`Default`], which differs from it only where chance decides at a table. What the booklet says of it is another matter.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The option's name in texts.
    pub name: &'static str,
    /// The values in order, the one tables begin with first.
    pub values: &'static [Value],
    /// What the option is about, in a few words.
    pub title: Phrase,
    /// One sentence of explanation.
    pub about: Phrase,
    /// What the booklet says of it.
    pub booklet: OptionSource,
}

/// One value of an option.
#[derive(Clone, Copy, Debug)]
pub struct Value {
    /// The value's name in texts.
    pub name: &'static str,
    /// What it means, in a few words.
    pub title: Phrase,
}

/// The chosen options of a game: a small value that every position carries.
/// ```
/// use kernel::{Rules, read_rules, write_rules};
/// use testkit::toy::ToyRules;
///
/// let rules: ToyRules = read_rules(["players=teams"])?;
/// assert_eq!((ToyRules::CHOICES[0].name, write_rules(&rules, ",").as_str()), ("players", "players=teams"));
/// assert!(read_rules::<ToyRules>(["players=9"]).is_err());
/// # Ok::<(), kernel::TextError>(())
/// ```
pub trait Rules: Copy + Eq + Default + std::fmt::Debug + Send + Sync + 'static {
    /// The options a player may choose.
    const CHOICES: &'static [Choice];

    /// The index of the chosen value of an option.
    fn chosen(&self, choice: usize) -> usize;

    /// The rules with another value of an option; both indices are in range.
    #[must_use]
    fn choose(self, choice: usize, value: usize) -> Self;

    /// Whether the chosen values go together; if not, the option at fault and why.
    fn check(&self) -> Result<(), TextError> {
        Ok(())
    }

    /// The clause by which a touched piece must be moved, where the rules have it: user interfaces and the server bind the seat to it.
    fn touch_rule(&self) -> Option<Rule> {
        None
    }
}

/// A game without options.
impl Rules for () {
    const CHOICES: &'static [Choice] = &[];

    fn chosen(&self, _choice: usize) -> usize {
        unreachable!("there is no option")
    }

    fn choose(self, _choice: usize, _value: usize) -> Self {
        unreachable!("there is no option")
    }
}

/// The rules tables begin with: the first value of every option. A text or a protocol cannot throw dice or ask anybody, so its
/// default ([`Default`]) may be another.
pub fn table_rules<R: Rules>() -> R {
    (0..R::CHOICES.len()).fold(R::default(), |rules, choice| rules.choose(choice, 0))
}

/// Reads options, each word `name=value`, each name at most once; what is not named keeps its default.
pub fn read_rules<'a, R: Rules>(words: impl IntoIterator<Item = &'a str>) -> Result<R, TextError> {
    read_from(R::default(), words)
}

/// Reads the options of a table: what is not named is as tables begin with it.
pub fn read_table_rules<'a, R: Rules>(words: impl IntoIterator<Item = &'a str>) -> Result<R, TextError> {
    read_from(table_rules(), words)
}

fn read_from<'a, R: Rules>(mut rules: R, words: impl IntoIterator<Item = &'a str>) -> Result<R, TextError> {
    let mut seen = vec![false; R::CHOICES.len()];
    for word in words {
        let (name, value) = word
            .split_once('=')
            .ok_or_else(|| TextError::new("option", sentences::OptionWithoutValue { word }, sentences::OPTION_FORM))?;
        let index = R::CHOICES.iter().position(|choice| choice.name == name).ok_or_else(|| {
            TextError::new("option", sentences::OptionUnknown { name }, one_of(R::CHOICES.iter().map(|c| c.name)))
        })?;
        if std::mem::replace(&mut seen[index], true) {
            return Err(TextError::new("option", sentences::OptionTwice { name }, sentences::OPTION_ONCE));
        }
        let values = R::CHOICES[index].values;
        let chosen = values.iter().position(|v| v.name == value).ok_or_else(|| {
            TextError::new("option", sentences::OptionUnknownValue { value, name }, one_of(values.iter().map(|v| v.name)))
        })?;
        rules = rules.choose(index, chosen);
    }
    rules.check()?;
    Ok(rules)
}

/// The options that differ from the defaults, joined by `separator`.
pub fn write_rules<R: Rules>(rules: &R, separator: &str) -> String {
    write_against(&R::default(), rules, separator)
}

/// The options that differ from what tables begin with, joined by `separator`.
pub fn write_table_rules<R: Rules>(rules: &R, separator: &str) -> String {
    write_against(&table_rules(), rules, separator)
}

fn write_against<R: Rules>(usual: &R, rules: &R, separator: &str) -> String {
    let changed = R::CHOICES.iter().enumerate().filter_map(|(index, choice)| {
        let value = rules.chosen(index);
        (value != usual.chosen(index)).then(|| format!("{}={}", choice.name, choice.values[value].name))
    });
    changed.collect::<Vec<_>>().join(separator)
}

/// The words of options that were joined by commas.
pub fn split_rules(text: &str) -> Vec<&str> {
    text.split(',').filter(|word| !word.is_empty()).collect()
}

/// The names that an error expects, or that there is none.
fn one_of(names: impl Iterator<Item = &'static str>) -> Message {
    let names: Vec<_> = names.collect();
    if names.is_empty() { sentences::OPTION_NONE.into() } else { Message::list(Join::Or, names) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    struct Two([usize; 2]);
    const AB: &[Value] = &[Value { name: "a", title: Phrase::NONE }, Value { name: "b", title: Phrase::NONE }];
    impl Rules for Two {
        const CHOICES: &'static [Choice] = &[
            Choice { name: "one", values: AB, title: Phrase::NONE, about: Phrase::NONE, booklet: OptionSource::NONE },
            Choice { name: "two", values: AB, title: Phrase::NONE, about: Phrase::NONE, booklet: OptionSource::NONE },
        ];
        fn chosen(&self, choice: usize) -> usize {
            self.0[choice]
        }
        fn choose(mut self, choice: usize, value: usize) -> Self {
            self.0[choice] = value;
            self
        }
    }

    #[test]
    fn options_are_read_and_written() {
        let rules: Two = read_rules(["two=b", "one=a"]).unwrap();
        assert_eq!(rules, Two([0, 1]));
        assert_eq!(write_rules(&rules, ","), "two=b");
        assert_eq!(read_rules::<Two>([]).unwrap(), Two::default());
    }

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Thrown(usize);
    impl Default for Thrown {
        fn default() -> Self {
            Thrown(1)
        }
    }
    impl Rules for Thrown {
        const CHOICES: &'static [Choice] = Two::CHOICES.split_at(1).0;
        fn chosen(&self, _: usize) -> usize {
            self.0
        }
        fn choose(self, _: usize, value: usize) -> Self {
            Thrown(value)
        }
    }

    #[test]
    fn a_table_may_begin_with_other_options_than_a_text() {
        assert_eq!(read_rules::<Thrown>([]).unwrap(), Thrown(1));
        assert_eq!(read_table_rules::<Thrown>([]).unwrap(), Thrown(0));
        assert_eq!((write_rules(&Thrown(0), ","), write_table_rules(&Thrown(0), ",")), ("one=a".into(), String::new()));
        assert_eq!((write_rules(&Thrown(1), ","), write_table_rules(&Thrown(1), ",")), (String::new(), "one=b".into()));
    }

    #[test]
    fn wrong_options_are_refused() {
        for text in ["one", "three=a", "one=c"] {
            assert_eq!(read_rules::<Two>([text]).unwrap_err().field, "option", "{text}");
        }
        assert!(read_rules::<Two>(["one=a", "one=a"]).is_err());
    }
}
