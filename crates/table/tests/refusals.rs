//! Whoever is refused is told why in his own language, whatever he wanted to do.

use kernel::{Action, Lang, Side};
use table::{Now, SeatKeys, Table, TableId, Who, opened};
use wire::{TableOrder, Why};

struct NoKeys;

impl SeatKeys for NoKeys {
    fn seat_key(&self, _: &TableId, _: usize, _: u32) -> String {
        String::new()
    }

    fn is_seat_key(&self, _: &TableId, _: usize, _: u32, _: &str) -> bool {
        false
    }
}

#[test]
fn a_refused_action_is_told_in_the_players_language() {
    let languages = ["en", "fr", "it"].map(Lang::of);
    let mut refused = 0;
    for game in hall::games() {
        let seats = vec![r#"{"kind":"me"}"#; game.choose_table(&[]).unwrap().seating.seats()].join(",");
        let order = format!(r#"{{"game":"{}","seats":[{seats}]}}"#, game.info().id);
        let order: TableOrder = wire::read(order.as_bytes()).unwrap();
        let first = opened(&order, "ada", "Ada", 1, Lang::EN).unwrap();
        let mut table = Table::new(TableId::new([1; 10]), &first).unwrap();
        let begun = table.follows().unwrap();
        table.apply(&begun).unwrap();
        let now = Now { left: vec![], absent: vec![None; table.seats()], grace: 1, keys: &NoKeys, said: 1, removed: 1 };
        for action in [Action::Annul, Action::Draw, Action::Challenge(Side(0))] {
            let told = languages.map(|lang| {
                let who = Who { visitor: "ada", name: "Ada", lang };
                table.acted_fact(who, action, Why::Wish, &now).err().map(|fault| fault.message)
            });
            if let [Some(english), others @ ..] = &told {
                refused += 1;
                for (other, lang) in others.iter().zip(&languages[1..]) {
                    assert_ne!(other.as_ref(), Some(english), "{} {action:?} {lang:?}", game.info().id);
                }
            }
        }
    }
    assert!(refused > 5, "{refused}");
}
