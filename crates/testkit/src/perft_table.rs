//! Tables of counts as text files.

use kernel::{Game, Notation, perft, perft_played, read_rules};

/// Checks a table. Each line is `options | position | counts for depth 1, 2, ...`; the position may be `start` or
/// `start <number>`; empty lines and lines after `#` are for people. Counts of at most a million are also counted with
/// every step played.
pub fn perft_table<G: Game>(table: &str) {
    let mut checked = 0;
    for line in table.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [options, place, counts] = parts[..] else { panic!("not three fields: {line}") };
        let rules: G::Rules = read_rules(kernel::split_rules(options)).unwrap_or_else(|e| panic!("{line}: {e}"));
        let position = match place.strip_prefix("start") {
            Some("") => G::start(rules, 0),
            Some(number) => G::start(rules, number.trim().parse().expect("a start number")),
            None => G::Position::read(rules, place).unwrap_or_else(|e| panic!("{line}: {e}")),
        };
        for (index, count) in counts.split_whitespace().enumerate() {
            let depth = index as u32 + 1;
            let count: u64 = count.parse().unwrap_or_else(|_| panic!("not a count in {line}"));
            assert_eq!(perft(&position, depth), count, "depth {depth} of {line}");
            if count <= 1_000_000 {
                assert_eq!(perft_played(&position, depth), count, "played, depth {depth} of {line}");
            }
            checked += 1;
        }
    }
    assert!(checked > 0, "an empty table proves nothing");
}
