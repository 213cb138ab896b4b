import type { BodiedCourses } from './bodied-way.ts';

export const italianBodiedCourses: BodiedCourses = {
  afloat: {
    attempt:
      '{hero} partì per {action} tagliando tutte le anse, perché così era più corto. <{first}.> Prima di mezzogiorno c’era solo fango, e di lì non si passava.',
    setback:
      'Il giorno dopo sfidò la corrente: {falter}. La sera {hero} era di nuovo dove tutto era cominciato, un po’ più giù nell’acqua.',
    help: '«L’acqua conosce la strada da mille anni{call}», disse {aHelper}. «Lasciati portare, anche nelle curve che sembrano tornare indietro.» Fino ad allora {hero} aveva sempre tirato dall’altra parte.',
    change:
      'Così {hero} seguì ogni curva, anche quelle che tornavano indietro. Le rive si fecero sempre più lontane, e alla fine {mend}. [Fu così che {who} riuscì|Senza più lottare, {who} riuscì] a {action}.',
    ending:
      'Dicono che l’acqua faccia la strada più lunga. Ma {hero} sa quante cose avrebbe perso per quella più corta.',
    matter: {
      first: 'l’acqua tirava a sinistra ogni volta che si doveva andare a destra',
      ruin: 'della strada restavano solo fango e canne',
      falter: 'per ogni metro guadagnato l’acqua ne riprendeva due',
      mend: '(?goal apparve {goal}|fu tutto lì davanti), e in mezzo non c’era più niente',
    },
  },
  wheels: {
    attempt:
      '{hero} voleva {action} e partì a tutta velocità, per la via più rapida. <{first}.> La sera la via finiva davanti a una sbarra, e dietro c’era soltanto erba.',
    setback:
      'La seconda non fu migliore, e la terza nemmeno: {falter}. Alla fine {hero} era lì sul ciglio, e cigolava tutto quello che poteva cigolare.',
    help: '«Le vie rapide vanno solo dove vanno tutti{call}», disse {aHelper}. «Prendi quella piccola, per la collina, e fermati ogni volta che qualcuno aspetta.» Per gli altri {hero} non si era mai {~fermato|fermata}.',
    change:
      'Così {hero} prese la via piccola, e si fermò per tutti. Ognuno conosceva il pezzo di strada seguente. Dopo l’ultima fermata {mend}. [Fu così che {who} riuscì|Con l’aiuto di tutti, {who} riuscì] a {action}.',
    ending:
      'Da allora la via piccola è sulla mappa. Una volta alla settimana {hero} passa di lì, e chi aspetta viene portato con sé.',
    matter: {
      first: 'le pietre miliari volavano via come le assi di uno steccato',
      ruin: 'mancava una ruota, e il resto era polvere',
      falter: 'ogni svolta riportava allo stesso ponte',
      mend: '(?goal apparve {goal}|fu tutto lì), proprio dietro l’ultima curva',
    },
  },
  rooted: {
    attempt:
      '{hero} non poteva fare nemmeno un passo. Allora, per {action}, si allungò verso l’alto, ogni giorno un poco. <{first}.> Non bastava per guardare oltre la collina.',
    setback:
      'Poi si sporse, quanto può sporgersi chi deve restare al suo posto: {falter}. Per una settimana intera {hero} non si mosse più.',
    help: '«Dove tu non puoi andare{call}, vanno gli altri», disse {aHelper}. «Chi passa deve pur riposare. Perché non da te?» Fino ad allora {hero} aveva guardato sopra le loro teste.',
    change:
      'Così {hero} offrì una sosta a chi passava, e chiese una cosa sola: un racconto. Un po’ da questo, un po’ da quello, finché {mend}. Senza fare un passo, {who} riuscì a {action}.',
    ending:
      'Da allora nessuno passa accanto {alHero} senza fermarsi. Chi viene da lontano racconta, e resta un po’ più del previsto.',
    matter: {
      first: 'un dito al giorno, non di più',
      ruin: 'una crepa correva da cima a fondo',
      falter: 'scricchiolò qualcosa che non doveva scricchiolare',
      mend: '(?goal {goal} fu così vicino|tutto fu così vicino) che non mancava niente, nemmeno il profumo',
    },
  },
  snow: {
    attempt:
      'Per {action}, {hero} partì e basta, in pieno sole. <{first}.> A mezzogiorno era già molto più {~piccolo|piccola}, e dovette tornare indietro.',
    setback:
      'La volta dopo camminò di notte, e di giorno si nascose in una grotta fredda: {falter}. Lì dentro {hero} era al sicuro, e vedeva soltanto roccia nuda.',
    help: '«Non serve andare dove fa caldo{call}», disse {aHelper}. «Sali dove la neve resta. Da lassù si vede tutto quello che c’è sotto.» {hero} guardò la montagna per la prima volta.',
    change:
      'Così {hero} salì, una notte dopo l’altra, fin dove la neve non si scioglie mai. E una mattina, laggiù in fondo, {mend}. [Fu così che {who} riuscì|Da lassù {who} riuscì] a {action}.',
    ending:
      '{hero} vive ancora lassù, proprio sull’orlo della neve. I primi fiori crescono a un passo da lì, e si guardano per tutta l’estate.',
    matter: {
      first: 'cadde una goccia, poi un’altra, poi dieci insieme',
      ruin: 'restava soltanto una pozza',
      falter: 'ogni alba arrivava prima della fine della strada',
      mend: '(?goal apparve {goal}|fu tutto lì), con tutti i suoi colori',
    },
  },
  sky: {
    attempt:
      'Per {action}, {hero} lasciò il suo posto nel cielo quella sera stessa. <{first}.> Prima del mattino il vento aveva già riportato ogni cosa al punto di partenza.',
    setback:
      'La notte dopo spinse con tutte le sue forze: {falter}. La luce {delHero} si faceva sempre più pallida, e laggiù nessuno alzava più la testa.',
    help: '«Tu spingi contro il vento{call}», disse {aHelper}. «Lui va dappertutto, ma non tutto nello stesso giorno. Chiedigli dove va, e aspetta quello giusto.» Al vento {hero} non aveva mai chiesto niente.',
    change:
      '{hero} lasciò passare otto venti, e li salutò tutti. Il nono era quello giusto, e {mend}. [Fu così che {who} riuscì|Con un po’ di pazienza, {who} riuscì] a {action}.',
    ending:
      'Ogni tanto, lassù, il posto {delHero} è vuoto. Allora chi è rimasto in basso sorride: sarà passato il vento giusto.',
    matter: {
      first: 'uno stormo di oche era più veloce, e lo fece sapere',
      ruin: 'nel cielo restava solo del grigio',
      falter: 'quel che si guadagnava a mezzanotte era perso all’alba',
      mend: '(?goal apparve {goal}|fu tutto lì), così vicino da poterlo quasi toccare',
    },
  },
  carried: {
    attempt:
      'Per {action}, {hero} si mise in cammino senza nessuno. <{first}.> Ci volle un giorno intero per arrivare alla porta, e la porta era chiusa.',
    setback:
      'La mattina dopo si nascose in un cesto che stavano per portare via: {falter}. La sera {hero} era di nuovo al solito posto.',
    help: '«Senza gli altri si arriva fino alla porta{call}», disse {aHelper}. «Ma chi è utile viene portato con sé. Chi parte domani, e che cosa gli mancherà per strada? Pensaci.» {hero} ci pensò fino a notte.',
    change:
      'Il primo viaggiatore trovò {hero} accanto alla porta, {~pulito e pronto|pulita e pronta}. Insieme passarono colline e pioggia, e ogni sera erano contenti di essere in due. Poi {mend}. [Fu così che {who} riuscì|Dopo tanta strada {who} riuscì] a {action}.',
    ending:
      'Oggi {hero} è di nuovo al solito posto, con un graffio del viaggio. E chi esce da quella porta chiede prima: «Chi viene con me?»',
    matter: {
      first: 'un saltello a sinistra, uno a destra, e in mezzo una sosta',
      ruin: 'era tutto sottosopra sul pavimento',
      falter: 'il cesto andò soltanto al mercato e ritorno',
      mend: '(?goal apparve {goal}|fu tutto lì), dall’altra parte di una collina',
    },
  },
  stay: {
    attempt:
      '{hero} voleva {action}, e quel giorno stesso. <{first}.> Ma chi passava aveva fretta, e correre dietro a qualcuno non si poteva.',
    setback:
      'Il giorno dopo fece di tutto per farsi notare: {falter}. Giravano alla larga {daHero}, e la sera fu più silenziosa di prima.',
    help: '«Non puoi correre dietro a nessuno{call}», disse {aHelper}. «Ma puoi far venire voglia di fermarsi. Che cosa hai da offrire, in una sera fredda? Pensaci.» {hero} ci pensò tutta la notte.',
    change:
      'Alla prima sera fredda {hero} tenne libero un posticino, al riparo dal vento. Prima non venne nessuno. La terza sera qualcuno si sedette e rimase: {mend}. [Fu così che {who} riuscì|Senza correre, {who} riuscì] a {action}.',
    ending:
      'Adesso quel posto non è quasi mai vuoto. Ma {hero} ne tiene sempre libero un angolo, per chi arriva ultimo.',
    matter: {
      first: 'si sentì soltanto un piccolo scricchiolio',
      ruin: 'di lì non passava più nessuno',
      falter: 'più c’era rumore, più la gente allungava il passo',
      mend: 'in due il silenzio era tutta un’altra cosa',
    },
  },
};
