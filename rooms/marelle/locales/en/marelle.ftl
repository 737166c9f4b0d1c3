# box page
box-what1 = A game of aligning and blocking in three phases: one places, then one moves, at last one jumps.
box-what2 = In English it is nine men's morris, in Italian mulino or filetto.
box-what2-reason = The booklet knows it by its French name only; the game is the same.
box-aim1 = Take the enemy pieces by forming mills of three in a row, or block them by occupying every point they could go to.
box-summary1 = First you take turns to place your nine pieces on free points.
box-summary2 = Three of yours in a row are a mill: take an enemy piece that stands in none.
box-summary3 = When all are placed, you move one piece along a line to the next free point.
box-summary4 = Down to three pieces, you may jump to any free point.
box-summary5 = Take seven pieces, or leave your opponent without a move, and you win.
box-material1 = board (plan de jeu)
box-material2 = brown pieces
box-material3 = ivory pieces
box-players1 = Two players.
box-story1 = The booklet is headed with nothing but the French name of the game, Jeu de Marelle.
box-story2 = It stands on one leaf with draughts, and the pieces of both games are brown and ivory. Who made them, where and when, we do not know.
box-story2-reason = No author, maker, place or year stands in the text that has come to us; cover and box are missing.
box-advice1 = From the first piece placed, try to form mills and hinder the other from forming his.
box-advice2 = Later, too, think of both: of new mills, and of standing on the points that the enemy pieces need.
box-advice3 = The booklet's own words: a mill is a marelle; it is formed, opened and closed (fermeture); pieces are pions, placed (mise en place), moved (déplacement) and made to jump (sauts).
box-lost1 = All five sketches are gone: examples of mills, sketch 1 (a move), sketch 2 (blocking), the forming of a mill, and sketch 3 (the mill that opens one row and closes another). Each has a board of ours in its place, named after it.
box-lost1-reason = Only the words have come to us. Every board was built so that the words beside the sketch are true of it.
box-lost2 = With the sketches the plan of the board is lost; ours is that of tradition (M-1).
box-lost2-reason = Nine pieces each, points and lines, mills across and upright: all of it fits that board.
box-lost3 = The columns of the leaf have run into each other: the placing stands before the title of the game.
box-lost3-reason = We put the sentences back under the headings they belong to.
box-settle1 = A photograph of the board would settle its points and lines (M-1).
box-settle2 = A photograph of the leaf with its sketches would show whether one of them has two mills closed at once (M-8), or a piece taken out of a mill (M-7).
box-settle3 = The lid, or the back of the leaf, may name who made the box, and when.

# camp
brown = Brown
ivory = Ivory
colour-brown = brown
colour-ivory = ivory

# explain
and-closes-mill = closes a mill
and-closes-two-mills = closes two mills
and-removes = removes { $one }
and-removes-two = removes { $one } and { $two }
places-piece-on = { $mover } places a piece on { $one }
moves-from-to = { $mover } moves from { $one } to { $two }
jumps-from-to = { $mover } jumps from { $one } to { $two }
closes-named-mill = { $mover } closes the mill { $all }
piece-on-is-removed = the { $colour } piece on { $one } is removed
all-in-mills-and-spared = every { $colour } piece stands in a mill and stays

# lib
nine-mens-morris = Nine men's morris
line-up-three-pieces-to-take = Line up three pieces to take one: first placing, then moving, at last jumping.
booklet-and-program-keeps-watch = The booklet, and the program keeps watch
booklets-rules-where-it-contradicts-itself = The booklet's rules; where it contradicts itself or is silent (M-7, M-8), what most players do.
booklet-to-letter = The booklet to the letter
each-mill-takes-piece-so-two = Each mill takes a piece, so two mills closed at once take two.
without-jumping = Without jumping
booklet-tells-that-some-drop-jumps = The booklet tells that some drop the jumps, which they think unjust.
mills-are-safe = Mills are safe
of-two-sentences-of-booklet-that = Of two sentences of the booklet that contradict each other, the other one: a piece in a mill is never taken.

# refuse
over-drawn = the game is over: it is drawn, { $limit } turns having passed without a piece taken
over-lost-pieces = the game is over: { $loser } has lost, with { $left } left of nine pieces
over-blocked = the game is over: { $loser } has lost, having no piece that can move
must-place = pieces are still in hand ({ $left }), so one must be placed
must-move = no piece is in hand any more, so a piece on the board must move
too-many-to-jump = { $from } and { $to } are not neighbours, and jumping (M-5) is only for exactly three pieces, not { $count }
no-jumping-here = { $from } and { $to } are not neighbours, and this game is played without jumping (M-5)
no-own-piece-there = no { $colour } piece stands on { $point }
piece-is-blocked = the piece on { $point } has no free neighbouring point
point-is-occupied = { $point } is occupied
no-mill-no-removal = no mill is closed, so nothing is removed
nothing-to-remove = no { $colour } piece is on the board to be removed
mills-keep-all-pieces = every { $colour } piece stands in a mill, and in this game they stay there: nothing is removed
must-remove-one = a mill is closed, so one { $colour } piece must be removed
must-remove-two = two mills are closed at once, so two { $colour } pieces must be removed
removed-twice = the piece on { $point } cannot be removed twice
order-of-removals = two removed pieces are written in the order of the points, from a7 row by row to g1
one-mill-one-removal = only one mill is closed, so only one piece is removed
two-mills-one-removal = two mills closed at once remove only one piece in this game
one-removal-only = only one piece can be removed
piece-is-in-mill = the piece on { $point } stands in a mill, and others do not

# rulebook, board
m-1-title = The board
m-1-part1 = The game is played on the points of a board, which lines join.
m-1-part2 = The board has 24 points on three nested squares that are joined at the middles of their sides; there are no diagonals. Sixteen lines hold three points each: the four sides of each square and the four lines across.
m-1-part2-reason = The words do not describe the board; it stood in the sketches, which are lost. With nine pieces each this is the board of tradition, known for centuries.
m-1-part3 = The points are named by file and rank, from a1 below at the left to g7.
m-1-part3-reason = The booklet names no point; a name is needed to write a move down.
m-1-example1 = A point in the middle of a side of the second square has four neighbours; corners have two, and nothing leads around or across a corner.
m-1-example2 = At the start every point is free.
m-2-title = The start
m-2-part1 = Two players lay the board between them. Each takes nine pieces of one colour, brown or ivory.
m-2-part2 = The board is empty at the start: all pieces are in hand.
m-2-part3 = Brown begins, and lots decide who is brown.
m-2-part3-reason = The booklet does not say who begins. Of draughts, on the same leaf, it says that brown does.
m-2-example1 = Brown begins, then ivory, by turns.

# rulebook, common
c-2-title = Only one move
c-2-part1 = When exactly one move is possible, it is still a move: it is recorded and counted, though a screen may play it by itself.
c-2-part1-reason = The booklet has no need to say it; a record has.
c-2-example1 = Brown has one step and must play it.
c-3-title = Resigning, agreeing, repeating
c-3-part1 = A player may resign, and loses. Both may agree on a draw. When the same position, counters aside, comes up for the third time at the start of a turn, the game is drawn; turns taken back do not count.
c-3-part1-reason = The booklet leaves it to good manners. All games of this program share these ends.
c-3-example1 = Both go there and back: after four turns the same position stands for the second time, after eight for the third, and the game is drawn.

# rulebook, ends
m-10-title = Winning
m-10-part1 = The winner is whoever has taken seven of the opponent's pieces, or has blocked them.
m-10-part2 = The loser of seven has two left of nine, those in hand counted. Blocked means: no move is possible at one's turn.
m-10-part3 = Whoever may jump (M-5) is blocked only if no point is free, and so never.
m-10-example1 = The seventh piece is taken.
m-10-example2 = Ivory has two pieces left: the game is over.
m-10-example3 = Few on the board, but some in hand: the game goes on.
m-10-example4 = Brown closes the last gap and ivory cannot move. (The sketch is lost; the board is ours.)
figure-sketch-2 = Sketch 2
m-11-title = Drawn games
m-11-part1 = A game is drawn by agreement, by repetition (C-3), or after 100 turns, 50 of each player, without a piece taken since placing ended. A win goes before the draw.
m-11-part1-reason = The booklet knows no draw, but two careful players can go on for ever. A hundred turns leave ample time to break through.
m-11-part2 = The last placing leaves the count at 0, the first move makes it 1, a piece taken sets it back to 0; a closing that takes nothing (M-7) counts like any other turn.
m-11-part2-reason = So that everybody counts alike.
m-11-example1 = The hundredth turn without a removal.
m-11-example2 = Counting begins with the first move.
m-11-example3 = A bare closing does not set the counter back.
m-11-example4 = A win comes before the draw.

# rulebook, mills
m-6-title = Mills
m-6-part1 = Three pieces of one player in a row, across or upright, are a mill (marelle).
m-6-part2 = Each time a player forms a mill he takes off the board an enemy piece of his choice that is not part of a mill.
m-6-part3 = It makes no difference whether the mill is closed by placing, moving or jumping.
m-6-part4 = A piece may leave a mill to make a second one, and go back at the next turn to make the first again, without limit; each new closing takes a piece.
m-6-part5 = When a mill is opened, all its pieces can be taken. Whoever can only play by opening one of his mills must, even if he may lose a piece by it.
m-6-example1 = Ivory's column g7-g4-g1 and brown's row b6-d6-f6 are mills. c5 makes a column c5-c4-c3; d3 would only go round a corner with c4 and c3, and that is none. (The sketch is lost; the board is ours.)
figure-sketch-examples-of-mills = Sketch: examples of mills
m-6-example2 = Brown closes the upper side with g7 and must remove a piece.
m-6-example3 = The ivory mill is safe while another piece stands outside it.
m-6-example4 = Brown goes from d6 to d7, forms a mill and takes a piece. (The sketch is lost; the board is ours.)
figure-sketch-forming-mill = Sketch: forming a mill
m-6-example5 = The running mill: d7-d6 opens the row a7-d7-g7 and closes b6-d6-f6; d6-d7 goes back and closes the first again. Each time a piece is taken. (The sketch is lost; the board is ours.)
figure-sketch-3 = Sketch 3
m-6-example6 = The same board: d7-d6 has opened the row a7-d7-g7, so when ivory closes c3-d3-e3, a7 can be taken. b6, d6 and f6 cannot.
m-6-example7 = A mill opened and closed again takes each time.
m-6-example8 = Every move opens the mill, so it is opened.
m-6-example9 = A jump closes a mill like a move.

# rulebook, moving
m-3-title = Placing
m-3-part1 = A game has three phases: placing, moving and jumping. In the first, each player in his turn puts a piece on any free point. It ends when both have placed their nine pieces.
m-3-part2 = So whoever has a piece in hand must place it, and moves none.
m-3-example1 = While pieces are in hand, none on the board moves, and occupied points are closed.
m-3-example2 = Ivory places the last piece; then brown moves.
m-4-title = Moving
m-4-part1 = After placing, each player in his turn moves one of his pieces to a free point right next to it on the same line.
m-4-part2 = A piece with no free neighbour is blocked.
m-4-part3 = All the while one tries to form mills, and to block by standing on points that the other could take (sketch 2, shown with M-10).
m-4-example1 = Each piece goes one point along a line; the piece on a7 is blocked. (The sketch is lost; the board is ours.)
figure-sketch-1 = Sketch 1
m-5-title = Jumping
m-5-part1 = A player with only three pieces left may make them jump from a point to any other that is free, however far.
m-5-part2 = Some drop this phase, because they think it unjust: it favours one player over the other.
m-5-part3 = The three are counted when no piece is in hand any more.
m-5-part3-reason = Whoever has pieces in hand is still placing; jumping is the third phase and comes after it.
m-5-example1 = Brown has three pieces and jumps anywhere.
m-5-example2 = Ivory has four and does not jump.
m-5-example3 = Without jumping, three pieces move like any others.

# rulebook, protected
m-7-title = When every enemy piece stands in a mill
m-7-part1 = If every enemy piece on the board stands in a mill, any of them may be taken.
m-7-part1-reason = The booklet contradicts itself here: one sentence spares every piece in a mill, another has each closing take a piece. We let the second prevail, so that a closed mill is never for nothing; most players do the same.
m-7-part2 = With `protected=keep` nothing is taken then, and the move ends with the closing.
m-7-part2-reason = This plays the other of the two sentences.
m-7-example1 = All ivory pieces stand in a mill: any of them goes.
m-7-example2 = Kept mills: the same closing takes nothing.
m-7-example3 = Kept mills do not protect a piece outside them.

# rulebook, removals
m-8-title = Two mills at once
m-8-part1 = A move that closes two mills takes one piece.
m-8-part1-reason = The booklet does not treat it. Read to the letter, a piece goes each time a mill is formed, which would be two; but it always speaks of one mill and one piece, and one piece a turn is the custom.
m-8-part2 = With `double=two` it takes two, one after the other; the second is judged when the first is gone. If only one can be taken, one is; both go also when the first was the seventh.
m-8-part2-reason = Two mills are two closings, each of which takes its piece as if the other did not exist.
m-8-part3 = Only placing can close two mills at once: a piece that moves leaves one of the two lines, and three pieces that jump make no two mills.
m-8-example1 = The piece on d7 closes two mills and takes one piece.
m-8-example2 = Two mills, two pieces, written in the order of the points.
m-8-example3 = The loose piece goes first; then all stand in a mill, and any of them follows.
m-8-example4 = With kept mills only the loose piece can go.
m-8-example5 = All in one mill: after the first, the other two stand outside.
m-8-example6 = The first is the seventh, and the second goes all the same.
m-9-title = Gone for good
m-9-part1 = A piece that was taken off the board is out of the game.
m-9-part2 = It never returns, not to the hand either.
m-9-example1 = Ivory loses d6 and still has seven to place, not eight.
m-9-example2 = Brown has lost five pieces; with none in hand nothing can be placed.

# rules
option-booklet-has-jumping-as-its-third = The booklet has jumping as its third phase, and tells that some drop it as unjust.
option-yes = yes
option-no = no
option-jumping-with-three-pieces = Jumping with three pieces
option-whether-player-with-three-pieces-left = Whether a player with three pieces left may move a piece to any free point (M-5).
option-booklet-contradicts-itself-it-spares-pieces = The booklet contradicts itself: it spares pieces in mills, and it has every closing take a piece.
option-any-may-be-removed = any may be removed
option-nothing-is-removed = nothing is removed
option-when-all-enemy-pieces-stand-in = When all enemy pieces stand in mills
option-what-closed-mill-takes-when-every = What a closed mill takes when every enemy piece on the board stands in a mill (M-7).
option-booklet-does-not-treat-it-read = The booklet does not treat it; read to the letter, each mill takes a piece, which would be two.
option-removes-one-piece = removes one piece
option-removes-two-pieces = removes two pieces
option-two-mills-at-once = Two mills at once
option-how-many-pieces-go-when-one = How many pieces go when one placed piece closes two mills (M-8).

# scene
piece = { $colour } piece
pieces-in-hand = { $colour }, in hand
pieces-lost = { $colour }, lost
status-won-by-pieces = { $winner } has won: { $loser } has only { $left ->
    [one] one piece
   *[other] { $left } pieces
} left.
status-won-by-blocking = { $winner } has won: { $loser } cannot move.
status-places = { $mover } places a piece.
status-jumps = { $mover } has three pieces and may jump to any free point.
status-moves = { $mover } moves a piece to a neighbouring point.
status-drawn = The game is over: it is drawn, { $limit } turns having passed without a piece taken.
status-idle = Turns without a removal: { $idle } of { $limit }, then the game is drawn.

# spell
touch-points-only = only the 24 points of the board can be touched
removes-at-most-two = a step removes at most two pieces

# actions
action-unknown-here = marelle knows no '{ $word }', only resigning and agreeing on a draw

# texts that cannot be read
board-length = { $length } characters
board-form = 24, one for each point
sign-on-point = '{ $sign }' on { $point } (character { $character })
hands-form = the pieces of brown and ivory in hand, such as 9/9
hands-of-brown-to-move = as many for brown as for ivory when brown is to move
hands-of-ivory-to-move = one more for ivory than for brown when ivory is to move, or none for both
pieces-on-board-and-in-hand = { $colour } has { $on_board } on the board and { $in_hand } in hand
at-most-in-all = at most { $most } in all
to-move-with-too-few = { $colour } is to move and has { $left } left, hand included
just-played-with-too-few = { $colour } has just played and has { $left } left, hand included
at-least = at least { $least }
idle-with-pieces-in-hand = '{ $idle }' while pieces are in hand
figure-line-missing = line { $number } of the figure is missing
figure-line-is = line { $number } of the figure is '{ $line }'
figure-line-form = '{ $figure }' with pieces
fields-line-missing = the last line is missing
fields-line-form = side, hands and counter, such as m 9/9 0
below-fields = '{ $more }' below the fields
drawing-ends = the end
no-point-of-board = '{ $text }' in '{ $word }' is no point of the board
step-form = a point such as d6 or a move such as d6-d5, xa1 for a removal

# what is measured
bench-placing-from-the-start = placing from the start
bench-moving-nine-against-nine = moving, nine against nine
bench-jumping-three-against-three = jumping, three against three
bench-placing-two-for-a-double-mill = placing, two for a double mill
