# box page
box-duel1 = Capture all enemy pieces, or leave the opponent without a move.
box-solitaire1 = Bring all eight men to the two ranks at the top, in any order of colours.
box-what1 = Draughts on loose tiles: after every move a player may take up a tile and put it elsewhere, so that the board itself changes with each turn.
box-what2 = One box holds three games: a duel for two, the same duel for two pairs, and a solitaire.
box-material1 = frame
box-material2 = dark men
box-material3 = light men
box-material4 = black tiles
box-players1 = One, two or four players.
box-story1 = The box calls itself MadamX, the revolutionary game, and plays with the word: a r:evolution, the evolution of the species, for flexible minds only.
box-story2 = It promises that everything changes, the game, the strategy, the thinking and above all the board, and that you are the one who changes it; and after the set-up it warns that so far all was normal, but not for long.
box-story3 = A last page, headed Metamorphosis, praises it as an object of modern design that changes at your pleasure, and names a site, www.madamx.it, with further modifications of the rules.
box-story4 = It was made by La Nuova Faro in Omegna, Italy, in 2004.
box-story4-reason = Published descriptions of the game say so; the booklet names no author, maker, place or year.
box-story5 = We have not visited the site, and its further modifications are not part of this program.
box-story5-reason = Only what stands in the booklet could be told from it.
box-advice1 = Do not put it away: leave it in view, ready for the next duel.
box-advice2 = The X move can save your men or open an attack.
box-advice3 = With four players, play a double game and exchange the partners' roles.
box-advice4 = The four modifications are there to make the game harder.
box-advice5 = The booklet's own words: the frame is tableau de jeu or quadro di gioco, a tile case noire or casella nera, putting one elsewhere coup X or Mossa X, a crowned man Bi-Madam; in the solitaire one plays an avancement or a saut.
box-lost1 = All figures are gone, 1 to 10. Boards of ours that fit the words beside them stand in their place and bear their names.
box-lost1-reason = Only the words have come to us.
box-lost2 = The Italian half lacks Bi-Madam, the end of the game, the modifications and the last page; the French half lacks the list of what is in the box, and the sentence on how a man moves is broken. Each half fills the other's gaps.
box-lost2-reason = The two texts say the same wherever both are there, but for one colour in figure 3.
box-lost3 = Figure 3: the French text speaks of the dark man, the Italian of the light one. We show the dark one.
box-lost3-reason = It is dark's turn then, and only the dark man can do what is told.
box-lost4 = The French booklet counts 32 starts of the solitaire; there are 70 (X-22).
box-lost4-reason = Four men of each colour on eight tiles can stand in 70 ways.
box-settle1 = A photograph of figure 1, or of the frame set up: where the tiles and men stand at the start, and how many places a side has.
box-settle2 = Figure 2: whether a capture lands straight behind the jumped man.
box-settle3 = Figures 4 and 10, and the Italian pages that are missing: Bi-Madam, the end, the modifications.
box-settle4 = The cover: who made the game, and when.
box-duel-summary1 = A man goes one tile forward, diagonally forward or sideways, never back and never onto a bare place.
box-duel-summary2 = It captures by jumping over a neighbouring man to the free tile behind. Capturing is compulsory.
box-duel-summary3 = After your move you may take up the tile you left and lay it on any bare place: the X move.
box-duel-summary4 = After a capture it is the tile of the captured piece.
box-duel-summary5 = A man that reaches the far rank becomes a Bi-Madam, which goes in every direction.
box-duel-summary6 = Take everything, or leave your opponent without a move, and you win.
box-solitaire-summary1 = Four light and four dark men stand on the two lowest ranks.
box-solitaire-summary2 = A man advances diagonally to the next free tile, and the tile it leaves is gone.
box-solitaire-summary3 = Or it jumps over a neighbour of its own colour; then its tile is laid on any bare place.
box-solitaire-summary4 = Bring all eight to the two highest ranks before the tiles run out.

# duel
duel-and-program-keeps-watch = The duel, and the program keeps watch
booklets-rules-program-sees-to-it = The booklet's rules; the program sees to it that no capture is overlooked.
duel-to-letter = The duel to the letter
as-printed-overlooked-capture-is-for = As printed: an overlooked capture is for the opponent to point out.
first-modification = First modification
tiles-are-moved-after-captures-only = Tiles are moved after captures only.
second-modification = Second modification
x-move-may-take-any-free = The X move may take any free tile.
third-modification = Third modification
bi-madam-may-take-tiles-off = A Bi-Madam may take tiles off the frame.
fourth-modification = Fourth modification
bi-madam-goes-far-and-captures = A Bi-Madam goes far and captures from afar.
all-four-modifications = All four modifications
four-of-page-8-together-hardest = The four of page 8 together: the hardest game of the booklet.
duel-for-four = The duel for four
two-pairs-one-partner-moves-pieces = Two pairs: one partner moves the pieces, the other the tiles.
captures-read-freely = Captures read freely
two-other-readings-together-capture-may = Two other readings together: a capture may stop on the way, and a man crowned by one goes on.
madamx = MadamX
draughts-on-board-that-players-change = Draughts on a board that the players change at every move.
light-pieces = Light, pieces
light-tiles = Light, tiles
dark-pieces = Dark, pieces
dark-tiles = Dark, tiles

# duel, explain
moves-from-to = { $piece } moves from { $from } to { $to }
told-objection = objection: a capture was overlooked, and the turn is played again
tile-on-is-put-on = the tile on { $from } is put on { $to }
tile-leaves-frame = the tile on { $from } leaves the frame for good
tiles-stay = the tiles stay
tile-on-stays = the tile on { $tile } stays
piece-on-is-captured = the piece on { $places } is captured
crowned-with-spare-man = the man on { $places } is crowned with a spare man, for none was captured: a Bi-Madam
crowned-with-captured-man = the man on { $places } is crowned with a captured man of its colour: a Bi-Madam
takes-turn-back = { $side } takes the turn back: { $places }
points-out-capture = { $side } points out a capture
loses-without-move = { $side } has no move left and loses
piece-moves = a piece moves: { $places }
piece-jumps = a piece jumps: { $places }
tile-moves = a tile moves: { $places }
tile-is-gone = the tile { $places } is gone
no-tile-moves = no tile moves
piece-captures-nothing = the piece on { $here } captures nothing; the captures are: { $list }
piece-is-blocked = the piece on { $here } has no free tile to go to
captures-from-to = { $piece } captures { $captured }, from { $from } to { $to }

# duel, options
option-off = off
option-on = on
option-x-move-after-captures-only = X move after captures only
option-tiles-may-be-moved-only-after = Tiles may be moved only after a capture.
option-first-of-four-modifications-that-make = The first of four modifications that make the game harder; they are played singly or all together.
option-any-free-tile = Any free tile
option-x-move-may-take-any-free = The X move may take any free tile of the frame.
option-second-of-four-modifications-that-make = The second of four modifications that make the game harder.
option-bi-madam-removes-tiles = Bi-Madam removes tiles
option-after-bi-madam-has-moved-tile = After a Bi-Madam has moved, the tile may also be removed for good.
option-third-of-four-modifications-that-make = The third of four modifications that make the game harder.
option-on-one-piece-capture = on, one piece a capture
option-long-bi-madam = Long Bi-Madam
option-bi-madam-may-go-several-tiles = A Bi-Madam may go several tiles in a straight line and capture from afar; read strictly, each of its captures, near or far, is of one piece.
option-fourth-of-four-modifications-its-words = The fourth of four modifications; its words on stopping after a capture can be read of every capture.
option-by-program = by the program
option-by-opponent = by the opponent
option-captures-enforced = Captures enforced
option-who-sees-to-it-that-capture = Who sees to it that a capture is not overlooked: the program, which allows nothing else, or the opponent, who may point it out.
option-opponent-points-out-what-was-overlooked = The opponent points out what was overlooked and obliges the player to capture.
option-two = two
option-four-in-pairs = four, in pairs
option-players = Players
option-at-four-one-partner-moves-pieces = At four, one partner moves the pieces and the other the tiles.
option-both-duel-for-two-and-one = Both: a duel for two, and one for two pairs.
option-must-go-on-to-its-end = must go on to its end
option-may-stop-on-way = may stop on the way
option-multiple-capture = A multiple capture
option-whether-piece-that-has-captured-and = Whether a piece that has captured and could capture again must do so.
option-capturing-is-compulsory-and-multiple-capture = Capturing is compulsory, and a multiple capture is called possible: that carries either.
option-ends-its-capture = ends its capture
option-goes-on-as-bi-madam = goes on as a Bi-Madam
option-man-crowned-by-capture = A man crowned by a capture
option-whether-man-that-reaches-last-rank = Whether a man that reaches the last rank by a jump goes on capturing as a Bi-Madam in the same turn.
option-from-that-moment-on-it-captures = From that moment on it captures in all directions: whether still in this turn, the booklet does not say.

# duel, refuse
over-drawn = the game is over: drawn after { $limit } turns without a capture or a crowning
over-all-captured = the game is over: all pieces of one side are captured
over-blocked = the game is over: the side to move has no legal move
man-moves-backward = a man never moves backward, as to { $there }
not-in-straight-line = { $there } is not in a straight line with the Bi-Madam
not-next-tile = { $there } is not the next tile: a piece moves one tile at a time
capture-is-due = a capture is possible and therefore compulsory: { $list }
line-is-closed = the line is closed by the piece on { $place }
no-piece-there = no piece stands on { $here }
not-your-piece = the piece on { $here } belongs to the other side
tile-is-not-free = the tile { $there } is not free
place-is-bare = { $place } is bare

# duel, refuse, captures
capture-must-go-on = the capture must go on from { $at }: { $list }
program-enforces-captures = captures are enforced by the program: none can be overlooked
objection-too-early = the turn is not over yet: only the opponent may object, when his turn comes
nothing-to-object-to = no capture was overlooked in the last turn
reopened-turn-must-capture = the overlooked capture was pointed out: one of these must be played: { $list }
man-captures-backward = a man never captures backward, as to { $there }
long-capture-is-single = a capture from a distance is a single one; others go on by adjacent jumps only
strict-capture-is-single = under these rules a Bi-Madam captures a single piece and stops
crowning-ends-capture = on { $at } the man becomes a Bi-Madam and its capture ends
piece-has-left-frame = the piece on { $place } has already left the frame
man-cannot-capture-bi-madam = a man cannot capture a Bi-Madam ({ $place })
no-enemy-piece-stands-on = no enemy piece stands on { $place }
not-a-capture = from { $here } to { $there } is no capture: it goes in a straight line to the tile just beyond a piece
not-a-jump = from { $here } to { $there } is no jump over one place

# duel, refuse, tiles
x-move-first-any-tile = the X move comes first: move a free tile or leave the tiles ({ $n } left)
x-move-first = the X move comes first: the tile on { $tile } may be moved or may stay
no-tile-on-offer = no tile is on offer now: a piece moves first
leaving-is-stay = to leave the tile on { $place }, write stay
place-has-tile = { $there } already carries a tile
removal-needs-old-bi-madam = a tile may be removed only in the turn of a Bi-Madam that was one before
no-removal-here = tiles are not removed under these rules
tile-is-occupied = a piece stands on { $place }: only free tiles may be moved
other-tile-on-offer = the tile on offer is { $tile }, not { $place }

# duel, rulebook, bi madams
x-17-title = Third modification: Bi-Madam removes tiles
x-17-part1 = A Bi-Madam may not only move the tile but also take it off the frame, which leaves the opponent less room.
x-17-part2 = It must have been a Bi-Madam when the turn began. The tile is gone for good; where any free tile may be moved, any may be removed, and that uses one right.
x-17-part2-reason = It is a Bi-Madam's right, and a man crowned by this very move moved as a man. Nothing in the booklet brings a tile back.
x-17-example1 = The tile d4 leaves the frame.
x-17-example2 = Crowned by this very move: the tile may only be moved.
x-17-example3 = Any free tile may go.
x-18-title = Fourth modification: long Bi-Madam
x-18-part1 = A Bi-Madam may also go several tiles, in a straight line and over free tiles only. If it jumps and captures a piece it must stop on the next tile: after a long jump it cannot go on and take a second piece.
x-18-part2 = So it captures from a distance: over one or more free tiles up to an enemy piece, landing just beyond on a tile that must be free.
x-18-part3 = A capture that begins with an adjacent jump may go on, but with adjacent jumps only. Both kinds are compulsory.
x-18-part3-reason = The caption of figure 4 forbids going on after a long jump, and without the modification a Bi-Madam captures several times; so we read the stop of long jumps only. Read of every capture, it can be played too.
x-18-example1 = The long capture ends on f6, although g5 could be jumped from there. The picture is lost; this board is ours.
figure-figure-4 = Figure 4
x-18-example2 = As far as the line is free; a bare place stops it.
x-18-example3 = An adjacent jump goes on by adjacent jumps; the long capture is the other choice.
x-18-example4 = Read strictly, an adjacent capture is single too.

# duel, rulebook, captures
x-6-title = Capturing is compulsory
x-6-part1 = Capturing is compulsory. Among several captures the player chooses the one he thinks best.
x-6-part2 = Several pieces may be taken in one move, if behind each there is a free black tile.
x-6-part3 = A capture goes on as long as the same piece can capture again, each time in any of its directions.
x-6-part3-reason = Every capture is compulsory, so the next one is too; that the booklet calls a multiple capture possible we take to mean that it exists. Players who read it as a right may play so.
x-6-example1 = One man or two, as light likes; but the double capture may not stop half-way.
x-6-example2 = The other reading: after the first jump light may stop.
x-7-title = Captured pieces leave the frame
x-7-part1 = A captured piece leaves the frame for good.
x-7-part2 = It leaves at once, jump by jump. Its tile stays and is free for later jumps of the same capture, and so is the tile the capturer started from: a capture may return to it.
x-7-part2-reason = The French sentence names no moment, the Italian says after the capture. Taking the piece off as it is jumped is what one does at the table; nothing says that a taken piece still stands in the way.
x-7-example1 = Four men in a ring: the Bi-Madam comes back to where it began.
x-8-title = Becoming a Bi-Madam
x-8-part1 = A man that reaches the opponent's last rank becomes a Bi-Madam: a man of its own colour, from those that were captured, is put on top of it.
x-8-part2 = It does so at once. If it got there by a capture, the capture ends there.
x-8-part2-reason = From that moment on it captures as a Bi-Madam, the booklet says; we let that begin with the next turn, as in most kinds of draughts, because the crowning with a second man interrupts the move. The other reading can be played.
x-8-part3 = Crowning never fails because no man of that colour has been captured yet.
x-8-part3-reason = The booklet does not think of that case. The rank is what makes a Bi-Madam; the second man only shows it.
x-8-example1 = The new Bi-Madam on e8 may not go on to c6.
x-8-example2 = The other reading: crowned on e8 the piece goes on as a Bi-Madam and takes d7.

# duel, rulebook, common
c-2-title = The only step is a step
c-2-part1 = When exactly one step is legal it is still a step: it is played, recorded and counted.
c-2-part1-reason = A rule for all games of this program, so that records read alike.
c-2-example1 = No free tile is left: staying is the only step, and it is a step.
c-3-title = Resigning, agreeing, repeating
c-3-part1 = A player may resign, and his side loses. The sides may agree on a draw. The third occurrence of the same position at the beginning of a turn is a draw; turns taken back do not count, and neither does the beginning of a turn that an objection reopened.
c-3-part1-reason = The booklet does not speak of it. It is a rule for all games of this program, so that no game lasts for ever.
c-3-example1 = Both Bi-Madams go and come back: after four turns the position is the same but for the count. The third time it is a draw.

# duel, rulebook, end
x-13-title = Winning
x-13-part1 = The aim is to capture all enemy pieces or to block every manoeuvre of the opponent. The game ends when one of the two is done.
x-13-part2 = So whoever has no piece, or no legal move when his turn begins, has lost.
x-13-part3 = Who can still object to the last turn (X-28) is not blocked.
x-13-part3-reason = The end is that he can do nothing at all, and he can do this.
x-13-example1 = The dark man cannot move and cannot capture: blocked.
x-13-example2 = Light takes away the last tile dark could go to.
x-13-example3 = Blocked, but not lost yet: dark can still object.
x-14-title = Drawn games
x-14-part1 = The game is drawn by agreement, by repetition (C-3), or after 100 turns, 50 for each side, without a capture or a new Bi-Madam.
x-14-part1-reason = The booklet knows no draw, but two Bi-Madams can flee from each other for ever. 50 turns each is what draughts and chess players are used to.
x-14-example1 = The hundredth turn.
x-14-example2 = A crowning starts the count anew.

# duel, rulebook, modifications
x-15-title = First modification: tiles after captures only
x-15-part1 = Four modifications make the game harder; they may be played all together or one at a time.
x-15-part2 = The first: a tile may be moved only after a capture.
x-15-example1 = A plain move ends the turn.
x-15-example2 = A capture offers its tile.
x-16-title = Second modification: any free tile
x-16-part1 = After a move or a capture any free black tile may be moved, not only the one that was left or that of the captured piece.
x-16-part2 = Where the turn would offer n tiles, the player has n times that right, one after the other. Leaving the tiles gives up what remains of it.
x-16-part2-reason = The modification speaks of one tile, but it changes which tile, not how many; and after several captures several tiles may be exchanged.
x-16-example1 = One right after a move.
x-16-example2 = Two rights after a double capture; staying gives up both.

# duel, rulebook, objection
x-28-title = Overlooked captures
x-28-part1 = If a player ignores or overlooks a capture, it is his opponent who points it out and obliges him to capture. Where several captures are possible, it is the player who chooses.
x-28-part2 = By default the program keeps watch, and nothing but the captures can be played.
x-28-part2-reason = It spares both players the watching, and engines never overlook. To play it as printed, choose the opponent.
x-28-part3 = The opponent may object (written: !) at his next decision about a piece; any other move lets the right lapse. Every plain move made while a capture was possible may be objected to; a capture never, even one that stopped early.
x-28-part3-reason = The booklet sets no moment; waiting longer would undo more than one turn. That he may keep silent is a kindness to those who have not seen it either.
x-28-part4 = The offender's whole turn is taken back, tiles and count too, and reopened: he must play one of his captures, and his turn goes on as after any capture. Then it is the objecting player's turn, with nothing left to object to. The turns taken back do not count for repetition.
x-28-part4-reason = He is obliged to play the capture instead of what he played; a tile moved after a move that is void cannot stay.
x-28-example1 = When the opponent enforces captures, a plain move is possible, and remembered.
x-28-example2 = Dark objects; light takes the turn back, chooses one of its captures and decides about the tile, and dark moves.
x-28-example3 = In the reopened turn there is nothing but the captures.

# duel, rulebook, pieces
x-4-title = How a man captures
x-4-part1 = A capture is a jump. If an enemy man stands on the next tile, and behind or beside him there is a black tile that nobody occupies, he is jumped and taken; diagonally, straight ahead or to the side. A plain man cannot take a Bi-Madam.
x-4-part2 = The jump goes straight on: the landing tile lies in one line with the jumper and the jumped man. A man captures in its five directions, never backward.
x-4-part2-reason = The booklet asks for a free tile behind or beside the man: behind it in a forward jump, beside it in a sideways one. For several captures it says behind each man. Backward movement of any kind is forbidden to men, and the directions of capturing are named as those of moving.
x-4-example1 = Ahead and to the right, but neither the Bi-Madam on c5 nor the man behind on d3. The picture is lost; this board is ours.
figure-figure-2 = Figure 2
x-5-title = How a Bi-Madam moves and captures
x-5-part1 = A Bi-Madam moves and captures in any direction, several times and in zigzag too, but always on black tiles.
x-5-part2 = It moves one tile at a time (going farther is the fourth modification), and it takes Bi-Madams too: only the plain man is denied that.
x-5-example1 = Eight ways, one tile each.
x-5-example2 = Backward too, and a Bi-Madam as well as a man.

# duel, rulebook, start
x-1-title = The frame, the tiles and the start
x-1-part1 = Two play on a frame with 32 black tiles, with twelve light men against twelve dark ones. Tiles and men are laid out as figure 1 shows.
x-1-part2 = Lots decide who has the light men and who the dark ones. Light plays first; then the players take turns.
x-1-part3 = The frame has 8x8 places. The tiles lie on every second one, beginning with the corner a1 at light's left; the men stand on the tiles of the three ranks nearest to their player.
x-1-part3-reason = Figure 1 is lost. 32 tiles and twelve men each fit the usual draughts board exactly so, and the moves that figure 3 describes are possible on it.
x-1-example1 = The start: light has seven moves. The picture is lost; this board is ours.
figure-figure-1 = Figure 1
x-2-title = Only on black tiles
x-2-part1 = The whole game is played on the black tiles and nowhere else.
x-2-part2 = A place carries a tile or is bare. Nothing stands on a bare place, and nothing goes or jumps across one.
x-2-example1 = c4 is bare, so the man on c3 cannot go straight ahead.
x-3-title = How a man moves
x-3-part1 = A man goes forward by one black tile: diagonally, straight ahead, or to the side. It never moves backward.
x-3-part2 = The tile must be next to it and free; diagonally backward is backward too.
x-3-example1 = Five ways for the man on d4; three are closed to it. The picture is lost; this board is ours.

# duel, rulebook, table
x-19-part1 = Two pairs play against each other, from the same start and by the same rules as two players, but for this: one of the pair plays the moves, and his partner may move the tiles.
x-19-part2 = So of each pair one makes all decisions about pieces, the other all about tiles.
x-19-example1 = Light's mover, light's tiler, dark's mover, dark's tiler. The picture is lost; this board is ours.
figure-figure-5 = Figure 5
x-20-title = Silence between partners
x-20-part1 = Partners exchange no advice, hint or signal of any kind. If they do, their move is annulled and it is the opponents' turn.
x-20-part2 = The annulled turn is the one in progress, or the last one if no opponent has decided since: it is taken back with its tiles, its counter and the right to object that lay in it, and the other side moves. Both opponents must agree on it, or the host. A second annulment in a row is refused: first a step must be played.
x-20-part2-reason = The booklet does not say who judges, nor how much is undone. A turn is what the pair gained by speaking; one fault costs one turn.
x-20-part3 = After an objection (X-28), until the objecting side's next move, it is the reopened turn that is annulled, from its own beginning; the objection itself cannot be.
x-20-part3-reason = To object is a right, not a move that one could have been advised in.
x-20-example1 = Light's very first turn, c3-d4, was annulled because the partners spoke: the start stands again, and dark's mover decides.
x-21-title = A double game for four
x-21-part1 = Four players are advised to play a double game: the same teams, with the partners' roles exchanged.
x-21-part2 = The table plays it as one match with one score.
x-21-part2-reason = The booklet advises two games and says nothing of counting; a double game has one result.
x-21-example1 = First game: Ada moves light's pieces (seat 1), Bea its tiles (seat 2). Second game: Bea has seat 1 and Ada seat 2, and the dark pair changes likewise.

# duel, rulebook, tiles
x-9-title = The X move after a plain move
x-9-part1 = After every move, plain or capturing, the player may play the X move: take a black tile and put it wherever he likes where there is none. After a plain move it is the tile from which his man started.
x-9-example1 = Light moves and then puts the tile ahead of its man. The picture is lost; this board is ours.
figure-figure-3 = Figure 3
x-10-title = The X move after a capture
x-10-part1 = After a capture it is the tile on which the captured man stood; after several captures there may be as many tiles. A Bi-Madam's turns are no different.
x-10-part2 = The tiles are offered one after the other, in the order of capture, after the whole capture; each may be moved or left. A place bared by an earlier tile of the same turn is a bare place like any other.
x-10-part2-reason = The X move comes after the move, and the move is the whole capture. Some order is needed; this one is easy to follow at the table.
x-10-example1 = First the tile d4, then the tile f6, which may go where d4 was.
x-10-example2 = With two tiles on offer, the second waits for its turn.
x-11-title = The X move is a right
x-11-part1 = The X move is not compulsory, but it can be decisive to defend one's men or to attack the other's: tiles that lie elsewhere allow moves and captures straight ahead and to the side as well.
x-11-part2 = Who does not want to move the tile leaves it where it is; then the turn goes on (written: stay).
x-11-part3 = In figure 3 it is the dark man that may now go straight ahead, and that defends itself by moving the tile it came from.
x-11-part3-reason = The French text says dark, the Italian light. After light's first move it is dark's turn, and only a dark man can do what is described.
x-11-example1 = The tile stays; dark's turn.
x-11-example2 = Before the tile is decided, no piece moves.
x-11-example3 = After light's first move and its tile, the dark man on d6 may go straight ahead to d5. The picture is lost; this board is ours.
x-11-example4 = If it leaves its tile on d6, light takes it. The picture is lost; this board is ours.
x-11-example5 = If it moves the tile d6 elsewhere, there is nothing to land on: it is safe. The picture is lost; this board is ours.
x-12-title = No X move after the last capture
x-12-part1 = No X move is offered when the game is over because the last enemy piece was captured.
x-12-part1-reason = The game ends when all enemy pieces are captured; a tile could change nothing any more.
x-12-example1 = The last dark man falls.

# duel, scene
light-man = light man
dark-man = dark man
light-bi-madam = light Bi-Madam
dark-bi-madam = dark Bi-Madam
light-pieces-captured-by-dark = taken by dark
dark-pieces-captured-by-light = taken by light
leave-tile = Leave the tile
remove-tile = Remove the tile
point-out-capture = Point out a capture
removed-tiles = removed tiles
status-drawn = A draw: { $limit } turns without a capture or a new Bi-Madam.
status-won-by-capture = { $winner } has won: { $side } has no piece left.
status-won-by-blocking = { $winner } has won: { $side } cannot move.
status-overlooked = The last turn overlooked a capture: it may be pointed out.
status-quiet-turns = { $n } turns without a capture or a crowning; at { $limit } the game is drawn.
status-reopened = { $side } has overlooked a capture and must capture now.
status-must-capture = { $side } must capture.
status-moves = { $side } moves a piece.
status-any-tile = { $side } may move any free tile.
status-several-tiles = { $side } may move { $n } free tiles, one after the other.
status-tile = { $side } may move the tile on { $tile }.
status-tile-of-several = { $side } may move the tile on { $tile }; { $n } tiles are on offer in all.

# solo
solo-madamx-solitaire = MadamX solitaire
solo-bring-eight-men-across-before-tiles = Bring eight men across before the tiles run out.
solo-solitaire-of-booklet = The solitaire of the booklet
solo-played-as-printed-start-is-drawn = Played as printed; the start is drawn at random among all 70.
solo-player = Player

# solo, explain
solo-advances-from-to = { $man } advances from { $from } to { $to }
solo-jumps-from-to = { $man } jumps from { $from } to { $to }
solo-tile-is-put-back-on = the tile is put back on { $tile }
solo-man-advances = a man advances: { $places }
solo-man-jumps = a man jumps: { $places }
solo-tile-is-gone-for-good = the tile { $places } is gone for good
solo-all-men-have-arrived = all men have arrived
solo-no-man-can-move-any-more = no man can move any more
solo-tile-is-put-back = the tile is put back: { $places }
solo-man-is-blocked = the man on { $here } can neither advance nor jump now

# solo, refuse
solo-game-is-over = the game is over
solo-tile-comes-first = first the tile on { $tile } that the jump has left must be placed, or put back
solo-no-tile-to-place = no tile is to be placed: that follows a jump
solo-other-tile = the tile to be placed is { $tile }, not { $here }
solo-putting-back-is-stay = to put the tile back on { $here }, write stay
solo-no-man-stands-on = no man stands on { $here }
solo-not-an-advance = a man advances one place diagonally forward, not to { $there }
solo-first-is-advance = the very first move must be an advance
solo-not-a-jump = a jump goes two places diagonally forward, not to { $there }
solo-nobody-to-jump = no man stands on { $middle } to be jumped
solo-other-colour = the man on { $middle } is of the other colour and cannot be jumped

# solo, rulebook, end
solo-x-27-title = Won or lost
solo-x-27-part1 = The game is won when all men have arrived.
solo-x-27-part2 = After a last jump its tile is still placed first. The game is lost when no step is possible.
solo-x-27-part2-reason = Placing the tile is part of the jump. Who cannot move any more cannot reach the goal.
solo-x-27-example1 = The last advance wins.
solo-x-27-example2 = After a last jump its tile is still to be placed.
solo-x-27-example3 = No free tile is left: lost.
solo-c-2-example1 = One advance is left.
solo-c-3-title = Giving up
solo-c-3-part1 = The player may give up; the game is then lost.
solo-c-3-part1-reason = The booklet does not speak of it. There is nobody to agree on a draw with.
solo-c-3-example1 = Not lost yet: the player may go on, or give up.

# solo, rulebook, start
solo-x-1-title = The frame and the tiles
solo-x-1-part1 = The frame has 8x8 places; the 32 black tiles lie on every second one, beginning with the corner a1.
solo-x-1-part1-reason = Figure 6 is lost. Eight men on the two lowest ranks need four tiles in each, which is how the tiles of the duel lie.
solo-x-1-example1 = Tiles on every second place, four in each rank.
solo-x-2-part1 = A man cannot go to a place without a black tile: that is the first of the two forbidden moves of figure 10.
solo-x-2-example1 = b3 is bare.
solo-x-2-example2 = The dark man on a1 cannot advance to b2: the tile is gone. The picture is lost; this board is ours.
figure-figure-10 = Figure 10
solo-x-22-title = The start
solo-x-22-part1 = Four light and four dark men are put at random on the two lowest ranks of the frame.
solo-x-22-part2 = The French booklet adds that this makes 32 different starts.
solo-x-22-part3 = There are 70 starts, or 35 if exchanging the colours makes no difference. They are numbered from 0 to 69.
solo-x-22-part3-reason = Of eight tiles, four are chosen for the light men: 8x7x6x5 ways of placing them one by one, divided by the 4x3x2x1 orders of the same four, is 70. The booklet's 32 cannot be reached by any way of counting that we know; the Italian text does not have the sentence.
solo-x-22-example1 = Start number 0. The picture is lost; this board is ours.
figure-figure-6 = Figure 6
solo-x-23-title = The goal
solo-x-23-part1 = All eight men must come to the two highest ranks, the colours in whatever order. One begins with any man and goes on with any other: the colours need not take turns.
solo-x-23-example1 = Seven have arrived; the last one completes the work. The picture is lost; this board is ours.
figure-figure-7 = Figure 7

# solo, rulebook, steps
solo-x-24-title = Advance
solo-x-24-part1 = A man has two kinds of move: it advances or it jumps. An advance goes one tile forward and diagonally, if that tile is free. The tile it started from is then gone for good.
solo-x-24-example1 = The tile b2 is gone. The picture is lost; this board is ours.
figure-figure-8 = Figure 8
solo-x-25-title = Jump
solo-x-25-part1 = A man may jump a neighbouring man of its own colour, forward and diagonally too, if it ends on a free tile. Then the tile it left is picked up and laid on any place without one.
solo-x-25-part2 = A man cannot jump one of the other colour (the second forbidden move of figure 10), and a jump takes nothing off the frame.
solo-x-25-part3 = The landing tile is the one just beyond. The place the tile was taken from is free as well, so it may be put back there (written: stay).
solo-x-25-part3-reason = A jump over a neighbour ends behind it. Any free place is allowed, and once the tile is taken up its own place is one.
solo-x-25-example1 = Over a man of its colour only. The picture is lost; this board is ours.
solo-x-25-example2 = The tile d2 goes anywhere bare, or back. The picture is lost; this board is ours.
figure-figure-9 = Figure 9
solo-x-26-title = The first move
solo-x-26-part1 = The first move of the game must be an advance.
solo-x-26-example1 = The man on a1 could jump b2, but not yet.

# solo, scene
solo-put-tile-back = Put the tile back
solo-status-won = All men have arrived.
solo-status-lost = No move is left: lost.
solo-status-first = Any man may begin, with an advance.
solo-status-move = Any man may advance, or jump one of its colour.
solo-status-tile = The tile on { $tile } goes to any bare place, or back.
solo-status-count = Moves: { $n }. Men arrived: { $home } of 8.

# words
dark = Dark
light = Light

# actions
only-partners-break-silence = only partners can break silence, and here nobody has one
only-whole-turn-annulled = only a whole turn can be annulled, from its start
no-challenge = this game knows no challenge
solo-nobody-to-agree-with = there is nobody to agree with
solo-no-opponents = a solitaire has no opponents who could have the turn

# texts that cannot be read
one-of = one of { $words }
at-most = at most { $most }
at-least-one = at least one
drawing-lines = { $lines } lines
drawing-form = eight ranks and a line of fields
sign-on-place = '{ $sign }' on { $place }
tiles-found = { $tiles } tiles
at-most-all-tiles = at most 32 tiles
exactly-all-tiles = exactly 32 tiles
light-pieces-found = { $pieces } light pieces
dark-pieces-found = { $pieces } dark pieces
twelve-a-side = at most 12 a side
man-on-crowning-rank = a man '{ $sign }' on { $place }, where it is crowned
no-mark-before-ranks = no '!' at its start
ranks-before-form = '!' and the ranks before the last turn
phase-form = move, x= or bx= and places like c3,d4
phase-form-any-tile = move, x=*n or bx=*n with n from 1 to 11
phase-without-star = '{ $text }' has no '*'
no-place = '{ $word }' is no place
offered-twice = { $word } is offered twice
too-many-offered = more than 11 tiles on offer
offer-not-free = { $word } is on offer but is no free tile
free-tiles = free tiles
other-side-is-empty = the side that does not decide has no piece
deciding-side-is-empty = the side that decides has no piece
take-without-capture = take, but there is no capture
side-can-capture = a board where the side can capture
counter-in-reopened-turn = { $counter } in a reopened turn
counter-below-limit = a number from 0 to 99
reopened-already = a turn that was reopened already
no-ranks-after-take = no ranks after take
counter-after-last-piece = { $counter } after the last piece was captured
offered-with-enemies = { $tiles } tiles on offer with { $enemies } enemy pieces left
twelve-together = at most 12 together
counter-after-capture = { $counter } after a capture
counter-in-x-phase = { $counter } in an X phase, which only follows a capture
removal-needs-bi-madam = x=: bx= needs the option bi-removes and an own Bi-Madam
light-pieces-then = { $then } light pieces, now { $now }
dark-pieces-then = { $then } dark pieces, now { $now }
as-many-as-now = as many as now
several-offered-after-move = several tiles are on offer after a plain move
one-tile-or-right = one tile or right
x-phase-after-move = an X phase after a plain move
x-move-after-captures = move: the X move follows captures only
nothing-overlooked-there = no capture was overlooked there
offender-can-capture = a board where the offender can capture
solo-phase-form = first, move or x= and a place
solo-man-on = a man '{ $sign }' on { $place }
solo-men-on-colour-of-a1 = men on places of a1's colour only
solo-light-men-found = { $men } light men
solo-dark-men-found = { $men } dark men
solo-not-a-start = not a start
solo-one-of-starts = one of the 70 starts in the phase first
solo-counter-before-first = { $counter } before the first step
solo-all-tiles-after-first = 32 tiles after the first step
solo-first-tile-gone = at most 31: the first step is an advance
solo-too-few-moves = { $counter } moves, but { $advances } tiles are gone
solo-move-for-each-tile = at least one move for each tile that is gone
solo-ranks-found = the ranks of the men add up to { $ranks }
solo-ranks-expected = { $ranks } after { $advances } advances and { $jumps } jumps
solo-placing-without-jump = a tile to place without a jump
solo-not-free-tile = { $place } is not a free tile of a1's colour
solo-tile-left-by-jump = the free tile that a jump has left

# what is measured
bench-start = start
bench-piece-steps = piece steps
bench-any-tile = any tile
bench-bi-madams-all-modifications = Bi-Madams, all modifications
