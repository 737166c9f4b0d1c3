unreachable = The server cannot be reached: { $error }.
silent = The server does not answer.
strange = What answers there is no server of Coffret.
other-rules = This table cannot be followed: the server has another version of the game than this program.
