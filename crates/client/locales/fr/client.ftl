unreachable = Le serveur est injoignable : { $error }.
silent = Le serveur ne répond pas.
strange = Ce qui répond à cette adresse n'est pas un serveur Coffret.
other-rules = Impossible de suivre cette table : le serveur a une autre version du jeu que ce programme.
