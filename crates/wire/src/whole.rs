//! Whole numbers as JSON knows them: `2.0` is one too, whatever the program that wrote it had in mind.

use serde::de::{Deserializer, Error, Unexpected, Visitor};
use std::fmt;
use std::marker::PhantomData;

struct Whole<T>(PhantomData<T>);

impl<T: TryFrom<u64>> Visitor<'_> for Whole<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a whole number that is not too large")
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<T, E> {
        T::try_from(value).map_err(|_| E::invalid_value(Unexpected::Unsigned(value), &self))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<T, E> {
        match u64::try_from(value) {
            Ok(value) => self.visit_u64(value),
            Err(_) => Err(E::invalid_value(Unexpected::Signed(value), &self)),
        }
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<T, E> {
        // Larger ones are not whole for certain.
        if value.fract() == 0.0 && (0.0..=9e15).contains(&value) {
            return self.visit_u64(value as u64);
        }
        Err(E::invalid_value(Unexpected::Float(value), &self))
    }
}

pub(crate) fn number<'de, D: Deserializer<'de>, T: TryFrom<u64>>(deserializer: D) -> Result<T, D::Error> {
    deserializer.deserialize_any(Whole(PhantomData))
}

struct Optional<T>(PhantomData<T>);

impl<'de, T: TryFrom<u64>> Visitor<'de> for Optional<T> {
    type Value = Option<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a whole number that is not too large, or null")
    }

    fn visit_none<E: Error>(self) -> Result<Option<T>, E> {
        Ok(None)
    }

    fn visit_unit<E: Error>(self) -> Result<Option<T>, E> {
        Ok(None)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Option<T>, D::Error> {
        number(deserializer).map(Some)
    }
}

pub(crate) fn optional<'de, D: Deserializer<'de>, T: TryFrom<u64>>(deserializer: D) -> Result<Option<T>, D::Error> {
    deserializer.deserialize_option(Optional(PhantomData))
}

#[cfg(test)]
mod tests {
    use crate::{ClockSetting, SeatOrder, TableOrder};

    #[test]
    fn whole_numbers_are_read_however_they_are_written() {
        let order = |text: &str| crate::read::<TableOrder>(text.as_bytes());
        assert_eq!(order(r#"{"game":"g","start":3.0}"#).unwrap().start, Some(3));
        assert_eq!(order(r#"{"game":"g","start":null}"#).unwrap().start, None);
        assert_eq!(order(r#"{"game":"g"}"#).unwrap().start, None);
        let seats = order(r#"{"game":"g","seats":[{"kind":"engine","level":2.0}]}"#).unwrap().seats;
        assert_eq!(seats, [SeatOrder::Engine { level: 2 }]);
        let clock = order(r#"{"game":"g","clock":{"kind":"game","seconds":60}}"#).unwrap().clock;
        assert_eq!(clock, ClockSetting::Game { seconds: 60, increment: 0 });
        for wrong in ["1.5", "-1", "4294967296", "1e300", "\"1\"", "[]"] {
            assert!(order(&format!(r#"{{"game":"g","start":{wrong}}}"#)).is_err(), "{wrong}");
        }
    }
}
