# box page
box-duel1 = Catturare tutte le pedine avversarie, o lasciare l'avversario senza mosse.
box-solitaire1 = Portare le otto pedine nelle due file in alto, in qualsiasi ordine di colori.
box-what1 = Una dama su caselle mobili: dopo ogni mossa si può prendere una casella e posarla altrove, così che la damiera stessa cambia a ogni turno.
box-what2 = Nella scatola ci sono tre giochi: una sfida a due, la stessa sfida a quattro in coppie, e un solitario.
box-material1 = quadro di gioco
box-material2 = pedine scure
box-material3 = pedine chiare
box-material4 = caselle nere
box-players1 = Uno, due o quattro giocatori.
box-story1 = La scatola si chiama MadamX, il gioco rivoluzionario, e gioca con la parola: una r:evoluzione, l'evoluzione della specie, solo per menti flessibili.
box-story2 = Promette che cambia tutto, il gioco, la strategia, il pensiero e soprattutto la damiera, e che a cambiarla sei tu; e dopo la preparazione avverte che fin qui era tutto normale, ma non per molto.
box-story3 = Un'ultima pagina, intitolata Metamorfosi, lo loda come oggetto di design moderno che cambia a piacere, e nomina un sito, www.madamx.it, con altre modifiche delle regole.
box-story4 = Fu prodotto da La Nuova Faro di Omegna nel 2004.
box-story4-reason = Lo dicono descrizioni pubblicate del gioco; il libretto non nomina autore, produttore, luogo né anno.
box-story5 = Non abbiamo visitato il sito, e le sue altre modifiche non fanno parte di questo programma.
box-story5-reason = Se ne poteva ricavare solo ciò che sta nel libretto.
box-advice1 = Non riporlo: lascialo in vista, pronto per la prossima sfida.
box-advice2 = La mossa X può salvare le tue pedine o aprire un attacco.
box-advice3 = In quattro, giocate una doppia partita scambiando i ruoli dei compagni.
box-advice4 = Le quattro modifiche servono a rendere il gioco più arduo.
box-advice5 = Le parole del libretto: il quadro di gioco, la casella nera, la Mossa X (prendere una casella e posarla altrove), Bi-Madam; nel solitario la mossa in avanzamento e quella a salto.
box-lost1 = Tutte le figure sono andate perdute, da 1 a 10. Al loro posto stanno nostre posizioni, conformi al testo che le accompagna, che ne portano il nome.
box-lost1-reason = Ci è giunto solo il testo.
box-lost2 = La metà italiana manca di Bi-Madam, della fine del gioco, delle modifiche e dell'ultima pagina; la metà francese manca dell'elenco del contenuto, e la frase sullo spostamento della pedina è interrotta. Ogni metà colma le lacune dell'altra.
box-lost2-reason = I due testi dicono lo stesso ovunque ci siano entrambi, tranne un colore nella figura 3.
box-lost3 = Figura 3: il testo francese parla della pedina scura, l'italiano della chiara. Noi mostriamo la scura.
box-lost3-reason = Tocca allora allo scuro, e solo la pedina scura può fare ciò che è detto.
box-lost4 = Il libretto francese conta 32 partenze del solitario; sono 70 (X-22).
box-lost4-reason = Quattro pedine per colore su otto caselle possono stare in 70 modi.
box-settle1 = Una fotografia della figura 1, o del quadro preparato: dove stanno caselle e pedine alla partenza, e quanti posti ha un lato.
box-settle2 = La figura 2: se una cattura finisce dritta dietro la pedina saltata.
box-settle3 = Le figure 4 e 10, e le pagine italiane mancanti: Bi-Madam, la fine, le modifiche.
box-settle4 = La copertina: chi ha fatto il gioco, e quando.
box-duel-summary1 = Una pedina va di una casella in avanti, in diagonale avanti o di lato, mai indietro né dove manca la casella.
box-duel-summary2 = Cattura saltando una pedina vicina fino alla casella libera dietro. La cattura è obbligatoria.
box-duel-summary3 = Dopo la mossa puoi prendere la casella lasciata e posarla in qualsiasi posto vuoto: è la mossa X.
box-duel-summary4 = Dopo una cattura è la casella della pedina catturata.
box-duel-summary5 = Una pedina che arriva all'ultima fila diventa Bi-Madam e va in ogni direzione.
box-duel-summary6 = Cattura tutto, o lascia l'avversario senza mosse: hai vinto.
box-solitaire-summary1 = Quattro pedine chiare e quattro scure stanno nelle due file in basso.
box-solitaire-summary2 = Una pedina avanza in diagonale sulla casella libera vicina, e la casella lasciata scompare.
box-solitaire-summary3 = Oppure salta un vicino del suo colore; allora la sua casella si posa in qualsiasi posto vuoto.
box-solitaire-summary4 = Porta tutte e otto le pedine nelle due file in alto prima che manchino le caselle.

# duel
duel-and-program-keeps-watch = La sfida, il programma vigila
booklets-rules-program-sees-to-it = Le regole del libretto; il programma bada che nessuna cattura sia trascurata.
duel-to-letter = La sfida alla lettera
as-printed-overlooked-capture-is-for = Come stampato: sta all'avversario segnalare una cattura trascurata.
first-modification = Prima modifica
tiles-are-moved-after-captures-only = Le caselle si spostano solo dopo una cattura.
second-modification = Seconda modifica
x-move-may-take-any-free = La mossa X può prendere qualsiasi casella libera.
third-modification = Terza modifica
bi-madam-may-take-tiles-off = Bi-Madam può togliere caselle dal quadro.
fourth-modification = Quarta modifica
bi-madam-goes-far-and-captures = Bi-Madam va lontano e cattura da lontano.
all-four-modifications = Le quattro modifiche
four-of-page-8-together-hardest = Le quattro di pagina 8 insieme: il gioco più arduo del libretto.
duel-for-four = La sfida a quattro
two-pairs-one-partner-moves-pieces = Due coppie: un compagno muove le pedine, l'altro le caselle.
captures-read-freely = Catture lette liberamente
two-other-readings-together-capture-may = Due altre letture insieme: una cattura può fermarsi per via, e una pedina promossa catturando continua.
madamx = MadamX
draughts-on-board-that-players-change = Una dama in cui i giocatori cambiano la damiera a ogni mossa.
light-pieces = Chiaro, pedine
light-tiles = Chiaro, caselle
dark-pieces = Scuro, pedine
dark-tiles = Scuro, caselle

# duel, explain
moves-from-to = { $piece } va da { $from } a { $to }
told-objection = una cattura è stata trascurata: il turno è ripreso e rigiocato
tile-on-is-put-on = la casella in { $from } è messa in { $to }
tile-leaves-frame = la casella in { $from } lascia il quadro per sempre
tiles-stay = le caselle restano
tile-on-stays = la casella in { $tile } resta
piece-on-is-captured = la pedina in { $places } è catturata
crowned-with-spare-man = sulla pedina in { $places } si posa una pedina di riserva, perché nessuna è catturata: è una Bi-Madam
crowned-with-captured-man = sulla pedina in { $places } si posa una pedina catturata del suo colore: è una Bi-Madam
takes-turn-back = { $side }: il turno è ripreso ({ $places })
points-out-capture = { $side }: è segnalata una cattura
loses-without-move = { $side }: nessuna mossa, partita persa
piece-moves = una pedina va: { $places }
piece-jumps = una pedina salta: { $places }
tile-moves = una casella va: { $places }
tile-is-gone = la casella { $places } è tolta
no-tile-moves = nessuna casella si muove
piece-captures-nothing = la pedina in { $here } non cattura nulla; le catture sono: { $list }
piece-is-blocked = la pedina in { $here } non ha una casella libera dove andare
captures-from-to = { $piece } cattura { $captured }, da { $from } a { $to }

# duel, options
option-off = no
option-on = sì
option-x-move-after-captures-only = Mossa X solo dopo una cattura
option-tiles-may-be-moved-only-after = Si può spostare una casella nera solo dopo una cattura.
option-first-of-four-modifications-that-make = La prima delle quattro modifiche che rendono il gioco più arduo; si giocano da sole o insieme.
option-any-free-tile = Qualsiasi casella libera
option-x-move-may-take-any-free = La mossa X può prendere qualsiasi casella nera libera.
option-second-of-four-modifications-that-make = La seconda delle quattro modifiche che rendono il gioco più arduo.
option-bi-madam-removes-tiles = Bi-Madam toglie caselle
option-after-bi-madam-has-moved-tile = Dopo una mossa di Bi-Madam, la casella può anche essere tolta per sempre.
option-third-of-four-modifications-that-make = La terza delle quattro modifiche che rendono il gioco più arduo.
option-on-one-piece-capture = sì, una sola pedina per cattura
option-long-bi-madam = Bi-Madam lunga
option-bi-madam-may-go-several-tiles = Bi-Madam può percorrere più caselle in linea retta e catturare da lontano; letta alla lettera, ogni sua cattura, da vicino o da lontano, è di una sola pedina.
option-fourth-of-four-modifications-its-words = La quarta delle quattro modifiche; ciò che dice del fermarsi dopo una cattura si può leggere di ogni cattura.
option-by-program = da parte del programma
option-by-opponent = da parte dell'avversario
option-captures-enforced = Catture imposte
option-who-sees-to-it-that-capture = Chi bada che nessuna cattura sia trascurata: il programma, che non permette altro, o l'avversario, che può segnalarla.
option-opponent-points-out-what-was-overlooked = È l'avversario a far notare la cattura trascurata e a imporla.
option-two = due
option-four-in-pairs = quattro, a coppie
option-players = Giocatori
option-at-four-one-partner-moves-pieces = In quattro, un compagno muove le pedine e l'altro le caselle.
option-both-duel-for-two-and-one = Entrambi: una sfida a due, e una a quattro in coppie.
option-must-go-on-to-its-end = deve andare fino in fondo
option-may-stop-on-way = può fermarsi per via
option-multiple-capture = Una cattura multipla
option-whether-piece-that-has-captured-and = Se una pedina che ha catturato e potrebbe catturare ancora deve farlo.
option-capturing-is-compulsory-and-multiple-capture = La cattura è obbligatoria, e la cattura multipla è detta possibile: si può leggere in entrambi i modi.
option-ends-its-capture = finisce la sua cattura
option-goes-on-as-bi-madam = continua come Bi-Madam
option-man-crowned-by-capture = Una pedina promossa con una cattura
option-whether-man-that-reaches-last-rank = Se una pedina che raggiunge l'ultima fila con un salto continua a catturare come Bi-Madam nello stesso turno.
option-from-that-moment-on-it-captures = Da quel momento cattura in ogni direzione: se ancora in questo turno, il libretto non lo dice.

# duel, refuse
over-drawn = la partita è finita: patta dopo { $limit } turni senza catture né nuove Bi-Madam
over-all-captured = la partita è finita: tutte le pedine di una parte sono catturate
over-blocked = la partita è finita: chi deve muovere non ha alcuna mossa
man-moves-backward = una pedina non torna mai indietro, come verso { $there }
not-in-straight-line = { $there } non è in linea retta con Bi-Madam
not-next-tile = { $there } non è la casella vicina: ci si muove di una sola casella
capture-is-due = una cattura è possibile e quindi obbligatoria: { $list }
line-is-closed = la linea è chiusa dalla pedina in { $place }
no-piece-there = nessuna pedina sta su { $here }
not-your-piece = la pedina su { $here } è dell'altra parte
tile-is-not-free = la casella { $there } non è libera
place-is-bare = { $place } è senza casella

# duel, refuse, captures
capture-must-go-on = la cattura deve continuare da { $at }: { $list }
program-enforces-captures = il programma impone le catture: nessuna può essere trascurata
objection-too-early = il turno non è finito: solo l'avversario può protestare, quando tocca a lui
nothing-to-object-to = nessuna cattura è stata trascurata nell'ultimo turno
reopened-turn-must-capture = la cattura trascurata è stata segnalata: va giocata una di queste: { $list }
man-captures-backward = una pedina non cattura mai all'indietro, come verso { $there }
long-capture-is-single = una cattura da lontano è unica; le altre continuano solo con salti vicini
strict-capture-is-single = con queste regole Bi-Madam cattura una sola pedina e si ferma
crowning-ends-capture = in { $at } la pedina diventa Bi-Madam e la sua cattura finisce
piece-has-left-frame = la pedina in { $place } ha già lasciato il quadro
man-cannot-capture-bi-madam = una pedina non può catturare una Bi-Madam ({ $place })
no-enemy-piece-stands-on = nessuna pedina avversaria sta in { $place }
not-a-capture = da { $here } a { $there } non è una cattura: va in linea retta fino alla casella subito dietro una pedina
not-a-jump = da { $here } a { $there } non è un salto sopra un posto

# duel, refuse, tiles
x-move-first-any-tile = prima la mossa X: sposta una casella libera o lascia le caselle (ne restano { $n })
x-move-first = prima la mossa X: la casella in { $tile } può essere spostata o restare
no-tile-on-offer = ora nessuna casella è da spostare: prima muove una pedina
leaving-is-stay = per lasciare la casella in { $place }, scrivi stay
place-has-tile = { $there } porta già una casella
removal-needs-old-bi-madam = si toglie una casella solo nel turno di una Bi-Madam che lo era già
no-removal-here = queste regole non tolgono caselle
tile-is-occupied = una pedina sta su { $place }: si spostano solo caselle libere
other-tile-on-offer = la casella da spostare è { $tile }, non { $place }

# duel, rulebook, bi madams
x-17-title = Terza modifica: Bi-Madam toglie caselle
x-17-part1 = Bi-Madam può non solo spostare la casella ma anche toglierla dal quadro, lasciando meno spazio all'avversario.
x-17-part2 = Deve essere stata Bi-Madam all'inizio del turno. La casella sparisce per sempre; dove si può spostare una casella libera qualsiasi, la si può anche togliere, e ciò consuma un diritto.
x-17-part2-reason = È un diritto di Bi-Madam, e una pedina promossa con questa mossa si è mossa da pedina. Nulla nel libretto fa tornare una casella.
x-17-example1 = La casella d4 lascia il quadro.
x-17-example2 = Incoronata con questa stessa mossa: la casella può solo essere spostata.
x-17-example3 = Qualsiasi casella libera può andarsene.
x-18-title = Quarta modifica: Bi-Madam lunga
x-18-part1 = Bi-Madam può anche percorrere più caselle, in linea retta e solo su caselle libere. Se salta e cattura una pedina deve fermarsi sulla casella seguente: dopo un salto lungo non può proseguire e prendere una seconda pedina.
x-18-part2 = Cattura dunque da lontano: su una o più caselle libere fino a una pedina avversaria, fermandosi subito dietro, su una casella che deve essere libera.
x-18-part3 = Una cattura che comincia con un salto vicino può continuare, ma solo con salti vicini. Entrambe sono obbligatorie.
x-18-part3-reason = La didascalia della figura 4 vieta di proseguire dopo un salto lungo, e senza la modifica Bi-Madam cattura più volte; leggiamo dunque l'arresto solo dei salti lunghi. Letto di ogni cattura, si può giocare anche così.
x-18-example1 = La cattura lunga finisce in f6, benché da lì si possa saltare g5. L'immagine è perduta; questa posizione è nostra.
figure-figure-4 = Figura 4
x-18-example2 = Fin dove la linea è libera; un posto vuoto la ferma.
x-18-example3 = Un salto vicino continua con salti vicini; la cattura lunga è l'altra scelta.
x-18-example4 = Letta alla lettera, anche una cattura vicina è unica.

# duel, rulebook, captures
x-6-title = La cattura è obbligatoria
x-6-part1 = La cattura è obbligatoria. Fra più catture il giocatore sceglie quella che gli pare migliore.
x-6-part2 = Si possono prendere più pedine in una mossa, se dietro ciascuna c'è una casella nera libera.
x-6-part3 = Una cattura continua finché la stessa pedina può catturare ancora, ogni volta in una delle sue direzioni.
x-6-part3-reason = Ogni cattura è obbligatoria, quindi anche la successiva; che il libretto chiami possibile la cattura multipla significa per noi che esiste. Chi vi legge un diritto può giocare così.
x-6-example1 = Una pedina o due, a scelta del chiaro; ma la doppia cattura non si ferma a metà.
x-6-example2 = L'altra lettura: dopo il primo salto il chiaro può fermarsi.
x-7-title = Le pedine catturate lasciano il quadro
x-7-part1 = Una pedina catturata lascia il quadro per sempre.
x-7-part2 = Lo lascia subito, salto dopo salto. La sua casella resta ed è libera per i salti seguenti della stessa cattura, come la casella di partenza: una cattura può tornarvi.
x-7-part2-reason = La frase francese non dice quando, l'italiana dice dopo la cattura. Togliere la pedina quando la si salta è ciò che si fa al tavolo; nulla dice che una pedina presa sia ancora d'intralcio.
x-7-example1 = Quattro pedine in cerchio: Bi-Madam torna da dove è partita.
x-8-title = Diventare Bi-Madam
x-8-part1 = Una pedina che raggiunge l'ultima fila avversaria diventa Bi-Madam: le si mette sopra una pedina del suo colore, presa fra quelle catturate.
x-8-part2 = Lo diventa subito. Se vi è arrivata con una cattura, la cattura finisce lì.
x-8-part2-reason = Da quel momento cattura come Bi-Madam, dice il libretto; per noi ciò comincia dal turno seguente, come in quasi tutte le dame, perché posare la seconda pedina interrompe la mossa. L'altra lettura si può giocare.
x-8-part3 = Si diventa Bi-Madam anche se nessuna pedina di quel colore è stata ancora catturata.
x-8-part3-reason = Il libretto non ci ha pensato. È la fila che fa la Bi-Madam; la seconda pedina la rende solo visibile.
x-8-example1 = La nuova Bi-Madam in e8 non può continuare verso c6.
x-8-example2 = L'altra lettura: promossa in e8, la pedina continua come Bi-Madam e prende d7.

# duel, rulebook, common
c-2-title = L'unica mossa è una mossa
c-2-part1 = Quando è possibile una sola mossa, è pur sempre una mossa: si gioca, si annota, si conta.
c-2-part1-reason = Una regola per tutti i giochi di questo programma, perché le partite annotate si leggano allo stesso modo.
c-2-example1 = Nessuna casella libera: lasciare la casella è l'unica mossa, ed è una mossa.
c-3-title = Abbandonare, accordarsi, ripetere
c-3-part1 = Un giocatore può abbandonare: la sua parte perde. Le parti possono accordarsi sulla patta. Quando la stessa posizione si presenta per la terza volta all'inizio di un turno, la partita è patta; i turni ripresi non contano, e neppure l'inizio di un turno riaperto da un'obiezione.
c-3-part1-reason = Il libretto non ne parla. È una regola per tutti i giochi di questo programma, perché nessuna partita duri all'infinito.
c-3-example1 = Le due Bi-Madam vanno e tornano: dopo quattro turni la posizione è la stessa, salvo il conto. La terza volta è patta.

# duel, rulebook, end
x-13-title = Vincere
x-13-part1 = Si vince catturando tutte le pedine avversarie, o non lasciando più all'avversario alcuna mossa. Appena una delle due cose è fatta, è finita.
x-13-part2 = Chi non ha più pedine, o non ha mosse possibili all'inizio del suo turno, ha dunque perso.
x-13-part3 = Chi può ancora segnalare una cattura trascurata (X-28) non è bloccato.
x-13-part3-reason = La fine è che non possa fare nulla, e questo lo può fare.
x-13-example1 = La pedina scura non può né muoversi né catturare: bloccata.
x-13-example2 = Il chiaro toglie l'ultima casella dove lo scuro poteva andare.
x-13-example3 = Bloccato, ma non ancora sconfitto: lo scuro può ancora protestare.
x-14-title = Partite patte
x-14-part1 = La partita è patta per accordo, per ripetizione (C-3), o dopo 100 turni, 50 per parte, senza catture né nuove Bi-Madam.
x-14-part1-reason = Il libretto non conosce la patta, ma due Bi-Madam possono sfuggirsi all'infinito. 50 turni a testa è ciò che conoscono i giocatori di dama e di scacchi.
x-14-example1 = Il centesimo turno.
x-14-example2 = Una nuova Bi-Madam azzera il conto.

# duel, rulebook, modifications
x-15-title = Prima modifica: caselle solo dopo una cattura
x-15-part1 = Quattro modifiche rendono il gioco più arduo; si possono giocare tutte insieme o una alla volta.
x-15-part2 = La prima: si può spostare una casella solo dopo una cattura.
x-15-example1 = Un semplice spostamento finisce il turno.
x-15-example2 = Una cattura offre la sua casella.
x-16-title = Seconda modifica: qualsiasi casella libera
x-16-part1 = Dopo uno spostamento o una cattura si può spostare qualsiasi casella nera libera, non più solo quella lasciata o quella della pedina catturata.
x-16-part2 = Dove il turno offrirebbe n caselle, il giocatore ha n volte questo diritto, uno dopo l'altro. Lasciare le caselle è rinunciare a ciò che ne resta.
x-16-part2-reason = La modifica parla di una casella, ma cambia quale, non quante; e dopo una cattura multipla si possono scambiare più caselle.
x-16-example1 = Un diritto dopo uno spostamento.
x-16-example2 = Due diritti dopo una doppia cattura; lasciare le caselle rinuncia a entrambi.

# duel, rulebook, objection
x-28-title = Catture trascurate
x-28-part1 = Se un giocatore ignora o non vede una cattura, è l'avversario che gliela segnala e lo obbliga a catturare. Se le catture possibili sono più d'una, è il giocatore che sceglie.
x-28-part2 = Di norma vigila il programma, e si possono giocare solo le catture.
x-28-part2-reason = Risparmia la vigilanza a entrambi, e un programma non trascura nulla. Per giocare come è stampato, scegli l'avversario.
x-28-part3 = L'avversario può protestare (si scrive: !) alla sua prossima decisione su una pedina; ogni altra mossa lascia cadere il diritto. Si può protestare contro ogni spostamento fatto mentre una cattura era possibile; mai contro una cattura, nemmeno se interrotta.
x-28-part3-reason = Il libretto non fissa un momento; aspettare di più disferebbe più di un turno. Che possa tacere è per chi non l'ha vista neppure lui.
x-28-part4 = L'intero turno di chi ha sbagliato è ripreso, caselle e conto compresi, e riaperto: deve giocare una delle sue catture, e il suo turno prosegue come dopo ogni cattura. Poi tocca a chi ha protestato, senza più nulla da segnalare. I turni ripresi non contano per la ripetizione.
x-28-part4-reason = È obbligato a giocare la cattura al posto di ciò che ha giocato; una casella spostata dopo una mossa ritirata non può restare.
x-28-example1 = Quando è l'avversario a vigilare, una mossa semplice è possibile, e ricordata.
x-28-example2 = Lo scuro lo segnala; il chiaro riprende il turno, sceglie una delle sue catture, decide della casella, e poi muove lo scuro.
x-28-example3 = Nel turno ripreso non ci sono che le catture.

# duel, rulebook, pieces
x-4-title = Come cattura la pedina
x-4-part1 = La cattura è un salto. Se sulla casella vicina c'è una pedina avversaria e, alle sue spalle o a lato, una casella nera non occupata, la si salta e la si cattura; in diagonale, dritto o di lato. Una pedina semplice non può catturare una Bi-Madam.
x-4-part2 = Il salto va dritto: la casella d'arrivo è in linea con la pedina che salta e quella saltata. Una pedina cattura nelle sue cinque direzioni, mai all'indietro.
x-4-part2-reason = Il libretto chiede una casella libera alle spalle o a lato: alle spalle per un salto in avanti, a lato per uno laterale. Per la cattura multipla dice alle spalle di ogni pedina. Alle pedine è vietato ogni movimento all'indietro, e le direzioni della cattura sono date come quelle dello spostamento.
x-4-example1 = Davanti e a destra, ma né la Bi-Madam in c5 né la pedina dietro in d3. L'immagine è perduta; questa posizione è nostra.
figure-figure-2 = Figura 2
x-5-title = Come gioca Bi-Madam
x-5-part1 = Bi-Madam si muove e cattura in ogni direzione, anche più volte e a zigzag, ma sempre su caselle nere.
x-5-part2 = Va di una casella alla volta (andare più lontano è la quarta modifica) e cattura anche le Bi-Madam: solo la pedina semplice non può.
x-5-example1 = Otto vie, di una casella ciascuna.
x-5-example2 = Anche all'indietro, una Bi-Madam come una pedina.

# duel, rulebook, start
x-1-title = Il quadro, le caselle e la partenza
x-1-part1 = Si gioca in due su un quadro con 32 caselle nere, dodici pedine chiare contro dodici scure. Caselle e pedine si dispongono secondo la figura 1.
x-1-part2 = La sorte decide chi ha le pedine chiare e chi le scure. Cominciano le chiare; poi si gioca a turno.
x-1-part3 = Il quadro ha 8x8 posti. Le caselle ne occupano uno sì e uno no, a cominciare dall'angolo a1, alla sinistra del chiaro; le pedine stanno sulle caselle delle tre file più vicine al loro giocatore.
x-1-part3-reason = La figura 1 è perduta. 32 caselle e dodici pedine a testa danno esattamente la damiera consueta, e le mosse descritte dalla figura 3 vi sono possibili.
x-1-example1 = L'inizio: il chiaro ha sette mosse. L'immagine è perduta; questa posizione è nostra.
figure-figure-1 = Figura 1
x-2-title = Solo sulle caselle nere
x-2-part1 = L'intera partita si gioca sulle caselle nere e da nessun'altra parte.
x-2-part2 = Un posto porta una casella oppure no. Senza casella nulla vi si posa, nulla lo attraversa né lo salta.
x-2-example1 = c4 è senza casella: la pedina in c3 non può andare dritta.
x-3-title = Come si muove la pedina
x-3-part1 = Una pedina avanza di una sola casella nera: in diagonale, dritta o di lato. Non torna mai indietro.
x-3-part2 = La casella deve essere vicina e libera; anche in diagonale all'indietro si torna indietro.
x-3-example1 = Cinque vie per la pedina in d4; tre le sono chiuse. L'immagine è perduta; questa posizione è nostra.

# duel, rulebook, table
x-19-part1 = Si affrontano due coppie, con la stessa partenza e le stesse regole che a due, con questa differenza: uno fa le mosse, e il suo compagno può spostare le caselle.
x-19-part2 = In ogni coppia uno decide dunque delle pedine, l'altro di tutte le caselle.
x-19-example1 = Le pedine chiare, le caselle dei chiari, le pedine scure, le caselle degli scuri. L'immagine è perduta; questa posizione è nostra.
figure-figure-5 = Figura 5
x-20-title = Silenzio fra compagni
x-20-part1 = I compagni non si consigliano, non si suggeriscono nulla e non si fanno alcun segno. Se lo fanno, la loro mossa non vale e tocca agli avversari.
x-20-part2 = Il turno annullato è quello in corso, o l'ultimo se nessun avversario ha deciso da allora: è ripreso con le sue caselle, il suo conto e il diritto di protestare che conteneva, e muove l'altra parte. Ci vuole l'accordo dei due avversari, o di chi ospita. Un secondo annullamento di seguito è rifiutato: prima va giocata una mossa.
x-20-part2-reason = Il libretto non dice chi giudica, né quanto si disfa. Un turno è ciò che la coppia ha guadagnato parlando; un errore costa un turno.
x-20-part3 = Dopo un'obiezione (X-28), fino alla mossa seguente di chi ha protestato, è il turno ripreso che si annulla, dal suo inizio; l'obiezione stessa no.
x-20-part3-reason = Protestare è un diritto, non una mossa che ci si possa far suggerire.
x-20-example1 = Il primissimo turno del chiaro, c3-d4, è stato annullato perché i compagni hanno parlato: torna la partenza e decide chi muove le pedine scure.
x-21-title = Una doppia partita a quattro
x-21-part1 = A chi gioca in quattro il libretto raccomanda due partite di seguito fra le stesse coppie; nella seconda ciascuno prende il ruolo del compagno.
x-21-part2 = Il tavolo la gioca come un unico incontro, con un solo punteggio.
x-21-part2-reason = Il libretto consiglia due partite e non dice nulla del conto; una doppia partita ha un solo risultato.
x-21-example1 = Prima partita: Ada muove le pedine chiare (posto 1), Bea le caselle (posto 2). Seconda partita: Bea ha il posto 1, Ada il posto 2, e la coppia scura cambia allo stesso modo.

# duel, rulebook, tiles
x-9-title = La mossa X dopo uno spostamento
x-9-part1 = Dopo ogni mossa, spostamento o cattura, il giocatore può fare la mossa X: prendere una casella nera e metterla dove vuole, dove non ce n'è. Dopo uno spostamento è la casella da cui è partita la sua pedina.
x-9-example1 = Il chiaro muove e poi mette la casella davanti alla sua pedina. L'immagine è perduta; questa posizione è nostra.
figure-figure-3 = Figura 3
x-10-title = La mossa X dopo una cattura
x-10-part1 = Dopo una cattura è la casella su cui stava la pedina catturata; dopo una cattura multipla possono essere altrettante. Con Bi-Madam è lo stesso.
x-10-part2 = Le caselle sono offerte una dopo l'altra, nell'ordine di cattura, a cattura finita; ciascuna può essere spostata o lasciata. Un posto liberato da una casella dello stesso turno è un posto vuoto come ogni altro.
x-10-part2-reason = La mossa X viene dopo la mossa, e la mossa è l'intera cattura. Un ordine ci vuole; questo si segue facilmente al tavolo.
x-10-example1 = Prima la casella d4, poi la casella f6, che può andare dove era d4.
x-10-example2 = Con due caselle offerte, la seconda aspetta il suo turno.
x-11-title = La mossa X è un diritto
x-11-part1 = La mossa X non è obbligatoria, ma può essere decisiva per difendere le proprie pedine o attaccare quelle altrui: le caselle spostate permettono di muovere e catturare anche dritto e di lato.
x-11-part2 = Chi non vuole spostare la casella la lascia dov'è; poi si prosegue (si scrive: stay).
x-11-part3 = Nella figura 3 è la pedina scura che ora può avanzare dritta, e che si difende spostando la casella da cui è venuta.
x-11-part3-reason = Il testo francese dice scura, l'italiano chiara. Dopo la prima mossa del chiaro tocca allo scuro, e solo una pedina scura può fare ciò che è descritto.
x-11-example1 = La casella resta; tocca allo scuro.
x-11-example2 = Finché la casella non è decisa, nessuna pedina si muove.
x-11-example3 = Dopo la prima mossa del chiaro e la sua casella, la pedina scura in d6 può avanzare dritta in d5. L'immagine è perduta; questa posizione è nostra.
x-11-example4 = Se lascia la casella in d6, il chiaro la cattura. L'immagine è perduta; questa posizione è nostra.
x-11-example5 = Se sposta la casella d6, non c'è dove posarsi: è al sicuro. L'immagine è perduta; questa posizione è nostra.
x-12-title = Nessuna mossa X dopo l'ultima cattura
x-12-part1 = Nessuna mossa X è offerta quando la partita è finita con la cattura dell'ultima pedina avversaria.
x-12-part1-reason = La partita finisce quando tutte le pedine avversarie sono catturate; una casella non cambierebbe più nulla.
x-12-example1 = Cade l'ultima pedina scura.

# duel, scene
light-man = pedina chiara
dark-man = pedina scura
light-bi-madam = Bi-Madam chiara
dark-bi-madam = Bi-Madam scura
light-pieces-captured-by-dark = prese dallo scuro
dark-pieces-captured-by-light = prese dal chiaro
leave-tile = Lasciare la casella
remove-tile = Togliere la casella
point-out-capture = Segnalare una cattura
removed-tiles = caselle tolte
status-drawn = Patta: { $limit } turni senza catture né nuove Bi-Madam.
status-won-by-capture = { $winner } ha vinto: { $side } non ha più pedine.
status-won-by-blocking = { $winner } ha vinto: { $side } non può più muovere.
status-overlooked = Nell'ultimo turno è stata trascurata una cattura: la si può segnalare.
status-quiet-turns = { $n } turni senza cattura né nuova Bi-Madam; a { $limit } la partita è patta.
status-reopened = { $side } ha trascurato una cattura e ora deve catturare.
status-must-capture = { $side } deve catturare.
status-moves = { $side } muove una pedina.
status-any-tile = { $side } può spostare una casella libera a scelta.
status-several-tiles = { $side } può spostare { $n } caselle libere, una dopo l'altra.
status-tile = { $side } può spostare la casella in { $tile }.
status-tile-of-several = { $side } può spostare la casella in { $tile }; in tutto ce ne sono { $n }.

# solo
solo-madamx-solitaire = MadamX, solitario
solo-bring-eight-men-across-before-tiles = Porta otto pedine dall'altra parte prima che manchino le caselle.
solo-solitaire-of-booklet = Il solitario del libretto
solo-played-as-printed-start-is-drawn = Giocato come stampato; la partenza si tira a sorte fra tutte e 70.
solo-player = Giocatore

# solo, explain
solo-advances-from-to = { $man } avanza da { $from } a { $to }
solo-jumps-from-to = { $man } salta da { $from } a { $to }
solo-tile-is-put-back-on = la casella è rimessa in { $tile }
solo-man-advances = una pedina avanza: { $places }
solo-man-jumps = una pedina salta: { $places }
solo-tile-is-gone-for-good = la casella { $places } sparisce per sempre
solo-all-men-have-arrived = tutte le pedine sono arrivate
solo-no-man-can-move-any-more = nessuna pedina può più muoversi
solo-tile-is-put-back = la casella è rimessa: { $places }
solo-man-is-blocked = la pedina in { $here } ora non può né avanzare né saltare

# solo, refuse
solo-game-is-over = la partita è finita
solo-tile-comes-first = prima la casella in { $tile } lasciata dal salto va piazzata, o rimessa
solo-no-tile-to-place = nessuna casella è da piazzare: si fa solo dopo un salto
solo-other-tile = la casella da piazzare è { $tile }, non { $here }
solo-putting-back-is-stay = per rimettere la casella in { $here }, scrivi stay
solo-no-man-stands-on = nessuna pedina sta su { $here }
solo-not-an-advance = una pedina avanza di una casella in diagonale in avanti, non in { $there }
solo-first-is-advance = la primissima mossa deve essere un avanzamento
solo-not-a-jump = un salto va di due caselle in diagonale in avanti, non in { $there }
solo-nobody-to-jump = nessuna pedina da saltare in { $middle }
solo-other-colour = la pedina in { $middle } è dell'altro colore e non può essere saltata

# solo, rulebook, end
solo-x-27-title = Vinto o perso
solo-x-27-part1 = La partita è vinta quando tutte le pedine sono arrivate.
solo-x-27-part2 = Dopo un ultimo salto si posa ancora la sua casella. La partita è persa quando nessuna mossa è possibile.
solo-x-27-part2-reason = Posare la casella fa parte del salto. Chi non può più muovere non può raggiungere l'obiettivo.
solo-x-27-example1 = L'ultimo avanzamento vince.
solo-x-27-example2 = Dopo un ultimo salto resta da piazzare la sua casella.
solo-x-27-example3 = Nessuna casella libera: perso.
solo-c-2-example1 = Resta un avanzamento.
solo-c-3-title = Abbandonare
solo-c-3-part1 = Il giocatore può abbandonare; la partita è allora persa.
solo-c-3-part1-reason = Il libretto non ne parla. Non c'è nessuno con cui accordarsi sulla patta.
solo-c-3-example1 = Non ancora perso: il giocatore può continuare, o abbandonare.

# solo, rulebook, start
solo-x-1-title = Il quadro e le caselle
solo-x-1-part1 = Il quadro ha 8x8 posti; le 32 caselle nere ne occupano uno sì e uno no, a cominciare dall'angolo a1.
solo-x-1-part1-reason = La figura 6 è perduta. Otto pedine nelle due file in basso chiedono quattro caselle in ciascuna, come nella sfida.
solo-x-1-example1 = Una casella su due, quattro per fila.
solo-x-2-part1 = Una pedina non può andare su un posto senza casella nera: è la prima delle due mosse vietate della figura 10.
solo-x-2-example1 = b3 è senza casella.
solo-x-2-example2 = La pedina scura in a1 non può avanzare in b2: la casella non c'è più. L'immagine è perduta; questa posizione è nostra.
figure-figure-10 = Figura 10
solo-x-22-title = La partenza
solo-x-22-part1 = Quattro pedine chiare e quattro scure si mettono a caso sulle due file in basso del quadro.
solo-x-22-part2 = Il libretto francese aggiunge che le partenze diverse sono 32.
solo-x-22-part3 = Le partenze sono 70, o 35 se lo scambio dei colori non conta. Sono numerate da 0 a 69.
solo-x-22-part3-reason = Di otto caselle se ne scelgono quattro per le pedine chiare: 8x7x6x5 modi di posarle una a una, divisi per i 4x3x2x1 ordini delle stesse quattro, fanno 70. I 32 del libretto non si ottengono con nessun conto a noi noto; il testo italiano non ha questa frase.
solo-x-22-example1 = La partenza numero 0. L'immagine è perduta; questa posizione è nostra.
figure-figure-6 = Figura 6
solo-x-23-title = L'obiettivo
solo-x-23-part1 = Tutte e otto le pedine devono arrivare nelle due file in alto, con i colori in qualsiasi ordine. Si comincia con una pedina qualsiasi e si prosegue con qualsiasi altra: i colori non devono alternarsi.
solo-x-23-example1 = Sette sono arrivate; l'ultima completa l'opera. L'immagine è perduta; questa posizione è nostra.
figure-figure-7 = Figura 7

# solo, rulebook, steps
solo-x-24-title = L'avanzamento
solo-x-24-part1 = Una pedina ha due tipi di mosse: avanza o salta. Un avanzamento va di una casella in avanti e in diagonale, se è libera. La casella di partenza sparisce poi per sempre.
solo-x-24-example1 = La casella b2 è sparita. L'immagine è perduta; questa posizione è nostra.
figure-figure-8 = Figura 8
solo-x-25-title = Il salto
solo-x-25-part1 = Una pedina può saltare una pedina vicina del suo colore, sempre in avanti e in diagonale, se finisce su una casella libera. Poi la casella lasciata si raccoglie e si posa su un posto senza casella a scelta.
solo-x-25-part2 = Una pedina non può saltarne una dell'altro colore (la seconda mossa vietata della figura 10), e un salto non toglie nulla dal quadro.
solo-x-25-part3 = La casella d'arrivo è quella subito dietro. Anche il posto da cui viene la casella è libero, quindi può tornarvi (si scrive: stay).
solo-x-25-part3-reason = Un salto sopra un vicino finisce dietro di esso. Ogni spazio libero è ammesso, e una volta presa la casella, il suo posto lo è.
solo-x-25-example1 = Solo sopra una pedina del suo colore. L'immagine è perduta; questa posizione è nostra.
solo-x-25-example2 = La casella d2 va su un posto vuoto qualsiasi, o torna. L'immagine è perduta; questa posizione è nostra.
figure-figure-9 = Figura 9
solo-x-26-title = La prima mossa
solo-x-26-part1 = Si comincia sempre con un avanzamento.
solo-x-26-example1 = La pedina in a1 potrebbe saltare b2, ma non ancora.

# solo, scene
solo-put-tile-back = Rimettere la casella
solo-status-won = Tutte le pedine sono arrivate.
solo-status-lost = Nessuna mossa: perso.
solo-status-first = Comincia una pedina qualsiasi, con un avanzamento.
solo-status-move = Una pedina qualsiasi avanza, o ne salta una del suo colore.
solo-status-tile = La casella in { $tile } va su un posto vuoto qualsiasi, o torna.
solo-status-count = Mosse: { $n }. Pedine arrivate: { $home } su 8.

# words
dark = Scuro
light = Chiaro

# azioni
only-partners-break-silence = solo dei compagni possono rompere il silenzio, e qui nessuno ne ha
only-whole-turn-annulled = si annulla solo un turno intero, dal suo inizio
no-challenge = questo gioco non conosce sfide
solo-nobody-to-agree-with = non c'è nessuno con cui accordarsi
solo-no-opponents = un solitario non ha avversari a cui passare il turno

# testi illeggibili
one-of = uno tra { $words }
at-most = al massimo { $most }
at-least-one = almeno una
drawing-lines = { $lines ->
    [one] { $lines } linea
   *[other] { $lines } linee
}
drawing-form = otto file e una linea di campi
sign-on-place = «{ $sign }» su { $place }
tiles-found = { $tiles ->
    [one] { $tiles } casella
   *[other] { $tiles } caselle
}
at-most-all-tiles = al massimo 32 caselle
exactly-all-tiles = esattamente 32 caselle
light-pieces-found = { $pieces } pedine chiare
dark-pieces-found = { $pieces } pedine scure
twelve-a-side = al massimo 12 per parte
man-on-crowning-rank = una pedina «{ $sign }» su { $place }, dove diventa Bi-Madam
no-mark-before-ranks = nessun «!» all'inizio
ranks-before-form = «!» e le file di prima dell'ultimo turno
phase-form = move, x= o bx= e posti come c3,d4
phase-form-any-tile = move, x=*n o bx=*n, con n da 1 a 11
phase-without-star = «{ $text }» non ha «*»
no-place = «{ $word }» non è un posto
offered-twice = { $word } è offerta due volte
too-many-offered = più di 11 caselle da spostare
offer-not-free = { $word } è da spostare, ma non è una casella libera
free-tiles = caselle libere
other-side-is-empty = la parte che non decide non ha pedine
deciding-side-is-empty = la parte che decide non ha pedine
take-without-capture = take, ma non c'è nessuna cattura
side-can-capture = una posizione in cui la parte può catturare
counter-in-reopened-turn = { $counter } in un turno rigiocato
counter-below-limit = un numero da 0 a 99
reopened-already = un turno già ripreso
no-ranks-after-take = nessuna fila dopo take
counter-after-last-piece = { $counter } dopo la cattura dell'ultima pedina
offered-with-enemies = { $enemies ->
    [one] { $tiles } caselle da spostare quando resta { $enemies } pedina avversaria
   *[other] { $tiles } caselle da spostare quando restano { $enemies } pedine avversarie
}
twelve-together = al massimo 12 in tutto
counter-after-capture = { $counter } dopo una cattura
counter-in-x-phase = { $counter } durante la mossa X, che segue solo una cattura
removal-needs-bi-madam = x=: bx= richiede l'opzione bi-removes e una propria Bi-Madam
light-pieces-then = { $then } pedine chiare, ora { $now }
dark-pieces-then = { $then } pedine scure, ora { $now }
as-many-as-now = tante quante ora
several-offered-after-move = più caselle sono da spostare dopo una mossa semplice
one-tile-or-right = una sola casella o un solo diritto
x-phase-after-move = una mossa X dopo una mossa semplice
x-move-after-captures = move: la mossa X segue solo le catture
nothing-overlooked-there = lì nessuna cattura è stata trascurata
offender-can-capture = una posizione in cui chi ha sbagliato può catturare
solo-phase-form = first, move o x= e un posto
solo-man-on = una pedina «{ $sign }» su { $place }
solo-men-on-colour-of-a1 = pedine solo sui posti del colore di a1
solo-light-men-found = { $men ->
    [one] { $men } pedina chiara
   *[other] { $men } pedine chiare
}
solo-dark-men-found = { $men ->
    [one] { $men } pedina scura
   *[other] { $men } pedine scure
}
solo-not-a-start = non è una partenza
solo-one-of-starts = una delle 70 partenze nella fase first
solo-counter-before-first = { $counter } prima della prima mossa
solo-all-tiles-after-first = 32 caselle dopo la prima mossa
solo-first-tile-gone = al massimo 31: la prima mossa è un avanzamento
solo-too-few-moves = { $counter ->
    [one] { $counter } mossa, ma mancano { $advances } caselle
   *[other] { $counter } mosse, ma mancano { $advances } caselle
}
solo-move-for-each-tile = almeno una mossa per ogni casella che manca
solo-ranks-found = le file delle pedine fanno in tutto { $ranks }
solo-ranks-expected = { $ranks } dopo { $advances } avanzamenti e { $jumps } salti
solo-placing-without-jump = una casella da piazzare senza salto
solo-not-free-tile = { $place } non è una casella libera del colore di a1
solo-tile-left-by-jump = la casella libera lasciata da un salto

# what is measured
bench-start = inizio
bench-piece-steps = sole mosse di pedina
bench-any-tile = qualsiasi casella
bench-bi-madams-all-modifications = Bi-Madam, tutte le modifiche
