# box page
box-box-page1 = EX*PION is a thinking game with marbles for two to four players.
box-box-page2 = Four colours start from the four sides of the board; opposite colours belong together. In the middle stands a marble that is nobody's, the EX*PION: it is pushed about, and lends itself to whoever touches it.
box-box-page3 = Bring the EX*PION into a space of the enemy camp, or take the other side's last marble.
box-box-page4 = A marble leaves its camp by one, two or three spaces straight ahead.
box-box-page5 = Then it goes one space forward or sideways, never diagonally; backward only after the first capture, or to capture.
box-box-page6 = Two marbles of your side on both sides of an enemy marble capture it.
box-box-page7 = A marble next to the red EX*PION may push it one space and take its place.
box-box-page8 = Push it into an enemy camp, or take every enemy marble, and you win.
box-box-page9 = board with four camps and a field, four spaces of it special
box-box-page10 = EX*PION marble
box-box-page11 = marbles, seven of each of the four colours
box-box-page12 = rule sheet
box-box-page13 = Two, three or four. Two play two colours each. Of three, one plays two colours against two allies, who may consult. Four play in two teams of partners, who may not.
box-box-page14 = The sheet bears the As d'or of 1990, the prize of the games festival at Cannes.
box-box-page15 = It was the prize of a category, not the main one.
box-box-page15-reason = From published lists of the prize; the sheet does not say so. It names neither author nor publisher.
box-box-page16 = The sheet's own words: the camp is also called base; the marble that pushes is the "poussoir"; the EX*PION is a "chameleon".
box-box-page17 = The photograph of the board is lost. The board of this program is a reconstruction: seven lanes, a field of seven by seven, a camp of one row on each side, the special spaces in the corners of the field. A second plan, with the special spaces in the middles of its sides, can be chosen.
box-box-page17-reason = What the text tells (seven marbles facing their spaces, a way out of one to three spaces, a central space) fits this board best (E-1, E-2).
box-box-page18 = The pictures of figures 1 to 5 are lost; only their captions are left. The boards shown for them are ours.
box-box-page18-reason = Each of our boards takes exactly the marbles that the caption names, and figures 2, 4 and 5 in different ways.
box-box-page19 = Which camp has which colour is not told in words; we chose.
box-box-page19-reason = The legend names the colours of pictures that are lost (E-3).
box-box-page20 = The board from above: how many spaces the field has, and how the camps adjoin it (E-1).
box-box-page21 = Where the four special spaces are (E-2, option plan).
box-box-page22 = The colours of the camps and of the EX*PION (E-3).
box-box-page23 = Figures 1 to 5 of the sheet, before and after: they show whether the EX*PION is pushed straight on only (E-11, option push) and how it captures (E-14).

# explain
passes = { $name } passes
told-move = { $marble } from { $from } to { $to }
told-push = { $told }, pushes the EX*PION to { $goal }
told-capture = { $told }, takes { $taken }
told-with-ex-pion = { $told } with the EX*PION
moves-from-to = The { $marble } moves from { $from } to { $to }.
ex-pion-is-pushed-to = The EX*PION is pushed to { $goal }.
on-is-captured-between = The { $marble } on { $at } is captured between { $flankers }.
first-capture = The first capture: from now on all marbles may move backward.
is-eliminated = { $player }: no marble is left, eliminated.
cannot-move-and-passes = { $name } cannot move and passes.
won-by-camp = The EX*PION is in the camp on { $at }: { $winners } win.
won-by-capture = The other side has no marble left: { $winners } win.
drawn-by-passes = A draw: four passes in a row.
drawn-by-steps = A draw: { $limit } moves without a capture or a push.

# game
ex-pion = EX*PION
push-red-marble-into-enemy-camp = A tug-of-war over one red marble: push it into an enemy camp, or take every enemy marble.

# names
natural = Natural
blue = Blue
brown = Brown
green = Green
natural-marble = natural marble
blue-marble = blue marble
brown-marble = brown marble
green-marble = green marble
captured-natural-marbles = natural, captured
captured-blue-marbles = blue, captured
captured-brown-marbles = brown, captured
captured-green-marbles = green, captured
natural-and-brown = Natural and brown
blue-and-green = Blue and green

# options
option-two-players = two players
option-three-players = three players
option-four-players = four players
option-players = Players
option-two-play-two-colours-each-of = Two play two colours each; of three, one plays natural and brown against two allies; four play in two teams, each with one colour.
option-booklet-prints-game-for-two-three = The booklet prints the game for two, three and four players.
option-in-turn = in turn
option-free-choice = free choice
option-order-of-colours = Order of the colours
option-whether-player-with-two-colours-must = Whether a player with two colours must move the colour on turn, or may move either of them.
option-booklet-gives-order-north-east-south = The booklet gives the order North, East, South, West for four players only; of two and three it says nothing.
option-straight-on = straight on
option-straight-on-or-aside = straight on or aside
option-where-ex-pion-is-pushed = Where the EX*PION is pushed
option-whether-ex-pion-goes-only-straight = Whether the EX*PION goes only straight on before the marble that pushes it, or also to its left or right.
option-booklet-speaks-of-free-neighbouring-space = The booklet speaks of a free neighbouring space and excludes only the diagonal: both readings fit its words.
option-in-corners = in the corners
option-in-middles-of-sides = in the middles of the sides
option-four-special-spaces = The four special spaces
option-where-four-spaces-are-that-ex = Where the four spaces are that the EX*PION may not enter: the photograph of the board is lost, and both plans are reconstructions.
option-booklet-counts-four-special-spaces-and = The booklet counts four special spaces and shows them in a photograph, which is lost.

# presets
preset-two-players = Two players
preset-booklets-game-for-two-on-board = The booklet's game for two on a board that we reconstructed, since its photograph is lost; the colours take turns, as the booklet says for four.
preset-booklet-to-letter = The booklet to the letter
preset-four-players-for-whom-alone-booklet = Four players, for whom alone the booklet prints the order of turns, and the EX*PION pushed to any free neighbouring space; only the board is reconstructed.
preset-one-against-two = One against two
preset-booklets-game-for-three-one-plays = The booklet's game for three: one plays two colours, the two others are allies and may consult.
preset-two-teams = Two teams
preset-booklets-game-for-four-one-colour = The booklet's game for four: one colour each, and partners may not consult.
preset-two-players-other-board = Two players, the other board
preset-as-first-but-with-special-spaces = As the first, but with the special spaces in the middles of the sides: the second reading of the lost photograph.
preset-two-players-free-colours = Two players, free colours
preset-each-player-chooses-among-all-his = Each player chooses among all his marbles; the booklet does not say whether he may.
preset-one-against-two-free-colours = One against two, free colours
preset-player-who-is-alone-chooses-between = The player who is alone chooses between his two colours; the booklet does not say whether he may.

# reason
over-ex-pion-in-camp = the game is over: the EX*PION is in a camp
over-no-marble-left = the game is over: a side has no marble left
over-four-passes = the game is over: a draw after four passes in a row
may-not-pass = there is a move for { $player }, so there is no pass
can-only-pass = there is no move for { $player } but to pass
board-has-no-space = the board has no space { $a }
ex-pion-is-nobodys = the EX*PION on { $a } is nobody's: it moves only when a marble pushes it
no-marble-there = { $turn } is on turn, but there is no marble on { $a }
marble-not-on-turn = { $turn } is on turn: the { $marble } on { $a } may not move
stands-there-already = the marble stands on { $a } already
never-into-camp = { $a } is in a camp: marbles never move within a camp and never enter one
not-on-one-line = { $a } and { $b } are not on one line: marbles never move diagonally
exit-too-far = a marble leaves its camp by 1, 2 or 3 spaces, and { $a } is { $n } away
move-too-far = outside its camp a marble moves one space, and { $a } is { $n } away
exit-is-barred = { $a } is not empty, and the exit goes only over empty spaces
space-is-taken = { $a } is not empty
exit-onto-ex-pion = the EX*PION is on { $a }, and only an exit of one space pushes it
push-onto-special-space = the special space { $a } is closed to the EX*PION
push-into-own-camp = the EX*PION is never pushed into a camp of one's own side, and { $a } is in one
push-is-barred = the EX*PION cannot be pushed to { $a }, which is not empty
push-of-nothing = { $step } pushes nothing, so the EX*PION cannot go to { $a }
straight-push-is-short = straight on is written without '>'
push-too-far = the EX*PION goes one space straight on or to a side, and { $a } is neither
push-aside = the EX*PION goes straight on, never aside to { $a } (unless push=any is played)
push-goal-first = say first where the EX*PION goes
star-captures-no-more = with the EX*PION { $step } captures nothing more: play it without '*'
star-without-neighbour = after { $step } the player has no marble next to the EX*PION, which does not count then
backward-captures-only-with-star = backward only to capture at once, and this captures only with the EX*PION
backward-captures-nothing = backward only to capture at once, or after the first capture of the game: { $step } captures nothing
marble-shut-in-camp = the marble on { $a } cannot leave its camp: the space before it is not free
marble-only-backward = the marble on { $a } could only move backward, and that would capture nothing
marble-is-blocked = the marble on { $a } has no free space beside it
star-only-where-needed = the EX*PION is counted only where it captures something more
star-first = say first whether the EX*PION counts as your marble for this capture

# rulebook, board
e-1-title = The board
e-1-part1 = The board has four starting camps, each for the seven marbles of one colour, and a playing area, the field, whose spaces stand in lines.
e-1-part2 = Here it is a grid of nine by nine spaces without its corners. The inner seven by seven are the field; the seven along each edge are a camp: North at the top, South at the bottom, West at the left, East at the right.
e-1-part2-reason = The photograph that showed the board is lost, so this board is a reconstruction; whoever owns the box is asked to write to us. Seven marbles that each look straight ahead want seven lanes, and a way out of at most three spaces that ends right before the centre wants a field of seven by seven.
e-1-part3 = The files are called a to i from the left and the ranks 1 to 9 from the bottom, as South sees them.
e-1-part3-reason = The booklet names no space; we name them as chess players do.
e-1-example1 = In the place of the photograph, which is lost: our reconstruction. The corners do not exist; every marble looks at its lane of seven spaces.
figure-photograph-of-board = Photograph of the board
e-2-title = The centre and the special spaces
e-2-part1 = When the game is set up, the EX*PION is placed on the central space of the board.
e-2-part2 = On this board that is e5.
e-2-part3 = Four spaces of the field are special: the EX*PION may not stand there.
e-2-part4 = They are the corners of the field: b2, b8, h2 and h8. With plan=centre-edges they are the middles of its sides instead: b5, e2, e8 and h5.
e-2-part4-reason = The booklet shows them only in the photograph, which is lost. In a corner the EX*PION could hardly be pushed out again, so that closing the corners makes sense; closing the way before the middle of each camp would make sense too, so that both can be played.
e-2-part5 = Marbles may stand on the special spaces.
e-2-part5-reason = The booklet closes these spaces to the EX*PION and to nothing else.
e-2-example1 = h8 is a special space: the EX*PION cannot be pushed there, but a marble may enter.
e-2-example2 = The other plan: the corner h8 is open to the EX*PION, the middle e8 is closed to it.
e-3-title = The marbles
e-3-part1 = There are 28 marbles, seven of each of four colours, and the EX*PION; the seven marbles of a colour are placed in its camp.
e-3-part2 = The legend of the pictures names five colours: blue, green, brown, natural and red.
e-3-part3 = Blue and green belong to one side: figure 2 shows one move that takes several marbles, and a green and a blue one go.
e-3-part4 = North has the natural marbles, South the brown, East the blue, West the green; the EX*PION is red.
e-3-part4-reason = The pictures that the legend explains are lost. The EX*PION wants a colour of its own, and red is the most striking; which camp has which colour is our choice among those that keep blue and green together.
e-3-example1 = The start: natural may bring out any of seven marbles by 1, 2 or 3 spaces.

# rulebook, capturing
e-12-title = Capturing
e-12-part1 = When two marbles of one colour, or of two players of a team, stand on either side of an enemy marble right after one of the two has moved, that marble is captured and leaves the game for good. Never diagonally.
e-12-part2 = One move may capture several marbles; all of them are removed.
e-12-part3 = The captured marble stands right between its two flankers, in one line with them.
e-12-part4 = The two colours of a player flank together as those of partners do.
e-12-part4-reason = The booklet names one colour, or two allied players. Whoever plays a whole side alone is surely not worse off than two partners.
e-12-part5 = Marbles still in camp flank too, but cannot be captured.
e-12-part5-reason = The booklet excepts no marble from flanking; and on this board no enemy can stand on both sides of a marble in camp.
e-12-example1 = After figure 1, whose picture is lost; the board is ours. d6-d5 takes the green marble between b5 and d5.
figure-figure-1 = Figure 1
e-12-example2 = After figure 2, whose two pairs of pictures are lost; the boards are ours. d6-d5 takes the green and the blue marble at once, on either side, one of them with the partner's brown marble on b5.
figure-figure-2-first-pair = Figure 2, first pair
e-12-example3 = After figure 2, second pair (lost; the board is ours): d5-e5 takes the blue marble ahead and the green one below at once.
figure-figure-2-second-pair = Figure 2, second pair
e-12-example4 = A marble still in its camp flanks: brown's c6-c7 takes c8 with the natural marble on c9. i8 is safe in its camp.
e-13-title = What is not captured
e-13-part1 = A marble that moves between two enemy marbles of its own will is not captured.
e-13-part2 = Marbles of an ally are never captured.
e-13-example1 = d6 steps between the green and the blue marble and stays there.
e-13-example2 = The brown marble between two natural ones is an ally and stays.
e-15-title = After the first capture
e-15-part1 = The first capture changes how marbles may move: from then on all of them may go backward.
e-15-part2 = It is the first of the game, whoever makes it, and it counts from the next step on.
e-15-example1 = Natural takes e7; the blue g6, which could not go back before, now may.

# rulebook, chameleon
e-14-title = The chameleon
e-14-part1 = The EX*PION is a "chameleon": a player on turn who has a marble next to it may take it for one of his colour and capture with it.
e-14-part2 = Whether he has such a marble is judged after his step; it may be of any colour he holds, and in camp too. A partner's marble is not enough.
e-14-part2-reason = The booklet does not say when. Captures are judged right after the move (E-12), so this is too; and what stands beside the EX*PION in camp stands beside it.
e-14-part3 = As always one of the two flankers must have moved; the EX*PION has if this step pushed it.
e-14-part3-reason = Taken for a marble, the EX*PION captures as a marble does (E-12); pushed, it has been moved.
e-14-part4 = Using it is a choice, written with a star; the starred step exists only where it captures more. Before the first capture a backward step that captures only thanks to the EX*PION exists only starred.
e-14-part4-reason = The booklet says that he may, not that he must. The star is our way to write it down.
e-14-example1 = After figure 3, whose picture is lost; the board is ours. The natural marble on f6 touches the EX*PION: d6-d5 takes the blue marble between d5 and the EX*PION, if its player wishes.
figure-figure-3 = Figure 3
e-14-example2 = After figure 4, whose picture is lost; the board is ours. d6-d5 takes the green marble with b5 and the blue one with the EX*PION.
figure-figure-4 = Figure 4
e-14-example3 = After figure 5, whose picture is lost; the board is ours. The EX*PION is pushed between the blue and the green marble and takes both.
figure-figure-5 = Figure 5
e-14-example4 = At four, only the mover's own marble counts: the brown marble on f6 is the partner's.
e-14-example5 = A pushed EX*PION has moved: on e4 it takes f4 together with the resting marble on g4.
e-14-example6 = No capture has been made: d6-d7 goes backward and takes e7 only with the EX*PION.

# rulebook, common
c-2-title = A forced step is a step
c-2-part1 = When exactly one step is legal it is still a step: recorded and counted.
c-2-part1-reason = So every game can be written down and counted in the same way.
c-2-example1 = The pass is a step.
c-3-title = Resigning, agreeing, repeating
c-3-part1 = A player who resigns loses the game for his side. The sides still in the game may agree on a draw; whoever is eliminated is not asked.
c-3-part1-reason = The booklet does not speak of it; it is the custom of board games.
c-3-part2 = When the same position occurs for the third time at the start of a turn, the game is drawn.
c-3-part2-reason = Who goes round in circles will not stop of himself.
c-3-example1 = Everybody goes there and back: after eight steps the position is the same. Once more, and it is there for the third time.

# rulebook, ending
e-16-title = Losing all marbles
e-16-part1 = A player without marbles is eliminated. The game ends when a team has none left: that team loses.
e-16-part2 = With two players, whoever has lost the marbles of both colours has lost.
e-16-part3 = An eliminated player has no word any more: he can neither resign for his team nor offer or refuse a draw.
e-16-part3-reason = Eliminated means out of the game; those who still play decide about it (C-3).
e-16-example1 = Green loses its last marble and is out; blue plays on and is next.
e-16-example2 = The last marble of blue and green falls: natural and brown win.
e-17-title = The EX*PION in the enemy camp
e-17-part1 = The game ends when a player brings the EX*PION into a space of the enemy camp (the booklet says "base" here): that player, or his team, wins.
e-17-part2 = The winning step still makes its captures. A camp stays its side's camp when its colour is gone.
e-17-part2-reason = The booklet says nothing of either. A move is played to its end, and a place on the board does not change hands.
e-17-example1 = g5-h5 pushes the EX*PION into the empty slot i5 of blue's camp and wins.
e-17-example2 = The slot i5 is guarded: no push.
e-17-example3 = Brown is gone, its camp is not: green pushes the EX*PION into it and wins.
e-18-title = Draws
e-18-part1 = The game is a draw by agreement, and when the same position (board, colour on turn, and whether a capture has been made; with two players and free colours only the side on turn) occurs for the third time.
e-18-part1-reason = The booklet knows no draw, and without one a game could go on for ever.
e-18-part2 = It is a draw too after 200 moves without a capture or a push (a pass counts as one), and after four passes in a row.
e-18-part2-reason = Two hundred moves are fifty of each colour, time enough for anybody who has a plan; when all four colours pass, nothing will ever change.
e-18-example1 = One more quiet move makes two hundred; the push to d4 starts the count anew.
e-18-example2 = Nobody can move, for going backward would capture nothing: four passes and a draw.

# rulebook, moving
e-7-title = Forward, and never diagonally
e-7-part1 = Marbles never move diagonally.
e-7-part2 = Forward is away from the colour's own camp.
e-7-part3 = On this board natural moves down, brown up, blue to the left and green to the right.
e-7-part3-reason = Where the camps lie, and which colour has which, is reconstructed (E-1, E-3).
e-7-example1 = Never diagonally.
e-7-example2 = Blue moves to the left; to the right would be backward.
e-8-title = Leaving the camp
e-8-part1 = A marble leaves its camp by 1, 2 or 3 spaces in a straight line, in front of its first space.
e-8-part2 = Marbles are not moved about in the camps, and none returns once it has left.
e-8-part3 = Nor does a marble ever enter the camp of another colour.
e-8-part3-reason = The booklet's sentence on moving in the camps can mean within them or into them; we keep it both ways.
e-8-part4 = Every space that a marble passes and the one it lands on must be empty; the EX*PION is in the way like a marble.
e-8-part4-reason = The booklet knows no jumps, and two marbles do not fit into one hollow.
e-8-example1 = One, two or three spaces.
e-8-example2 = The green marble on c7 stops c9 after one space; d8 cannot go back into the camp.
e-9-title = Moving in the field
e-9-part1 = A marble that has left its camp goes forward or sideways to a neighbouring space.
e-9-part2 = That space must be empty. The special spaces are open to marbles.
e-9-part2-reason = Of what stands in the way the booklet lets only the EX*PION be pushed (E-11), and it closes the special spaces to the EX*PION only (E-2).
e-9-example1 = g8 may go down or to either side, onto the special space h8 too; c4 is hemmed in on the left.
e-10-title = Backward
e-10-part1 = Before the first capture of the game a marble in the field may not go backward, except to make a capture at once.
e-10-part2 = After the first capture every marble may (E-15).
e-10-part3 = It goes back by one space, and never into a camp.
e-10-example1 = d6-d7 goes backward but takes e7 between d7 and f7; f7-f8 takes nothing.
e-10-example2 = After the first capture f7-f8 is allowed.

# rulebook, pushing
e-11-title = Pushing the EX*PION
e-11-part1 = A marble on a space next to the EX*PION may push it to a free neighbouring space; the pushing marble (the booklet's "poussoir") takes its place. That is the move of this turn, and it never goes diagonally.
e-11-part2 = The EX*PION goes straight on, before the marble that pushes it.
e-11-part2-reason = The booklet says only: a neighbouring space, and not diagonally. What is pushed goes before the one who pushes; whoever takes the booklet at its bare word plays push=any.
e-11-part3 = With push=any it may also go to the left or to the right of the pusher's direction. Each of the three spaces must be allowed by itself, and each is a step of its own; the space is written after >, as in c6-d6>d7. The step goes backward (E-10) if the marble or the EX*PION does.
e-11-part3-reason = So played, the booklet's two sentences hold to the letter, and pushing backward by a side way stays as forbidden as pushing backward.
e-11-part4 = It never goes to a special space.
e-11-part5 = It may be pushed into an empty space of an enemy camp: that wins (E-17). Nothing else is ever pushed.
e-11-part6 = It is never pushed into a camp of the pusher's own side.
e-11-part6-reason = The booklet knows the EX*PION in the enemy's camp only, and from one's own it could never come out again.
e-11-part7 = A push is a move like any other: E-9 and E-10 hold for its direction, and a marble in camp pushes only by an exit of one space.
e-11-part7-reason = The booklet counts the push as the move and excepts it from no rule of moving; who pushes stands next to the EX*PION.
e-11-example1 = e6 pushes the EX*PION down to e4.
e-11-example2 = The booklet at its bare word: the EX*PION may go to d5 or f5 as well.
e-11-example3 = No capture has been made: d5 may push the EX*PION on or down, but not up, which is backward for natural.
e-11-example4 = c9 pushes by an exit of one space only. d8 cannot push: the EX*PION would have to go to b8, a special space.
e-11-example5 = Brown may not push the EX*PION into natural's camp, and from d8 the blue marble on f8 is in the way.

# rulebook, seats
e-4-title = Who plays whom
e-4-part1 = Two players: each has two colours in opposite camps, one North and South, the other East and West.
e-4-part2 = Three players: one has North and South; his two opponents are a team, each with one colour, in East and West. These two may consult all through the game.
e-4-part3 = Four players: one colour each, and two teams, North and South against East and West. Partners may not consult.
e-4-part5 = On this board North and South are the natural and the brown marbles, East and West the blue and the green ones.
e-4-part5-reason = Which colour has which camp stood in the photograph, which is lost (E-3).
e-4-part4 = At a table of this program the allies of three talk among themselves; with four nobody writes freely while the game is on.
e-4-part4-reason = The booklet lets the allies consult and does not say who may listen; and a word to all would also be a word to the partner.
e-4-example1 = Two players.
e-4-example2 = Three players.
e-4-example3 = Four players.
e-5-title = Turns
e-5-part1 = With four players North begins, then come East, South and West. Whoever is on turn moves one marble of his colour.
e-5-part5 = On this board natural begins, then come blue, brown and green.
e-5-part5-reason = Which colour has which camp stood in the photograph, which is lost (E-3).
e-5-part2 = With two and three players the colours take turns in the same order, and a player with two colours moves the one that is on turn.
e-5-part2-reason = The booklet prints the order for four only. The same order makes the same game of it, however many play.
e-5-part3 = With free colours (colours=free) such a player moves either of his colours whenever one of them is on turn; the turn then goes on from the colour that was on turn. Players with one colour are not concerned.
e-5-part3-reason = The booklet can also be read so that at two each player simply chooses among all his marbles.
e-5-part4 = A colour without marbles is skipped; with free colours only if its player has no marble at all.
e-5-part4-reason = Who has nothing to move cannot hold up the game; the others keep their order.
e-5-example1 = Natural is on turn: brown marbles may not move.
e-5-example2 = Free colours: natural or brown moves on natural's turn, and blue is next all the same.
e-5-example3 = Blue has no marble left and is skipped: brown follows natural.
e-6-title = Who cannot move passes
e-6-part1 = If the colour on turn has marbles but none of them can move (with free colours: none that its player may move), the only move is a pass. Whoever can move may not pass.
e-6-part1-reason = The booklet does not foresee it. It knows two ends of the game only, and being stuck is neither; so the game goes on.
e-6-example1 = The only natural marble is shut in its camp.
e-6-example2 = With free colours the brown marble may move, so there is no pass.

# scene
camp-of = { $text }, camp of { $owner }
special-space = { $text }, special space
status-won-by-camp = { $winners } have won: the EX*PION is in an enemy camp.
status-won-by-capture = { $winners } have won: the other side has no marble left.
status-released = All marbles may move backward.
status-no-capture-yet = No capture yet: backward only to capture.
status-quiet-steps = { $steps } moves without a capture or a push: a draw in { $left }.
status-passes = Passes in a row: { $passes }; four are a draw.
to-move-with-either-colour = { $player } to move, with either colour.
to-move-this-time = { $player } to move, this time a { $marble }.
to-move = { $turn } to move a { $marble }.

# spell
pass = Pass
without-ex-pion = Without the EX*PION
with-ex-pion = With the EX*PION

# actions
game-is-over = the game is over
eliminated-has-no-word = an eliminated player has no word any more
nobody-sits-there = nobody sits there
only-resign-and-draw = this game knows only resign and draw

# texts that cannot be read
at-most = at most { $most }
marbles-found = { $marbles } marbles '{ $letter }'
sign-on-space = '{ $sign }' on { $space }
missing-space = '#', for there is no space
no-ball-on-special-space = no 'x' on a special space (E-2)
no-ball = no 'x'
exactly-one-ball = exactly one 'x'
marble-in-field-or-own-camp = a marble in the field or in its own camp
no-capture-with = '-' with { $all } marbles
captured-with-all = 'r' with all { $all } marbles
captured-letter = 'r' after the first capture
no-capture-letter = '-' before the first capture
no-marble-to-move = '{ $letter }' has no marble to move
colour-not-skipped = a colour that is not skipped
ball-in-camp-alone = 'x' on { $space } with no enemy marble
marble-that-pushed-it = a marble that pushed it
passes-in-steps = { $passes } passes in { $steps } steps
not-above-steps = not above the steps field
steps-in-decided-game = { $steps } in a decided game
no-steps-after-last = 0 after the last step
drawing-rank-missing = rank { $rank } is missing
drawing-form = nine ranks and a line with the fields
drawing-fields-missing = the fields are missing
drawing-last-line = the last line
drawing-line-after-fields = a line after the fields

# what is measured
bench-start = start
bench-start-free-colours = start, free colours
bench-start-four-players = start, four players
bench-open-fight = open fight
bench-open-fight-free-colours = open fight, free colours
