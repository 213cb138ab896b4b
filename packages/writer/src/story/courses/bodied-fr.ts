import type { BodiedCourses } from './bodied-way.ts';

export const frenchBodiedCourses: BodiedCourses = {
  afloat: {
    attempt:
      '{hero} voulait {action}, et partit tout droit, sans suivre les méandres, car c’était plus court. <{first}.> Avant midi, {he} touchait le fond, dans la vase.',
    setback:
      "Le lendemain, {he} lutta contre le courant : {falter}. Le soir, {hero} se retrouva au point de départ, un peu plus bas sur l'eau.",
    help: "« L'eau connaît le chemin depuis mille ans{call} », dit {aHelper}. « Laisse-la te porter, même dans les détours qui semblent revenir en arrière. » {hero} avait toujours tiré de l'autre côté.",
    change:
      "Alors {hero} suivit chaque détour, même ceux qui revenaient en arrière. Les rives s'écartèrent de plus en plus, et enfin {mend}. [{who} avait réussi à|{who} finit par] {action}.",
    ending:
      "On dit que l'eau prend le chemin le plus long. {hero} sait mieux que personne ce que le plus court aurait manqué.",
    matter: {
      first: "l'eau tirait à gauche chaque fois qu'il fallait aller à droite",
      ruin: 'il ne restait du chemin que de la vase et des roseaux',
      falter: "pour chaque longueur gagnée, l'eau en reprenait deux",
      mend: "(?goal on vit {goal}|tout fut là), et il n'y avait plus rien entre les deux",
    },
  },
  wheels: {
    attempt:
      "{hero} voulait {action} et partit à toute vitesse, par la voie la plus rapide. <{first}.> Le soir, la voie s'arrêtait devant une barrière, et derrière, il n'y avait que de l'herbe.",
    setback:
      "La suivante ne valait pas mieux, ni celle d'après : {falter}. Le troisième jour, {hero} restait là, au bord du chemin, dans un grand bruit de ferraille.",
    help: "« Les voies rapides ne vont que là où vont tous les autres{call} », dit {aHelper}. « Prends la petite, par la colline, et arrête-toi chaque fois que quelqu'un attend. » {hero} ne s'était jamais arrêté{~|e} pour personne.",
    change:
      "Alors {hero} prit la petite voie et s'arrêta pour tout le monde. Chacun connaissait le bout de chemin suivant. Après le dernier arrêt, {mend}. [{who} avait réussi à|{who} finit par] {action}.",
    ending:
      'Depuis, la petite voie est sur la carte. {hero} y passe une fois par semaine, et emmène tous ceux qui attendent.',
    matter: {
      first: 'les bornes filaient comme les planches d’une clôture',
      ruin: "une roue manquait, et le reste n'était que poussière",
      falter: 'chaque virage ramenait au même pont',
      mend: '(?goal on vit {goal}|tout fut là), juste derrière le dernier tournant',
    },
  },
  rooted: {
    attempt:
      '{hero} ne pouvait pas faire un seul pas. Alors, pour {action}, {he} se dressa, un peu plus haut chaque jour. <{first}.> Cela ne suffisait pas pour regarder par-dessus la colline.',
    setback:
      "Ensuite, {he} se pencha, autant que l'on peut quand on doit rester là : {falter}. Après cela, {hero} ne bougea plus de toute une semaine.",
    help: "« Là où tu ne peux pas aller{call}, d'autres y vont », dit {aHelper}. « Tous ceux qui passent doivent bien se reposer. Pourquoi pas chez toi ? Penses-y. » {hero} avait toujours regardé par-dessus leur tête.",
    change:
      "Alors {hero} offrit une halte à tous les passants, et ne demanda qu'une chose : leur récit. Un peu de celui-ci, un peu de celui-là, et {mend}. Sans un seul pas, {who} avait réussi à {action}.",
    ending:
      "Depuis, personne ne passe devant {hero} sans s'arrêter. Ceux qui reviennent de loin racontent, et restent un peu plus longtemps que prévu.",
    matter: {
      first: 'une épaisseur de doigt par jour, pas plus',
      ruin: 'une fente courait de haut en bas',
      falter: "quelque chose craqua, qui n'aurait pas dû craquer",
      mend: '(?goal {goal} fut si proche|tout fut si proche) que rien n’y manquait, pas même l’odeur',
    },
  },
  snow: {
    attempt:
      'Pour {action}, {hero} partit tout simplement, en plein soleil. <{first}.> À midi, {he} était bien plus {~petit|petite}, et dut faire demi-tour.',
    setback:
      'La fois suivante, {he} marcha la nuit, et passa le jour dans une grotte froide : {falter}. {hero} y était en sécurité, et ne voyait que la roche nue.',
    help: "« Tu n'as pas besoin d'aller au chaud{call} », dit {aHelper}. « Monte, là où la neige reste. De là-haut, on voit tout ce qui est en bas. » {hero} regarda la montagne pour la première fois.",
    change:
      "Alors {hero} monta, nuit après nuit, jusqu'à la neige qui ne fond jamais. Et un matin, tout en bas, {mend}. [{who} avait réussi à|{who} finit par] {action}.",
    ending:
      "{hero} vit encore là-haut, juste au bord de la neige. Les premières fleurs poussent à un pas de là, et l'on se regarde tout l'été.",
    matter: {
      first: 'une goutte tomba, puis une autre, puis dix à la fois',
      ruin: "il ne restait qu'une flaque",
      falter: 'chaque aube arrivait avant la fin du chemin',
      mend: '(?goal on vit {goal}|tout fut là), avec toutes ses couleurs',
    },
  },
  sky: {
    attempt:
      "Pour {action}, {hero} quitta sa place dans le ciel le soir même. <{first}.> Avant le matin, le vent l'avait repoussé{~|e} à son point de départ.",
    setback:
      'La nuit suivante, {he} poussa de toutes ses forces : {falter}. {hero} devenait de plus en plus pâle, et en bas, plus personne ne levait la tête.',
    help: "« Tu pousses contre le vent{call} », dit {aHelper}. « Il va partout, mais pas partout le même jour. Demande-lui où il va, et attends le bon. » {hero} n'avait jamais rien demandé au vent.",
    change:
      '{hero} laissa passer huit vents, en les saluant tous. Le neuvième était le bon, et {mend}. [{who} avait réussi à|{who} finit par] {action}.',
    ending:
      "De temps en temps, la place reste vide dans le ciel, et l'on cherche {hero}. Alors, en bas, chacun sourit : ce devait être le bon vent.",
    matter: {
      first: 'un vol d’oies allait plus vite, et le fit savoir',
      ruin: 'il ne restait dans le ciel que du gris',
      falter: "tout ce qui était gagné à minuit était perdu à l'aube",
      mend: '(?goal on vit {goal}|tout fut là), presque à portée de main',
    },
  },
  carried: {
    attempt:
      'Pour {action}, {hero} se mit en route sans personne. <{first}.> Il fallut tout un jour pour atteindre la porte, et la porte était fermée.',
    setback:
      "Le lendemain, {he} se cacha dans un panier que l'on allait emporter : {falter}. Le soir, {hero} avait retrouvé son ancienne place.",
    help: "« Sans les autres, on va jusqu'à la porte{call} », dit {aHelper}. « Mais on emporte ce qui est utile. Qui part demain, et que lui manquera-t-il en route ? Penses-y. » {hero} y pensa jusqu'à la nuit.",
    change:
      "Le voyageur suivant trouva {hero} tout près de la porte, propre et prêt{~|e} à partir. Ensemble, ils passèrent les collines et la pluie, contents l'un de l'autre chaque soir. Puis {mend}. [{who} avait réussi à|{who} finit par] {action}.",
    ending:
      "Aujourd'hui {hero} a retrouvé sa place, avec une rayure du voyage. Et quiconque sort par cette porte demande d'abord : « Qui vient avec moi ? »",
    matter: {
      first: 'un petit bond à gauche, un petit bond à droite, et une pause entre les deux',
      ruin: 'tout était sens dessus dessous par terre',
      falter: "le panier n'alla qu'au marché, et revint",
      mend: '(?goal on vit {goal}|tout fut là), derrière une dernière colline',
    },
  },
  stay: {
    attempt:
      '{hero} voulait {action} le jour même. <{first}.> Mais tous les passants étaient pressés, et {he} ne pouvait courir après personne.',
    setback:
      'Le lendemain, {he} fit tout pour se faire remarquer : {falter}. On faisait un grand détour pour éviter {hero}, et le soir fut plus calme que jamais.',
    help: "« Tu ne peux pas leur courir après{call} », dit {aHelper}. « Mais tu peux donner envie de s'arrêter. Qu'as-tu à offrir, par une soirée froide ? Penses-y. » {hero} y réfléchit toute la nuit.",
    change:
      "À la première soirée froide, {hero} garda une petite place libre, à l'abri du vent. D'abord, personne ne vint. Le troisième soir, quelqu'un s'assit et resta : {mend}. [{who} avait réussi à|{who} finit par] {action}.",
    ending:
      "La place n'est presque jamais vide maintenant. Mais {hero} en garde toujours un coin, pour le dernier qui arrive.",
    matter: {
      first: "on n'entendit qu'un petit craquement",
      ruin: 'plus personne ne passait par là',
      falter: 'plus il y avait de bruit, plus les gens pressaient le pas',
      mend: 'à deux, le silence était tout autre',
    },
  },
};
