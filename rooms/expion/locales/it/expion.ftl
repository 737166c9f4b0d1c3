# box page
box-box-page1 = EX*PION è un gioco di riflessione con biglie, per due, tre o quattro giocatori.
box-box-page2 = Quattro colori partono dai quattro lati del tabellone; i colori opposti vanno insieme. In mezzo sta una biglia che non è di nessuno, l'EX*PION: lo si spinge, e si presta a chi lo tocca.
box-box-page3 = Portare l'EX*PION in una casella del campo avversario, o prendere l'ultima biglia dell'altra squadra.
box-box-page4 = Una biglia esce dal suo campo di una, due o tre caselle dritto avanti.
box-box-page5 = Poi va di una casella avanti o di lato, mai in diagonale; indietro solo dopo la prima presa, o per prendere.
box-box-page6 = Due biglie della tua parte ai due lati di una biglia avversaria la prendono.
box-box-page7 = Una biglia accanto all'EX*PION rosso può spingerlo di una casella e prenderne il posto.
box-box-page8 = Spingilo in un campo avversario, o prendi tutte le biglie avversarie: hai vinto.
box-box-page9 = tabellone, con quattro campi e un'area di gioco con quattro caselle speciali
box-box-page10 = biglia EX*PION
box-box-page11 = biglie, sette per ciascuno dei quattro colori
box-box-page12 = regolamento
box-box-page13 = Due, tre o quattro. In due, ciascuno gioca due colori. In tre, uno gioca due colori contro due alleati, che possono consultarsi. In quattro, due squadre di compagni, che non possono.
box-box-page14 = Il foglio porta l'As d'or del 1990, il premio del festival dei giochi di Cannes.
box-box-page15 = Era il premio di una categoria, non quello principale.
box-box-page15-reason = Da albi d'oro pubblicati; il foglio non lo dice. Non nomina né autore né editore.
box-box-page16 = Le parole del foglio: il campo si chiama anche base; la biglia che spinge è il «poussoir»; l'EX*PION è un «camaleonte».
box-box-page17 = La foto del tabellone è perduta. Il tabellone di questo programma è una ricostruzione: sette corsie, un'area di sette per sette, un campo di una fila su ogni lato, le caselle speciali negli angoli dell'area. Si può scegliere una seconda pianta, con le caselle speciali a metà dei suoi lati.
box-box-page17-reason = Ciò che dice il testo (sette biglie di fronte alle loro caselle, un'uscita di una a tre caselle, una casella centrale) si accorda meglio con questo tabellone (E-1, E-2).
box-box-page18 = Le immagini delle figure da 1 a 5 sono perdute; restano solo le didascalie. Le posizioni mostrate al loro posto sono nostre.
box-box-page18-reason = Ogni nostra posizione prende esattamente le biglie che nomina la didascalia, e le figure 2, 4 e 5 in modi diversi.
box-box-page19 = Quale campo abbia quale colore non è detto a parole; abbiamo scelto noi.
box-box-page19-reason = La legenda nomina i colori di figure che sono perdute (E-3).
box-box-page20 = Il tabellone dall'alto: quante caselle ha l'area di gioco, e come la toccano i campi (E-1).
box-box-page21 = Dove sono le quattro caselle speciali (E-2, opzione plan).
box-box-page22 = I colori dei campi e dell'EX*PION (E-3).
box-box-page23 = Le figure da 1 a 5 del foglio, prima e dopo: mostrano se l'EX*PION si spinge solo diritto (E-11, opzione push) e come cattura (E-14).

# explain
passes = { $name } passa
told-move = { $marble } da { $from } a { $to }
told-push = { $told }, spinge l'EX*PION in { $goal }
told-capture = { $told }, prende { $taken }
told-with-ex-pion = { $told } con l'EX*PION
moves-from-to = La { $marble } va da { $from } a { $to }.
ex-pion-is-pushed-to = L'EX*PION è spinto in { $goal }.
on-is-captured-between = La { $marble } in { $at } è catturata tra { $flankers }.
first-capture = Prima cattura: d'ora in poi tutte le biglie possono indietreggiare.
is-eliminated = { $player }: nessuna biglia rimasta, eliminato.
cannot-move-and-passes = { $name } non può muovere e passa.
won-by-camp = L'EX*PION è nel campo, in { $at }: { $winners } vincono.
won-by-capture = La squadra avversaria non ha più biglie: { $winners } vincono.
drawn-by-passes = Patta: quattro passi di fila.
drawn-by-steps = Patta: { $limit } mosse senza catture né spinte.

# game
ex-pion = EX*PION
push-red-marble-into-enemy-camp = Tutti spingono una sola biglia rossa: portala in un campo avversario, o cattura tutte le biglie nemiche.

# names
natural = Naturale
blue = Blu
brown = Marrone
green = Verde
natural-marble = biglia naturale
blue-marble = biglia blu
brown-marble = biglia marrone
green-marble = biglia verde
captured-natural-marbles = naturali, catturate
captured-blue-marbles = blu, catturate
captured-brown-marbles = marroni, catturate
captured-green-marbles = verdi, catturate
natural-and-brown = Naturale e marrone
blue-and-green = Blu e verde

# options
option-two-players = due giocatori
option-three-players = tre giocatori
option-four-players = quattro giocatori
option-players = Giocatori
option-two-play-two-colours-each-of = In due, ciascuno gioca due colori; in tre, uno gioca le naturali e le marroni contro due alleati; in quattro si affrontano due squadre, un colore a testa.
option-booklet-prints-game-for-two-three = Il libretto dà il gioco in due, in tre e in quattro.
option-in-turn = a turno
option-free-choice = a scelta
option-order-of-colours = Ordine dei colori
option-whether-player-with-two-colours-must = Chi ha due colori deve muovere quello di turno oppure può scegliere?
option-booklet-gives-order-north-east-south = Il libretto dà l'ordine Nord, Est, Sud, Ovest solo per quattro giocatori; in due e in tre non dice niente.
option-straight-on = diritto
option-straight-on-or-aside = diritto o di lato
option-where-ex-pion-is-pushed = Dove si spinge l'EX*PION
option-whether-ex-pion-goes-only-straight = L'EX*PION va solo diritto davanti alla biglia che lo spinge, o anche alla sua sinistra o alla sua destra?
option-booklet-speaks-of-free-neighbouring-space = Il libretto parla di una casella vicina libera ed esclude solo la diagonale: le sue parole ammettono entrambe le letture.
option-in-corners = negli angoli
option-in-middles-of-sides = a metà dei lati
option-four-special-spaces = Le quattro caselle speciali
option-where-four-spaces-are-that-ex = Dove sono le quattro caselle vietate all'EX*PION: la foto del tabellone è perduta, ed entrambe le piante sono ricostruzioni.
option-booklet-counts-four-special-spaces-and = Il libretto conta quattro caselle speciali e le mostra in una foto, che è perduta.

# presets
preset-two-players = Due giocatori
preset-booklets-game-for-two-on-board = Il gioco del libretto in due, su un tabellone ricostruito, perché la foto è perduta; i colori si alternano, come il libretto dice per quattro.
preset-booklet-to-letter = Il libretto alla lettera
preset-four-players-for-whom-alone-booklet = Quattro giocatori, i soli per cui il libretto dà l'ordine dei turni, e l'EX*PION spinto su qualsiasi casella vicina libera; solo il tabellone è ricostruito.
preset-one-against-two = Uno contro due
preset-booklets-game-for-three-one-plays = Il gioco del libretto in tre: uno gioca due colori, gli altri due sono alleati e possono consultarsi.
preset-two-teams = Due squadre
preset-booklets-game-for-four-one-colour = Il gioco del libretto in quattro: un colore a testa, e i compagni non si consultano.
preset-two-players-other-board = Due giocatori, l'altro tabellone
preset-as-first-but-with-special-spaces = Come il primo, ma con le caselle speciali a metà dei lati: la seconda lettura della foto perduta.
preset-two-players-free-colours = Due giocatori, colori liberi
preset-each-player-chooses-among-all-his = Ognuno sceglie tra tutte le sue biglie; il libretto non dice se può.
preset-one-against-two-free-colours = Uno contro due, colori liberi
preset-player-who-is-alone-chooses-between = Chi gioca da solo sceglie tra i suoi due colori; il libretto non dice se può.

# reason
over-ex-pion-in-camp = la partita è finita: l'EX*PION è in un campo
over-no-marble-left = la partita è finita: una squadra non ha più biglie
over-four-passes = la partita è finita: patta dopo quattro passi di fila
may-not-pass = resta una mossa a { $player }: non si passa
can-only-pass = nessuna mossa possibile per { $player }: bisogna passare
board-has-no-space = il tabellone non ha la casella { $a }
ex-pion-is-nobodys = l'EX*PION in { $a } non è di nessuno: si muove solo se una biglia lo spinge
no-marble-there = tocca a { $turn }, ma in { $a } non c'è nessuna biglia
marble-not-on-turn = tocca a { $turn }: la { $marble } in { $a } non può muoversi
stands-there-already = la biglia è già in { $a }
never-into-camp = { $a } è in un campo: le biglie non vi si muovono e non vi entrano mai
not-on-one-line = { $a } e { $b } non sono allineate: le biglie non vanno mai in diagonale
exit-too-far = una biglia esce dal campo di 1, 2 o 3 caselle, e { $a } dista { $n }
move-too-far = fuori dal campo una biglia si muove di una casella, e { $a } dista { $n }
exit-is-barred = { $a } non è libera, e l'uscita passa solo per caselle libere
space-is-taken = { $a } non è libera
exit-onto-ex-pion = l'EX*PION è in { $a }, e solo un'uscita di una casella lo spinge
push-onto-special-space = la casella speciale { $a } è vietata all'EX*PION
push-into-own-camp = non si spinge mai l'EX*PION in un campo della propria squadra, e { $a } ne fa parte
push-is-barred = l'EX*PION non può essere spinto in { $a }, che non è libera
push-of-nothing = { $step } non spinge niente: l'EX*PION non può andare in { $a }
straight-push-is-short = diritto si scrive senza «>»
push-too-far = l'EX*PION va di una casella diritto o di lato, e { $a } non è né l'uno né l'altro
push-aside = l'EX*PION va diritto, mai di lato in { $a } (a meno che si giochi push=any)
push-goal-first = di' prima dove va l'EX*PION
star-captures-no-more = con l'EX*PION, { $step } non cattura niente di più: si gioca senza «*»
star-without-neighbour = dopo { $step } il giocatore non ha biglie accanto all'EX*PION, che quindi non conta
backward-captures-only-with-star = si indietreggia solo per catturare subito, e qui serve l'EX*PION
backward-captures-nothing = si indietreggia solo per catturare subito, o dopo la prima cattura: { $step } non cattura niente
marble-shut-in-camp = la biglia in { $a } non può uscire dal campo: la casella davanti non è libera
marble-only-backward = la biglia in { $a } potrebbe solo indietreggiare, e non catturerebbe niente
marble-is-blocked = la biglia in { $a } non ha nessuna casella libera accanto
star-only-where-needed = l'EX*PION conta solo se permette di catturare una biglia in più
star-first = di' prima se l'EX*PION conta come tua biglia per questa cattura

# rulebook, board
e-1-title = Il tabellone
e-1-part1 = Il tabellone ha quattro campi di partenza, ciascuno per le sette biglie di un colore, e un'area di gioco dalle caselle allineate.
e-1-part2 = Qui è una griglia di nove caselle per nove, senza gli angoli. Le sette per sette interne sono l'area di gioco; le sette di ogni bordo sono un campo: Nord in alto, Sud in basso, Ovest a sinistra, Est a destra.
e-1-part2-reason = La foto che mostrava il tabellone è perduta: questo è una ricostruzione, e chi possiede la scatola è pregato di scriverci. Sette biglie che guardano ciascuna diritto davanti a sé chiedono sette corsie, e un'uscita di al massimo tre caselle che si ferma proprio davanti al centro chiede un'area di sette per sette.
e-1-part3 = Le colonne si chiamano da a a i da sinistra e le righe da 1 a 9 dal basso, viste da Sud.
e-1-part3-reason = Il libretto non dà nomi alle caselle; le chiamiamo come negli scacchi.
e-1-example1 = Al posto della foto, che è perduta: la nostra ricostruzione. Gli angoli non esistono; ogni biglia guarda la sua corsia di sette caselle.
figure-photograph-of-board = Foto del tabellone
e-2-title = Il centro e le caselle speciali
e-2-part1 = Quando si dispone il gioco, l'EX*PION sta sulla casella di mezzo.
e-2-part2 = Su questo tabellone è e5.
e-2-part3 = Quattro caselle dell'area di gioco sono speciali: l'EX*PION non può starci.
e-2-part4 = Sono gli angoli dell'area di gioco: b2, b8, h2 e h8. Con plan=centre-edges sono invece i punti di mezzo dei suoi lati: b5, e2, e8 e h5.
e-2-part4-reason = Il libretto le mostra solo nella foto, che è perduta. Da un angolo l'EX*PION non si potrebbe quasi più spingere fuori: chiuderli ha senso. Avrebbe senso anche chiudere la casella davanti al centro di ogni campo: si possono giocare entrambe le piante.
e-2-part5 = Le biglie possono stare sulle caselle speciali.
e-2-part5-reason = Il libretto vieta queste caselle solo all'EX*PION.
e-2-example1 = h8 è una casella speciale: non vi si può spingere l'EX*PION, ma una biglia può entrarvi.
e-2-example2 = L'altra pianta: l'angolo h8 è aperto all'EX*PION, il punto di mezzo e8 gli è chiuso.
e-3-title = Le biglie
e-3-part1 = Ci sono 28 biglie, sette per ciascuno dei quattro colori, e l'EX*PION; le sette biglie di un colore si mettono nel suo campo.
e-3-part2 = La legenda delle figure nomina cinque colori: blu, verde, marrone, naturale e rosso.
e-3-part3 = Blu e verde sono dalla stessa parte: la figura 2 mostra una sola mossa che prende più biglie, e sono una verde e una blu.
e-3-part4 = Nord ha le biglie naturali, Sud le marroni, Est le blu, Ovest le verdi; l'EX*PION è rosso.
e-3-part4-reason = Le figure che la legenda spiega sono perdute. L'EX*PION vuole un colore tutto suo, e il rosso è il più vistoso; quale campo abbia quale colore l'abbiamo scelto noi, tra i modi che tengono insieme il blu e il verde.
e-3-example1 = La partenza: una delle sette biglie naturali può uscire di 1, 2 o 3 caselle.

# rulebook, capturing
e-12-title = Catturare
e-12-part1 = Quando due biglie di un colore, o di due giocatori di una squadra, chiudono tra loro una biglia avversaria subito dopo che una delle due si è mossa, quella è catturata e lascia il gioco per sempre. Mai in diagonale.
e-12-part2 = Una stessa mossa può catturare più biglie; si tolgono tutte.
e-12-part3 = La biglia catturata sta proprio in mezzo alle due, sulla stessa linea.
e-12-part4 = I due colori di uno stesso giocatore chiudono insieme, come quelli dei compagni.
e-12-part4-reason = Il libretto parla di un colore, o di due giocatori alleati. Chi gioca da solo un'intera squadra non può star peggio di due compagni.
e-12-part5 = Anche le biglie ancora nel campo chiudono, ma non possono essere catturate.
e-12-part5-reason = Il libretto non eccettua nessuna biglia; e su questo tabellone nessun avversario può stare dai due lati di una biglia nel campo.
e-12-example1 = Dalla figura 1, la cui immagine è perduta; la posizione è nostra. d6-d5 prende la biglia verde tra b5 e d5.
figure-figure-1 = Figura 1
e-12-example2 = Dalla figura 2, le cui due coppie di immagini sono perdute; le posizioni sono nostre. d6-d5 prende insieme la verde e la blu, ai due lati, una con la biglia marrone del compagno in b5.
figure-figure-2-first-pair = Figura 2, prima coppia
e-12-example3 = Dalla figura 2, seconda coppia (perduta; la posizione è nostra): d5-e5 prende insieme la blu davanti e la verde sotto.
figure-figure-2-second-pair = Figura 2, seconda coppia
e-12-example4 = Anche una biglia nel campo chiude: la marrone c6-c7 prende c8 con la naturale in c9. i8 è al sicuro nel campo.
e-13-title = Che cosa non si cattura
e-13-part1 = Una biglia che si mette da sé tra due biglie avversarie non è catturata.
e-13-part2 = Non si catturano mai le biglie di un alleato.
e-13-example1 = d6 si mette tra la biglia verde e quella blu, e ci resta.
e-13-example2 = La biglia marrone tra due naturali è alleata e resta.
e-15-title = Dopo la prima cattura
e-15-part1 = La prima cattura cambia i movimenti: da allora tutte le biglie possono indietreggiare.
e-15-part2 = È la prima della partita, chiunque la faccia, e conta dalla mossa seguente.
e-15-example1 = Una naturale prende e7; la blu in g6, che prima non poteva indietreggiare, ora può.

# rulebook, chameleon
e-14-title = Il camaleonte
e-14-part1 = L'EX*PION è un «camaleonte»: chi è di turno e ha una biglia accanto può prenderlo per una del suo colore e catturare con esso.
e-14-part2 = Se ha una tale biglia si guarda dopo la sua mossa; può essere di uno qualsiasi dei suoi colori, anche nel campo. La biglia di un compagno non basta.
e-14-part2-reason = Il libretto non dice quando. Le catture si giudicano subito dopo la mossa (E-12), dunque anche questo; e una biglia nel campo accanto all'EX*PION gli sta accanto.
e-14-part3 = Come sempre, uno dei due che chiudono deve essersi mosso; l'EX*PION si è mosso se questa mossa lo ha spinto.
e-14-part3-reason = Preso per una biglia, l'EX*PION cattura come una biglia (E-12); spinto, è stato mosso.
e-14-part4 = Usarlo è una scelta, scritta con un asterisco; la mossa con asterisco esiste solo se cattura di più. Prima della prima cattura, indietreggiare catturando solo grazie all'EX*PION si gioca solo con l'asterisco.
e-14-part4-reason = Il libretto dice che può, non che deve. L'asterisco è il nostro modo di scriverlo.
e-14-example1 = Dalla figura 3, la cui immagine è perduta; la posizione è nostra. La biglia naturale in f6 tocca l'EX*PION: d6-d5 prende la biglia blu tra d5 e l'EX*PION, se il suo giocatore vuole.
figure-figure-3 = Figura 3
e-14-example2 = Dalla figura 4, la cui immagine è perduta; la posizione è nostra. d6-d5 prende la biglia verde con b5 e la blu con l'EX*PION.
figure-figure-4 = Figura 4
e-14-example3 = Dalla figura 5, la cui immagine è perduta; la posizione è nostra. L'EX*PION è spinto tra la biglia blu e la verde, e le prende entrambe.
figure-figure-5 = Figura 5
e-14-example4 = In quattro conta solo una biglia di chi muove: la biglia marrone in f6 è del compagno.
e-14-example5 = L'EX*PION spinto si è mosso: in e4 prende f4 insieme alla biglia ferma in g4.
e-14-example6 = Nessuna cattura è stata fatta: d6-d7 indietreggia e prende e7 solo con l'EX*PION.

# rulebook, common
c-2-title = Una mossa obbligata è una mossa
c-2-part1 = Quando una sola mossa è possibile, resta una mossa: si scrive e si conta.
c-2-part1-reason = Così tutte le partite si scrivono e si contano allo stesso modo.
c-2-example1 = Il passo è una mossa.
c-3-title = Abbandono, accordo, ripetizione
c-3-part1 = Chi abbandona fa perdere la sua squadra. Le squadre ancora in gioco possono accordarsi per la patta; chi è eliminato non viene interpellato.
c-3-part1-reason = Il libretto non ne parla; è l'uso dei giochi da tavolo.
c-3-part2 = Quando la stessa posizione si presenta per la terza volta all'inizio di un turno, la partita è patta.
c-3-part2-reason = Chi gira in tondo non si ferma da sé.
c-3-example1 = Ognuno va e torna: dopo otto mosse la posizione è la stessa. Ancora una volta, ed eccola per la terza volta.

# rulebook, ending
e-16-title = Perdere tutte le biglie
e-16-part1 = Chi non ha più biglie è eliminato. La partita finisce quando una squadra non ne ha più: quella squadra perde.
e-16-part2 = In due, chi ha perso le biglie di entrambi i colori ha perso.
e-16-part3 = Un giocatore eliminato non ha più voce: non può abbandonare per la squadra, né proporre o rifiutare la patta.
e-16-part3-reason = Eliminato vuol dire fuori dal gioco; decide chi gioca ancora (C-3).
e-16-example1 = Le verdi perdono l'ultima biglia e quel giocatore è eliminato; le blu continuano, e tocca a loro.
e-16-example2 = Cade l'ultima biglia di blu e verdi: vincono naturali e marroni.
e-17-title = L'EX*PION nel campo avversario
e-17-part1 = La partita finisce quando un giocatore porta l'EX*PION in una casella del campo avversario (qui il libretto dice «base»): vince lui, o la sua squadra.
e-17-part2 = La mossa vincente fa ancora le sue catture. Un campo resta della sua squadra anche quando il suo colore è sparito.
e-17-part2-reason = Il libretto non ne dice niente. Una mossa si gioca fino in fondo, e un luogo del tabellone non cambia padrone.
e-17-example1 = g5-h5 spinge l'EX*PION nella casella vuota i5 del campo delle blu e vince.
e-17-example2 = La casella i5 è difesa: niente spinta.
e-17-example3 = Le marroni sono sparite, il loro campo no: una verde vi spinge l'EX*PION e vince.
e-18-title = La patta
e-18-part1 = La partita è patta per accordo, e quando la stessa posizione (tabellone, colore di turno, e se c'è già stata una cattura; in due con colori liberi solo la squadra di turno) si presenta per la terza volta.
e-18-part1-reason = Il libretto non conosce la patta, e senza di essa una partita potrebbe non finire mai.
e-18-part2 = È patta anche dopo 200 mosse senza cattura né spinta (un passo conta come una mossa), e dopo quattro passi di fila.
e-18-part2-reason = Duecento mosse sono cinquanta per colore, abbastanza per chi ha un piano; quando tutti e quattro i colori passano, niente cambierà più.
e-18-example1 = Un'altra mossa tranquilla fa duecento; la spinta in d4 azzera il conto.
e-18-example2 = Nessuno può muovere, perché indietreggiare non catturerebbe niente: quattro passi, e patta.

# rulebook, moving
e-7-title = In avanti, mai in diagonale
e-7-part1 = Le biglie non vanno mai in diagonale.
e-7-part2 = Avanti vuol dire lontano dal proprio campo.
e-7-part3 = Su questo tabellone le naturali scendono, le marroni salgono, le blu vanno a sinistra, le verdi a destra.
e-7-part3-reason = Dove stanno i campi, e di che colore sono, è ricostruito (E-1, E-3).
e-7-example1 = Mai in diagonale.
e-7-example2 = Le blu avanzano verso sinistra; verso destra sarebbe indietreggiare.
e-8-title = Uscire dal campo
e-8-part1 = Una biglia lascia il suo campo di 1, 2 o 3 caselle in linea retta, davanti alla sua prima casella.
e-8-part2 = Non si muovono biglie nei campi, e quelle uscite non vi tornano.
e-8-part3 = Una biglia non entra mai neppure nel campo di un altro colore.
e-8-part3-reason = La frase del libretto sui movimenti nei campi si può intendere in due modi, all'interno o verso l'interno; li rispettiamo entrambi.
e-8-part4 = Tutte le caselle attraversate e quella d'arrivo devono essere libere; l'EX*PION sbarra la via come una biglia.
e-8-part4-reason = Il libretto non conosce salti, e due biglie non stanno in un solo incavo.
e-8-example1 = Una, due o tre caselle.
e-8-example2 = La biglia verde in c7 ferma c9 dopo una casella; d8 non può rientrare nel campo.
e-9-title = Muovere nell'area di gioco
e-9-part1 = Una biglia uscita dal suo campo va avanti o di lato, su una casella vicina.
e-9-part2 = Quella casella dev'essere libera. Le caselle speciali sono aperte alle biglie.
e-9-part2-reason = Di ciò che intralcia, il libretto lascia spingere solo l'EX*PION (E-11), e solo a lui vieta le caselle speciali (E-2).
e-9-example1 = g8 può scendere o andare di lato, anche sulla casella speciale h8; c4 è chiusa a sinistra.
e-10-title = Indietreggiare
e-10-part1 = Prima della prima cattura della partita una biglia nell'area di gioco non indietreggia, salvo per fare subito una cattura.
e-10-part2 = Dopo la prima cattura tutte possono (E-15).
e-10-part3 = Indietreggia di una casella, e mai in un campo.
e-10-example1 = d6-d7 indietreggia, ma prende e7 tra d7 e f7; f7-f8 non prende niente.
e-10-example2 = Dopo la prima cattura f7-f8 è permesso.

# rulebook, pushing
e-11-title = Spingere l'EX*PION
e-11-part1 = Una biglia accanto all'EX*PION può spingerlo su una casella libera vicina; la biglia che spinge (nel libretto «poussoir») ne prende il posto. È la mossa di questo turno, e non si fa mai in diagonale.
e-11-part2 = L'EX*PION va diritto, davanti alla biglia che lo spinge.
e-11-part2-reason = Il libretto dice soltanto: una casella vicina, e non in diagonale. Ciò che si spinge va davanti a chi spinge; chi prende il libretto alla lettera gioca push=any.
e-11-part3 = Con push=any può andare anche a sinistra o a destra della direzione di chi spinge. Ognuna delle tre caselle dev'essere permessa per sé, e ognuna è una mossa a parte; la casella si scrive dopo >, come in c6-d6>d7. La mossa indietreggia (E-10) se indietreggia la biglia o l'EX*PION.
e-11-part3-reason = Così le due frasi del libretto valgono alla lettera, e spingere indietro di traverso resta vietato come spingere indietro.
e-11-part4 = Non va mai su una casella speciale.
e-11-part5 = Lo si può spingere in una casella libera di un campo avversario: si vince (E-17). Nient'altro viene mai spinto.
e-11-part6 = Non lo si spinge mai in un campo della propria squadra.
e-11-part6-reason = Il libretto conosce l'EX*PION solo nel campo avversario, e dal proprio non uscirebbe mai più.
e-11-part7 = La spinta è una mossa come le altre: per la direzione valgono E-9 ed E-10, e una biglia nel campo spinge solo uscendo di una casella.
e-11-part7-reason = Il libretto conta la spinta come la mossa e non la dispensa da nessuna regola; chi spinge sta accanto all'EX*PION.
e-11-example1 = e6 spinge l'EX*PION in e4.
e-11-example2 = Il libretto alla lettera: l'EX*PION può andare anche in d5 o in f5.
e-11-example3 = Nessuna cattura è stata fatta: d5 può spingere l'EX*PION avanti o in giù, ma non in su, che per una naturale è indietro.
e-11-example4 = c9 spinge solo uscendo di una casella. d8 non può spingere: l'EX*PION andrebbe in b8, una casella speciale.
e-11-example5 = Una biglia marrone non può spingere l'EX*PION nel campo delle naturali, e da d8 la biglia blu in f8 è d'intralcio.

# rulebook, seats
e-4-title = Chi gioca contro chi
e-4-part1 = In due: ciascuno ha due colori in campi opposti, uno Nord e Sud, l'altro Est e Ovest.
e-4-part2 = In tre: uno ha Nord e Sud; i suoi due avversari fanno squadra, un colore a testa, a Est e a Ovest. Questi due possono consultarsi per tutta la partita.
e-4-part3 = In quattro: un colore a testa, e due squadre, Nord e Sud contro Est e Ovest. I compagni non possono consultarsi.
e-4-part5 = Su questo tabellone Nord e Sud sono le biglie naturali e le marroni, Est e Ovest le blu e le verdi.
e-4-part5-reason = Il colore di ogni campo si vedeva nella foto, che è perduta (E-3).
e-4-part4 = A un tavolo di questo programma gli alleati in tre parlano tra loro; in quattro nessuno scrive liberamente durante la partita.
e-4-part4-reason = Il libretto permette agli alleati di consultarsi senza dire chi può ascoltare; e una parola a tutti sarebbe anche una parola al compagno.
e-4-example1 = In due.
e-4-example2 = In tre.
e-4-example3 = In quattro.
e-5-title = I turni
e-5-part1 = In quattro comincia Nord, poi vengono Est, Sud e Ovest. Chi è di turno muove una biglia del suo colore.
e-5-part5 = Su questo tabellone cominciano le naturali, poi vengono le blu, le marroni e le verdi.
e-5-part5-reason = Il colore di ogni campo si vedeva nella foto, che è perduta (E-3).
e-5-part2 = In due e in tre i colori si alternano nello stesso ordine, e chi ne ha due muove quello di turno.
e-5-part2-reason = Il libretto dà l'ordine solo per quattro. Lo stesso ordine ne fa lo stesso gioco, quanti che siano i giocatori.
e-5-part3 = Con i colori liberi (colours=free) quel giocatore muove l'uno o l'altro quando tocca a uno di essi; il turno prosegue poi dal colore a cui toccava. Chi ha un solo colore non è interessato.
e-5-part3-reason = Il libretto si può leggere anche così: in due ciascuno sceglie semplicemente tra tutte le sue biglie.
e-5-part4 = Un colore senza biglie viene saltato; con i colori liberi solo se il suo giocatore non ha più nessuna biglia.
e-5-part4-reason = Chi non ha niente da muovere non deve fermare la partita; gli altri mantengono il loro ordine.
e-5-example1 = Tocca alle naturali: le biglie marroni non possono muoversi.
e-5-example2 = Colori liberi: al turno delle naturali si muove una naturale o una marrone, e poi tocca comunque alle blu.
e-5-example3 = Non ci sono più biglie blu e il loro turno salta: dopo le naturali tocca alle marroni.
e-6-title = Chi non può muovere passa
e-6-part1 = Se il colore di turno ha biglie ma nessuna può muoversi (colori liberi: nessuna di quelle che il suo giocatore può muovere), l'unica mossa è passare. Chi può muovere non passa.
e-6-part1-reason = Il libretto non lo prevede. Conosce solo due modi di finire la partita, ed essere bloccati non è tra questi: si continua.
e-6-example1 = L'unica biglia naturale è chiusa nel suo campo.
e-6-example2 = Con i colori liberi può muoversi la biglia marrone: non si passa.

# scene
camp-of = { $text }, campo di { $owner }
special-space = { $text }, casella speciale
status-won-by-camp = { $winners } hanno vinto: l'EX*PION è in un campo avversario.
status-won-by-capture = { $winners } hanno vinto: la squadra avversaria non ha più biglie.
status-released = Tutte le biglie possono indietreggiare.
status-no-capture-yet = Ancora nessuna cattura: si indietreggia solo per catturare.
status-quiet-steps = { $steps } mosse senza cattura né spinta: patta fra { $left }.
status-passes = Passi di fila: { $passes }; quattro sono patta.
to-move-with-either-colour = Muove { $player }, con l'uno o l'altro colore.
to-move-this-time = Muove { $player }, stavolta una { $marble }.
to-move = Muove { $turn }, con una { $marble }.

# spell
pass = Passa
without-ex-pion = Senza l'EX*PION
with-ex-pion = Con l'EX*PION

# azioni
game-is-over = la partita è finita
eliminated-has-no-word = un giocatore eliminato non ha più voce
nobody-sits-there = a quel posto non siede nessuno
only-resign-and-draw = questo gioco conosce solo abbandono e patta

# testi illeggibili
at-most = al massimo { $most }
marbles-found = { $marbles ->
    [one] { $marbles } biglia «{ $letter }»
   *[other] { $marbles } biglie «{ $letter }»
}
sign-on-space = «{ $sign }» su { $space }
missing-space = «#», perché lì non c'è casella
no-ball-on-special-space = nessuna «x» su una casella speciale (E-2)
no-ball = nessuna «x»
exactly-one-ball = una «x», e una sola
marble-in-field-or-own-camp = una biglia nell'area di gioco o nel proprio campo
no-capture-with = «-» con { $all } biglie
captured-with-all = «r» con tutte le { $all } biglie
captured-letter = «r» dopo la prima cattura
no-capture-letter = «-» prima della prima cattura
no-marble-to-move = «{ $letter }» non ha biglie da muovere
colour-not-skipped = un colore che non viene saltato
ball-in-camp-alone = «x» su { $space } senza biglie avversarie
marble-that-pushed-it = una biglia che l'ha spinto
passes-in-steps = { $passes } passi in { $steps } mosse
not-above-steps = non più del campo delle mosse
steps-in-decided-game = { $steps } in una partita decisa
no-steps-after-last = 0 dopo l'ultima mossa
drawing-rank-missing = manca la riga { $rank }
drawing-form = nove righe e una linea con i campi
drawing-fields-missing = mancano i campi
drawing-last-line = l'ultima linea
drawing-line-after-fields = una linea dopo i campi

# what is measured
bench-start = inizio
bench-start-free-colours = inizio, colori liberi
bench-start-four-players = inizio, quattro giocatori
bench-open-fight = mischia
bench-open-fight-free-colours = mischia, colori liberi
