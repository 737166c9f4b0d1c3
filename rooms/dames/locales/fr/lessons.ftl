# move
lesson-move-title = Avancer un pion
lesson-move-task = Vous jouez marron, en bas. Un pion avance d'une case en diagonale, sur une case libre. Touchez votre pion, puis la case marquée.
lesson-move-praise = Voilà un coup. Ensuite, c'est à l'autre de jouer.
lesson-move-help = Un pion a deux chemins en avant, à gauche et à droite. La case marquée est l'autre.

# capture
lesson-capture-title = Prendre
lesson-capture-task = Un pion ivoire touche le vôtre et la case derrière lui est libre : sautez par-dessus et prenez-le.
lesson-capture-praise = Pris. Qui peut prendre doit prendre : vous n'aviez pas d'autre coup.
lesson-capture-help = Sautez par-dessus le pion ivoire jusqu'à la case libre derrière lui.

# back
lesson-back-title = En arrière aussi
lesson-back-task = Les pions n'avancent que vers l'avant, mais ils prennent dans les quatre directions. Trouvez la prise.
lesson-back-praise = C'est cela : regardez aussi derrière vos pions.
lesson-back-help = Un pion prend en arrière comme en avant.

# chain
lesson-chain-title = Continuer de sauter
lesson-chain-task = Après un saut, le même pion continue tant qu'il reste à prendre, en changeant de direction à son gré. Prenez trois pions d'un coup.
lesson-chain-praise = Trois d'un coup. Les pions pris ne quittent le damier qu'à la fin.
lesson-chain-help = Une prise n'est finie que quand il n'y a plus rien à prendre.

# choice
lesson-choice-title = Choisir sa prise
lesson-choice-task = Il faut prendre, mais le choix de la prise est à vous. Un pion qui finit son coup sur la dernière rangée devient dame : prenez ce chemin.
lesson-choice-praise = Une dame. Moins de prises, mais plus de gain.
lesson-choice-help = En prendre deux est permis, mais rien n'oblige à prendre le plus. L'autre prise finit sur la dernière rangée.

# king
lesson-king-title = La dame vole
lesson-king-task = Une dame parcourt des diagonales entières. Elle prend un pion de loin et se pose derrière lui sur une case libre d'où elle peut prendre le suivant. Prenez les deux.
lesson-king-praise = Les deux sont pris. Une dame vaut plusieurs pions.
lesson-king-help = La dame doit se poser là où elle peut continuer à prendre.

# safe
lesson-safe-title = Regarder avant d'avancer
lesson-safe-task = Les ivoire prennent aussi. Jouez un coup après lequel votre pion ne peut pas être pris.
lesson-safe-praise = En sûreté. Avant chaque coup, demandez-vous ce que l'autre peut prendre.
lesson-safe-help = Vous vous êtes mis à côté d'un pion ivoire avec une case libre derrière vous : il devait prendre.

# shot
lesson-shot-title = Donner un pion, en prendre trois
lesson-shot-task = Votre premier plan : les ivoire aussi doivent prendre. Offrez un pion pour que leur prise vous en ouvre une triple, et gagnez.
lesson-shot-praise = C'est un coup de dames : un pion donné, tout est pris. Qui n'a plus de pièce a perdu.
lesson-shot-help = Pas celui-là. Lequel de vos pions peut-on faire prendre au pion ivoire du bord gauche ?
lesson-shot-help1 = Ce pion est donné pour rien : les ivoire le prennent et rien ne s'ouvre pour vous.

# blockade
lesson-blockade-title = Enfermer
lesson-blockade-task = Qui ne peut plus jouer perd aussi. Laissez le dernier pion ivoire sans coup.
lesson-blockade-praise = Bloqué, et gagné.
lesson-blockade-help = Il peut encore jouer. Mettez-vous devant lui, avec un pion derrière vous pour qu'il ne puisse pas sauter.
lesson-blockade-help1 = La case derrière votre pion est libre : il est pris. Gardez-la occupée.

# challenge
lesson-challenge-title = Le défi des vingt coups
lesson-challenge-task = Quand les deux joueurs conviennent que l'un est plus fort, celui-ci doit gagner en vingt coups, sinon la partie est nulle. C'est vous, et il vous reste deux coups. Gagnez.
lesson-challenge-praise = Gagné au dernier coup. Vous en savez assez pour une partie entière.
lesson-challenge-help = Les coups sont épuisés : nulle. Donnez votre pion pour que les deux pions ivoire se trouvent sur le chemin de la dame.
