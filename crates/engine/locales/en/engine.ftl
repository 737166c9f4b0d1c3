# Steps that were better not played.
turning-point-lost = { $played } gives the game away; { $best } was better.
turning-point = { $played } costs about { $pieces }.{ $tenths }; { $best } was better.
