import type { Courses } from './course.ts';

export const italianCourses: Courses = {
  run: {
    attempt:
      "{hero} voleva {action}, e subito: il mattino dopo partì [come una freccia|di gran carriera]. <{first}.> Alla seconda curva era già {~lungo disteso|lunga distesa} sull'erba.",
    setback:
      'Il giorno dopo corse più forte, e andò peggio: {falter}. {hero} [rimase a guardare il cielo|ascoltò a lungo il proprio batticuore], e pensò di lasciar perdere.',
    help: "«Corri come se ti inseguissero{call}», disse {aHelper}. «Va' piano come vado io, e ogni giorno un pezzetto più in là.» Che strano modo di andare più forte, pensò {hero}.",
    change:
      'Il primo giorno {hero} arrivò al [cancello|grande pino], il decimo al ponte. E un mattino {mend}. {who} era {~riuscito|riuscita} a {action}, e aveva ancora fiato per ridere.',
    ending:
      'Da allora {hero} esce ogni mattina. E a chi ha il fiatone dopo un minuto dice: «Piano piano, e ogni giorno un pezzetto di più.»',
  },
  chase: {
    attempt:
      'Per {action}, {hero} partì senza pensarci due volte. <{first}.> Ma chi sta dietro arriva sempre [dopo|secondo], e presto non si vide più nulla.',
    setback:
      'Corse più forte, e poi ancora più forte. Niente da fare: {falter}. {hero} rimase ad ascoltare, finché tutto tacque.',
    help: "«Tu corri dove non c'è già più niente{call}», disse {aHelper}. «Guarda dove va, piuttosto. Più avanti c'è una curva: dritto per i campi è la metà.» {hero} non ci aveva mai badato.",
    change:
      'Così {hero} lasciò il sentiero, e tagliò per i campi. Mancava sempre meno: {mend}. Alla fine {who} riuscì a {action}.',
    ending:
      'Ancora oggi {hero} racconta volentieri di quella corsa tra i campi. «Andare forte è bello», dice ogni volta. «Sapere la strada è meglio.»',
  },
  surf: {
    attempt:
      "{hero} si buttò in mare con una tavola, e voleva {action} al primo colpo. <{first}.> La prima onda {~lo|la} rispedì sulla spiaggia, [a testa in giù|a gambe all'aria].",
    setback:
      'E così per tutto il giorno: {falter}. La sera {hero} si lasciò cadere sulla sabbia, e di acqua salata non volle più sentir parlare.',
    help: '«Tu fai a pugni con le onde{call}», disse {aHelper}, che aveva visto tutto. «Siediti qui e contale. Ogni settima è grande e lenta, e quella è la tua.» {hero} si mise a contare.',
    change:
      'Per tre mattine {hero} contò e basta. Poi lasciò passare sei onde e montò sulla settima: {mend}. Alla fine {who} era {~riuscito|riuscita} a {action}.',
    ending:
      'Ancora adesso {hero} lascia passare sei onde. E a chi domanda perché, dalla spiaggia, risponde soltanto: «[Conta anche tu|Aspetta la settima].»',
  },
  swim: {
    attempt:
      'Un gran respiro, un tuffo: {hero} voleva {action} senza perdere un minuto. <{first}.> Un attimo dopo era di nuovo a riva, e tossiva.',
    setback:
      "La volta dopo ci mise più forza. Più si agitava, meno serviva: {falter}. Da quel giorno {hero} guardò l'acqua soltanto da lontano.",
    help: "«E tu non nuotare», disse {aHelper}. «Sdraiati sull'acqua{call}, come su un letto, e guarda il cielo. Ti porta lei, se la lasci fare.» {hero} non credette a una sola parola.",
    change:
      "Ma una mattina {hero} si sdraiò sull'acqua, piano piano, e non affondò. Venne una bracciata, poi una seconda: {mend}. Senza più lottare, {who} riuscì a {action}.",
    ending:
      'Adesso {hero} è in acqua prima di colazione. E chi trema sulla riva impara, per prima cosa, a sdraiarsi e a guardare il cielo.',
  },
  sail: {
    attempt:
      '{hero} alzò una vela, e voleva {action} il giorno stesso. <{first}.> Prima di mezzogiorno il vento cambiò idea, e {~lo|la} ributtò a riva.',
    setback:
      'La seconda volta non andò meglio: {falter}. Dopo due giorni alla deriva, la marea riportò {hero} al punto di partenza.',
    help: "«Dritto contro il vento non va nessuno{call}», disse {aHelper}, e disegnò uno zigzag sulla sabbia. «Un po' di qua, un po' di là. È la strada lunga, ed è l'unica.» {hero} la imparò a memoria.",
    change:
      'Così {hero} virò cento volte, di qua e di là, e la riva si fece piccina. Poi il vento girò: {mend}. {who} era {~riuscito|riuscita} a {action}, a forza di zigzag.',
    ending:
      "Lo zigzag sulla sabbia se l'è portato via il mare. Ma {hero} l'ha dipinto sulla vela, [rosso fuoco|da un bordo all'altro]: a volte la strada lunga è quella giusta.",
  },
  fly: {
    attempt:
      "Per {action}, {hero} non aspettò un minuto. <{first}.> Dalla collina più vicina il viaggio fu breve, e l'arrivo fu in mezzo ai cardi.",
    setback:
      "Una collina più alta, una rincorsa più lunga, ma non cambiava niente: {falter}. {hero} restò sull'erba a guardare gli uccelli, che volavano senza [pensarci|fatica].",
    help: '«Gli uccelli mica saltano{call}», disse {aHelper}. «Aspettano il vento, e ci si appoggiano.» Così {hero} salì sulla collina e aspettò, [un pomeriggio intero|per tre giorni].',
    change:
      'E il vento arrivò, caldo e forte, su per la collina. {hero} ci si appoggiò come a un amico. Per un attimo, niente. Poi {mend}. Senza nemmeno un salto, {who} riuscì a {action}.',
    ending:
      'Da allora {hero} è {~tornato|tornata} lassù tante volte. A chi trema, in cima alla collina, dice una cosa sola: aspetta il vento.',
  },
  climb: {
    attempt:
      'Per {action}, {hero} teneva gli occhi fissi sulla cima. <{first}.> A mezzogiorno ecco il guaio: non si andava più né su né giù.',
    setback:
      'Per scendere ci volle più che per salire: {falter}. La sera {hero} sedeva in mezzo ai sassi, e la cima era lontana come la luna.',
    help: '«Lascia stare la cima{call}», disse {aHelper}. «Guarda il prossimo passo, e basta. Ogni dieci ti siedi e ti volti indietro.» {hero} fece la prova su una roccia bassa.',
    change:
      'Dieci passi, una sosta, altri dieci: {hero} salì così, dal mattino alla sera. E quando i passi finirono, {mend}. Senza guardare la cima, {who} riuscì a {action}.',
    ending:
      'Lassù {hero} posò un piccolo sasso sopra un altro. Chi ci arriva ne aggiunge uno, e ormai la torretta si vede anche da giù.',
  },
  dance: {
    attempt:
      "Alla festa [d'estate|del paese] {hero} voleva {action} davanti a tutti, e provava contando a voce alta. <{first}.> Dopo una settimana i conti tornavano.",
    setback:
      "Poi attaccò l'orchestra, tutti guardarono, e {falter}. {hero} si nascose [dietro la siepe|al buio, dietro la siepe], ma il tamburo si sentiva anche da lì.",
    help: '«Ti sentivo contare{call}», disse {aHelper}. «Smettila, e ascolta il tamburo. È lui che dice quando.» E dietro la siepe, dove nessuno guardava, {hero} cominciò a dondolare un poco.',
    change:
      "L'ultima sera {hero} ascoltò il tamburo e nient'altro, e di colpo i numeri non servirono più: {mend}. {who} riuscì a {action}, e davanti a tutti.",
    ending:
      "La festa è finita da un pezzo. Ma se di sera si sente un tamburo, {hero} è già sull'erba, e in poco tempo non resta seduto più nessuno.",
  },
  skate: {
    attempt:
      '{hero} voleva {action} come gli altri, a grandi curve eleganti, e si diede una bella spinta. <{first}.> Finì tutto prima della prima curva.',
    setback:
      'Su, giù, di nuovo su e di nuovo giù: {falter}. Alla fine {hero} tornò a riva pian piano, e il lago luccicava come se niente fosse.',
    help: '«Cadi perché hai paura di cadere{call}», disse {aHelper}. «Allora impariamo prima quello.» E giù a sinistra, e giù a destra, finché {hero} scoppiò a ridere.',
    change:
      'Chi sa cadere non ha più niente da temere. {hero} prese lo slancio e si lasciò andare: {mend}. Adesso {who} sapeva {action}.',
    ending:
      'Quando il ghiaccio è bello spesso, {hero} dà lezioni. La prima è sempre la stessa: si cade, a sinistra e a destra, finché ridono tutti.',
  },
  ski: {
    attempt:
      'Gli altri partivano dalla cima, e allora anche {hero}: voleva {action}, e senza tante curve. <{first}.> Il resto della strada lo fece rotolando.',
    setback:
      'Era sempre la stessa storia: {falter}. La sera {hero} sembrava un pupazzo di neve, e gli altri erano già a casa davanti al fuoco.',
    help: "«Dritto si va forte{call}», disse {aHelper}, «e forte può andare solo chi sa fermarsi. Allunga la discesa: una curva larga, poi un'altra.» {hero} la disegnò nella neve con un bastoncino.",
    change:
      '{hero} cominciò da metà pendio, con una curva sola, bella larga. Il giorno dopo furono tre, e infine un lungo nastro: {mend}. {who} era {~riuscito|riuscita} a {action}, e senza rotolare.',
    ending:
      'Nel sole della sera le tracce {delHero} si vedono da lontano, larghe e regolari, fino a valle. I bambini le seguono, curva dopo curva, e quasi nessuno rotola più.',
  },
  jump: {
    attempt:
      '{hero} voleva {action}, partiva di slancio e si fermava proprio lì davanti, [una, due, tre volte|ogni santa volta]. <{first}.> E a ogni prova pareva di dover saltare più in alto.',
    setback:
      'Alla fine provò a occhi chiusi, e fu lo stesso: {falter}. «È troppo alto per chiunque», disse {hero} in mezzo alla polvere.',
    help: '«E noi cominciamo più in basso», disse {aHelper}, e posò un bastone su due sassi. «Oggi si salta questo{call}. Domani lo metto un dito più su.» {hero} lo passò ridendo.',
    change:
      'Ogni giorno il bastone stava un dito più su, e ogni giorno {hero} saltava senza farci caso. Poi, una mattina, {mend}. {who} era {~riuscito|riuscita} a {action}, un dito alla volta.',
    ending:
      'Il bastone è ancora lì, basso basso, sui suoi due sassi. {hero} lo tiene per chi arriva e dice che è troppo alto per chiunque.',
  },
  juggle: {
    attempt:
      "{hero} l'aveva visto fare con cinque palle, e cinque ne prese per {action}. <{first}.> Caddero tutte, e due non si trovarono mai più.",
    setback:
      "Anche con tre, niente: {falter}. Quel giorno {hero} le raccolse [cento|novantanove] volte, e la volta dopo le lasciò dov'erano.",
    help: '«Quante ne sai lanciare{call}?» chiese {aHelper}. «Una? Allora lancia quella, finché ti riesce anche nel sonno. La seconda chiederà di giocare.» {hero} prese una palla sola.',
    change:
      'Tre giorni con una palla, una settimana con due. E quando {hero} prese la terza, fu come se ci fosse sempre stata: {mend}. Nessuno ci credeva, eppure {who} riuscì a {action}.',
    ending:
      'A ogni festa {hero} deve far vedere come si fa. E alla fine una palla, una sola, tocca a chi ha guardato più a lungo.',
  },
  sing: {
    attempt:
      "{hero} voleva {action} come all'opera, con gli acuti e a tutto volume. <{first}.> Due passeri volarono via, e da qualche parte si chiuse una porta.",
    setback:
      'E allora ancora più forte! Ma {falter}. Il mattino dopo {alHero} restava appena un filo di voce, e per cinque giorni ci fu un gran silenzio.',
    help: '«Adesso hai tempo di ascoltare{call}», disse {aHelper}. «La pioggia, la pentola, la ruota di un carro: ogni cosa ha la sua nota. E la tua, qual è?» Per un giorno intero {hero} ascoltò.',
    change:
      'Quando la voce tornò, niente acuti: {hero} cantò piano, su una nota sola, la sua. E allora {mend}. {who} era {~riuscito|riuscita} a {action}, e a modo suo.',
    ending:
      'La sera, quando {hero} comincia, le porte si aprono invece di chiudersi. Qualcuno canticchia, e perfino la pentola sembra fare silenzio.',
  },
  play: {
    attempt:
      'Per {action}, {hero} attaccò con il pezzo più bello di tutti. <{first}.> I vicini vennero a chiedere, con garbo, se si era rotto qualcosa.',
    setback:
      'Più si impegnava, peggio veniva: {falter}. Una sera {hero} mise via tutto, in fondo in fondo, e chiuse il coperchio.',
    help: "«A me manca», disse {aHelper}. «C'era una nota bella, una sola. Suonami quella{call}.» E {hero} che credeva di non avere nessuno in ascolto!",
    change:
      'Così {hero} suonò quella nota, finché brillò. Poi la nota accanto chiese di venire anche lei, e poi una terza: {mend}. {who} riuscì a {action}, e il coperchio rimase aperto.',
    ending:
      'Certe sere {hero} suona per chi passa. Comincia sempre con quella nota sola, e tutti si fermano ad aspettare le altre.',
  },
  paint: {
    attempt:
      'Per {action}, {hero} prese tutti i colori in una volta. <{first}.> Alla fine nessuno seppe dire che cosa dovesse essere.',
    setback:
      'Il quadro seguente doveva essere grandioso, come quelli dei pittori famosi. Macché: {falter}. {hero} girò tutti i quadri contro il muro.',
    help: '«Che cosa guardavi, mentre dipingevi{call}?» chiese {aHelper}, e posò una mela sul tavolo. «Guarda questa fino a domani. Poi dipingi.» {hero} guardò, e ci trovò sette rossi.',
    change:
      'Il mattino dopo {hero} dipinse una mela sola, con tutti e sette i suoi rossi. Ci volle tutto il giorno, e poi {mend}. Guarda e riguarda, {who} riuscì a {action}.',
    ending:
      "Chi vede il quadro dice di non avere mai guardato davvero una mela. Non l'aveva mai fatto nemmeno {hero}, che adesso le mangia più piano.",
  },
  bake: {
    attempt:
      '{hero} voleva {action}, e di aspettare non se ne parlava. <{first}.> Una mescolata in fretta e furia, e via nel forno.',
    setback:
      'Più farina, più fuoco, e sempre peggio: {falter}. Non lo volevano nemmeno i passeri, e {hero} non capiva che cosa mancasse.',
    help: "«Hai dimenticato una cosa», disse {aHelper}. «Il tempo. Metti un panno sull'impasto{call}, va' a dormire, e non sbirciare.» {hero} ci aveva messo tutto, tranne quello.",
    change:
      "Per tutta la notte {hero} non sbirciò, e che fatica! Al mattino, sotto il panno, c'era una collina. Bastò infornarla, e {mend}. {who} riuscì a {action}, e metà del lavoro l'aveva fatto il tempo.",
    ending:
      'Da allora {hero} inforna la mattina presto, e il profumo va di porta in porta. Chi chiede il segreto riceve un panno.',
  },
  cook: {
    attempt:
      'Per {action}, {hero} mise in pentola tutto quello che è buono. <{first}.> Il pentolone borbottava, e odorava di [vecchi stivali|calzini bagnati].',
    setback:
      "Un po' più di ogni cosa, e ogni cosa un po' peggio: {falter}. Alla fine {hero} si trovò con una pentola piena e una tavola vuota.",
    help: "«Assaggia», disse {aHelper}, porgendo un cucchiaio. «Metti una cosa sola{call}, assaggia, e poi un'altra. La lingua ne sa più dei libri.» {hero} non aveva assaggiato nemmeno una volta.",
    change:
      "Così {hero} prese una pentola piccola e tenne il fuoco basso. Assaggiò, aspettò, assaggiò di nuovo: un po' di sale, due erbe, e {mend}. {who} era {~riuscito|riuscita} a {action}, e non ne avanzò niente.",
    ending:
      'Oggi la tavola {delHero} non è quasi mai vuota. Chi aiuta riceve prima di tutto un cucchiaio, perché la regola è una sola: assaggiare.',
  },
  read: {
    attempt:
      'Per {action}, {hero} cominciò dal libro più grosso di tutti. <{first}.> La sera era ancora a pagina uno.',
    setback:
      'Il terzo giorno non andò meglio: {falter}. {hero} usò il libro per tenere aperta la porta, e disse a tutti che era brutto.',
    help: "«Comincia da quella», disse {aHelper}, indicando l'insegna sopra il forno. «Che cosa scriverebbe un fornaio{call}?» E {hero} la guardò, finché le lettere si misero a parlare.",
    change:
      "Insegna dopo insegna, {hero} lesse tutta la strada, poi un libro sottile sottile, poi uno più grosso. E una sera {mend}. {who} riuscì a {action}, dalla prima parola all'ultima.",
    ending:
      "Il libro più grosso di tutti è finito da un pezzo. Ma la lettura preferita {delHero} è ancora l'insegna del forno, perché è stata la prima.",
  },
  write: {
    attempt:
      '{hero} voleva {action}, e cominciare con una frase mai scritta da nessuno. <{first}.> Venne sera, e quella frase non si era ancora vista.',
    setback:
      'Passarono sette giorni così: {falter}. {hero} gettò la penna in un angolo. «Tanto», disse, «è già stato scritto tutto.»',
    help: '«Allora non scrivere», disse {aHelper}. «Raccontami la tua giornata{call}. La penna la tengo io.» E {hero} raccontò della pioggia, della tazza rotta e del gatto dei vicini, fino a notte.',
    change:
      'Il mattino dopo {hero} rilesse tutto: la pioggia, la tazza, il gatto. Era già una storia. Continuò a raccontare, penna compresa, e {mend}. Quasi chiacchierando, {who} riuscì a {action}.',
    ending:
      '{hero} comincia ancora dal tempo che fa. La frase mai scritta da nessuno è arrivata più tardi, da sola, e sta proprio nel mezzo.',
  },
  garden: {
    attempt:
      'Per {action}, {hero} piantò cento semi in un giorno, e li annaffiò ogni ora. <{first}.> Più in fretta di così non si poteva.',
    setback:
      "Dopo una settimana ne tirò fuori uno, per vedere se cresceva, e poi un altro. Per forza: {falter}. Davanti a quell'aiuola fradicia e vuota, {hero} aveva voglia di piangere.",
    help: "«I semi non vogliono essere spiati{call}», disse {aHelper}. «Un annaffiatoio d'acqua la sera, e poi lasciali in pace.» {hero} posò l'annaffiatoio, e fu la cosa più difficile.",
    change:
      "Per dodici sere {hero} portò un annaffiatoio d'acqua e se ne andò. La tredicesima mattina {mend}, e il giorno dopo ce n'erano [sette|dieci]. A furia di aspettare, {who} riuscì a {action}.",
    ending:
      "[In estate|Dopo qualche settimana] il giardino {delHero} era già più alto dello steccato. In mezzo c'è una panchina, fatta apposta per aspettare.",
  },
  build: {
    attempt:
      'Per {action}, {hero} cominciò dalla parte che doveva brillare di più. <{first}.> A quello che reggeva tutto si poteva pensare dopo.',
    setback:
      'E invece no: {falter}. Una notte venne giù ogni cosa, con un gran fracasso, e {hero} rimase lì davanti con una lampada.',
    help: "«E il disegno dov'è{call}?» chiese {aHelper}. Non c'era nessun disegno. Allora presero carta e matita, e {hero} lo fece tre volte, dal basso in alto.",
    change:
      'Questa volta {hero} cominciò da quello che nessuno avrebbe visto: travi, pioli e una base solida. Il lavoro cresceva, finché {mend}. Partendo dal basso, {who} riuscì a {action}.',
    ending:
      'Il disegno ora è appeso al muro, con tutte le cancellature. E a chi domanda come si fa, {hero} porge una matita.',
  },
  fish: {
    attempt:
      'Si lancia, si aspetta, si tira: {hero} sapeva già tutto. <{first}.> Ma per {action} ci vuole pazienza, e dopo un minuto era finita.',
    setback:
      "Più lontano, allora, e con più baccano! Ma {falter}. In tutta quell'acqua non c'era nessuno che volesse incontrare {hero}.",
    help: "«Fai più chiasso di un mulino{call}», disse {aHelper}. «Siediti, respira, e dimmi di che colore è l'acqua.» {hero} guardò bene: era verde, e grigia, e d'oro.",
    change:
      '{hero} cercava giusto un quarto colore, e aveva dimenticato tutto il resto, quando {mend}. {who} era {~riuscito|riuscita} a {action}, quasi senza accorgersene.',
    ending:
      "{hero} lasciò andare il pesce, che ringraziò con un colpo di coda. Da allora, su quella riva, c'è una panchina per guardare i colori.",
  },
  befriend: {
    attempt:
      '{hero} voleva {action}, e possibilmente in giornata. <{first}.> Poi parlò, parlò e parlò ancora, ma nessuno rispose.',
    setback:
      'Il giorno dopo chiamò più forte, e portò tutti quanti a vedere. Era troppo: {falter}. Alla fine {hero} rimase senza nessuno intorno, e non capiva perché.',
    help: "«Resta lì vicino{call}», disse {aHelper}, «guarda da un'altra parte, e canticchia. E domani torna, alla stessa ora.» «Tutto qui?» pensò {hero}.",
    change:
      "La prima sera non venne nessuno. La settima, poco lontano, (?goal {goal}|qualcuno) ascoltava. La dodicesima {hero} smise di canticchiare: {mend}. Così, una sera dopo l'altra, {who} riuscì a {action}.",
    ending:
      "Si ritrovano ogni sera, alla stessa ora. {hero} canticchia, e (?goal {goal}|qualcuno) canticchia in risposta, un po' più basso. È tutto qui, ed è moltissimo.",
  },
  brave: {
    attempt:
      "{hero} aveva deciso di {action}, e di sbrigare la faccenda in una notte. <{first}.> Al primo segno (?goal {delGoal}|di pericolo), lì non c'era già più nessuno.",
    setback:
      'Da allora fu peggio di prima: {falter}. {hero} girava al largo da tutto quello che (?goal ricordava {goal}|metteva spavento), e ogni giorno il giro si allungava.',
    help: "«Anch'io ho paura{call}», disse {aHelper}. «Perciò ogni sera mi avvicino di un passo, e resto finché sbadiglio. Poi vado a casa.» {hero} aveva sempre voluto fare tutto in una volta.",
    change:
      'La prima sera {hero} rimase alla larga, e lo sbadiglio arrivò tardi. Poi fu un passo in più (?goal verso {goal}, e ancora uno|ogni sera), finché {mend}. Passo dopo passo, {who} era {~riuscito|riuscita} a {action}.',
    ending:
      "Ogni tanto la paura passa ancora di lì. {hero} la saluta per nome, le fa posto, e dopo un po' lei si addormenta.",
  },
  find: {
    attempt:
      '{hero} partì per {action}, sempre dritto. <{first}.> Passarono tre giorni, sempre più in fretta, e all’orizzonte non c’era mai niente.',
    setback:
      'Più lontano non andò meglio: {falter}. Il settimo giorno {hero} si fermò lì dove finiva la terra, e più in là c’era solo il vento.',
    help: '«Tu guardi solo lontano{call}», disse {aHelper}. «E chi ha fretta non trova niente. Torna indietro piano, e guarda in basso.» {hero} si voltò.',
    change:
      'Il ritorno durò il doppio. {hero} guardò dietro ogni sasso e sotto ogni foglia. E proprio alla svolta di casa {mend}. Dopo tanta strada, {who} era {~riuscito|riuscita} a {action}.',
    ending:
      'Tanto cammino, ed era a cento passi da casa. {hero} adesso ci va ogni giorno, e non ha mai fretta.',
  },
  see: {
    attempt:
      '{hero} chiese da che parte si andava, ebbe cinque risposte e scelse la più corta. <{first}.> Per {action}, a quanto pareva, bisognava andare più in là.',
    setback:
      'Dopo molti giorni il sentiero si perse nel grigio: {falter}. {hero} si fermò, perché avanti e indietro erano ormai la stessa cosa.',
    help: '«Non vedo niente nemmeno io», disse {aHelper}. «Ma senti{call}: da dove viene il vento? Le cose grandi si sentono molto prima di vederle.» {hero} chiuse gli occhi.',
    change:
      "A occhi chiusi {hero} andò avanti, incontro al vento, sempre più forte. L'aria si schiarì, e infine {mend}. {who} riuscì a {action}, a occhi bene aperti.",
    ending:
      "{hero} rimase fino alle prime stelle, e non disse una parola. A casa vollero sapere com'era (?goal {goal}|laggiù). «Più grande», fu la risposta.",
  },
  go: {
    attempt:
      "{hero} prese tutto quello che può servire, e voleva {action} quella notte stessa. <{first}.> Con tutta quella roba, la prima collina fu anche l'ultima.",
    setback:
      'La volta dopo partì senza niente, e non fu meglio: {falter}. Sotto la pioggia, e con una gran fame, {hero} rientrò in casa dalla porta di dietro.',
    help: '«Lontano è solo vicino, tante volte di fila», disse {aHelper}. «Stasera dove puoi arrivare{call}? Vacci, dormi, e poi chiedi di nuovo.» {hero} segnò nove crocette sulla mappa.',
    change:
      'Ogni giorno {hero} andò avanti di una crocetta, con una bella dormita in mezzo. Dopo la nona, {mend}. In nove giorni {who} riuscì a {action}.',
    ending:
      '{hero} ha riportato a casa la mappa con le sue nove crocette. La presta volentieri a chi vuole sapere quanto è lontano.',
  },
  sleep: {
    attempt:
      'Per {action}, {hero} si mise a contare tutto quello che si poteva contare. <{first}.> A mezzanotte era a novecento, e il sonno era più lontano che mai.',
    setback:
      'La notte dopo ci volevano silenzio, buio e morbidezza. Andò peggio: {falter}. {hero} si sforzava tanto che persino la notte se ne stancò.',
    help: '«Non ci si addormenta a forza di provare{call}», disse {aHelper}. «Il sonno viene quando si guarda altrove. Raccontami che cosa c’era di bello oggi, piano, dall’inizio.» {hero} cominciò dal mattino.',
    change:
      'Il mattino durò un po’, e il mezzogiorno di più, perché il bello era tanto. Prima che {hero} arrivasse alla sera, {mend}. Così {who} riuscì a {action}, nel bel mezzo di una frase.',
    ending:
      'A quella storia manca ancora la sera. Ogni notte {hero} vorrebbe raccontarla, e non ci è mai {~arrivato|arrivata}.',
  },
  save: {
    attempt:
      'Per {action}, {hero} si mise subito all’opera, senza nessuno e con tutte le forze. <{first}.> Ma per una persona sola era troppo.',
    setback:
      'Allora chiamò tutti, e tutti aiutarono, ognuno a modo suo: {falter}. La sera {hero} rimase sotto la pioggia, senza più un’idea.',
    help: '«Eravate tutti così occupati ad aiutare{call}», disse {aHelper}. «Qualcuno ha chiesto che cosa serviva? Vacci in silenzio, e prima ascolta.» {hero} non l’aveva chiesto.',
    change:
      'La mattina dopo {hero} ci andò in silenzio, e ascoltò a lungo. Serviva una cosa piccola, e fu presto fatta: {mend}. [Fu così che {who} riuscì|Con poco {who} riuscì] a {action}.',
    ending:
      'Da quel giorno laggiù non chiamano più i più forti. Chiamano {hero}, che arriva, tace per un po’, e poi domanda.',
  },
  solve: {
    attempt:
      '{hero} capì subito chi era stato, e voleva {action} prima di pranzo. <{first}.> Ma il sospettato aveva dormito tutto il giorno, e tre vicini lo avevano sentito russare.',
    setback:
      'Poi sospettò di tutti, uno dopo l’altro: {falter}. La sera nessuno parlava più con {hero}, e il mistero era grande come prima.',
    help: '«Tu cerchi un colpevole{call}», disse {aHelper}. «Guarda invece quello che c’è. Che cosa hai davanti da stamattina? Pensaci.» {hero} tornò là dove tutto era cominciato.',
    change:
      'Questa volta {hero} non interrogò nessuno, e seguì i piccoli segni per terra, uno a uno. Giravano intorno alla casa e rientravano, e {mend}. [Fu così che {who} riuscì|Guardando bene, {who} riuscì] a {action}.',
    ending:
      'Non c’era nessun ladro, solo un’asse che ballava. {hero} andò di porta in porta a chiedere scusa, e a ogni porta fu un invito a cena.',
  },
  deliver: {
    attempt:
      'Per {action}, {hero} prese la via più rapida, e non si fermò per nessuno. <{first}.> Al fiume per poco non andò perso tutto.',
    setback:
      'Poi andò avanti un passo alla volta, come con un uovo fresco: {falter}. {hero} non era ancora a metà quando vennero il buio e la pioggia.',
    help: '«Chi lo aspetta{call}?» domandò {aHelper}. «Pensa a quella persona, e non alla strada. Saprai quando correre e quando camminare.» {hero} non ci aveva pensato nemmeno una volta.',
    change:
      'Così {hero} pensò a chi aspettava, corse dov’era asciutto e camminò dov’era bagnato. A tarda sera {mend}. [Fu così che {who} riuscì|Prima di notte {who} riuscì] a {action}.',
    ending:
      'Una volta scartato, non sembrava gran cosa. Ma chiesero {alHero} di restare, e in quella casa la luce rimase accesa fino a tardi.',
  },
  become: {
    attempt:
      'Per {action}, {hero} cominciò dall’aspetto: il cappello, il passo, la voce. <{first}.> Da dietro era quasi giusto.',
    setback:
      'Poi qualcuno ebbe bisogno di aiuto, e l’aspetto non servì a niente: {falter}. {hero} rimise il cappello nella scatola, e sopra il coperchio.',
    help: '«Sembrare è facile{call}», disse {aHelper}. «Ma che cosa si fa quando nessuno guarda? Comincia da lì.» {hero} non aveva mai chiesto che cosa si fa.',
    change:
      'Così {hero} lasciò il cappello nella scatola, e fece ogni giorno una piccola cosa, senza testimoni. Il quarantesimo giorno qualcuno chiamò aiuto, e {mend}. [Fu così che {who} riuscì|Senza cappello, {who} riuscì] a {action}.',
    ending:
      'Il cappello è ancora nella scatola. {hero} non ne ha avuto più bisogno, e lo presta a chi comincia.',
  },
  laugh: {
    attempt:
      'Per {action}, {hero} ascoltò le migliori barzellette del paese, una dopo l’altra. <{first}.> Alla fine della settimana nella stanza non rideva più nessuno.',
    setback:
      'Poi si esercitò senza testimoni, prima piano e poi forte: {falter}. Dopo di che {hero} andò a letto presto, e non volle più saperne.',
    help: '«Non si ride a comando{call}», disse {aHelper}. «Vieni piuttosto ad aiutarmi con le pere. La salita è ripida, e il cesto ha un buco.» {hero} andò, solo per cortesia.',
    change:
      'Una pera dopo l’altra rotolò giù per la collina, e {hero} dietro, e dietro tutti gli altri. In fondo diventarono un mucchio solo, e {mend}. [Fu così che {who} riuscì|Senza volerlo, {who} riuscì] a {action}.',
    ending:
      'Una delle pere non è mai stata mangiata. Sta vicino alla porta, ormai piena di rughe, e {alHero} basta guardarla.',
  },
  win: {
    attempt:
      'Per {action}, {hero} guardò gli altri, e fece come loro, solo più in fretta. <{first}.> Bastò per il penultimo posto.',
    setback:
      'La volta dopo provò quello che nessuno aveva mai provato, e tutto insieme: {falter}. {hero} uscì dal retro prima della premiazione.',
    help: '«Tu guardi a destra e a sinistra{call}», disse {aHelper}. «Come faresti se nessuno contasse? Pensaci.» {hero} non l’aveva mai fatto senza che qualcuno contasse.',
    change:
      'Questa volta {hero} fece come si fa a casa, per il piacere di farlo, e dimenticò gli altri. Quando tornò il silenzio, {mend}. [Fu così che {who} riuscì|Senza contare, {who} riuscì] a {action}.',
    ending:
      'Il premio sta su una mensola, dietro la farina. {hero} ci tiene i cucchiai, e continua quando nessuno conta.',
  },
};
