import type { Language } from '@kinora/contract/catalogue';

/** A headline, the sentence that reports its event, the report it stands in, and what is generally true of its first noun. */
export interface Report {
  readonly language: Language;
  readonly headline: string;
  readonly event: string;
  readonly report: { readonly title: string; readonly text: string; readonly detail: string };
  readonly general: { readonly title: string; readonly text: string };
}

export const reports: readonly Report[] = [
  {
    language: 'English',
    headline: 'City council votes to close Elm Street to cars',
    event: 'On Tuesday evening the city council voted by nine to four to close Elm Street to cars.',
    report: {
      title: 'Elm Street',
      text: [
        'Elm Street is an old shopping street between the station and the river. Some nine thousand cars pass through it every day.',
        'On Tuesday evening the city council voted by nine to four to close Elm Street to cars. The ban begins in May and holds from the station to the market.',
        'Shop owners had asked for a longer trial, and two of them spoke before the vote. Buses, bicycles and ambulances may still pass. The council will count visitors for a year and then decide again.',
      ].join('\n\n'),
      detail: 'The ban begins in May and holds from the station to the market.',
    },
    general: {
      title: 'City council',
      text: [
        'A city council is the body of elected people that governs a city. It votes on the budget, on building and on traffic, and may close streets to cars. Most councils meet in public once or twice a month.',
        'Its members are called councillors. They are elected for four or five years in most countries. A mayor often leads the council and speaks for the city. Votes are counted by hand, by calling names or by machine.',
      ].join('\n\n'),
    },
  },
  {
    language: 'French',
    headline: 'Le conseil municipal vote la fermeture de la rue Pasteur aux voitures',
    event: 'Mardi soir, le conseil municipal a voté la fermeture de la rue Pasteur aux voitures.',
    report: {
      title: 'Rue Pasteur',
      text: [
        'La rue Pasteur est une ancienne rue commerçante entre la gare et le fleuve. Près de neuf mille voitures y passent chaque jour.',
        'Mardi soir, le conseil municipal a voté la fermeture de la rue Pasteur aux voitures. L’interdiction commencera en mai, de la gare jusqu’au marché.',
        'Les commerçants avaient demandé un essai plus long, et deux d’entre eux ont parlé avant le vote. Les bus, les vélos et les ambulances pourront encore passer. La mairie comptera les visiteurs pendant un an.',
      ].join('\n\n'),
      detail: 'L’interdiction commencera en mai, de la gare jusqu’au marché.',
    },
    general: {
      title: 'Conseil municipal',
      text: [
        'Le conseil municipal est une assemblée élue qui règle les affaires d’une commune. Il vote le budget, les travaux et la circulation, et peut décider la fermeture d’une rue aux voitures. Ses séances sont publiques.',
        'Ses membres sont les conseillers. Ils sont élus pour six ans au suffrage universel. Le maire préside le conseil et prépare ses décisions. Un vote se fait à main levée ou au scrutin secret.',
      ].join('\n\n'),
    },
  },
  {
    language: 'Italian',
    headline: 'Il consiglio comunale approva la chiusura di via Garibaldi alle auto',
    event: 'Martedì sera il consiglio comunale ha approvato la chiusura di via Garibaldi alle auto.',
    report: {
      title: 'Via Garibaldi',
      text: [
        'Via Garibaldi è una vecchia strada di negozi tra la stazione e il fiume. Quasi novemila auto vi passano ogni giorno.',
        'Martedì sera il consiglio comunale ha approvato la chiusura di via Garibaldi alle auto. Il divieto comincerà a maggio, dalla stazione fino al mercato.',
        'I commercianti avevano chiesto una prova più lunga, e due di loro hanno parlato prima del voto. Gli autobus, le biciclette e le ambulanze potranno ancora passare. Il comune conterà i visitatori per un anno.',
      ].join('\n\n'),
      detail: 'Il divieto comincerà a maggio, dalla stazione fino al mercato.',
    },
    general: {
      title: 'Consiglio comunale',
      text: [
        'Il consiglio comunale è un organo eletto che governa un comune. Approva il bilancio, i lavori e il traffico, e può decidere la chiusura di una via alle auto. Le sue sedute sono pubbliche.',
        'I suoi membri sono i consiglieri. Restano in carica per cinque anni. Il sindaco propone le decisioni e le porta al voto. Si vota per alzata di mano oppure in segreto.',
      ].join('\n\n'),
    },
  },
  {
    language: 'Spanish',
    headline: 'El ayuntamiento aprueba el cierre de la calle Cervantes a los coches',
    event: 'El martes por la noche, el ayuntamiento aprobó el cierre de la calle Cervantes a los coches.',
    report: {
      title: 'Calle Cervantes',
      text: [
        'La calle Cervantes es una antigua calle de tiendas entre la estación y el río. Casi nueve mil coches pasan por ella cada día.',
        'El martes por la noche, el ayuntamiento aprobó el cierre de la calle Cervantes a los coches. La prohibición empezará en mayo, desde la estación hasta el mercado.',
        'Los comerciantes habían pedido una prueba más larga, y dos de ellos hablaron antes de la votación. Los autobuses, las bicicletas y las ambulancias podrán pasar. El ayuntamiento contará los visitantes durante un año.',
      ].join('\n\n'),
      detail: 'La prohibición empezará en mayo, desde la estación hasta el mercado.',
    },
    general: {
      title: 'Ayuntamiento',
      text: [
        'Un ayuntamiento es una institución elegida que gobierna un municipio. Aprueba el presupuesto, las obras y el tráfico, y puede decidir el cierre de una calle a los coches. Sus sesiones son públicas.',
        'Sus miembros son los concejales. Se eligen cada cuatro años por los vecinos. El alcalde dirige las sesiones y representa a la ciudad. Las votaciones se hacen a mano alzada o en secreto.',
      ].join('\n\n'),
    },
  },
  {
    language: 'Hindi',
    headline: 'नगर परिषद ने गांधी मार्ग पर कारों पर रोक लगाई',
    event: 'मंगलवार की शाम नगर परिषद ने गांधी मार्ग पर कारों पर रोक लगाई।',
    report: {
      title: 'गांधी मार्ग',
      text: [
        'गांधी मार्ग स्टेशन और नदी के बीच की एक पुरानी सड़क है। इस सड़क से हर दिन लगभग नौ हज़ार गाड़ियाँ गुज़रती हैं।',
        'मंगलवार की शाम नगर परिषद ने गांधी मार्ग पर कारों पर रोक लगाई। यह नियम मई महीने से स्टेशन से बाज़ार तक लागू होगा।',
        'दुकानदारों ने लंबे परीक्षण की माँग की थी और उनमें से दो ने मतदान से पहले बात रखी। बसें, साइकिलें और एम्बुलेंस पहले की तरह चलती रहेंगी। परिषद एक साल तक आने वालों की गिनती करेगी।',
      ].join('\n\n'),
      detail: 'स्टेशन से बाज़ार तक लागू होगा।',
    },
    general: {
      title: 'नगर परिषद',
      text: [
        'नगर परिषद एक निर्वाचित संस्था है जो किसी नगर का प्रशासन चलाती है। वह बजट, निर्माण और यातायात तय करती है और कारों पर रोक लगा सकती है। उसकी बैठकें सबके लिए खुली होती हैं।',
        'परिषद के सदस्य पार्षद कहलाते हैं। पार्षद पाँच साल के लिए चुने जाते हैं। अध्यक्ष बैठक चलाता है और नगर की ओर से बोलता है। मतदान हाथ उठाकर या गुप्त रूप से होता है।',
      ].join('\n\n'),
    },
  },
  {
    language: 'Japanese',
    headline: '市議会が銀杏通りへの車の乗り入れ禁止を可決',
    event: '火曜日の夜、市議会は銀杏通りへの車の乗り入れ禁止を可決した。',
    report: {
      title: '銀杏通り',
      text: [
        '銀杏通りは駅と川の間にある古い商店街である。毎日およそ九千台の車がこの道を通っている。',
        '火曜日の夜、市議会は銀杏通りへの車の乗り入れ禁止を可決した。禁止は五月に始まり、駅から市場までの区間で行われる。',
        '商店主たちはもっと長い試行期間を求め、二人が採決の前に意見を述べた。バスと自転車と救急車はこれまでどおり通ることができる。市は一年の間、訪れる人の数を調べる。',
      ].join('\n\n'),
      detail: '禁止は五月に始まり、駅から市場までの区間で行われる。',
    },
    general: {
      title: '市議会',
      text: [
        '市議会とは、選挙で選ばれた議員が市のことを決める会議である。予算や工事や交通について話し合い、車の乗り入れ禁止を決めることもある。会議はふつう公開されている。',
        '議員の任期は四年で、十八歳以上の市民が投票して選ぶ。議長が会議を進め、市長が案を出す。採決は起立や投票によって行われる。',
      ].join('\n\n'),
    },
  },
];
