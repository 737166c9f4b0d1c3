# box page
box-box-page1 = A game whose pieces live: they are born, they die and they change camp.
box-box-page2 = Every turn holds births and one displacement, and what one of them changes can go on from piece to piece until the balance is restored.
box-box-page3 = To bring the others down to a few pieces: three with three players, two with four, and with two teams each opponent to two.
box-box-page4 = With two players: to bring the opponent down to four.
box-box-page4-reason = The pages for two are lost; so the sites Jedisjeux and Jeux à deux tell it.
box-box-page5 = In your turn you first make births, if you like, and then move one piece.
box-box-page6 = A piece with nobody around it may give birth to a new one beside it.
box-box-page7 = A piece moves one or two points along the lines, round a corner too.
box-box-page8 = Where two rows meet in a line, the longer one turns the other's pieces into its own.
box-box-page9 = A piece that cannot move any more dies, and a row of more than four is cut to four.
box-box-page10 = Whoever is down to four pieces is out (three with three players, two with four). The last one in wins.
box-box-page11 = folding board, 9 by 9 points on one side and 11 by 11 on the other
box-box-page12 = pieces, all alike: the way a piece faces tells whose it is
box-box-page13 = of the pieces for each player at the start
box-box-page14 = die, thrown by every player; the booklet does not say that it is in the box
box-box-page15 = booklet of rules in four languages (French, English, German, Dutch)
box-box-page16 = coloured sheet of help, with further rules on its back
box-box-page17 = black linen bag for the pieces
box-box-page18 = Two or four players, each for himself, and Bar Mamba for two teams of two.
box-box-page19 = Three players too.
box-box-page19-reason = The number in that page's heading is unreadable; what stands on the page fits three.
box-box-page20 = By way of slogan the booklet warns its readers that what they hold is alive.
box-box-page21 = At the foot of the page on confrontations stand the game's name, that these are its rules, and the number 6: the only page number that has survived.
box-box-page22 = Christophe Berg invented the game, Elisabeth Masmonteil drew it, and Toodoo of La Rochelle published it in 2002 and 2003. It grew out of an earlier game, Ambarès, that was shown at Besançon in 2001.
box-box-page22-reason = No surviving page names an author, a publisher or a year. The names are from the sites Askywhale, Big Cream and Escale à jeux, Ambarès from the last of them; place and years from published descriptions.
box-box-page23 = Its pieces have a name, mambiz, and are a kind of ladybird.
box-box-page23-reason = So the sites Jedisjeux and Jeux à deux tell it; the surviving pages speak of pieces only.
box-box-page24 = The booklet's own words: cross and square are the four and the eight neighbours of a piece; an action is a displacement, a birth, a death or a transformation; a confrontation is where alignments of opponents touch; a Block stops a piece that would change camp for ever.
box-box-page25 = Its two warnings: mind where you put a newborn, for it can cost another piece its birth; and trust no Block, for the next action can upset it.
box-box-page26 = All pictures are lost, the boards at the start among them. Every board named after one is our construction from its caption.
box-box-page26-reason = Only captions and the text beside them have survived.
box-box-page27 = The pages for two players are lost, though the others refer to them. Board, start and the number four come from published descriptions.
box-box-page27-reason = They agree on the pieces and the threshold, and with what the surviving pages say for three and four; of the larger board they tell differently.
box-box-page28 = The heading of one page is unreadable; we take it for the game for three.
box-box-page28-reason = It is followed by the game for four, and on it players fall at three pieces.
box-box-page29 = A photograph of the pages for two players: the start, and at how many pieces a player falls.
box-box-page30 = A photograph of the starts for three and four: whether the H is the same, where it stands, and which side of the board is used.
box-box-page31 = A photograph of the picture of a birth: whether a newborn may stand diagonally beside its mother.
box-box-page32 = A photograph of page 6: in which order its confrontation runs.

# camp
red = Red
teal = Teal
yellow = Yellow
violet = Violet
colour-red = red
colour-teal = teal
colour-yellow = yellow
colour-violet = violet

# explain
gives-birth-on-against = { $camp } gives birth on { $newborn }, against { $mother }
moves-from-to = { $camp } moves from { $from } to { $to }
cuts-its-alignment-from = { $camp } cuts its alignment from { $end }
event-birth = { $first }: a piece is born on { $newborn }, beside { $mother }
event-displacement = { $first }: from { $from } to { $to }
event-end-chosen = { $first } chooses the end on { $at }
point-of = { $point } ({ $colour })
asphyxia-no-empty-point-beside = Asphyxia: no empty point beside { $dead }
overpopulation-has-in-row-is-taken = Overpopulation: { $camp } has { $n } in a row, { $line }: { $at } is taken off
longer-than = { $stronger }'s { $longer } is longer than { $weaker }'s { $shorter }
turns-colour-again = { $why }: { $at } turns { $last } again and stays so
turns-colour = { $why }: { $at } turns { $last }
is-out-its-last-pieces-leave = { $first } is out: its last pieces leave { $at }

# game
mamba = Mamba
pieces-that-are-born-die-and = Your pieces give birth, gang up and turn others into their own: one move can change half the board. For two to four.
both-camps = { $one } and { $two }

# presets
preset-two-players = Two players
preset-booklets-pages-for-two-are-lost = The booklet's pages for two are lost: board, start and number for elimination come from published descriptions.
preset-two-players-nothing-taken-back = Two players, nothing taken back
preset-game-for-two-as-far-as = The game for two as far as the booklet survives: the die decides who begins, and a displacement is final.
preset-booklet-to-letter-for-three = The booklet to the letter, for three
preset-as-printed-for-three-die-seven = As printed for three: the die, seven pieces each, and a displacement is final; the start's picture is lost.
preset-booklet-to-letter-for-four = The booklet to the letter, for four
preset-as-printed-for-four-die-seven = As printed for four: the die, seven pieces each, and a displacement is final; the start's picture is lost.
preset-bar-mamba-to-letter = Bar Mamba to the letter
preset-booklets-game-in-teams-partners-opposite = The booklet's game in teams, partners opposite each other and without immunity, and a displacement is final.
preset-three-players = Three players
preset-booklets-game-for-three-table-says = The booklet's game for three; the table says whether moves may be taken back.
preset-four-players = Four players
preset-booklets-game-for-four-each-for = The booklet's game for four, each for himself; the table says whether moves may be taken back.
preset-bar-mamba-in-teams = Bar Mamba, in teams
preset-booklets-game-for-two-teams-of = The booklet's game for two teams of two, whose partners can transform each other.
preset-two-players-births-in-square = Two players, births in the square
preset-other-reading-of-where-newborn-may = The other reading of where a newborn may be put: on any of the eight points around its mother.

# refuse
no-alignment-has-more-than-four = no alignment has more than four pieces, so there is no end to choose
game-is-over-has-won = { $camps ->
    [one] the game is over: { $side } has won
   *[other] the game is over: { $side } have won
}
game-is-over-draw = the game is over: a draw
outside-board = { $square } is not a point of the board of { $n } by { $n }
other-alignment-first = the alignment from { $one } to { $two } comes before the one that ends on { $end }
not-an-end = { $end } is not an end of the alignment of { $n } from { $one } to { $two }
end-comes-first = { $owner } must first choose an end of its alignment of { $n } from { $one } to { $two }
not-your-piece = { $point } belongs to { $owner }, and it is { $turn }'s turn
no-piece-there = { $point } is empty: a { $turn } piece is needed there
mother-twice = { $mother } has already given birth in this turn
not-isolated-by-one = { $mother } is not isolated: { $squares } is occupied
not-isolated-by-several = { $mother } is not isolated: { $squares } are occupied
no-piece-can-be-born = { $n } pieces are on the board: none can be born
is-not-in-cross-of = { $newborn } is not in the cross of { $mother }
is-not-in-square-of = { $newborn } is not in the square of { $mother }
displacement-back-to-origin = a displacement may not end where it began, on { $from }
displacement-too-far = { $to } is more than two steps from { $from }
point-is-occupied = { $to } is occupied
way-from-to-is-barred = the way from { $from } to { $to } is barred: { $squares }
birth-needs-mother = a birth needs an isolated { $turn } piece that has not yet given birth in this turn, and a point against it

# rulebook, agreement
b-18-title = A hundred quiet turns
b-18-part1 = A hundred turns in a row without birth, death or transformation are a draw among all who are left.
b-18-part1-reason = The booklet knows no draw. A program must be able to end a game in which nobody makes progress.
b-18-part2 = Every birth, death or transformation (a Block included) sets the count to nought, and while an end is being chosen it is nought; a displacement whose confrontation brings none of them adds one, also in a turn that had a birth.
b-18-part2-reason = Of the booklet's four actions only the displacement leaves the pieces as they are.
b-18-example1 = The hundredth quiet turn.
b-19-title = Resignation
b-19-part1 = A camp that resigns is taken off the board, and the others play on; if an end was being chosen, the confrontation goes on without it.
b-19-part1-reason = The booklet does not speak of giving up. Its pieces go as those of an eliminated player go (B-15), and nobody else wins by it before the end.
b-19-part2 = In Bar Mamba the team of whoever resigns has lost.
b-19-part2-reason = Nobody is left to play on alone against two.
b-19-example1 = Teal has resigned and its pieces are gone: after red it is yellow's turn.
b-19-example2 = Teal had walked into four of red and then resigned while red chooses: the choice stands, and after it yellow is on turn.
c-3-title = Ends that all games share
c-3-part1 = The game also ends when the last opponent resigns, and in a draw when all who are still in the game agree on it. Whoever has been eliminated has no word any more: no resignation, no offer, no answer to one.
c-3-part1-reason = The booklet knows neither giving up nor draws; it is the custom of all the games here. Whoever has left the board has nothing to lose and should not decide for others.
c-3-part2 = Repetition: when the same position, its count left out, stands for the third time at the start of a turn, the game is drawn.
c-3-part2-reason = Otherwise two players could go to and fro for ever.
c-3-example1 = There and back: after four quiet turns the position is the first again, and only the count differs. Seen a third time, it is a draw.

# rulebook, alignment
b-10-title = Alignment and transformation
b-10-part1 = One to four pieces of one camp, in line and side by side, form an alignment.
b-10-part2 = Lines are rows and columns. An alignment reaches as far as its pieces stand side by side; a piece alone is an alignment of one in its row and of one in its column.
b-10-part3 = To transform a piece is to make it change camp.
b-10-part4 = Numerical superiority: on one line, an alignment that faces a shorter one of an opponent transforms it, piece by piece.
b-10-part5 = Two alignments face each other where they touch. Equal ones leave each other in peace.
b-10-part6 = The piece that touches is the one that changes camp; then the alignments are counted anew.
b-10-part6-reason = The booklet says piece by piece and not with which one to begin. The one that touches is the only one whose change keeps the winner's pieces together.
b-10-part7 = Every contact is judged by itself: forces on two sides of a piece are not added.
b-10-example1 = Alignments of one (a6), two (b4, c4), three (g2 to i2) and four (a1 to d1). Four are not too many.
b-10-example2 = Two against one: d4 changes camp. The picture is lost; this board is our construction.
figure-line-1 = Line 1
b-10-example3 = One against one, twice: d4 stands between c4 and e4 and stays what it is. The picture is lost; this board is our construction.
figure-line-2 = Line 2

# rulebook, block
b-13-title = Block
b-13-part1 = The Block keeps a piece from changing camp without end.
b-13-part2 = There is a Block when a piece changes camp twice and no overpopulation has come between the two transformations. After them the piece stays in its first camp.
b-13-part3 = It goes back to the camp it had before the first change, even if a third camp makes the second one.
b-13-part4 = The two changes are counted within one confrontation, and an overpopulation anywhere on the board comes between. A blocked piece is not transformed again in this confrontation; an overpopulation clears the counts and lifts all Blocks.
b-13-part4-reason = The booklet says neither where the overpopulation must be nor how long the Block holds. Counted for the whole board and until the balance is restored, the Block does what it is for: every confrontation ends (B-14).
b-13-part5 = A Block is a fragile balance: a new action can upset it again.
b-13-part6 = The unequal contact that it leaves rests until one of its two alignments changes (B-11).
b-13-part6-reason = The booklet calls the balance fragile and has a change upset it; we take that to be a change of the alignments that touch there.
b-13-example1 = Red comes to c4 and takes d4 along the row; there is no overpopulation; teal takes d4 back along the column: Block, and d4 stays with teal. The four pictures are lost; this board is our construction.
figure-block-in-four-pictures = The Block in four pictures
b-13-example2 = The Block is fragile: a quiet move leaves it alone, but a third piece on a4 upsets it, and d4 is fought over again.
b-13-example3 = Teal takes f6 from red, then yellow would take it: f6 returns to red, the camp it had at first.
b-14-title = Every confrontation ends
b-14-part1 = A confrontation always comes to an end.
b-14-part1-reason = It follows from the Block as we read it: between two overpopulations a piece changes at most twice, and each overpopulation takes a piece off the board.
b-14-example1 = One displacement, nine events, and then all is quiet.

# rulebook, board
b-1-title = The board
b-1-part1 = The board shows paths, and the pieces move along them.
b-1-part2 = The paths run along rows and columns, never diagonally: each point is joined to the points above, below, left and right of it.
b-1-part3 = For two players the board has nine points by nine, for three and four eleven by eleven.
b-1-part3-reason = No page that has come down to us shows the board. The sites Jedisjeux and Jeux à deux describe one printed on both sides, 9 by 9 and 11 by 11; by Jeux à deux the larger side is for more than two players.
b-1-example1 = Nine by nine for two.
b-1-example2 = Eleven by eleven for four.
b-5-title = Cross and square
b-5-part1 = The cross of a piece is formed by the four points above, below, right and left of it.
b-5-part2 = Its square is formed by the eight points around it.
b-5-part3 = At an edge or in a corner the cross has fewer points: what lies beyond the board does not count.
b-5-part4 = The same holds for the square: only the points that exist count.
b-5-part4-reason = The booklet speaks of the edge only where it speaks of asphyxia. Read in the same way, the square lets a piece at the edge be isolated like any other.
b-5-example1 = With births in the square one sees it: eight points around c5, three around the corner a1. The cross of c5 is b5, c4, c6 and d5.
b-6-title = Forty pieces
b-6-part1 = The box holds forty pieces.
b-6-part1-reason = The booklet's own list of material is lost; the sites Jedisjeux and Askywhale both count forty.
b-6-part2 = So at most forty pieces are on the board; while forty are there, none is born.
b-6-part2-reason = The booklet sets no limit, but a piece that is not in the box cannot be put on the board.
b-6-example1 = Forty pieces: a1 is isolated and cannot give birth.
b-6-example2 = Thirty-nine: it can.

# rulebook, confrontation
b-11-title = Confrontation
b-11-part1 = An action is the displacement of a piece, a birth, the death of a piece or the transformation of a piece.
b-11-part2 = Where alignments touch alignments of an opponent, there is a confrontation. A change in it, after an action, upsets its balance.
b-11-part3 = To restore it, actions follow one another, at each stage in this order: 1. asphyxia; 2. overpopulation; 3. transformations for the player whose action began it all; 4. transformations for the other player. The balance is restored when nothing is left to do.
b-11-part4 = With three and four, the transformations of the others come in clockwise order.
b-11-part5 = Transformations are made one at a time, and after each one begins again with 1. A birth opens a confrontation like a displacement.
b-11-part6 = Asphyxia: a piece that cannot move any more disappears at once. Either its cross is wholly occupied, or it stands at one edge of the board or two and fewer than four pieces shut it in.
b-11-part7 = All pieces that suffocate at one moment die together, of whichever camp.
b-11-part7-reason = Death is immediate, and the booklet gives no order: none is saved by the death of another.
b-11-part8 = Overpopulation: an alignment of more than four pieces. If an action brings it about, the player concerned chooses the end at which he takes pieces off until four are left; if there are several to take off, all from the same end.
b-11-part9 = The player concerned is the owner of the alignment, even in another's turn. The choice is a step of its own, and nothing else is played before it.
b-11-part9-reason = They are the owner's pieces that go. A shop's description (La Planque, Mende) lets whoever made the alignment choose; the booklet speaks of the player concerned.
b-11-part10 = Death never waits; asphyxia goes before overpopulation; and after every single transformation one looks first whether an alignment has grown too long.
b-11-part11 = Only what has changed is judged: of two alignments in contact, at least one must not have stood exactly so, with the same points, camp and direction, before the birth or displacement. A pause for a choice does not begin a new confrontation.
b-11-part11-reason = By the booklet it is a change that upsets the balance. Without this a Block (B-13) would be fought over again in every turn.

# rulebook, deaths
asphyxia = Asphyxia
common-example1 = A full cross: with f6 taken too, e6 has no free point left. The picture is lost; this board is our construction.
common-example2 = In the corner two pieces are enough: a1 dies. The picture is lost; this board is our construction.
common-example3 = Five in a row: their owner takes off a4 or e4. The picture is lost; this board is our construction.
figure-overpopulation = Overpopulation
common-example4 = Six in a row: two have to go, both from the end that is chosen.
common-example5 = Asphyxia goes before overpopulation: a4 dies, and four are left in the row.
common-example6 = Teal walks into four of red, which transform it; red, with five now, chooses in teal's turn.
common-example7 = While an end is to be chosen nothing else may be played.
common-example8 = A confrontation in steps: after the displacement three take one, four take the next, and five are too many. The pictures are lost; this board is our construction.
figure-series-of-page-6 = The series of page 6
common-example9 = A Block that stands: b4 and c4 outnumber d4, but neither alignment has changed. They rest until one of them does.

# rulebook, displacement
b-9-title = Displacement
b-9-part1 = All pieces move alike: along the paths of the board, by one point or two, each step to a point of the piece's cross. Two steps may go straight on or round a corner.
b-9-part2 = Neither the point of arrival nor the point between may be occupied.
b-9-part3 = A piece may be moved right after its birth.
b-9-part4 = A displacement does not end where it began.
b-9-part4-reason = There and back would be no displacement but a way to wait.
b-9-part5 = Nothing is judged at the point between.
b-9-part5-reason = The booklet looks at the point of arrival and at the origin (B-12), never at what lies between.
b-9-example1 = Two points straight on, along a row or a column. The picture is lost; this board is our construction.
figure-displacement-by-two-points = Displacement by two points
b-9-example2 = One point, along a row or a column. The picture is lost; this board is our construction.
figure-displacement-by-one-point = Displacement by one point
b-9-example3 = Two points round a corner. The picture is lost; this board is our construction.
figure-displacement-round-corner = Displacement round a corner
b-9-example4 = c4 and d3 bar the ways of c3 to the upper right.
b-9-example5 = c4 is born and moves on in the same turn.
b-20-title = No taking back
b-20-part1 = Every displacement is final: it is not taken back.
b-20-part2 = The table keeps this rule, not the position. A table is opened without take-back (takeback=never), with take-back by consent (agreed), or with free take-back (free), which exists against the computer and at one screen.
b-20-part2-reason = A finger slips more easily on a screen than a hand on a board, and against the computer one wants to try things out. Whoever plays to the letter opens the table without take-back.
b-20-example1 = Red has moved from d3 to d4. It is teal's turn, and no step of red's leads back.

# rulebook, ending
b-15-title = Elimination
b-15-part1 = With three players, whoever has only three pieces left takes them off the board.
b-15-part2 = With four players, and in Bar Mamba, the number is two.
b-15-part3 = With two players it is four.
b-15-part3-reason = The pages for two players are lost; the sites Jedisjeux, Jeux à deux and Askywhale all give four.
b-15-part4 = Fewer pieces than that count as well.
b-15-part4-reason = A confrontation can cost several pieces at once and skip the number.
b-15-part5 = It is judged when the balance is restored, not before. Several camps may fall at once. If the camp on turn falls after a birth, its turn is over.
b-15-part5-reason = While a confrontation runs, pieces come and go; only what is left counts.
b-15-example1 = Yellow is down to three and leaves; the turn goes from teal to red.
b-15-example2 = A birth that costs mother and child: red is down to two and its turn is over.
b-16-title = Winning
b-16-part1 = The aim is to bring the other players down to the number of B-15: three pieces with three players, two with four.
b-16-part2 = The last camp standing wins.
b-16-part3 = In Bar Mamba each of the two opponents must be brought down to two; a team has won when no player of the other is left. It may have lost one of its own on the way.
b-16-part4 = With two, whoever brings the opponent down to four wins.
b-16-part4-reason = The pages for two players are lost; the sites Jedisjeux and Jeux à deux give this aim.
b-16-example1 = Teal is down to four: red wins.
b-16-example2 = The last player of the other team falls: red and yellow win.
b-16-example3 = Yellow has been eliminated long ago; red alone brings down teal, and the team of red and yellow has won.
b-16-example4 = Nothing is played after the end.
b-17-title = When all fall together
b-17-part1 = If all that are left fall together, whoever has most pieces (a team: both camps together) stays on the board and wins; those who share the most stay and draw.
b-17-part1-reason = The booklet does not foresee it. Whoever has kept most has come nearest to the aim.
b-17-example1 = a1 and b2 suffocate: four against four, a draw.
b-17-example2 = Both fall, and teal has one piece more: teal wins.

# rulebook, order
b-12-title = What comes first
b-12-part1 = As a rule one begins with the actions at the point where the moved piece has arrived; those around its origin follow.
b-12-part2 = We measure it: of several pieces to transform, or of several alignments that are too long, the first is the one nearest to the point of arrival, counted in steps along the paths (of an alignment, its nearest piece); then the one nearest to the origin; then, of alignments, a row before a column; then the first in reading order, far row first and left to right. Rows, columns and reading are as seen from the seat of the camp on turn.
b-12-part2-reason = "As a rule" leaves it to the players; a program needs one order for every case, and the same for every seat.
b-12-part3 = After a birth the newborn's point is the arrival and its mother's point the origin.
b-12-part3-reason = The booklet speaks of moved pieces only; the newborn is what has arrived.
b-12-example1 = Arrival before origin: a6 makes two against one and takes c6; then b4, left alone at the origin, falls to teal.
b-12-example2 = Whoever sits at the bottom sees d5 to h5 as a row: it comes first, then the column.
b-12-example3 = Whoever sits at the left sees the file d as a row: it comes first.
b-12-example4 = The end of the later alignment must wait.

# rulebook, seats
b-2-title = Camps and seats
b-2-part1 = Besides the game for two there are games for more players, the last of them for four; their rules are those for two.
b-2-part2 = Three can play too.
b-2-part2-reason = The number in the heading of that page cannot be read any more. It stands before the page for four and has a threshold of its own, three pieces (B-15): we read three.
b-2-part3 = Each camp has a colour and an edge, clockwise: red at the bottom, teal at the left, yellow at the top, violet at the right (in texts a, b, c, d). With two, red sits at the bottom and teal at the top; with three the right edge stays empty.
b-2-part3-reason = The booklet's pictures of the seats are lost. Letters in clockwise order make the printed order of turns (B-4) the order of the alphabet.
b-2-part4 = Bar Mamba ("Mamba de comptoir"): four play in two teams of two, and partners sit opposite each other.
b-2-part5 = So red and yellow play against teal and violet.
b-2-part6 = Partners enjoy no immunity from each other.
b-2-part7 = They transform each other's pieces like those of opponents.
b-2-example1 = Four players: play goes clockwise.
b-2-example2 = In teams red transforms a piece of its partner, yellow.
b-3-title = The starting position
b-3-part1 = With three and four players each begins with seven pieces.
b-3-part2 = So it is with two, and each player's seven pieces form an H in front of him.
b-3-part2-reason = The pages for two players are lost. The sites Jedisjeux and Jeux à deux give seven pieces each; the H is described by Askywhale and by the Austrian games museum Ludorium.
b-3-part3 = With three and four the H is the same, turned with its owner.
b-3-part3-reason = Of the pictures of these starts only the captions remain. Seven pieces in the form that is described for two, as each owner sees them, are the plainest reading.
b-3-part4 = The H is upright, three points wide and three deep, against the middle of its owner's edge.
b-3-part4-reason = No text that we know names the points. The middle of the edge is alike for everybody.
b-3-example1 = The start for two, after published descriptions.
b-3-example2 = The start for three. The picture is lost; this board is our construction.
figure-starting-position-for-three = Starting position for three
b-3-example3 = The start for four. The picture is lost; this board is our construction.
figure-starting-position-for-four = Starting position for four
b-4-title = Who begins
b-4-part1 = With three and four, each player throws a die, and whoever gets the highest number plays first.
b-4-part2 = After that the turn goes round clockwise.
b-4-part3 = With two the die decides too.
b-4-part3-reason = The pages for two are lost; the site Askywhale tells of the die in general, without a number of players.
b-4-part4 = Those who share the highest number throw again among themselves.
b-4-part4-reason = The booklet does not say what becomes of a tie. Throwing again leaves everyone the same chance.
b-4-part5 = At a table the dice are thrown. In texts, records and protocols the camp that begins is named (first=a to d, a if nothing is said), and it must be one that plays; with first=die the number of the start stands for the throws.
b-4-part5-reason = A text can throw nothing. The number of the start is the seed of the dice, so that the same throws can be seen again.
b-4-example1 = The die has chosen teal.

# rulebook, turn
b-7-title = A turn
b-7-part1 = When their turn comes, players first make their births, as many as they have isolated pieces, and then their displacement.
b-7-part2 = A birth is a right, not a duty.
b-7-part3 = The displacement is compulsory: one piece, once, and the turn is over.
b-7-part3-reason = The booklet has the player make a displacement and says nothing of leaving it out; otherwise one could wait for ever. It is always possible: after a confrontation every piece that is left has an empty point beside it.
b-7-example1 = Two births and a displacement make one turn.
b-8-title = Birth
b-8-part1 = An isolated piece, one whose square is empty, may give birth to a new piece of its camp.
b-8-part2 = The player puts the newborn against its mother.
b-8-part3 = Against her means on a point of her cross; with births in the square, on any of the eight points of her square.
b-8-part3-reason = The booklet's word carries both, and those who describe the game differ: Big Cream counts four places, Askywhale eight. On this board only neighbours along rows and columns are joined, so we play the cross and offer the square.
b-8-part4 = Each mother gives birth at most once a turn.
b-8-part5 = A newborn can start a confrontation before its player has made the displacement.
b-8-part6 = Beware: a newborn that is put in the square of an isolated piece takes away that piece's birth.
b-8-part7 = Births are made one after the other: who is isolated is judged anew after each birth and its confrontation.
b-8-part7-reason = A newborn can hinder other births and can start a confrontation, so only the board as it stands can tell who is isolated.
b-8-example1 = c3 gives birth in its cross.
b-8-example2 = Born on d4, the piece makes two against one and transforms e4; then it moves to e5 itself and transforms e6. The picture is lost; this board is our construction.
figure-birth-that-transforms = The birth that transforms
b-8-example3 = The newborn on c2 stands in the squares of c1 and c3: neither is isolated.
b-8-example4 = c3 has given birth in this turn and stands alone again: not a second time.

# rules
option-two-players = two players
option-three-players = three players
option-four-players = four players
option-two-teams-of-two = two teams of two
option-players = Players
option-how-many-camps-play-in-teams = How many camps play; in teams, the camps that face each other win together.
option-it-has-rules-for-each-of = It has rules for each of these; the pages for two players are lost.
option-in-cross = in the cross
option-in-square = in the square
option-place-of-birth = Place of birth
option-where-newborn-is-put-on-one = Where a newborn is put: on one of the four points of its mother's cross, or on any of the eight of her square.
option-it-puts-newborn-against-its-mother = It puts the newborn against its mother, which can mean either.
option-by-die = by the die
option-red = red
option-teal = teal
option-yellow = yellow
option-violet = violet
option-each-camp-throws-die-and-highest = Each camp throws a die and the highest begins, or a camp that is named does.
option-each-player-throws-die-and-highest = Each player throws a die, and the highest number begins.

# scene
birth = Birth
camp-has = { $camp } { $pieces }
piece = { $colour } piece
out-at = { $counts }; out at { $least }.
drawn-together = A draw: all fell at once, with equally many pieces.
drawn-by-quiet = A draw: { $limit } turns without a birth, a death or a transformation.
won-with-most = { $camps ->
    [one] { $winner } wins: all fell to { $least } pieces or fewer at once, and { $winner } has most.
   *[other] { $winner } win: all fell to { $least } pieces or fewer at once, and { $winner } have most.
}
won-alone = { $camps ->
    [one] { $winner } wins: nobody else has more than { $least } pieces.
   *[other] { $winner } win: nobody else has more than { $least } pieces.
}
chooses-end-from-which-alignment-of = { $actor } chooses the end from which the alignment of { $n } is cut: { $one } or { $two }.
may-give-birth-and-must-then = { $actor } may give birth, and must then move one piece.
moves-one-piece = { $actor } moves one piece.
idle-turns = Turns without birth, death or transformation: { $idle } of { $limit }.

# actions
no-challenge = Mamba knows no challenge
no-annulment = Mamba knows no annulment
seat-is-out = seat { $seat } is not in the game any more

# texts that cannot be read
option-first-does-not-play = first={ $letter } does not play
option-camp-that-plays = a camp that plays, a to { $last }
drawing-empty = nothing
drawing-form = the ranks from the top and a line with the other fields
step-form = a birth c3+c4, a displacement c3-d4 or an end -c3
sign-on-point = '{ $sign }' on { $point }
empty-or-camp = '.' or a camp, a to { $last }
camp-on-turn = the camp on turn, a to { $last }
pieces-found = { $n } pieces
most-pieces = at most { $most } (B-6)
piece-is-stifled = { $point } has no empty point in its cross
no-stifled-piece = no piece that asphyxia takes (B-11)
overlong-line = { $pieces } pieces in a line from { $one } to { $two }
four-in-line = at most four (B-11)
camp-has-too-few = { $letter } has { $pieces } pieces
at-least-or-none = at least { $least }, or none (B-15)
no-quiet-turns = 0 after a birth and while an end is chosen (B-18)
phase-form = turn, turn:<mothers>, trim:b:... or trim:m:...
more-fields = more fields
end-unless-trim = the end of the text: only trim has ranks after '!'
camp-without-pieces-on-turn = { $letter } is on turn without pieces
camp-with-pieces = a camp with pieces
trim-form = trim:b:<arrival>:<origin>:<end>,<end> with the mothers after ':' if any, or trim:m:...
no-point = '{ $text }' is no point
not-two-ends = '{ $ends }' are not two ends
more-after-ends = more after the ends
arrival-out-of-reach = { $arrival } cannot be reached from { $origin }
arrival-within-reach = an arrival that a birth (B-8) or a displacement (B-9) can have from the origin
before-missing = missing
before-form = '!' and the ranks before the step that started the confrontation
no-overlong-alignment = no alignment has more than four pieces
other-ends = the ends { $one },{ $two }
ends-that-come-first = { $one },{ $two }, the ends that come first (B-12)
settled-board = a settled board
fewer-than-two-sides = fewer than two sides have pieces
board-of-play = a board on which play went on
camp-has-no-pieces = { $letter } has no pieces
every-camp-of-now = every camp that has pieces now
mother-is-no-point = mother '{ $square }' is no point
points-of-board = points of the board
mother-out-of-order = mother '{ $square }' is out of order
order-of-mothers = mothers by file, then rank, each once
mother-does-not-stand = mother '{ $square }' does not stand there
piece-of-camp-there = a piece of { $letter } on its point

# what is measured
bench-start-for-two = start for two
bench-start-for-three = start for three
bench-start-for-four = start for four
bench-middle-game-for-two = middle game for two
bench-crowd-for-two-births-in-the-square = crowd for two, births in the square
bench-middle-game-in-teams = middle game in teams
