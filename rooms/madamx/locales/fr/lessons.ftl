# move
lesson-move-title = Avancer un pion
lesson-move-task = Vous jouez clair, en bas. Les pions ne se tiennent que sur les cases noires. Un pion va d'une case en avant, en diagonale ou tout droit, ou de côté. Allez tout droit sur la case marquée.
lesson-move-praise = Voilà un coup. Les pions ne reculent jamais.
lesson-move-help = La diagonale est permise aussi, mais la case marquée est tout droit.

# tile
lesson-tile-title = Déplacer une case
lesson-tile-task = Après votre coup, vous pouvez prendre la case que votre pion vient de quitter et la mettre où il n'y en a pas. Jouez, puis mettez la case à l'endroit marqué.
lesson-tile-praise = C'est le coup X : le tableau lui-même change.
lesson-tile-help = La case peut aller partout où il n'y en a pas, mais on demande ici l'endroit marqué.
lesson-tile-help1 = Vous avez laissé la case. C'est votre droit, mais ce n'est pas demandé ici.

# bridge
lesson-bridge-title = Bâtir un pont
lesson-bridge-task = Vos pions sont devant un vide sans cases. En deux coups, amenez-en un à l'endroit marqué : mettez-y d'abord une case.
lesson-bridge-praise = Une case de derrière est devenue un chemin devant.
lesson-bridge-help = Rien ne franchit un endroit sans case. Jouez le pion de derrière, puis mettez sa case à l'endroit marqué.

# capture
lesson-capture-title = Prendre
lesson-capture-task = Un pion foncé touche le vôtre et il y a une case libre derrière lui. Sautez par-dessus : qui peut prendre doit prendre.
lesson-capture-praise = Pris. Après une prise, c'est la case du pion pris que l'on peut déplacer.
lesson-capture-help = Une prise est possible, donc obligatoire.

# ground
lesson-ground-title = Retirer le sol
lesson-ground-task = Un saut demande une case libre où se poser. Vous devez jouer le pion de derrière, et foncé sauterait sur la case qu'il quitte. Faites que rien ne soit pris.
lesson-ground-praise = Pas de case, pas de saut. C'est ainsi qu'on défend ses pions ici.
lesson-ground-help = Foncé a sauté votre pion pour se poser sur la case que vous avez quittée. Déplacez cette case.

# hold
lesson-hold-title = Garder une case
lesson-hold-task = Parfois la case doit rester où elle est. Dégagez la voie pour une prise de votre pion de derrière, et faites-la au coup suivant.
lesson-hold-praise = Vous avez laissé la case, et elle vous a servi d'arrivée.
lesson-hold-help = Le saut par-dessus le pion foncé demande une case libre derrière lui. Retirez votre pion de devant, et laissez sa case.

# crown
lesson-crown-title = Bi-Madam
lesson-crown-task = Un pion qui atteint la dernière ligne devient Bi-Madam. Faites-en une.
lesson-crown-praise = Une Bi-Madam va et prend dans les huit directions, et aucun pion ne peut la prendre.
lesson-crown-help = Votre autre pion est à un pas de la dernière ligne.

# madam
lesson-madam-title = Les huit directions
lesson-madam-task = Votre Bi-Madam prend aussi en arrière, et continue tant qu'il reste à prendre. Prenez deux pions en un coup.
lesson-madam-praise = Deux d'un coup. Vous pouvez maintenant déplacer leurs cases, l'une après l'autre.
lesson-madam-help = La prise n'est pas finie : continuez d'où vous êtes.

# trap
lesson-trap-title = Le piège X
lesson-trap-task = Qui ne peut plus jouer perd. Le dernier pion foncé n'a qu'une case où aller, et vous êtes dessus. Partez, et ne lui laissez rien.
lesson-trap-praise = Piégé : vous gagnez. À vous de jouer une partie entière.
lesson-trap-help = Foncé a encore une case à côté de lui. Prenez la case que vous avez quittée, et mettez-la loin.
lesson-trap-help1 = Vous avez laissé la case, et foncé y va. Retirez-la.
