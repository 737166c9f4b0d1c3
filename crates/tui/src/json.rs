//! Json: just enough of it to read a theme. What the program says to others is the wire's business.

use std::iter::Peekable;
use std::str::Chars;

/// A value. Numbers are kept as they are written: a theme in a terminal needs none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Json {
    Null,
    True,
    Other,
    Text(String),
    Object(Vec<(String, Json)>),
}

impl Json {
    /// Reads a text; none where it is not JSON.
    pub(crate) fn read(text: &str) -> Option<Json> {
        let mut rest = text.chars().peekable();
        let value = value(&mut rest)?;
        blanks(&mut rest);
        rest.next().is_none().then_some(value)
    }

    /// The value of a name; null where there is none.
    pub(crate) fn get(&self, name: &str) -> &Json {
        self.entries().find(|(known, _)| *known == name).map_or(&Json::Null, |(_, value)| value)
    }

    /// The names and values of an object; none of anything else.
    pub(crate) fn entries(&self) -> impl Iterator<Item = (&str, &Json)> {
        let pairs: &[(String, Json)] = if let Json::Object(pairs) = self { pairs } else { &[] };
        pairs.iter().map(|(name, value)| (name.as_str(), value))
    }

    /// A text; empty where it is none.
    pub(crate) fn text(&self) -> &str {
        if let Json::Text(text) = self { text } else { "" }
    }
}

fn blanks(rest: &mut Peekable<Chars<'_>>) {
    while rest.next_if(|c| c.is_whitespace()).is_some() {}
}

fn value(rest: &mut Peekable<Chars<'_>>) -> Option<Json> {
    blanks(rest);
    match rest.peek()? {
        '"' => text(rest).map(Json::Text),
        '{' => object(rest),
        _ => {
            let mut word = String::new();
            while let Some(c) = rest.next_if(|c| c.is_ascii_alphanumeric() || "+-.".contains(*c)) {
                word.push(c);
            }
            match word.as_str() {
                "" => None,
                "null" => Some(Json::Null),
                "true" => Some(Json::True),
                _ => Some(Json::Other),
            }
        }
    }
}

fn text(rest: &mut Peekable<Chars<'_>>) -> Option<String> {
    rest.next_if_eq(&'"')?;
    let mut out = String::new();
    loop {
        match rest.next()? {
            '"' => return Some(out),
            '\\' => out.push(rest.next()?),
            c => out.push(c),
        }
    }
}

fn object(rest: &mut Peekable<Chars<'_>>) -> Option<Json> {
    rest.next_if_eq(&'{')?;
    let mut pairs = Vec::new();
    loop {
        blanks(rest);
        if rest.next_if_eq(&'}').is_some() {
            return Some(Json::Object(pairs));
        }
        let name = text(rest)?;
        blanks(rest);
        rest.next_if_eq(&':')?;
        pairs.push((name, value(rest)?));
        blanks(rest);
        let _ = rest.next_if_eq(&',');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn objects_and_texts_are_read() {
        let json = Json::read(" {\"a\": {\"b\": \"c\\\"d\", \"n\": -1.5, \"t\": true}, \"z\": null} ").unwrap();
        assert_eq!(json.get("a").get("b").text(), "c\"d");
        assert_eq!((json.get("a").get("t"), json.get("z"), json.get("y")), (&Json::True, &Json::Null, &Json::Null));
        for wrong in ["", "{", "{\"a\"}", "{} x", "\"a"] {
            assert_eq!(Json::read(wrong), None, "{wrong}");
        }
    }
}
