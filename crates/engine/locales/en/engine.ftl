# Steps that were better not played.
turning-point-lost = { $played } gives the game away; { $best } was better.
turning-point = { $played } costs about { $pieces }.{ $tenths }; { $best } was better.

# Positions to learn from.
samples-line = line { $line } says nothing of a position
samples-form = lines that this command wrote for the same game and options
