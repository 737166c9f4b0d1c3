# Playing in lines. Words of a command stand behind each other with a comma and a blank.
verb-quit = quit, exit, bye
verb-help = help, ?
verb-board = board
verb-steps = steps
verb-steps-from = steps from
verb-undo = undo
verb-redo = redo
verb-position = position
verb-record = record
verb-save = save
verb-resign = resign
verb-draw = draw
verb-why = why, why not
verb-hint = hint
verb-rule = rule
verb-pieces = pieces, all pieces
verb-mine = my pieces, mine
verb-what = what is on, what's on, on
verb-around = around, what is around
verb-threats = threats
verb-last = last, repeat, again
yes-words = yes, y
help-plain =
    <step> or its number  play it        why <step>   why it may not be played
    steps, board          show again     undo, redo   take back, do again
    position, record      as text        save <file>  keep the game
    hint, rule <number>   be helped      threats      what is in danger
    draw, resign          end the game   quit         leave
help-spoken =
    Type a step to play it; steps lists them, steps from d4 those of a place, why with a step tells why not.
    Ask: what is on d4, around d4, my pieces, pieces, threats, last, hint, rule with its number.
    Also: undo, redo, save with a file, record, position, draw, resign, quit.
spoken-welcome = { $game }. Type a step, or { $help }.
seat-plays = Seat { $seat } plays { $step }
seat-asked = Seat { $seat }, { $name }:
over-won = The game is over. Winner: { $side } ({ $rule }).
over-drawn = The game is over: a draw ({ $rule }).
over-lost = The game is over: lost ({ $rule }).
is-over = The game is over.
not-a-command = Not a command; { $help } lists them.
wants-more = { $verb }: what follows is missing.
nothing-to-do = Nothing to do.
nothing-yet = Nothing has been played yet.
not-done = It is not done.
final-by-rule = { $rule }: nothing is taken back: what was played is final, as the booklet has it
final-by-choice = nothing is taken back: the game was begun so
may-be-played = { $step } may be played
ask-resign = Resign? yes or no
ask-draw = Do the others accept a draw? yes or no
ask-overwrite = There is a file { $file } already. Write over it? yes or no
draw-declined = The draw is declined.
saved-in = saved in { $file }
not-saved = not saved: { $error }
hint-from = Hint: look at { $name }.
hint-to = Hint: from { $from } to { $to }.
hint-step = Hint: { $step }. { $sentence }.
no-such-place = There is no place { $place }.
no-such-rule = There is no rule { $number }.
nothing = nothing
an-empty-tile = a tile with nothing on it
no-tile = no tile
empty-around = Empty: { $places }
no-step-from = No step begins at { $place }.
steps-from = From { $place }: { $steps }
all-steps = { $count ->
    [one] One step: { $steps }
   *[other] { $count } steps: { $steps }
    }
no-threat = Nothing is threatened.
threatened = Threatened: { $places }
can-take = Can take: { $steps }

# Files of games.
in-game = game { $number }, line { $line }: { $error }
game-too-long = longer than any game may be: expected at most 4 MiB

# Analysis.
analyse-over = position: the game is over ({ $rule }): expected one that goes on
analyse-heading = seat { $seat }, { $name }: depth { $depth }, { $nodes } nodes, { $seconds } s
analyse-best = best: { $sentence }.
value-estimated = { $value } estimated, { $chance } %
value-draw = proven draw
value-win = { $turns ->
    [one] proven win in one turn
   *[other] proven win in { $turns } turns
    }
value-loss = { $turns ->
    [one] proven loss in one turn
   *[other] proven loss in { $turns } turns
    }
review-rules = rules: '{ $words }': expected none, the record has its own
review-other = a game of { $found }: expected one of { $id }
review-progress = move { $number } of { $of }, about { $seconds } s left
review-turn = turn
review-side = side
review-step = step
review-value = value before
review-cost = cost
review-best = best
review-calm = no turning points
review-points = turning points
point-at = turn { $turn } { $side }: { $told }
turning-point = { $played } takes the chances from { $before } % to { $after } %; { $best } was better.

# The rest of the command line.
rules-aim = The aim
rules-short = In short
rules-box = In the box
rules-players = Players
rules-measured = Length and difficulty
rules-turns = Half of { $games } games of the engine against itself at level { $level } ended within { $half } turns, a tenth within { $few }, nine tenths within { $many }.
rules-solved = Half of { $games } games that the engine solved took { $half } moves at most, a tenth { $few }, nine tenths { $many }.
rules-choices = A player chooses among { $choices } steps on average.
rules-chance = Of { $of } games played at random { $won } were solved.
rules-story = Its story
rules-advice = Advice and words
rules-lost = What is lost
rules-options = Options
rules-why = why:
rules-reading = another reading:
rules-page = page { $page }
fact-no-step = no step is legal
fact-steps = all steps: { $steps }
fact-legal = legal: { $steps }
fact-illegal = not { $step }: { $why } ({ $rule })
fact-after = after { $steps }: { $position }
fact-over = after { $steps }: { $words } ({ $rule })
fact-moves = to move: { $name }
fact-moves-after = after { $steps } to move: { $name }
clause-without-game = --clause: no game was named: expected a game before it
clause-unknown = --clause: no clause '{ $id }': expected one of { $known }
short-fits-several = the short form fits several steps
illegal = illegal: { $why }
legal = legal: { $step }
start-number = Start number { $number }.
lot-has = player { $player } has { $seat }
lots-drawn = Lots were drawn: { $dealt }.
dice-first = The dice: { $faces }.
dice-again = A tie, thrown again: { $faces }.
begins = { $name } begins.
seat-form = seat: '{ $word }': expected a seat from 1 to { $seats }, =, and human or level:1 to level:8
setting-called = command line
setting-environment = environment: { $name }
setting-file = file: { $file }
setting-usual = as usual
io = { $what }: { $error }: expected a place that can be read or written
error = error: { $message }
solve-out = out: missing: expected 'coffret solve { $game } --out DIR'
position-over = position: the game is over: expected one that goes on
position-not-known = position: not in the database: expected one with fewer pieces
game-line = { $id }: { $name } (seats: { $seats })
game-starts = starts: 0 to { $last }
game-levels = levels: 1 to 8
game-option = { $name }={ $values }  (default { $default }): { $about }
welcome = Coffret { $version }: a box of games.
try-play = play at this keyboard
try-games = the games and their options
try-engine = the line protocol, for programs
try-help = everything else
ending-early = ending early; once more to leave at once
usage-expected = { $what }: expected a call as 'coffret --help' or 'coffret <command> --help' shows
usage-unknown = unexpected argument '{ $argument }' found
usage-command = unrecognized subcommand '{ $name }'
usage-missing = missing: { $argument }
usage-conflict = { $argument } together with { $other }
usage-count = { $argument }: another number of values
usage-empty = a value is missing for { $argument }
usage-value = invalid value '{ $given }' for { $argument }
usage-value-why = invalid value '{ $given }' for { $argument } ({ $why })
usage-wrong = a wrong call

# What --help says.
call-examples = Examples
call-usage = Usage
call-commands = Commands
call-arguments = Arguments
call-options = Options
call-game-s-id = The game's id, as `coffret games` lists it
call-options-differ-from = Options that differ from the defaults
call-position-s-text = The position's text; the start without it
call-number-start-games = The number of the start, in games that have several
call-port-0-takes = The port; 0 takes any free one; 8080 without it
call-address-listen-other = The address to listen at; other machines can reach any but the loopback, without encryption; 127.0.0.1 without it
call-folder-database-key = The folder of the database and the key; the user's data folder without it
call-address-people-know = The address people know the server by, if a proxy stands before it
call-proxy-stands-before = A proxy stands before it: believe the last address of its X-Forwarded-For
call-threads-think-engines = How many threads think for the engines; as many as there are cores without it
call-folder-databases-coffret = A folder with databases that `coffret solve` made: level 8, hints and reviews are perfect where they reach
call-another-limit-than = Another limit than the usual one, by its name in docs/server.md; times are in seconds
call-write-log-json = Write the log as JSON
call-file-settings-toml = A file of settings, in TOML; /etc/coffret/coffret.toml without it, if it is there
call-start-nothing-print = Start nothing: print every setting that holds, and where it comes from
call-file-write-there = The file to write; there must be none of this name
call-data-folder-server = The data folder of the server; the user's without it
call-backup-database-data = A backup; the database of the data folder without it
call-coffret-backup-wrote = What `coffret backup` wrote
call-answer-json = Answer in JSON
call-show-count-below = Show the count below each step
call-play-last-ply = Play the last ply too instead of counting it
call-threads-share-work = How many threads share the work
call-steps-deep = How many steps deep
call-step = The step
call-language-answer-en = The language of the answer: en, fr, it or de; as LC_ALL, LC_MESSAGES or LANG say without it
call-folder-databases-coffret-solve = A folder with databases that `coffret solve` made: what they hold is played perfectly
call-threads-think-most = How many threads think at most; as many as there are cores without it
call-game-only = One game only
call-only-count-nodes = Only count the nodes of fixed searches: the same figures on every machine, as long as nothing changes how engines think
call-review-every-move = Review every move of the games of this file instead
call-stop-first-game = Stop at the first game that cannot be read, instead of naming it and going on
call-milliseconds-each-position = Milliseconds for each position
call-nodes-each-position = Nodes for each position instead of time, on one thread: the same answer every time
call-look-no-deeper = Look no deeper than so many turns
call-lines-each-another = How many lines, each with another first step
call-language-en-fr = The language: en, fr, it or de; as LC_ALL, LC_MESSAGES or LANG say without it
call-folder-databases-coffret-solve-made = A folder with databases that `coffret solve` made: what they hold is proven
call-first-engine = The first engine
call-second-engine-takes = The second engine; it takes all seats that the first does not
call-games-each-opening = How many games; each opening is played once for every side the first engine can take
call-stop-early-when = Stop early when it is clear whether the difference is nearer to ELO0 or to ELO1
call-random-turns-open = How many random turns open each game
call-where-dice-openings = Where the dice for openings start
call-games-are-played = How many games are played at once
call-draw-games-last = Draw games that last so many turns
call-multiply-node-budgets = Multiply the node budgets of levels by this, to measure them in less time
call-seconds-program-may = How many seconds a program may take for an answer, beyond the time it was given to think
call-folder-databases-coffret-solve-made-our = A folder with databases that `coffret solve` made, for our engines at level 8 or within limits
call-give-each-side = Give each side a clock of so many milliseconds, and so many more for each step, instead of limits for each step
call-milliseconds-later-than = How many milliseconds later than agreed a program of others may answer, or a clock run out, before the game is lost
call-write-all-games = Write all games into this file
call-go-on-match = Go on with a match that was broken off: the games in the file of --out count, and the others are played
call-format-file-record = The format of that file: record, or another that the game has
call-number-start-0 = The number of the start; 0 without it
call-solve-every-start = Solve every start
call-position-s-text-2 = The position's text
call-give-up-an = Give up an answer after so many positions looked at
call-folder-database-byte = The folder for a database: one byte for each position
call-folder-database-say = A folder with a database: say what becomes of the position, or of the start. Endings of few pieces need none
call-leave-out-would = Leave out what would make the database larger than this
call-then-compare-positions = Then compare so many positions of each sector with what their steps lead to
call-then-write-book = Then write a book of the opening into this file: a step that holds the draw, for whatever the opponent does
call-book-first-steps = With a book, how many first steps may be played anyhow
call-book-after-steps = With a book, after how many steps it ends; what the file holds already stays
call-then-pack-database = Then pack the database into this file: few bytes, to be part of a program
call-threads-solve-there = How many threads solve; as many as there are cores without it
call-games-play = How many games to play
call-play-no-more = Play no more new games after so many seconds
call-nodes-each-step = Nodes for each step
call-most-random-turns = The most random turns at the start of a game
call-times-go-through = How many times to go through the positions
call-much-search-s = How much the search's values count against the games' results, from 0 to 1
call-positions-worth-doubt = How many positions' worth of doubt each weight begins with
call-where-dice-start = Where the dice start
call-begin-from-nothing = Begin from nothing instead of the weights in use
call-folder-databases-coffret-solve-made-positions = A folder with databases that `coffret solve` made: positions they hold count as they come out, not as the games do
call-where-write-weights = Where to write the weights
call-file-read-standard = The file to read; - for standard input
call-format-write-record = The format to write: record, or another that the game has (pdn)
call-format-read-if = The format to read, if the file's ending does not tell
call-where-write-standard = Where to write; standard output without it
call-say-json-was = Say in JSON what was converted: on standard output if the games go to a file, else on the error stream
call-game-s-id-without = The game's id; without it the menu
call-number-start-games-have = The number of the start, in games that have several; at random without it
call-go-on-saved = Go on with a saved game
call-play-at-server = Play at a server: its address, the address of a table to watch, or an invitation to a seat; with a game a table of it is set up
call-name-others-see = The name others see at the server; it stays until another is given
call-who-sits-seat = Who sits at a seat: human, or level:1 to level:8 for an engine; humans without it
call-folder-databases-coffret-solve-made-engines = A folder with databases that `coffret solve` made, for engines that play as well as they can
call-whether-steps-may = Whether steps may be taken back: free, or never as some booklets have it; as in the record where a game is gone on with, else free
call-who-sits-where = Who sits where when only people play: lots are drawn, or the players choose; as the game's booklet has it without this
call-where-dice-lots = Where dice and lots start, to repeat them; by chance without it
call-plain-lines-text = Plain lines of text instead of the full screen; so it is wherever there is no terminal
call-spoken-plain-lines = Spoken: plain lines without drawings, only what changed, and answers to questions such as 'what is on d4'
call-milliseconds-which-each = Milliseconds for which each event of a settling is shown in full screen; 0 shows only the end
call-game-s-id-without-games = The game's id; without it the games are listed
call-only-this-clause = Only this clause
call-print-clauses-markdown = Print the clauses as Markdown, without boards
call-shell = The shell
call-write-page-each = Write one page for each command into this folder instead
call-five-board-games = Five board games you can play nowhere else: rules, engines and a line protocol
call-start-server-tables = Start the server: tables, engines, storage and pages in one program (what `coffret` alone does)
call-save-everything-server = Save everything that a server keeps into one file, while it runs or not
call-check-database-whole = Check that a database is whole and that every table in it can be played on, while the server runs or not
call-put-backup-place = Put a backup in the place of what a server keeps, while it runs or not
call-list-games-their = List the games with their options, seats and levels
call-count-sequences-legal = Count the sequences of legal steps from a position
call-list-legal-steps = List the legal steps of a position
call-say-whether-step = Say whether a step is legal, and if not, why
call-speak-line-protocol = Speak the line protocol on standard input and output
call-speak-hub-protocol = Speak the Hub protocol of draughts programs on standard input and output
call-measure-speed-rules = Measure the speed of the rules and of the search
call-say-an-engine = Say what an engine thinks of a position, or of every move of a game
call-let-engines-play = Let engines play each other, from varied openings and all sides, with error bars
call-solve-game-puzzle = Solve a game: a puzzle from its starts, or every position of a phase into a database
call-fit-an-evaluation = Fit an evaluation's weights to games the engine plays against itself
call-convert-records-between = Convert records between our format and others (PDN for draughts)
call-play-game-this = Play a game at this keyboard
call-print-game-s = Print a game's rulebook: the box, every clause with its boards, and where each sentence comes from
call-print-completion-script = Print a completion script for a shell
call-print-licences-everything = Print the licences of everything in this program
call-print-manual-page = Print the manual page
call-keep-what-played = Keep what is played in this file, and go on from what it holds: a tuning that was broken off is resumed, and the same games can be fitted in another way
call-print-help = Print help
call-print-version = Print version

# Playing at a server.
server-form = server: '{ $text }': expected an address such as https://games.example or an invitation to a table

# Matches, solvers, counts, weights and the data of a server.
match-heading = { $game }: { $a } against { $b }
match-games = games { $games }: won { $won }, drawn { $drawn }, lost { $lost }
match-share = share { $share } % [{ $low }, { $high }]
match-pairs = pairs of games: 0 points { $none }, 1/2 { $half }, 1 { $one }, 3/2 { $more }, 2 { $two }
match-forfeited = engine { $name } forfeited { $count } games
match-forfeit = game { $number }: engine { $name } forfeits: { $why }
match-side = as side { $side }: { $share } % of { $games } games
match-turns = turns of a game: a tenth within { $tenth }, half within { $half }, nine tenths within { $most }
match-choices = legal steps at a decision: { $mean } on average
match-sprt = SPRT [{ $low }, { $high }]: { $verdict } (ratio { $ratio })
sprt-open = open
sprt-accepted = accepted
sprt-rejected = rejected
match-equal = { $share } % would be equal
match-progress = { $done } of { $all }: { $tally }, { $share } %, { $strength }, { $seconds } s left
clock-form = clock: '{ $text }': expected milliseconds, and those for each step behind +, such as 60000+500
sprt-sides = sprt: a game of { $sides } sides: expected one of two
sprt-form = sprt: '{ $text }': expected two numbers, the smaller first, such as 0,10
solve-start-number = start { $number }
solve-lost = { $name }: lost, there is no solution
solve-short = { $name }: fewest { $fewest }, most { $most }
solve-fewest = fewest moves: { $moves }
solve-most = most moves: { $moves }
solve-none = none
solve-unknown = unknown within { $nodes } nodes
solve-count = { $moves } for { $starts }
solve-cannot = game: '{ $game }' cannot do this: expected one of { $games }
solve-win = { $position }: win for the side to move, proven
solve-draw = { $position }: draw for the side to move, proven
solve-loss = { $position }: loss for the side to move, proven
perft-broken-off = { $count } so far: it was broken off
perft-speed = { $seconds } s of processor time, { $millions } million per second
tune-progress = { $done } of { $all } games, { $positions } new positions, { $seconds } s left, until { $end }
tune-before = { $done } of { $all } games were played before
tune-epoch = epoch { $number }: error { $learned } learned from, { $apart } kept apart
tune-written = { $bytes } bytes of weights written to { $file }
backup-made = { $file }: { $tables } tables, { $games } finished games, { $size } MiB
check-well = { $place }: { $tables } tables with { $facts } facts, { $games } finished games, { $visitors } visitors: all is well
check-unwell = { $place }: { $tables } tables with { $facts } facts, { $games } finished games, { $visitors } visitors: not all is well
restored-data = { $data }: { $tables } tables and { $games } finished games are restored
restored-server = { $server } goes on with them
restored-before = what was there before is kept as { $place }

# A table of a server by ear.
verb-say = say, tell
verb-sit = sit, sit down
verb-agree = agree, accept
verb-decline = decline, refuse
not-at-server = That is for tables of a server.
you-are = You are { $name }.
table-made-at = Your table is { $table }.
link-for = The secret link of seat { $seat }: { $path }
line-broken = The connection is broken; it is being tried again.
lobby-waiting = Tables that wait for players:
lobby-mine = Your own tables:
lobby-playing = Games to watch:
lobby-table = { $number }: { $name }, { $seats }
lobby-how = Type the number of a table, the id of a game for a new one, board for the list again, or quit.
not-your-turn = It is not your turn.
no-talk = Nothing may be said here now.
no-seat = There is no open seat.
no-offer = Nothing is offered to you.
no-help = No engine helps at a table of a server.
game-begins = The game begins.
offer-told = { $told } Answer agree or decline.
table-closed = The table is closed.
table-of = A table of { $name }.
waiting = Waiting for players.
seat-open = open
seat-level = level { $level }

# Programs of others at a match.
engine-no-program = engine: no program: expected its path
engine-not-run = engine: { $program }: { $error }: expected a program that can be run
engine-no-pipes = engine: { $program }: no pipes: expected standard input and output
engine-does-not-read = engine: { $name } does not read: expected it to take '{ $line }'
engine-gone = engine: { $name } is gone: expected it to read '{ $line }'
engine-many-lines = engine: { $name } says { $lines } lines and no answer among them: expected one
engine-talks = engine: { $name } talks and gives no answer in time: expected one (--patience)
engine-wrong-line = engine: { $name }: { $wrong }
line-without-end = a line without an end: expected at most a mebibyte
line-not-text = a line that is not UTF-8: expected text
engine-ended = engine: { $name } has ended: expected an answer
broken-off = it was broken off
engine-silent = engine: { $name } is silent: expected an answer in time (--patience)
engine-protocol = engine: { $program } says '{ $hello }': expected protocol 1
engine-not-ok = engine: { $name } answers '{ $line }' with '{ $answer }': expected ok
engine-not-best = engine: { $name } says '{ $line }': expected best <step>
engine-not-hub = engine: hub: this game cannot be written in its words under these rules: expected another engine
engine-not-done = engine: { $name } says '{ $line }': expected move=
engine-error = engine: { $name } says '{ $line }': expected a step
engine-form = engine: '{ $text }': expected level:1..8, time:<ms>, nodes:<n>, depth:<turns>, random, cmd:<program>[@<limit>] or hub:<program>[@time=<ms>]
nothing-to-play = nothing to play
step-late = '{ $step }' after { $ms } ms: expected it in time
step-wrong = '{ $step }': { $error }
opening-ended = opening: every game ended in it: expected fewer random turns
resume-format = resume: { $file }: another format: expected one that was written with --format record
resume-round = resume: { $file }: game { $number } has no tag Round: expected a file that this command wrote
out-not-written = out: { $error }: expected a file that can be written

# What the system says.
system-not-found = no such file or folder
system-denied = it is not allowed
system-exists = there is such a file already
system-full = there is no room left
system-read-only = it can only be read
system-folder = it is a folder
system-no-folder = it is no folder
system-address-in-use = the address is in use
system-no-address = this machine has no such address
system-not-text = what is in it cannot be read as it should
system-cut-short = it ends too early
output-failed = output: { $error }: expected a place that can be written
standard-output = standard output
terminal = terminal
signals = signals

# Databases of solved positions.
archive-not-whole = database: not whole: expected one that was made to the end
archive-uncounted = rules: no database can be made under these options: expected the game's default ones
archive-damaged = { $path }: { $damage }: delete the file and solve again
damaged-length = the file has the wrong length
damaged-kind = the file is not of this game, rules and version
damaged-sum = the file does not have the sum it was written with
damaged-missing = the file is missing
tables-unknown = tables: nothing is known of '{ $game }' under these rules: expected a folder with a database
database-complete = complete after { $time }; to play with it: coffret engine --tables { $folder }
database-wrong = wrong: { $position } is not what its steps lead to
database-checked = { $positions } positions of { $sectors } sectors are what their steps lead to
database-packed = packed into { $bytes } bytes in { $file }
no-book = { $file }: no book: expected one, or no file
book-progress = book: after { $steps } steps { $done } of { $all } questions answered
book-written = { $positions } positions in { $file }
stage-first = looking at all positions
stage-steps = { $distance } steps from the end
build-progress = { $percent } % of { $all } positions; { $sectors }: { $stage }; about { $time } left
sector-built = { $sector }: { $won } won, { $drawn } drawn, { $lost } lost, the longest way { $longest } steps
done-of = { $done } of { $all }

# Speeds.
bench-name = { $game }: { $name }, { $what }
bench-counted = perft, last ply counted
bench-played = perft, every leaf played
bench-playouts = random playouts
bench-search = search
bench-depth = search to depth { $depth }
bench-level = level 1 answers
unit-leaves = million leaves/s
unit-games = thousand games/s
unit-steps = million steps/s
unit-nodes = million nodes/s
unit-seconds = s
bench-signed = { $name }: depth { $depth }, { $nodes } nodes, best { $best }

# Files of tuning, and the Hub protocol.
samples-kind = samples: { $name }: '{ $found }': expected '{ $head }'
hub-no-game = hub: no game is written in its words: expected one

# A server and its data.
ready = Coffret is ready: http://{ $address }
start = { $what }: { $wrong }: expected { $expected }
held-by = in use by { $process }
process-at = process { $number } at { $address }
process-alone = process { $number }
another-process = another process
wrong-version = version { $version }
wrong-not-restored = it did not restore
wrong-not-opened = it cannot be opened
wrong-no-database = it is no database
expected-writable-folder = a folder that can be written
expected-unused-folder = a data folder that no other server uses
expected-key-file = a key file of this program
expected-key = the key of the data folder
expected-own-database = a database of this program
expected-known-database = a database that this program knows
expected-readable-database = a database that can be read
expected-writable-database = a database that can be written
expected-whole-backup = a backup that is whole
expected-free-name = a name that is not taken, in a folder that can be written
expected-room = a disk with room
expected-free-address = a free address (--port 0 takes any free port)
expected-socket = a listening socket
expected-threads = threads and sockets of the system
expected-server = a server of this version that runs
limit-form = limit: '{ $text }': expected name=number
limit-unknown = limit: '{ $name }': expected one of { $known }
limit-seconds = limit: { $name }: '{ $number }': expected a whole number of seconds
limit-number = limit: { $name }: '{ $number }': expected a whole number that makes sense
setting-wrong = { $name }: '{ $text }': expected { $expected }
setting-address = an address
setting-range = { $least } to { $most }
setting-number = a number of at most { $most }
setting-truth = true or false
setting-url = an address such as https://games.example
setting-part = { $name }: expected a part of the file
setting-unknown = { $file }: '{ $name }': expected one of { $known }
setting-toml = { $file }: line { $line }: { $wrong }: expected TOML
folder-of-solve = a folder that 'coffret solve' made

# Values of the command line, and what help says beside its sentences.
usage-wanted = expected { $what }
usage-one-of = one of { $words }
usage-number = a whole number
usage-decimal = a number
usage-within = a number within { $range }
usage-address = an address such as 127.0.0.1
call-default = { "[" }default: { $values }]
call-possible = { "[" }possible values: { $values }]

# What --help says behind the examples.
call-prints-its-address = It prints its address when it is ready and ends on SIGTERM or Ctrl-C, with every game kept. COFFRET_LOG=debug logs more.
call-every-setting-can = Every setting can also come from the environment, as COFFRET_PORT or COFFRET_LIMIT=grace=30,reviews=10, or from the file of settings.
call-file-holds-database = The file holds the database as it is at one moment, and the key: keep it as private as the data folder.
call-exit-code-well = Exit code 0 if all is well, 1 if not.
call-server-says-goodbye = A server that runs says goodbye to everybody and begins anew with what is in the backup. What was there before is kept beside it, under the same names with '.before-restore' behind them.
call-exit-code-legal = Exit code 0 if the step is legal, 1 if not.
call-in-program-draughts = In a program for draughts, name 'coffret hub' as a Hub engine.
call-rates-are-per = Rates are per second of the process's own time, one thread, best of three.
call-values-are-in = Values are in plain pieces for the side that decides, and say whether they are estimated or proven.
call-an-engine-is = An engine is level:1..8, time:<ms>, nodes:<n>, depth:<turns>, random, cmd:<program>[@<limit>] for one that speaks our line protocol, or hub:<program>[@time=<ms>] for a draughts engine that speaks the Hub protocol.
call-every-solution-puzzle = Every solution of a puzzle is replayed by the rules before it is printed. Exit code 1 if a position is lost. A database that was interrupted is gone on with by the same command.
call-weights-are-read = The weights are read at build time: build again to play with them.
call-from-record-record = From record to record a game is checked and tidied.
call-every-sentence-says = Every sentence says whether the printed booklet says it (with the number of its sentence and the page), whether it follows from it, whether others described it, or whether we decided it, and why.
