# Why something was not done.
fault-bad-request = I do not understand this request.
fault-bad-body = This is not the JSON I expected.
fault-too-large = This is too long.
fault-unknown-game = There is no such game.
fault-bad-rules = These options do not exist or do not go together.
fault-bad-position = This position cannot be.
fault-not-found = There is nothing here.
fault-wrong-method = This cannot be done here.
fault-wrong-origin = This request comes from another site.
fault-not-host = Only the host of the table may do this.
fault-not-seated = Only those who sit at the table may do this.
fault-not-your-turn = It is not your turn to decide.
fault-stale = The board has changed in the meantime.
fault-bad-step = This is not a move of this game.
fault-ambiguous-step = This may mean several moves.
fault-illegal-step = The rules do not allow this move.
fault-bad-touch = There is no such place on the board.
fault-illegal-touch = This leads nowhere.
fault-bound-touch = You touched another piece and must move it.
fault-illegal-action = The rules do not allow this now.
fault-no-such-seat = There is no such seat.
fault-seat-taken = This seat is taken.
fault-bad-key = This seat needs its own link, and each link works once.
fault-not-begun = The game has not begun.
fault-already-begun = The game has begun.
fault-game-over = The game is over.
fault-not-over = The game is not over yet.
fault-no-such-offer = This offer has lapsed.
fault-offered-already = This was offered a moment ago.
fault-engine-declines = The computer plays on.
fault-opponents-decide = Only your opponents may put the computer in your partner's place.
fault-not-absent = This player is here, or has not been away for long enough.
fault-silent = Partners may not consult in this game: there is no free talk at the table.
fault-no-such-channel = You cannot speak there.
fault-no-such-phrase = There is no such phrase.
fault-removed = A player has sent you away from this table: you cannot come back to it.
fault-not-removable = Whoever plays at the table or has set it up cannot be sent away.
fault-no-help = The computer does not help in this game now.
fault-nothing-to-undo = There is nothing to take back.
fault-no-takeback = Nothing is taken back at this table.
fault-eliminated = You are out of this game and have no word in it any more.
fault-closed = This table is closed.
fault-bad-code = This code is wrong, was used before, or is too old.
fault-bad-name = This name cannot be used: 1 to 24 plain characters.
fault-too-many = Not so fast, please.
fault-too-slow = The connection is too slow. Please connect again.
fault-storage = This could not be stored, so it was not done. Please try again.
fault-busy = There is too much to do at the moment. Please try again.
fault-draining = The server is about to restart. Your games are safe.
fault-no-such-format = This game cannot be written in that format.
fault-internal = Something went wrong here. It was not your fault.

# What exactly was wrong with a request. The field is a word of the request's own form.
detail-expected = { $field }: expected { $expected }
detail-between = { $least } to { $most }
detail-at-most = at most { $most }
detail-characters = at most { $most } characters
detail-visible = visible characters on one line
detail-version = the version that was seen last
detail-visitor = the id of a visitor
detail-side = the id of a side
detail-step-or-touched = either step or touched
detail-one-start = one of start and position
detail-takeback = agreed or never, because seats are open
detail-clock = { $least } to { $most } seconds and an increment of at most { $increment }
detail-one-of = one of { $words }
detail-parameters = the parameters that the document names
detail-time = a time
detail-text = text
detail-table = the id of a table
detail-new-table = the id of a table that does not stand yet
detail-no-clock = none, at a table at home
detail-full-seats = somebody on each, at a table at home
detail-nobody = nobody to hear it, at a table at home
detail-files = the game's files, which are not here yet
detail-json = { $wrong } ({ $place })
detail-json-place = line { $line }, column { $column }
detail-json-missing = '{ $name }' is missing
detail-json-double = '{ $name }' stands there twice
detail-json-unknown = '{ $name }' is unknown: expected { $known }
detail-json-kind = a value is not of the kind that was expected
detail-json-form = it is not JSON

# How a game ended, if not by its rules alone.
over-win = { $number ->
    [one] { $cause ->
        [wish] { $name } wins by resignation.
        [time] { $name } wins on time.
        [absence] { $name } wins because a player did not come back.
        [agreement] { $name } wins by agreement.
       *[none] { $name } wins.
    }
   *[other] { $cause ->
        [wish] { $name } win by resignation.
        [time] { $name } win on time.
        [absence] { $name } win because a player did not come back.
        [agreement] { $name } win by agreement.
       *[none] { $name } win.
    }
}
over-draw = { $cause ->
    [wish] A draw by resignation.
    [time] A draw on time.
    [absence] A draw because a player did not come back.
    [agreement] A draw by agreement.
    [repetition] A draw: the same position has come up three times.
   *[none] A draw.
}
over-lost = { $cause ->
    [wish] The game is lost by resignation.
    [time] The game is lost on time.
    [absence] The game is lost because a player did not come back.
    [agreement] The game is lost by agreement.
   *[none] The game is lost.
}

# What was done.
acted-time = { $number ->
    [one] { $name } has run out of time.
   *[other] { $name } have run out of time.
}
acted-absence = { $number ->
    [one] { $name } did not come back.
   *[other] { $name } did not come back.
}
acted-resign = { $number ->
    [one] { $name } resigns.
   *[other] { $name } resign.
}
acted-draw = All agree on a draw.
acted-challenge = All agree that { $name } must win in time, or the game is drawn.
acted-annul = The turn is annulled.

# Why nothing is taken back.
final-booklet = Nothing is taken back at this table: what was played is final, as the booklet has it.
final-table = Nothing is taken back at this table: it was set up so.

# What is on offer.
offered-draw = { $by } offers a draw.
offered-proven-draw = Neither side can win any more: the solved endings prove it ({ $rule }). Shall the game be drawn?
offered-undo = { $back ->
    [one] { $by } asks to take back one move.
   *[other] { $by } asks to take back { $back } moves.
}
offered-challenge = { $by } proposes that { $name } must win in time, or the game is drawn.
offered-annul = { $by } wants the turn of { $name } annulled.
offered-next-game = { $by } wants to play again.

# Hints.
hint-around = Look around here.
hint-piece = Think about this: { $piece }.
hint-begin = Begin here.

# Whether a game for one can still be solved.
truth-in = { $turns ->
    [one] It can still be solved, in one more move.
   *[other] It can still be solved, in { $turns } more moves.
}
truth-yes = It can still be solved.
truth-back = { $back ->
    [one] From here it can no longer be solved: take back one.
   *[other] From here it can no longer be solved: take back { $back }.
}
truth-no = From here it can no longer be solved.
truth-open = It is too early to tell.

# What is said at a silent table of its silence.
silence = Partners may not consult in this game: the server passes on their moves and nothing else. It cannot hide how long a move takes, which tells a few bits to whoever has agreed on a code, and it cannot see telephones: that part is up to you.
silent-waits = This waits until the match is over: partners may not consult in this game, and it could be a sign.

# What was done before a game.
opening-lots = Lots were drawn: { $dealt }.
opening-exchanged = Players have changed places: { $dealt }.
opening-has = { $name } has { $seat }
opening-dice = The dice: { $faces }.
opening-again = A tie, thrown again: { $faces }.
opening-begins = { $name } begins.
player-engine = the computer (level { $level })
player-numbered = player { $number }

# Courtesies.
courtesy-hello = Hello!
courtesy-have-fun = Have a good game!
courtesy-one-moment = One moment, please.
courtesy-back = I am back.
courtesy-thank-you = Thank you!
courtesy-sorry = I am sorry.
courtesy-good-game = That was a good game.
courtesy-goodbye = Goodbye!
