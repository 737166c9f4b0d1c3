unreachable = Der Server ist nicht zu erreichen: { $error }.
silent = Der Server antwortet nicht.
strange = Was dort antwortet, ist kein Server von Coffret.
other-rules = Diesem Tisch kann nicht gefolgt werden: Der Server hat eine andere Version des Spiels als dieses Programm.
