//! Counting chess positions.

use cozy_chess::Board;

/// The number of sequences of exactly `depth` moves, at least one. The last ply is counted without being played.
pub(crate) fn perft(board: &Board, depth: u8) -> u64 {
    let mut total = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            total += moves.len() as u64;
        } else {
            for chosen in moves {
                let mut child = board.clone();
                child.play_unchecked(chosen);
                total += perft(&child, depth - 1);
            }
        }
        false
    });
    total
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Published counts of the start, and of a position with castling, promotion and captures in passing.
    #[test]
    fn chess_is_counted_right() {
        let counts = |board: &Board| [1, 2, 3, 4].map(|depth| perft(board, depth));
        assert_eq!(counts(&Board::default()), [20, 400, 8_902, 197_281]);
        let busy = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
        assert_eq!(counts(&busy.parse().unwrap()), [48, 2_039, 97_862, 4_085_603]);
    }
}
