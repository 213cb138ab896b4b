import type { StoryGrammar } from './story-grammar.ts';

export const frenchGrammar: StoryGrammar = {
  beats: {
    beginning: [
      'Il était une fois {aHero} qui vivait {place}. {habit}',
      '{place} vivait {aHero}. {habit}',
      "L'histoire {delAHero} commence {place}. {habit}",
      'En ce temps-là, {place}, on rencontrait souvent {aHero}. {habit}',
      "Voici l'histoire {delAHero} qui vivait {place}. {habit}",
    ],
    want: [
      'Plus que tout au monde, {hero} voulait {action}. {longing}',
      "Un [soir|jour], une idée s'installa dans la tête {deHero} : {action}, quel bonheur ce serait ! Au matin, c'était déjà un projet, impossible [de dormir|d'attendre].",
      '{hero} faisait toujours le même rêve : {action}. {he} y pensait [au petit déjeuner|à midi|au lever du soleil], et encore [aux premières étoiles|au clair de lune|à la nuit tombée].',
      '« {action}, quel rêve ! » dit {hero} un [soir|matin|jour], [sans parler à personne|à voix haute|tout bas]. {longing}',
      "{hero} ne désirait qu'une seule chose : {action}. {longing}",
      'Depuis toujours, {hero} rêvait de {action}, sans jamais [oser commencer|trouver le courage de commencer]. {longing}',
    ],
  },
  threads: {
    storm: {
      attempt: [
        "Dès le lendemain, {hero} se mit à l'œuvre : {action}, pas à pas. <{first}.> [À la fin de la semaine|Le septième jour], {he} y était presque.",
        'Toute une semaine, {hero} essaya de {action}, [du matin au soir|à chaque heure libre]. {first}. Mais chaque jour, le but se rapprochait un peu.',
      ],
      setback: [
        'Puis vint {aStorm}. Quand ce fut fini, {ruin}, et {hero} [ne bougea plus|regarda longtemps ce désastre]. De toute la [journée|soirée], {he} ne dit pas un mot.',
        "Personne ne s'y attendait : {aStorm}, au beau milieu de la nuit. Au matin, {ruin}. {hero} se demanda s'il fallait vraiment [recommencer|continuer].",
      ],
      help: [
        "« {theStorm} revient toujours{call} », dit {aHelper}, qui en avait vu [d'autres|de toutes les couleurs]. « Recommence tant que tout est calme, [par le plus petit bout|par le plus simple|par presque rien]. » {hero} n'y avait pas pensé.",
        "{hero} rencontra {aHelper} {spot} et raconta toute l'histoire. « {theStorm} a emporté le travail{call} », dit {helper}, « mais pas ce que tu en as appris. » [Ce n'était pas faux|C'était si simple|Quelle bonne nouvelle].",
      ],
      change: [
        "{hero} recommença donc, [plus lentement|un petit morceau après l'autre|avec plus de patience]. Cette fois, {theStorm} n'y put rien : {mend}. {who} avait enfin réussi à {action} !",
        'La deuxième fois, {hero} savait à quoi faire attention, et [prit deux fois plus de temps|ne se pressa pas]. {theStorm} passa, et pourtant {mend}. {who} avait bel et bien réussi à {action}.',
      ],
      ending: [
        "Quand {theStorm} revient, les voisins pensent {alHero}. [Ce qui est perdu peut se recommencer, un peu mieux chaque fois|Puis on répare les toits, et l'on attend que tout se calme|Et quand c'est fini, chacun recommence, un petit morceau à la fois].",
        'Avec le temps, {hero} fit même la paix avec {theStorm}. « Reviens si tu veux », disait-{he} [à chaque fois|en riant], « ici, on sait [recommencer|tout refaire|continuer]. »',
      ],
    },
    laughter: {
      attempt: [
        "Dès le lendemain matin, {hero} essaya de {action}, au vu de tous. <{first}.> Aussitôt, {witnesses} s'approchèrent [pour ne rien manquer|en se poussant du coude].",
        "Sans attendre, {hero} voulut {action} devant tout le monde. <{first}.> À midi, {witnesses} étaient là, [et ce n'était pas un public indulgent|au premier rang, et déjà l'on chuchotait|et l'on pouffait déjà].",
      ],
      setback: [
        "{witnesses} se mirent à rire, d'abord tout bas, puis aux éclats. Dès cet instant, {falter}, et {hero} aurait voulu être [très loin|n'importe où ailleurs].",
        '« Ça ne marchera jamais ! » criaient {witnesses}. Plus les rires montaient, moins {hero} y arrivait : {falter}. [Ce soir-là, le rêve semblait bien loin|Il ne restait, semblait-il, plus rien à tenter].',
      ],
      help: [
        "« De moi aussi, on a ri{call} », dit {aHelper}. « Mais [aucun de ces rieurs|aucun de ces moqueurs] n'avait jamais essayé. » Pour la première fois [de la journée|depuis des jours], {hero} leva les yeux.",
        'Quand tout le monde fut parti, {aHelper} resta et dit : « Essaie pour un seul ami{call}, et laisse rire les autres. » {hero} essaya encore, devant [ce seul public|un seul ami].',
      ],
      change: [
        "Le lendemain, {hero} n'écoutait plus {witnesses}. {he} essaya encore une fois, et {mend}. Un à un, les rires s'éteignirent : {who} avait réussi à {action}.",
        "{witnesses} restaient là, mais {hero} n'écoutait plus. Cette fois, {mend}. Les rires se changèrent en [silence|étonnement] : on pouvait donc {action}.",
      ],
      ending: [
        "Aujourd'hui, {witnesses} reviennent [chaque soir|chaque dimanche], et ce n'est plus pour rire. On veut savoir comment on s'y prend, et {hero} [commence toujours par le premier pas|raconte aussi les mauvais jours].",
        "Depuis, plus personne ne rit d'un début maladroit. {witnesses} se souviennent trop bien {deHero}, et du jour où {mend}.",
      ],
    },
    haste: {
      attempt: [
        '{hero} voulait tout, tout de suite : {action}, et en avoir fini avant [le souper|la fin de la semaine|la nuit]. {he} sauta les premières étapes, puis les suivantes. <{first}.>',
        '{action} : était-ce donc si compliqué ? {hero} commença par le milieu, à toute allure, et [prit à peine le temps de souffler|ne se retourna pas une seule fois]. <{first}.>',
      ],
      setback: [
        "Mais qui se presse fait tout deux fois. Avant la fin du jour, {ruin}, et {hero} n'aurait pas su dire [ce qui avait cloché|où était l'erreur].",
        "Tout alla de plus en plus vite, puis plus rien n'alla : {ruin}. {hero} n'était plus très loin [d'abandonner|de tout laisser là].",
      ],
      help: [
        '{aHelper} offrit {alHero} {aKeepsake}. « Une pour chaque petit pas{call} », dit {helper}, « et un seul pas par jour. » Cela semblait [presque trop facile|bien peu de chose].',
        "« Combien d'étapes as-tu sautées{call} ? » demanda {aHelper} en alignant des {keepsakes}, l'une à côté de l'autre. {hero} les compta [et comprit|en silence, et comprit].",
      ],
      change: [
        '{hero} fit donc un petit pas par jour, et posa chaque fois {aKeepsake} à côté de la précédente. Puis, un beau [matin|soir|jour], {mend}. {who} avait réussi à {action}, sans se presser.',
        '{hero} ne comptait plus les jours, seulement les {keepsakes}. Quand il y en eut [vingt|trente|quarante], {mend}. Voilà comment {who} réussit à {action}.',
      ],
      ending: [
        "{hero} a laissé la rangée de {keepsakes} où elle était, {spot}. Qui passe par là en courant s'arrête, les compte, et repart [un peu moins vite|bien plus lentement].",
        "{hero} garda l'une des {keepsakes}, en souvenir. Les autres furent offertes [aux plus pressés|aux impatients], une à une.",
      ],
    },
    charm: {
      attempt: [
        'Pour se porter chance, {hero} gardait toujours tout près {aKeepsake}. Avec elle, pensait-{he}, rien ne pouvait rater ; et {he} essaya de {action} [le jour même|avant la fin de la semaine]. <{first}.>',
        'Par hasard, {hero} trouva {aKeepsake} qui semblait porter bonheur. {first}, mais [chaque jour|à chaque essai], le rêve semblait un peu plus proche : {action}.',
      ],
      setback: [
        "Puis {theKeepsake} disparut. {hero} chercha partout, et sans elle, {falter}. [Le courage semblait parti avec elle|La chance, semblait-il, s'en était allée aussi].",
        'Un matin, {hero} chercha {theKeepsake} et ne la trouva pas. Ce jour-là, {falter}, et [le lendemain ne valut pas mieux|le soir, ce fut pire encore].',
      ],
      help: [
        '« Est-ce {theKeepsake} qui a fait tout le travail{call} ? » demanda {aHelper} [en souriant|gentiment]. {hero} réfléchit longtemps. La réponse vint [enfin|tout bas|sans hâte] : « Non. »',
        "{aHelper} aida à chercher jusqu'au soir, puis dit : « Ce qu'il te faut n'a jamais été dans {theKeepsake}{call}. » Sur le moment, {hero} ne comprit pas. <Puis, [peu à peu|lentement], tout devint clair.>",
      ],
      change: [
        "La fois suivante, {hero} essaya sans {theKeepsake}. [Le premier instant fut le plus dur|C'était étrange, puis ce fut léger]. Alors {mend}, et {who} réussit à {action}.",
        "« Eh bien, ce sera sans {theKeepsake} », dit {hero} en recommençant. Et voici que {mend}. {who} réussit [tout de même|malgré tout] à {action}. <Ce qu'il fallait, {he} l'avait [depuis toujours|depuis le premier jour].>",
      ],
      ending: [
        "Bien plus tard, {theKeepsake} reparut, {spot}. {hero} [sourit et la laissa là|se mit à rire et la laissa où elle était], pour quelqu'un qui en aurait plus besoin.",
        "Finalement, {helper} retrouva {theKeepsake}. {hero} l'offrit à quelqu'un qui avait un rêve et [n'osait pas commencer|hésitait encore]. « Elle porte bonheur », disait-{he}, « dès qu'on commence. »",
      ],
    },
    alone: {
      attempt: [
        "{hero} n'en parla à personne. En secret, {spot}, {he} essaya de {action}, [au petit matin|tard le soir], pendant que tous dormaient. <{first}.>",
        "« Pas besoin d'aide », disait {hero} en [refusant toutes les offres|renvoyant tout le monde]. Jour après jour, {he} essayait de {action}, {spot}, loin des regards. <{first}.>",
      ],
      setback: [
        "Mais il est des [désirs|rêves|projets] trop [lourds|grands] pour un secret. Malgré bien des efforts, {falter}, et {hero} n'avait personne, {spot}, à qui [en parler|se confier].",
        "Sans ami, chaque erreur pèse deux fois plus lourd. Bientôt, {falter}. Jamais le silence n'avait été si grand {spot}, et {hero} songea à renoncer.",
        "Personne n'était là pour le voir : {falter}, encore et encore. {hero} resta longtemps {spot} ; un seul mot [gentil|amical] aurait suffi.",
      ],
      help: [
        "Un soir, {aHelper} vint et resta {spot}. « Je ne peux pas le faire à ta place{call} », dit {helper}, « mais je peux te tenir compagnie. » Pour {hero}, c'était [assez|beaucoup].",
        "« Puis-je regarder{call} ? » demanda {aHelper}. {hero} voulut dire non, dit oui, et l'on resta {spot} jusqu'à la nuit. [Le silence n'était plus le même|Personne ne parla beaucoup|C'était un bon silence|Cela faisait du bien].",
      ],
      change: [
        'Dès lors, {hero} eut de la compagnie {spot}. Une question par-ci, un mot gentil par-là, et {mend}. {who} avait réussi à {action}, et pas sans amis.',
        "« Alors, ensemble », dit {hero}, et ce fut plus [facile|léger] que prévu. {spot}, aux côtés {delHelper}, tout changea : {mend}. {who} réussit à {action}. <Il n'avait fallu [qu'une semaine|que quelques jours].>",
      ],
      ending: [
        "Depuis ce jour, {hero} garde une place libre {spot}. Qui a un rêve trop lourd peut venir s'y asseoir, et [toute visite est la bienvenue|personne n'est jamais renvoyé].",
        'Des mauvais jours, {hero} ne dit [presque rien|pas grand-chose]. Mais {he} vous parlera {delHelper}, et [des longues soirées passées|des plus beaux jours passés] {spot}.',
      ],
    },
  },
  doIt: 'le faire',
  matters: {
    paint: {
      first: 'les premiers traits coulaient et bavaient',
      ruin: 'toutes les couleurs avaient tourné au gris',
      falter: 'chaque trait partait de travers',
      mend: 'les couleurs se mirent à briller',
    },
    build: {
      first: "les coups de marteau s'entendaient de loin",
      ruin: 'tout gisait en morceaux, éparpillé',
      falter: 'rien ne tenait ensemble',
      mend: 'chaque pièce trouva sa place',
    },
    cook: {
      first: 'une pincée de ceci, et beaucoup trop de cela',
      ruin: 'tout était gâché',
      falter: 'tout sortait brûlé',
      mend: 'tout fut doré à point',
    },
    voice: {
      first: 'ce fut tout bas, puis un peu plus fort',
      ruin: 'plus un son ne sortait',
      falter: 'chaque son sonnait faux',
      mend: 'chaque son sonna clair et juste',
    },
    move: {
      first: 'vu de loin, cela semblait si facile',
      ruin: 'toutes les forces étaient épuisées',
      falter: 'chaque essai finissait par terre',
      mend: 'tout devint léger comme une plume',
    },
    words: {
      first: 'la première ligne prit toute une matinée',
      ruin: "les mots ne formaient plus qu'un gros nœud",
      falter: "les mots se bloquaient l'un après l'autre",
      mend: 'les mots vinrent un à un',
    },
    grow: {
      first: 'la terre était dure comme une assiette',
      ruin: 'les jeunes pousses étaient couchées',
      falter: 'rien ne voulait germer',
      mend: 'les premières pousses se dressèrent',
    },
    journey: {
      first: 'la première lieue fut la plus longue',
      ruin: 'le chemin avait disparu',
      falter: 'tous les chemins ramenaient au point de départ',
      mend: 'la voie fut libre',
    },
    heart: {
      first: 'le premier pas fut un tout petit pas',
      ruin: 'il ne restait plus une miette de courage',
      falter: "tout le courage s'envolait",
      mend: 'un grand calme se fit',
    },
    any: {
      first: 'une chose allait bien, la suivante moins bien',
      ruin: 'le travail de plusieurs jours était perdu',
      falter: "plus rien n'allait",
      mend: 'tout ce qui était noué se dénoua',
    },
  },
  beatTitles: {
    beginning: ['Voici {hero}', 'Un début tranquille', 'Là où tout commence'],
    want: ['Un seul désir', 'Le rêve', 'Une pensée tenace'],
    attempt: ['Le premier essai', 'Au travail', 'Le grand départ'],
    setback: ['Quand tout va mal', 'Le jour le plus dur', 'Loin du rêve'],
    help: ['Un ami inattendu', 'Quelques mots justes', 'Une aide discrète'],
    change: ['Encore, mais doucement', "Quelque chose s'ouvre", 'Le tournant'],
    ending: ['Depuis ce jour', 'Ce qui reste', 'Ce que sait {hero}'],
  },
  title: '{hero} qui voulait {action}',
  pluralOpening: 'Les voici : {plural}. Partout, on les appelait la petite troupe.',
  quotedOpening:
    "Quelqu'un avait écrit ces mots sur un mur : « {quote} ». Personne ne savait ce qu'ils voulaient dire.",
  tones: {
    playful: "[Prêts ? C'est parti !|Approchez !]",
    dramatic:
      '[Il est des jours qui changent tout, et pour {hero} ce fut celui-là.|{hero} ne devait jamais oublier ce qui allait suivre.]',
    documentary: "[Voici, dans l'ordre, ce que vécut {hero}.|Suivons {hero} du premier jour au dernier.]",
  },
  handovers: {
    want: 'Et que désirait-{he} ?',
    attempt: "Et {he} eut le courage d'essayer ?",
    setback: 'Et cela marcha ?',
    help: "N'y avait-il personne pour {~le|la} consoler ?",
    change: 'Alors, que fit-{he} ?',
    ending: 'Et comment finit cette histoire ?',
  },
};
