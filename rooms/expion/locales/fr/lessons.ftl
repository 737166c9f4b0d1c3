# exit
lesson-exit-title = Sortir du camp
lesson-exit-task = Vous jouez marron, en bas, et naturel, en haut, contre bleu et vert. Une bille sort de son camp tout droit, d'une, deux ou trois cases. Amenez une bille marron sur la case marquée.
lesson-exit-praise = Sortie, et à côté de la bille rouge, l'EX*PION.
lesson-exit-help = Une bille sort tout droit. Prenez celle qui est en face de la case marquée, et avancez de trois cases.

# walk
lesson-walk-title = Sur le terrain
lesson-walk-task = Hors du camp, une bille va d'une case, en avant ou de côté, jamais en diagonale ; en arrière seulement après une première prise. Allez sur la case marquée.
lesson-walk-praise = Bien. Puis jouent vert, naturel et bleu.
lesson-walk-help = Un coup permis, mais pas sur la case marquée : elle est à droite de votre bille.

# capture
lesson-capture-title = Prendre entre deux
lesson-capture-task = Une bille entre deux des vôtres, en ligne droite, est prise. Encadrez la bille verte.
lesson-capture-praise = Prise. Après la première prise d'une partie, toutes les billes peuvent aussi reculer.
lesson-capture-help = Pas encore : votre deuxième bille doit être juste de l'autre côté de la verte.

# partner
lesson-partner-title = Deux couleurs ensemble
lesson-partner-task = Marron et naturel sont du même côté et prennent ensemble. Servez-vous de la bille naturelle pour prendre la bleue.
lesson-partner-praise = Bravo : pensez à vos deux couleurs.
lesson-partner-help = La bille naturelle est déjà derrière la bleue. Fermez l'autre côté avec marron.

# between
lesson-between-title = Se glisser entre deux est sûr
lesson-between-task = Seul celui qui joue prend. Vous pouvez vous glisser entre deux billes adverses sans danger : faites-le, sur la case marquée.
lesson-between-praise = Toujours là. Il leur faut jouer pour prendre.
lesson-between-help = Avancez tout droit, entre la bille verte et la bleue : qui s'y glisse n'est pas pris.

# push
lesson-push-title = Pousser la bille rouge
lesson-push-task = Une bille à côté de l'EX*PION rouge peut prendre sa place et le pousser d'une case. Poussez-le sur la case marquée.
lesson-push-praise = Poussé. Il n'est à personne, et chacun peut le pousser.
lesson-push-help = Pour pousser, déplacez votre bille sur la case de la rouge.

# chameleon
lesson-chameleon-title = Le caméléon
lesson-chameleon-task = Si une de vos billes touche la rouge, vous pouvez compter celle-ci comme vôtre pour une prise. Prenez ainsi la bille verte.
lesson-chameleon-praise = Un instant, la bille rouge a été marron.
lesson-chameleon-help = La bille verte doit être entre la vôtre et la rouge, en ligne droite.
lesson-chameleon-help1 = La bonne case, mais vous n'avez pas fait appel à la bille rouge. Quand on vous le demande, choisissez de prendre avec elle.

# guard
lesson-guard-title = Garder ses cases
lesson-guard-task = Si la bille rouge est poussée dans une case vide de votre camp, vous perdez. Vert en menace. Empêchez-le.
lesson-guard-praise = Écarté. Réfléchissez avant de sortir une bille devant la rouge.
lesson-guard-help = Vert a poussé la bille rouge dans votre camp. Votre bille à côté peut la pousser de côté.

# win
lesson-win-title = Dans le camp adverse
lesson-win-task = Poussez la bille rouge dans une case vide d'un camp adverse, et vous gagnez aussitôt.
lesson-win-praise = Gagné. Prendre toutes les billes adverses fait gagner aussi. À vous de jouer une partie entière.
lesson-win-help = Une poussée suffit : votre bille, la rouge et la case vide du camp bleu sont en ligne.
