import type { InquiryGrammar } from './inquiry-grammar.ts';

export const frenchInquiry: InquiryGrammar = {
  explainer: {
    opening: [
      '{asked} La question paraît petite. <Les petites questions ouvrent souvent les plus grandes portes.> Faisons donc comme [les curieux|les bons détectives|les savants] : commençons par regarder.',
      "{asked} On peut trouver une réponse en une minute et l'oublier le soir même. On peut aussi la découvrir pas à pas, et la garder. Ce film choisit [le second chemin|le chemin le plus lent].",
    ],
    look: {
      animal: [
        "D'abord, observer. De loin, en silence, sans déranger. Quand cela arrive-t-il ? <Combien de fois ?> Que se passe-t-il juste avant, et juste après ?",
      ],
      thing: [
        "D'abord, regarder de près. Si c'est sans danger, prenez la chose en main, ou cherchez une photo bien nette. Quel détail vous surprend ? Qu'est-ce qui change au bout d'une heure ?",
      ],
      place: [
        "D'abord, regarder de loin : sur une carte, sur une photo, ou de vos propres yeux si l'endroit est sûr. Qu'y a-t-il autour ? Qu'est-ce qui bouge, et qu'est-ce qui ne bouge jamais ?",
      ],
      idea: [
        "D'abord, ouvrir les yeux. Où rencontrez-vous cela dans une journée ordinaire ? Notez l'heure, le lieu, et ce qui s'est passé juste avant. <Les régularités aiment se cacher dans les listes.>",
      ],
    },
    sharpen: [
      "Coupons maintenant la grande question en petites. Est-ce toujours vrai, ou seulement parfois ? <Est-ce vrai partout ?> Que faudrait-il changer pour que cela n'arrive plus du tout ?",
      'Une bonne question a des bords. Qui dirait oui, et qui dirait non ? Que pourrait-on mesurer, et avec quoi ? <Quelle partie pourrait-on vérifier en un après-midi ?>',
    ],
    check: [
      "Puis faites une supposition, et écrivez-la avant de chercher. Interrogez deux sources qui ne se copient pas : un livre, et quelqu'un dont c'est le métier. Là où elles s'accordent, la confiance peut commencer.",
      'Rassemblez trois réponses possibles, même étranges. Pour chacune, demandez : que verrais-je si elle était vraie ? Puis cherchez exactement cela, dans une bibliothèque ou dans un musée.',
    ],
    share: [
      "Quand vous saurez, expliquez-le à quelqu'un en trois phrases. S'il comprend, vous avez compris aussi. Et si une nouvelle question arrive, tant mieux : c'est ainsi que l'on continue.",
      "À la fin, posez votre réponse à côté de votre première supposition. Qu'est-ce qui vous a fait changer d'avis ? <Racontez aussi cela, puis posez la question suivante.>",
    ],
  },
  news: {
    opening: [
      "Le sujet de ce reportage : {idea}. Avant de répéter un titre, demandons-nous ce qu'il y a derrière. Cinq questions suffisent, et elles valent pour toutes les nouvelles.",
    ],
    look: [
      'Que dit-on exactement, et que laisse-t-on entendre ? Relisons la phrase mot à mot. <Qui agit ? Où ?> Quels chiffres sont donnés, et lesquels manquent ?',
    ],
    sharpen: [
      "Qui est la source ? Était-elle présente, cite-t-elle quelqu'un, ou espère-t-elle quelque chose ? Un nom, une date et un document pèsent plus lourd que tous les partages.",
    ],
    check: [
      'Cherchons un second récit qui ne copie pas le premier. Les heures, les lieux et les chiffres concordent-ils ? Là où ils diffèrent, disons-le ouvertement.',
    ],
    share: [
      "D'ici là, l'affaire reste ouverte. Une phrase prudente peut attendre une heure. Une phrase fausse voyage pendant des années.",
    ],
  },
  titles: {
    opening: ['Une bonne question', 'La question'],
    look: ["D'abord, regarder", 'Ouvrir les yeux'],
    sharpen: ['En petits morceaux', 'Des questions plus fines'],
    check: ['Supposer, puis vérifier', 'Trois réponses possibles'],
    share: ["Le raconter à quelqu'un", 'Et la suite ?'],
  },
  newsTitles: {
    opening: ['Derrière le titre'],
    look: ['Les faits, mot à mot'],
    sharpen: ['Qui le dit ?'],
    check: ['Un second récit'],
    share: ['Ce qui reste ouvert'],
  },
};
