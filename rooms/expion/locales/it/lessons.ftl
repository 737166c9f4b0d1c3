# exit
lesson-exit-title = Uscire dal campo
lesson-exit-task = Giochi con il marrone, in basso, e il naturale, in alto, contro blu e verde. Una biglia esce dal campo dritta avanti di una, due o tre caselle. Portane una marrone sulla casella segnata.
lesson-exit-praise = Fuori, e accanto alla biglia rossa, l'EX*PION.
lesson-exit-help = Una biglia esce dritta avanti. Prendi quella in linea con la casella segnata e vai avanti di tre caselle.

# walk
lesson-walk-title = Sul terreno
lesson-walk-task = Fuori dal campo una biglia va di una casella, avanti o di lato, mai in diagonale; indietro solo dopo una prima presa. Vai sulla casella segnata.
lesson-walk-praise = Bene. Poi tocca a verde, naturale e blu.
lesson-walk-help = Una mossa permessa, ma non sulla casella segnata: è a destra della tua biglia.

# capture
lesson-capture-title = Prendere fra due
lesson-capture-task = Una biglia fra due tue, in linea retta, è presa. Chiudi la biglia verde.
lesson-capture-praise = Presa. Dopo la prima presa della partita tutte le biglie possono anche tornare indietro.
lesson-capture-help = Non ancora: la tua seconda biglia deve stare proprio dall'altro lato della verde.

# partner
lesson-partner-title = Due colori insieme
lesson-partner-task = Marrone e naturale sono una parte sola e prendono insieme. Usa la biglia naturale per prendere quella blu.
lesson-partner-praise = Bravo: pensa a tutti e due i tuoi colori.
lesson-partner-help = La biglia naturale è già dietro quella blu. Chiudi l'altro lato con il marrone.

# between
lesson-between-title = Mettersi in mezzo è sicuro
lesson-between-task = Prende solo chi muove. Puoi metterti fra due biglie avversarie senza danno: fallo, sulla casella segnata.
lesson-between-praise = Ancora lì. Per prendere devono muovere.
lesson-between-help = Vai dritto, fra la biglia verde e quella blu: chi ci si mette non viene preso.

# push
lesson-push-title = Spingere la biglia rossa
lesson-push-task = Una biglia accanto all'EX*PION rosso può prenderne il posto e spingerlo di una casella. Spingilo sulla casella segnata.
lesson-push-praise = Spinto. Non è di nessuno, e tutti possono spingerlo.
lesson-push-help = Per spingere, muovi la tua biglia sulla casella della rossa.

# chameleon
lesson-chameleon-title = Il camaleonte
lesson-chameleon-task = Se una tua biglia è accanto alla rossa, puoi contarla come tua per una presa. Prendi così la biglia verde.
lesson-chameleon-praise = Per un momento la biglia rossa è stata marrone.
lesson-chameleon-help = La biglia verde deve stare fra la tua e la rossa, in linea retta.
lesson-chameleon-help1 = La casella giusta, ma non hai chiamato la biglia rossa. Quando ti viene chiesto, scegli di prendere con lei.

# guard
lesson-guard-title = Guardare le proprie caselle
lesson-guard-task = Se la biglia rossa viene spinta in una casella vuota del tuo campo, perdi. Il verde lo minaccia. Impediscilo.
lesson-guard-praise = Scampato. Pensaci due volte prima di far uscire una biglia davanti alla rossa.
lesson-guard-help = Il verde ha spinto la biglia rossa nel tuo campo. La tua biglia accanto può spingerla di lato.

# win
lesson-win-title = Nel campo avversario
lesson-win-task = Spingi la biglia rossa in una casella vuota di un campo avversario, e vinci subito.
lesson-win-praise = Vinto. Si vince anche prendendo tutte le biglie avversarie. Ora gioca una partita intera.
lesson-win-help = Basta una spinta: la tua biglia, la rossa e la casella vuota del campo blu sono in linea.
