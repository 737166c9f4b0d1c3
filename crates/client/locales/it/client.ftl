unreachable = Il server non è raggiungibile: { $error }.
silent = Il server non risponde.
strange = Quello che risponde lì non è un server di Coffret.
other-rules = Questo tavolo non si può seguire: il server ha un'altra versione del gioco rispetto a questo programma.
