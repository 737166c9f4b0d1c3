# box page
box-what1 = Draughts as a French booklet plays it: men move forward and capture all ways, kings fly along the diagonals, capturing is compulsory, and which capture is yours to choose.
box-what2 = That free choice is what sets it apart from the draughts of clubs and tournaments.
box-what2-reason = The published rules of international draughts make the capture of most pieces compulsory; the booklet compares itself with nothing.
box-aim1 = Take all the opponent's men and kings, or place your own so that he cannot move any more.
box-summary1 = Each player has twenty men on the brown squares. Brown begins; then the players take turns.
box-summary2 = A man moves one square diagonally forward.
box-summary3 = It captures a neighbour by jumping over it to the free square behind, backward too.
box-summary4 = Who can capture must, and goes on while there is more to take. Which capture it is, is your choice.
box-summary5 = A man whose move ends on the far row becomes a king, which runs along whole diagonals.
box-summary6 = Take everything, or leave your opponent without a move, and you win.
box-material1 = board
box-material2 = brown men
box-material3 = ivory men
box-players1 = Two players.
box-players2 = They choose their colours for the first game and change them with each new one.
box-story1 = The booklet is headed with nothing but the plain French name of the game, Jeu de Dames.
box-story2 = Who made the box, where and when, we do not know.
box-story2-reason = No author, maker, place or year stands in the text that has come to us; cover and box are missing.
box-advice1 = As the game goes on there are fewer and fewer pieces, and the men that are left come near the rows from which the opponent started: that is when crowning begins.
box-advice2 = The booklet's own words: a man is a pion, a king a dame; a king is crowned (couronnement) with a captured man; what is taken are prises; a drawn game is nulle.
box-lost1 = All six sketches are gone: the start, a man's move, a double capture, a crowning, a king's move and a king's capture. Each has a board of ours in its place, named after it.
box-lost1-reason = Only the words have come to us. Every board was built so that the words beside the sketch are true of it.
box-lost2 = Draughts and nine men's morris share one leaf, and its columns have run into each other; no page is numbered.
box-lost2-reason = We put the sentences back under the headings they belong to.
box-settle1 = A photograph of the board would settle how many rows it has (D-1).
box-settle2 = A photograph of the leaf with its sketches would show how a king captures several pieces and where it may rest between two jumps (D-7).
box-settle3 = The lid, or the back of the leaf, may name who made the box, and when.

# explain
told-capture = { $piece } { $from } takes { $taken } and lands on { $to }
told-move = { $piece } { $from } to { $to }
told-objection = objection: { $told }
told-crowned = { $told }, crowned
capture-is-demanded = the overlooked capture is demanded: { $first } goes back to { $last }
goes-from-to = from { $first } to { $last }
are-taken = taken: { $list }
crowned-with-spare-man = { $first } has reached the far row and is crowned with a spare man, for none was taken: a king
crowned-with-taken-man = { $first } has reached the far row and is crowned with a man taken from the opponent's tray: a king

# game
brown = Brown
ivory = Ivory
draughts-jeu-de-dames = Draughts (Jeu de Dames)
draughts-on-hundred-squares-flying-kings = Draughts on a hundred squares: flying kings, captures are compulsory, but which one is your choice.
booklet-and-program-keeps-watch = The booklet, and the program keeps watch
booklets-rules-program-lets-no-capture = The booklet's rules; the program lets no capture be overlooked, and a touched piece may be put back.
booklet-to-letter = The booklet to the letter
you-watch-each-other-overlooked-capture = You watch each other: an overlooked capture is for the opponent to point out, and whoever touches a piece moves it.
international-draughts = International draughts
not-booklets-game-capture-that-takes = Not the booklet's game: the capture that takes most pieces is compulsory, as in clubs and tournaments.

# refuse
game-is-over = the game is over
ivory-piece-in-browns-turn = it is brown's turn, and { $square } holds an ivory piece
brown-piece-in-ivorys-turn = it is ivory's turn, and { $square } holds a brown piece
no-piece-there = there is no piece on { $square }
square-is-not-free = { $b } is not free
not-on-one-diagonal = { $a } and { $b } are not on one diagonal
piece-on-stands-in-way = the piece on { $piece } stands in the way
man-moves-forward-only = a man moves forward only; backward it can only capture
man-moves-one-square = a man moves one square diagonally forward, and { $b } is not such a square from { $a }
capture-is-due = a capture is possible and therefore compulsory
nothing-to-object-to = there is nothing to object to: no capture was just overlooked
not-an-overlooked-capture = from { $from } this is not a capture that was overlooked
no-piece-may-be-jumped-twice = no piece may be jumped twice
piece-on-has-nothing-to-capture = the piece on { $a } has nothing to capture
piece-on-captures-otherwise = the piece on { $a } captures otherwise
capture-must-go-on = the capture is not finished, it must go on
most-must-be-taken = most pieces must be taken, here { $most }
piece-on-cannot-move = the piece on { $square } cannot move

# rulebook, board
d-1-title = The board
d-1-part1 = The board lies so that each player has a brown square at the left of his first row. Pieces stand on brown squares only.
d-1-part2 = A row has ten squares: twenty men just fill the brown squares of four rows.
d-1-part3 = There are ten such rows, so 50 brown squares.
d-1-part3-reason = The number of rows stood only in a sketch that is lost. A board as deep as it is wide is the usual one for twenty men a side.
d-1-part4 = The brown squares are numbered 1 to 50, row by row from the top; 46 is the left corner of the player below.
d-1-part4-reason = The booklet numbers nothing; draughts players everywhere use these numbers.
d-1-example1 = A king in the corner 46 sees the long diagonal up to 5.
d-2-title = The start
d-2-part1 = Two players. They choose brown or ivory and change colours with each new game. Each sets up 20 men on the brown squares of the four rows nearest to him.
d-2-part2 = Brown plays first.
d-2-part3 = Then the players take turns.
d-2-part4 = Brown is drawn below, on 31 to 50, and stands as W in texts; ivory above, on 1 to 20, as B.
d-2-part4-reason = The booklet seats nobody. In the texts of draughts programs W is the side that begins.
d-2-example1 = The start: brown has nine moves. (The sketch is lost; the words leave no other arrangement.)
figure-sketch-of-start = Sketch of the start

# rulebook, capturing
d-5-title = How a man captures
d-5-part1 = A man captures an enemy on a neighbouring square of a diagonal by jumping over it to the square just behind. If that square is occupied, there is no capture. To capture, a man may also go backward.
d-5-part2 = So it captures on all four diagonals, and men and kings alike.
d-5-part3 = Whoever captures takes the piece off the board and lays it before himself.
d-5-example1 = In four directions; not where the next square is taken.
d-6-title = How a king captures
d-6-part1 = To capture a man or a king, a king may first cross free squares, and it stops on any free square farther along the same diagonal.
d-6-part2 = It takes the first piece it meets, if that is an enemy and the square just behind is free, and it stops before the next piece.
d-6-part2-reason = The booklet says it of men only: no capture where the next square is occupied, and a free square between two pieces that are taken. We let it hold for kings too, as draughts players do.
d-6-example1 = From afar, to any square up to the next piece. (The sketch is lost; the board is ours.)
figure-sketch-of-kings-capture = Sketch of a king's capture
d-7-title = Several captures in one move
d-7-part1 = One move may capture several pieces, if a free brown square lies between one and the next. The capturing piece, man or king, may turn into a crossing diagonal on the way. It is not allowed to stop before it has taken them all.
d-7-part2 = After each jump a king must land on a square from which it can capture again, if there is one, whichever it likes of these; only if there is none may it end on any of the landing squares.
d-7-part2-reason = The booklet forbids stopping early and does not say where a king rests between two jumps. Other draughts games with flying kings and a free choice read it so.
d-7-example1 = The man must take both, turning on the way. (The sketch is lost; the board is ours.)
figure-sketch-of-double-capture = Sketch of a double capture
d-7-example2 = The king may not rest on a square from which nothing can be taken while another leads on.
d-8-title = Captured pieces leave at the end
d-8-part1 = A king passes over all it takes, and nothing is lifted from the board before its move is finished.
d-8-part2 = Until then what was taken still stands in the way.
d-8-part3 = The same holds for men.
d-8-part3-reason = The booklet says it of kings alone. One way of capturing for all pieces is easier to play, and is the custom.
d-8-part4 = No piece may be jumped twice. Free squares may be used again, the one the capturing piece started from among them.
d-8-part4-reason = The booklet is silent; it follows the custom of draughts, where a piece is taken once and the moving piece has left its square.
d-8-example1 = The king that takes 28, 13 and 12 comes round to 17 and meets 22, but cannot take it: 28 is taken and still stands behind it.
d-8-example2 = A round trip: the man ends where it began.

# rulebook, crowning
d-11-title = Crowning
d-11-part1 = A man that a player brings to the opponent's first row becomes a king. The opponent must crown it: he puts another man of the same colour on it, one of those he has captured. A man that reaches that row and still has pieces to take goes on and is not crowned.
d-11-part2 = So what counts is where the move ends. The crown leaves the captured pieces that lie before the opponent.
d-11-part3 = If the opponent has captured no man yet, or has used up those he had, the man becomes a king all the same; at a real board it is marked with whatever is at hand.
d-11-part3-reason = The booklet does not think of it. Becoming a king is the player's merit and should not wait for what the opponent has taken.
d-11-example1 = Crowned by a move. (The sketch is lost; the board is ours.)
figure-example-of-crowning = Example of a crowning
d-11-example2 = Passing is not enough.

# rulebook, duties
d-9-title = Capturing is compulsory
d-9-part1 = Whoever can capture must, even if his own piece can then be taken.
d-9-part2 = By default the program sees to it: where a capture is possible, it refuses anything else.
d-9-part2-reason = The booklet knows no program and leaves it to the opponent (D-16). Most players are glad not to have to watch.
d-9-example1 = Only the capture may be played.
d-9-example2 = Brown must take although 19 then takes back: the move 50-44 is refused.
d-10-title = The choice is free
d-10-part1 = Among captures that take more or fewer pieces, men or kings, the player chooses as he likes.
d-10-part2 = With `majority=on` the capture that takes most pieces is compulsory, a king counting as one.
d-10-part2-reason = It is the rule of international draughts, not the booklet's; it lets the game be compared with the world's draughts programs.
d-10-example1 = One piece or two: as you like.
d-10-example2 = With majority only the longer one.
d-10-example3 = With majority, 44 could take 40; but 32 takes two, so 44 may not.

# rulebook, ending
d-12-title = Winning
d-12-part1 = The winner is whoever has taken all the men and kings of the opponent, or has left him none that can move.
d-12-part2 = So a player who cannot play at his turn has lost.
d-12-part3 = Demanding an overlooked capture (D-16) is a move: whoever can still do that has not lost.
d-12-part3-reason = Otherwise a fault against the rules could win the game before anybody has had a chance to speak.
d-12-example1 = The last piece is taken.
d-12-example2 = Ivory is blocked.
d-13-title = Drawn games
d-13-part1 = When neither player can take all the other's pieces or keep them from moving, the game is drawn.
d-13-part2 = It is declared so when both players agree on it.
d-13-part2-reason = The booklet does not say who judges that nobody can win any more; at a table that can only be the players.
d-13-part5 = At a table of the server, where the solved endings prove that neither can win, the draw is offered to the players. An engine does not stand in its way; a person who declines plays on.
d-13-part5-reason = The booklet has such a game declared drawn, and with up to four pieces the program knows it for certain. But to see it is the players' affair: the program offers and does not decide.
d-13-part3 = It is drawn, too, when the same position occurs for the third time (C-3).
d-13-part3-reason = Players who only repeat themselves show that neither can win; without such a rule a game might never end.
d-13-part4 = And after 50 turns, 25 of each player, in which nobody captured and no man moved. A win or a loss goes before the draw.
d-13-part4-reason = Kings alone can walk about for ever. The number is that of international draughts.
d-13-example1 = The fiftieth turn with kings alone.
d-14-title = The twenty-move challenge
d-14-part1 = When both players admit that one of them is in the stronger position, they may decide that this one must win within 20 of his own moves. If he fails, the game is drawn.
d-14-part2 = A win by the twentieth move still counts.
d-14-part3 = One challenge at a time. When it runs out, or after the 50 turns of D-13, the game ends before an overlooked capture can be demanded.
d-14-part3-reason = The booklet does not treat the meeting of these rules. A count that has run out should end the game at once, whatever the last move was.
d-14-example1 = Brown's last turn of the challenge.
d-14-example2 = A win in that turn still counts.

# rulebook, moving
d-3-title = How a man moves
d-3-part1 = In his turn a player moves one man by one square along a diagonal, always forward, to a free brown square. Backward a man goes only to capture.
d-3-example1 = Forward, never back, never onto a piece. (The sketch is lost; the board is ours.)
figure-sketch-of-mans-move = Sketch of a man's move
d-4-title = How a king moves
d-4-part1 = A king goes forward or backward as it likes, but always along a diagonal.
d-4-part2 = It may cross any number of free squares and stops before any piece, as it does on its way to a capture.
d-4-example1 = It stops before any piece. (The sketch is lost; the board is ours.)
figure-sketch-of-kings-move = Sketch of a king's move

# rulebook, watching
d-15-title = Touched is moved
d-15-part1 = A piece that was touched must be moved.
d-15-part2 = This holds with `touch=on`; by default a player may think again.
d-15-part2-reason = On a screen a finger slips easily, and nobody meant to touch anything. Whoever wants the letter of the booklet has it.
d-15-part3 = A piece counts as touched when it is pointed at first and can move; one that cannot move binds nobody. Where a move is written out whole, nothing is touched.
d-15-part3-reason = The booklet does not say what becomes of a piece that cannot move, and it knows neither screens nor written moves.
d-15-example1 = Whoever touches 32 plays 32-27 or 32-28; whoever touches 37 plays 37-31. 38 cannot move, and touching it binds nobody.
d-16-title = Overlooked captures
d-16-part1 = If a player, on purpose or not, leaves aside a piece that could capture and moves another without capturing, his opponent must tell him. The offender then puts the piece back and plays the move that the opponent indicates.
d-16-part2 = This is played with `enforcement=opponent`; by default the program lets nobody overlook a capture (D-9).
d-16-part2-reason = The booklet has the players watch each other. The program can do it without fail, and most are glad of it.
d-16-part3 = The opponent may object; he need not. Once he has made a move of his own, the right is gone.
d-16-part3-reason = The booklet says that he must, but nobody can be made to see what he has overlooked too.
d-16-part4 = He may indicate any capture that was overlooked (with `majority=on`, only one of those that take most), written `!32x23x28`. A plain move of the very piece that could capture counts as overlooking too.
d-16-part4-reason = The booklet speaks only of moving another piece. Capturing is compulsory whichever piece moved (D-9), so both faults are treated alike.
d-16-part5 = After the capture the objector is on turn, as after any move. In a challenge (D-14) the offender has spent one turn, the objector none.
d-16-part5-reason = The booklet stops at the corrected move. What the fault has cost should fall on the offender alone.
d-16-example1 = Brown overlooks the capture and plays 34-30; ivory may have it taken back and 32x23 played, or let it pass.
d-16-example2 = Brown has just played 50-45 and overlooked two captures: ivory indicates either.
c-3-title = Resigning, agreeing, repeating
c-3-part1 = A player may resign, and then he has lost. Both may agree on a draw. When the same position occurs for the third time at the start of a turn, the game is drawn; counters make no difference, and turns taken back do not count.
c-3-part1-reason = The booklet leaves it to good manners. All games of this program share these ends.
c-3-example1 = After two moves of each king the same position stands for the second time; after two more of each the game is drawn.

# rules
option-off = off
option-on = on
option-booklet-lets-player-choose-freely-whatever = The booklet lets the player choose freely, whatever the number of pieces taken.
option-majority-capture = Majority capture
option-capture-that-takes-most-pieces-is = The capture that takes most pieces is compulsory, as in international draughts (D-10).
option-in-booklet-it-is-opponent-who = In the booklet it is the opponent who must point out an overlooked capture.
option-program = the program
option-opponent = the opponent
option-who-watches-over-captures = Who watches over captures
option-program-refuses-to-let-capture-pass = The program refuses to let a capture pass; or the opponent watches, and may have an overlooked capture played (D-16).
option-booklet-has-every-touched-piece-moved = The booklet has every touched piece moved.
option-touched-means-moved = Touched means moved
option-piece-that-was-touched-must-be = A piece that was touched must be moved, if it can. A move that is typed whole touches nothing (D-15).

# scene
brown-man = brown man
brown-king = brown king
ivory-man = ivory man
ivory-king = ivory king
brown-won-by-taking = Brown has won: ivory has no piece left.
brown-won-by-blocking = Brown has won: ivory cannot move.
ivory-won-by-taking = Ivory has won: brown has no piece left.
ivory-won-by-blocking = Ivory has won: brown cannot move.
drawn-by-idleness = A draw: { $limit } turns without a capture or a man's move.
drawn-by-challenge = A draw: the challenge was not won in time.
brown-to-move = Brown to move.
ivory-to-move = Ivory to move.
capture-is-compulsory = A capture is compulsory.
capture-was-overlooked-you-may-object = A capture was overlooked: you may object.
challenge-of-brown = Challenge: brown must win within { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
challenge-of-ivory = Challenge: ivory must win within { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
idle-turns = { $idle } of 50 turns without a capture or a man's move.
square = square { $number }
object = Object
taken-by-ivory = taken by ivory
taken-by-brown = taken by brown

# texts that cannot be read
one-of = one of { $words }
at-most = at most { $most }
brown-list-missing = the list of brown (W) is missing
ivory-list-missing = the list of ivory (B) is missing
lists-form = side:W<squares>:B<squares>
no-piece-at-all = neither side has a piece
at-least-one-piece = at least one piece
pieces-found = { $pieces } pieces
squares-form = a square 1 to 50, K and a square, or a range 31-50
square-given-twice = square { $square } is given twice
one-piece-a-square = one piece on a square
man-on-crowning-square = a man on its crowning square { $square }
king-there = a king there (K)
drawing-lines = { $lines } lines
drawing-form = ten rows and the side to move
drawing-row = row { $row } has { $squares } squares
sign-on-square = '{ $sign }' on { $square }
step-form = a move 32-28, a capture 32x23x28 or !32x23x28
extras-form = :H<n>, :C<side><n> and :O<from>-<to>, in this order
challenge-form = W or B and the turns left
overlooked-only-with-opponent = no such field unless enforcement=opponent
overlooked-form = <from>-<to>, with a final p if it crowned a man
overlooked-squares = a move of the other side from a free square to where the piece stands now
overlooked-crowning = p only for a king on its far row
overlooked-possible = a plain move that was possible
overlooked-nothing = '{ $word }' overlooked no capture
overlooked-only-after = the field only after an overlooked capture
idle-with-move = { $idle } with the move { $word }
idle-after-king = H above 0 after a king's move
no-idle-after-man = no H after a man's move
challenge-runs-already = a challenge is running already
no-turn-is-annulled = turns are not annulled in this game

# games in PDN
pdn-holds-objection = the game holds an objection
pdn-without-objections = a game without objections
pdn-result = the result '{ $result }'
pdn-ambiguous = '{ $word }' is ambiguous
pdn-illegal = '{ $word }' in { $position }
pdn-legal-step = a legal step ({ $refusal })
pdn-too-long = { $bytes } bytes long
pdn-without-game = no game
pdn-game-form = tags and moves
pdn-game-type = game { $game } has GameType { $kind }
pdn-type-of-dames = 20, draughts on 10x10
pdn-comment-open = a comment '{"{"}' is not closed
pdn-variation-open = a variation '(' is not closed
pdn-tag-malformed = a malformed tag
pdn-tag-form = [Name "value"]

# what is measured
bench-start-majority = start, majority
bench-start = start
bench-twelve-kings = twelve kings
bench-enforcement-by-the-opponent = enforcement by the opponent
