import type { Courses } from './course.ts';

export const frenchCourses: Courses = {
  run: {
    attempt:
      "Dès le lendemain, {hero} décida de {action} et partit [comme une flèche|comme le vent]. <{first}.> Au deuxième virage, {he} était sur le dos, dans l'herbe.",
    setback:
      'Le jour suivant, {he} courut plus vite, et ce fut pire : {falter}. {hero} [écouta cogner son cœur|regarda passer les nuages] et songea à laisser tomber.',
    help: "« Tu cours comme si l'on te poursuivait{call} », dit {aHelper}. « Cours aussi lentement que je marche, et chaque jour un peu plus loin. » Drôle de façon d'aller vite, pensa {hero}.",
    change:
      "Le premier jour, {hero} courut jusqu'[à la barrière|au grand arbre], le dixième jusqu'au pont. Puis, un matin, {mend}. [{who} avait réussi à|{who} finit par] {action}.",
    ending:
      'Depuis, {hero} sort tous les matins. Et à qui perd le souffle, {he} répète : « Doucement, comme on marche, et chaque jour un peu plus loin. »',
  },
  chase: {
    attempt:
      "Pour {action}, pensa {hero}, il suffisait de courir. <{first}.> Mais qui court derrière arrive [trop tard|bon dernier], et bientôt il n'y eut plus rien à voir.",
    setback:
      "{he} courut plus vite, puis plus vite encore. Rien à faire : {falter}. {hero} tendit l'oreille, jusqu'à ne plus rien entendre.",
    help: "« Tu cours après ce qui vient de passer{call} », dit {aHelper}. « Regarde où ça va. Là-bas, ça tourne : tout droit, c'est moitié moins loin. » {hero} n'avait jamais regardé.",
    change:
      '{hero} quitta le chemin, et coupa à travers champs. De clôture en clôture, cela se rapprochait : {mend}. [{who} avait réussi à|{who} finit par] {action}.',
    ending:
      "Bien plus tard, {hero} racontait encore ce raccourci à travers champs. « Aller vite, c'est bien », disait-{he}. « Connaître le chemin, c'est mieux. »",
  },
  surf: {
    attempt:
      '{hero} fonça dans les vagues, planche en avant, et voulut {action} sur-le-champ. <{first}.> La première vague {~le|la} renvoya sur le sable, [la tête en bas|sens dessus dessous].',
    setback:
      "Toute la journée, ce fut pareil : {falter}. Le soir, sur le sable, {hero} avait bu la moitié de la mer, et ne voulait plus voir l'autre.",
    help: '« Tu te bats contre les vagues{call} », dit {aHelper}, qui avait tout vu. « Compte-les, plutôt. La septième est toujours grande et lente. Celle-là est pour toi. » {hero} se mit à compter.',
    change:
      'Trois matins de suite, {hero} ne fit que compter. Puis {he} laissa passer six vagues et se leva sur la septième : {mend}. [{who} avait réussi à|{who} finit par] {action}.',
    ending:
      "{hero} laisse toujours passer six vagues. Et à qui s'en étonne, sur la plage, {he} répond : « [Compte avec moi|Attends la septième]. »",
  },
  swim: {
    attempt:
      "{hero} prit une grande inspiration, sauta, et voulut {action} tout de suite. <{first}.> L'instant d'après, {he} toussait au bord comme une vieille locomotive.",
    setback:
      "La fois suivante, plus {he} se débattait, moins ça allait : {falter}. Après cela, {hero} ne regarda plus l'eau que de très loin.",
    help: "« Ne nage pas », dit {aHelper}. « Couche-toi sur l'eau{call}, comme dans un lit, et regarde le ciel. Elle te portera. » {hero} n'en crut pas un mot.",
    change:
      "Mais un matin très calme, {hero} s'allongea à la surface, tout doucement, et ne coula pas. Une brasse vint, puis une autre : {mend}. [{who} avait réussi à|{who} finit par] {action}.",
    ending:
      "À présent, {hero} est dans l'eau avant le petit déjeuner. Et qui tremble sur le bord n'apprend d'abord qu'une chose : faire la planche.",
  },
  sail: {
    attempt:
      '{hero} hissa la voile et voulut {action} le jour même. <{first}.> Avant midi, le vent {~le|la} retourna comme une crêpe.',
    setback:
      'La deuxième fois ne valut pas mieux : {falter}. {hero} dériva deux jours, et le troisième, la marée {~le|la} déposa au point de départ.',
    help: "« Personne ne va droit contre le vent{call} », dit {aHelper} en traçant un zigzag dans le sable. « Un coup à gauche, un coup à droite : c'est long, mais ça avance. » {hero} retint la leçon.",
    change:
      '{hero} mit le cap à gauche, puis à droite, cent fois de suite, et le rivage devint tout petit. Alors le vent tourna : {mend}. [{who} avait réussi à|{who} finit par] {action}.',
    ending:
      "Le zigzag dans le sable est effacé depuis longtemps. Mais {hero} l'a peint sur la voile, [en rouge vif|en très grand] : le plus long chemin est parfois le bon.",
  },
  fly: {
    attempt:
      "Pour {action}, {hero} se mit à sauter de tout ce qui dépassait. <{first}.> Puis ce fut le tour de la colline. En bas, l'herbe était pleine de chardons.",
    setback:
      "Une colline plus haute, un élan plus long, et rien n'y faisait : {falter}. {hero} regardait les oiseaux, qui n'avaient même pas l'air d'essayer.",
    help: "« Les oiseaux ne sautent pas{call} », dit {aHelper}. « Ils attendent le vent, et ils s'appuient dessus. » {hero} attendit donc sur la colline, [tout un après-midi|trois jours durant].",
    change:
      "Enfin le vent monta la pente, tiède et fort, et {hero} s'y appuya. Le temps d'un battement de cœur, rien. Et soudain, {mend}. [{who} avait réussi à|Voilà comment {who} parvint à] {action}.",
    ending:
      "Depuis, {hero} remonte souvent là-haut. Et à qui hésite au bord de la colline, {he} ne dit qu'une chose : attends le vent.",
  },
  climb: {
    attempt:
      "{hero} se mit à {action} sans quitter le sommet des yeux. <{first}.> À midi, plus moyen d'avancer, ni vers le haut, ni vers le bas.",
    setback:
      'La descente fut plus longue que la montée : {falter}. Le soir, parmi les cailloux, {hero} trouva le sommet aussi loin que la lune.',
    help: "« Ne regarde pas le sommet{call} », dit {aHelper}. « Regarde le prochain pas. Tous les dix, repose-toi, et retourne-toi. » {hero} essaya d'abord sur un petit rocher.",
    change:
      "Dix pas, une pause, dix pas encore : {hero} monta ainsi du matin au soir. Quand il n'en resta plus un à compter, {mend}. [{who} avait réussi à|{who} finit par] {action}.",
    ending:
      'Là-haut, {hero} a posé une pierre sur une autre. Chacun, en arrivant, ajoute la sienne, et la petite tour se voit déjà de la vallée.',
  },
  dance: {
    attempt:
      "{action} devant tout le monde, à la fête [de l'été|du village] : {hero} s'entraînait en comptant tout haut. <{first}.> Les chiffres, au moins, étaient justes.",
    setback:
      "Puis l'orchestre attaqua, tous les yeux se tournèrent, et {falter}. {hero} courut se cacher derrière [la haie|les tentes]. Même de là, on entendait l'orchestre.",
    help: "« Je t'entendais compter{call} », dit {aHelper}. « Ne compte plus, écoute le tambour. » Là, loin des regards, {hero} commença à se balancer un peu.",
    change:
      "Le dernier soir, {hero} n'écouta que le tambour, et tout à coup, les chiffres s'envolèrent : {mend}. [{who} avait réussi à|{who} finit par] {action}, devant tout le monde.",
    ending:
      "La fête est finie depuis longtemps. Mais qu'un tambour résonne le soir, et {hero} est déjà sur l'herbe ; personne ne reste assis bien longtemps.",
  },
  skate: {
    attempt:
      "{hero} arriva sur la glace et voulut {action} comme les autres, en grandes et belles boucles. <{first}.> C'était fini avant la première boucle.",
    setback:
      "Debout, par terre, debout, par terre : {falter}. Le soir venu, {hero} regagna le bord à plat ventre, et tout scintillait comme si de rien n'était.",
    help: "« Tu tombes parce que tu as peur de tomber{call} », dit {aHelper}. « Commençons par là. » Et patatras à gauche, patatras à droite, jusqu'à ce que {hero} éclate de rire.",
    change:
      "Qui sait tomber n'a plus besoin de se méfier. {hero} s'élança, se pencha dans le virage : {mend}. Sans une seule chute, [{who} avait réussi à|{who} finit par] {action}.",
    ending:
      "Quand l'hiver est assez froid, {hero} donne des leçons. La première est toujours la même : tomber, à gauche, à droite, jusqu'au fou rire.",
  },
  ski: {
    attempt:
      '{hero} monta tout en haut, comme les autres, et voulut {action} tout droit. <{first}.> Le reste se fit en roulé-boulé.',
    setback:
      "C'était toujours pareil : {falter}. Le soir, {hero} avait tout d'un bonhomme de neige, et les autres étaient au coin du feu.",
    help: "« Tout droit, c'est pour qui sait s'arrêter{call} », dit {aHelper}. « Rallonge la pente : un grand virage, puis un autre. » {hero} les dessina dans la neige avec un bâton.",
    change:
      "{hero} partit de mi-pente, avec un seul grand virage. Puis il y en eut trois, puis toute la descente ne fut plus qu'un long ruban : {mend}. [{who} avait réussi à|{who} finit par] {action}.",
    ending:
      "Au soleil du soir, on voit la trace {deHero}, large et régulière, jusqu'en bas. Les enfants la suivent, virage après virage, et presque plus personne ne roule.",
  },
  jump: {
    attempt:
      "Pour {action}, {hero} arriva à toute allure, et s'arrêta net, [deux fois, trois fois|encore et encore]. <{first}.> À chaque essai, cela semblait plus haut.",
    setback:
      "Alors {he} sauta les yeux fermés, vingt fois : {falter}. {hero} s'assit dans la poussière et déclara que c'était trop haut, pour tout le monde.",
    help: "« Commençons plus bas, alors », dit {aHelper} en posant un bâton sur deux pierres. « Aujourd'hui, par-dessus ceci{call}. Demain, je le mets un doigt plus haut. » {hero} passa par-dessus en riant.",
    change:
      "Chaque jour, le bâton montait d'un doigt, et chaque jour, {hero} sautait, presque sans y penser. Puis vint le matin où {mend}. [{who} avait réussi à|{who} finit par] {action}.",
    ending:
      "Le bâton est toujours là, sur ses deux pierres. {hero} le garde pour qui croit que c'est trop haut, pour tout le monde.",
  },
  juggle: {
    attempt:
      "{hero} avait vu faire avec cinq balles, en prit donc cinq, et voulut {action}. <{first}.> Toutes retombèrent, et l'on n'en retrouva que trois.",
    setback:
      'Même avec trois, cela ne marchait pas : {falter}. {hero} les ramassa cent fois ce jour-là, et à la cent unième, les laissa par terre.',
    help: "« Combien peux-tu en lancer{call} ? » demanda {aHelper}. « Une ? Alors lance celle-là, jusqu'à savoir le faire en dormant. La deuxième demandera à jouer aussi. » {hero} prit une balle.",
    change:
      "Une balle pendant trois jours, deux pendant une semaine. Et quand {hero} prit la troisième, on aurait dit qu'elle avait toujours été là : {mend}. [{who} avait réussi à|{who} finit par] {action}.",
    ending:
      "À chaque fête, on réclame {hero} et ses balles. Et pour finir, une balle, une seule, est offerte à l'enfant qui a regardé le plus longtemps.",
  },
  sing: {
    attempt:
      "{hero} se mit à {action} haut et fort, comme les grandes voix. <{first}.> Puis vint la note la plus haute : deux oiseaux s'envolèrent, et une porte claqua.",
    setback:
      'Plus fort, alors ! Mais {falter}. Le lendemain matin, {hero} ne pouvait plus que chuchoter, et il y eut cinq jours de grand silence.',
    help: "« La pluie, la bouilloire, la roue d'une charrette : tout a sa note », dit {aHelper}. « Quelle est la tienne{call} ? Te voilà avec du temps pour écouter. » {hero} écouta toute une journée.",
    change:
      'Quand la voix revint, {hero} chanta tout doucement, sur une seule note, la sienne. Alors {mend}. Sans crier, [{who} avait réussi à|{who} finit par] {action}.',
    ending:
      "Maintenant, le soir, quand {hero} commence, les portes s'ouvrent. On fredonne un peu partout, et même la bouilloire se tait pour écouter.",
  },
  play: {
    attempt:
      "Pour {action}, {hero} commença par le plus beau morceau de tous. <{first}.> Les voisins demandèrent poliment si quelque chose s'était cassé.",
    setback:
      "Plus {he} s'appliquait, plus c'était affreux : {falter}. Un soir, {hero} rangea le tout, bien au fond, et referma le couvercle.",
    help: "« Cela me manque », dit {aHelper}. « Il y avait une note, une seule, qui était belle. Joue-moi celle-là{call}. » {hero} ne savait pas que quelqu'un écoutait.",
    change:
      "{hero} joua donc cette note, jusqu'à la faire briller. Puis celle d'à côté demanda à venir, puis une troisième : {mend}. [{who} avait réussi à|{who} finit par] {action}.",
    ending:
      "Certains soirs, {hero} joue pour tous ceux qui passent. Cela commence toujours par la même note, et chacun retient son souffle jusqu'à la suivante.",
  },
  paint: {
    attempt:
      "{hero} voulut {action} avec toutes les couleurs à la fois. <{first}.> Pour finir, personne n'aurait su dire ce que c'était.",
    setback:
      "Le tableau d'après serait un chef-d'œuvre, comme chez les grands maîtres. Peine perdue : {falter}. {hero} retourna toutes ses toiles contre le mur.",
    help: "« Que regardais-tu en peignant{call} ? » demanda {aHelper}, et posa une pomme sur la table. « Regarde-la jusqu'à demain. Ensuite, peins. » {hero} regarda, et trouva sept sortes de rouge.",
    change:
      "Le lendemain, {hero} peignit une pomme, rien qu'une pomme, avec ses sept rouges. Cela prit toute la journée, puis {mend}. [{who} avait réussi à|{who} finit par] {action}.",
    ending:
      "Devant ce tableau, les gens disent qu'ils n'avaient jamais vraiment regardé une pomme. {hero} non plus, et les croque désormais plus lentement.",
  },
  bake: {
    attempt:
      '{hero} avait hâte de {action}, bien trop hâte. <{first}.> À peine mélangé, tout était déjà au four.',
    setback:
      "Encore de la farine, encore du feu, et c'était pire : {falter}. Même les moineaux n'en voulaient pas, et {hero} ne voyait pas ce qui manquait.",
    help: '« Tu as oublié une chose », dit {aHelper}. « Le temps. Pose un torchon sur la pâte{call}, va te coucher, et ne le soulève pas. » {hero} avait pensé à tout le reste.',
    change:
      "Toute la nuit, {hero} laissa le torchon tranquille, et ce fut dur. Au matin, la pâte faisait une colline. Vite, on l'enfourna, et {mend}. [{who} avait réussi à|{who} finit par] {action}.",
    ending:
      "Depuis, {hero} allume son four de grand matin, et l'odeur va de porte en porte. À qui demande le secret, on donne un torchon.",
  },
  cook: {
    attempt:
      'Pour {action}, {hero} mit dans la marmite tout ce qui est bon. <{first}.> Cela fit des bulles, et une odeur de [vieille botte|chaussette mouillée].',
    setback:
      "En remettre n'arrangea rien : {falter}. À la fin, {hero} se retrouva devant une marmite pleine et une table vide.",
    help: "« Goûte », dit {aHelper} en tendant une cuillère. « Mets une chose{call}, goûte, puis la suivante. La langue en sait plus long que les livres. » {hero} n'avait pas goûté une seule fois.",
    change:
      '{hero} prit une petite casserole, un feu doux, une cuillère, et goûta, attendit, goûta encore. Un peu de sel, quelques herbes, et {mend}. [{who} avait réussi à|{who} finit par] {action}.',
    ending:
      "La table {deHero} n'est presque plus jamais vide. Qui vient aider reçoit d'abord une cuillère, car la règle tient en un mot : goûte.",
  },
  read: {
    attempt:
      "Pour {action}, {hero} choisit le plus gros livre de tous. <{first}.> Le soir, c'était encore la première page.",
    setback:
      "Le troisième jour, rien de mieux : {falter}. {hero} cala la table avec le livre, et raconta partout qu'il ne valait rien.",
    help: "« Commence plutôt par là{call} », dit {aHelper} en montrant l'enseigne de la boulangerie. « Devine ce qu'écrit un boulanger. » {hero} regarda l'enseigne si longtemps que les lettres se mirent à parler.",
    change:
      "D'enseigne en enseigne, {hero} lut toute la rue, puis un livre très mince, puis un autre un peu moins mince. Et un soir, {mend}. [{who} avait réussi à|{who} finit par] {action}.",
    ending:
      "Le plus gros livre de tous est lu depuis longtemps, jusqu'au point final. Mais {hero} préfère toujours l'enseigne de la boulangerie, parce que c'était la première.",
  },
  write: {
    attempt:
      "Pour {action}, {hero} cherchait une première phrase que personne n'avait jamais écrite. <{first}.> Le soir, cette phrase n'était toujours pas là.",
    setback:
      'Sept jours passèrent ainsi : {falter}. {hero} jeta la plume dans un coin et trouva que tout avait déjà été écrit.',
    help: "« Alors, n'écris pas », dit {aHelper}. « Raconte-moi ta journée{call}. C'est moi qui tiens la plume. » {hero} raconta la pluie, la tasse cassée et le chat d'à côté, jusqu'à la nuit.",
    change:
      "Le lendemain, {hero} relut tout : la pluie, la tasse, le chat. C'était une histoire. Alors {he} continua de raconter, plume en avant : {mend}. [{who} avait réussi à|{who} finit par] {action}.",
    ending:
      "{hero} commence toujours par le temps qu'il fait. La phrase que personne n'avait jamais écrite est venue plus tard, toute seule, en plein milieu.",
  },
  garden: {
    attempt:
      "Pour {action}, {hero} mit cent graines en terre et les arrosa toutes les heures. <{first}.> Cela n'allait jamais assez vite.",
    setback:
      "Au bout d'une semaine, {he} déterra une graine, pour voir si elle poussait, puis une autre. Rien d'étonnant : {falter}. Devant la terre mouillée et vide, {hero} avait envie de pleurer.",
    help: "« Les graines n'aiment pas qu'on les regarde{call} », dit {aHelper}. « Un arrosoir le soir, et ensuite, la paix. » {hero} posa l'arrosoir. C'était le plus difficile.",
    change:
      "Chaque soir, {hero} apporta un seul arrosoir et repartit, douze fois. Le treizième matin, {mend}, et tout le reste suivit. Rien qu'en attendant, [{who} avait réussi à|{who} finit par] {action}.",
    ending:
      "[Cet été-là|Quelques semaines plus tard], le jardin {deHero} dépassa la clôture. Depuis, il y a un banc au milieu, pour s'asseoir et attendre.",
  },
  build: {
    attempt:
      '{hero} se mit à {action}, en commençant par ce qui brillerait le plus. <{first}.> Ce qui devait porter le reste pouvait bien attendre.',
    setback:
      "Cela ne pouvait pas attendre : {falter}. Une nuit, tout s'écroula à grand fracas, et {hero} contempla les dégâts à la lanterne.",
    help: "« Où est ton plan{call} ? » demanda {aHelper}. Il n'y en avait pas. Alors, avec une feuille et un crayon, {hero} en dessina un, trois fois de suite, de bas en haut.",
    change:
      "Cette fois, {hero} commença par ce que personne ne verrait jamais : des poutres, des chevilles, un socle bien ferme. Morceau par morceau, cela grandit, jusqu'au soir où {mend}. [{who} avait réussi à|Voilà comment {who} parvint à] {action}.",
    ending:
      "Le plan est au mur, maintenant, avec toutes ses ratures. Et quand quelqu'un demande comment on fait, {hero} lui donne un crayon.",
  },
  fish: {
    attempt:
      "{hero} savait comment on fait : lancer, attendre, tirer. <{first}.> Mais pour {action}, il faut de la patience, et au bout d'une minute, il n'en restait plus.",
    setback:
      "Il fallait donc lancer plus loin, et faire plus de bruit. Résultat : {falter}. Dans toute cette eau, personne n'avait envie de rencontrer {hero}.",
    help: "« Un moulin est moins bruyant que toi{call} », dit {aHelper}. « Assieds-toi, respire, et dis-moi les couleurs de l'eau. » {hero} regarda mieux : il y avait du vert, du gris, et même de l'or.",
    change:
      '{hero} cherchait justement une quatrième couleur, et avait oublié tout le reste, quand {mend}. [{who} avait réussi à|{who} finit par] {action}, presque sans le remarquer.',
    ending:
      "{hero} laissa repartir le poisson, qui salua d'un coup de queue. Depuis, il y a un siège au bord de l'eau, pour regarder les couleurs.",
  },
  befriend: {
    attempt:
      '{hero} comptait {action} en un seul jour, deux au plus. <{first}.> Puis {he} parla, parla, et personne ne répondit.',
    setback:
      "Le lendemain, {he} appela de plus belle, et amena tout le monde pour voir. C'en était trop : {falter}. {hero} resta sans compagnie, et sans comprendre.",
    help: "« Reste tout près{call} », dit {aHelper}, « regarde ailleurs, et fredonne. Et demain, reviens à la même heure. » {hero} attendit la suite, mais c'était tout.",
    change:
      "Le premier soir, personne ne vint. Le septième, (?goal {goal}|quelqu'un) écoutait, un peu plus loin. Le douzième, {hero} cessa de fredonner. Alors {mend}. [{who} avait réussi à|{who} finit par] {action}.",
    ending:
      "On se retrouve tous les soirs à la même heure. {hero} fredonne, et (?goal {goal}|quelqu'un) répond, un ton plus bas. C'est tout, et c'est beaucoup.",
  },
  brave: {
    attempt:
      "{hero} se donna une nuit, une seule, pour {action}. <{first}.> Au premier signe (?goal {delGoal}|de danger), {he} n'était plus là.",
    setback:
      "Après cela, ce fut pire : {falter}. {hero} contournait tout ce qui (?goal rappelait {goal}|lui avait fait peur), et les détours s'allongeaient de jour en jour.",
    help: "« Moi aussi, j'ai peur{call} », dit {aHelper}. « Alors je fais un pas de plus chaque soir, et je reste jusqu'à ce que je bâille. Puis je rentre. » {hero} avait toujours voulu tout faire d'un coup.",
    change:
      'Le premier soir, {hero} resta très loin, et bâilla très tard. Puis ce fut un pas de plus (?goal vers {goal}, et encore un|chaque soir), et un soir, {mend}. [{who} avait réussi à|{who} finit par] {action}.',
    ending:
      "La peur passe encore, de temps en temps. {hero} la salue par son nom, lui fait une petite place, et au bout d'un moment, elle s'endort.",
  },
  find: {
    attempt:
      "{hero} voulait {action}, et partit tout droit. <{first}.> Trois jours filèrent, et rien à l'horizon.",
    setback:
      "Au loin, ce n'était pas mieux : {falter}. Le septième jour, le pays s'arrêtait là, et {hero} n'entendit plus que le vent.",
    help: "« Tu ne regardes qu'au loin{call} », dit {aHelper}. « Qui se presse ne trouve rien. Rentre lentement, et regarde par terre. » {hero} fit demi-tour.",
    change:
      'Le retour fut deux fois plus long. {hero} fouilla sous chaque feuille. Et au virage juste avant la maison, {mend}. [{who} avait réussi à|{who} finit par] {action}.',
    ending:
      "C'était à cent pas de la maison, pas un de plus. {hero} y va tous les jours maintenant, et toujours sans se presser.",
  },
  see: {
    attempt:
      '{hero} demanda son chemin, reçut cinq réponses et choisit la plus courte. <{first}.> Pour {action}, apparemment, il fallait aller plus loin.',
    setback:
      "Les jours passaient, de plus en plus gris : {falter}. Dans la brume, {hero} s'arrêta, et ne savait plus où était devant.",
    help: "« Moi non plus, je n'y vois rien », dit {aHelper}. « Mais écoute{call}. D'où vient le vent ? Ce qui est grand se sent bien avant de se voir. » {hero} ferma les yeux.",
    change:
      'Les yeux fermés, {hero} avança vers le vent. Il soufflait plus fort, le jour grandissait, et puis {mend}. [{who} avait réussi à|{who} finit par] {action}.',
    ending:
      "{hero} resta jusqu'aux étoiles, sans dire un mot. À la maison, on voulut savoir comment était (?goal {goal}|tout cela). « Plus grand », répondit-{he}.",
  },
  go: {
    attempt:
      '{hero} emporta tout ce dont on peut avoir besoin, et voulut {action} le soir même. <{first}.> Avec un tel poids, la première colline fut aussi la dernière.',
    setback:
      "La fois d'après, {he} n'emporta rien, et ce ne fut pas mieux : {falter}. Le ventre vide, sous la pluie, {hero} rentra par la porte de derrière.",
    help: "« Loin, c'est tout près, mais plusieurs fois », dit {aHelper}. « Jusqu'où peux-tu aller ce soir{call} ? Vas-y, dors, et demande encore. » {hero} traça neuf petites croix sur la carte.",
    change:
      'De croix en croix, {hero} avança, une par jour, et dormit bien entre deux. Après la neuvième, {mend}. [{who} avait réussi à|{who} finit par] {action}.',
    ending:
      "{hero} a rapporté la carte, avec ses neuf croix. On la prête volontiers à qui veut savoir si c'est loin.",
  },
  sleep: {
    attempt:
      'Pour {action}, {hero} se mit à compter tout ce qui pouvait se compter. <{first}.> À minuit, {he} en était à neuf cents, les yeux grands ouverts.',
    setback:
      'La nuit suivante, il fallut du silence, du noir et de la douceur. Ce fut pire : {falter}. {hero} faisait tant d’efforts que même la nuit en fut lasse.',
    help: "« On ne s'endort pas en essayant{call} », dit {aHelper}. « Le sommeil vient quand on regarde ailleurs. Raconte-moi ce qui était bon aujourd'hui, lentement, depuis le début. » {hero} commença par le matin.",
    change:
      "Le matin fut long, et midi plus long encore, tant il y avait eu de bonnes choses. Avant que {hero} en vienne au soir, {mend}. {who} avait réussi à {action}, au beau milieu d'une phrase.",
    ending:
      "Il manque toujours le soir à cette histoire. Chaque nuit, {hero} veut le raconter, et n'y est encore jamais arrivé{~|e}.",
  },
  save: {
    attempt:
      "Pour {action}, {hero} se mit aussitôt à l'ouvrage, sans personne et de toutes ses forces. <{first}.> Mais c'était trop pour une seule paire de bras.",
    setback:
      'Alors {he} appela tout le monde, et tout le monde aida, chacun à sa façon : {falter}. Le soir, {hero} resta sous la pluie, sans plus une seule idée.',
    help: "« Vous étiez tous si occupés à aider{call} », dit {aHelper}. « Quelqu'un a-t-il demandé ce qu'il fallait ? Vas-y sans bruit, et écoute d'abord. » {hero} n'avait rien demandé.",
    change:
      "Le lendemain, {hero} y alla sans bruit et écouta longtemps. Ce qu'il fallait était tout petit, et fut vite fait : {mend}. [{who} avait réussi à|{who} finit par] {action}.",
    ending:
      "Depuis ce jour, là-bas, on n'appelle plus les plus forts. On appelle {hero}, qui vient, se tait un moment, puis demande.",
  },
  solve: {
    attempt:
      "{hero} sut tout de suite qui avait fait le coup, et voulait {action} avant midi. <{first}.> Mais le suspect avait dormi toute la journée, et trois voisins l'avaient entendu ronfler.",
    setback:
      "Ensuite, {he} soupçonna tout le monde, l'un après l'autre : {falter}. Le soir, plus personne ne parlait {alHero}, et l'énigme était toujours aussi grande.",
    help: "« Tu cherches un coupable{call} », dit {aHelper}. « Regarde plutôt ce qui est là. Qu'y a-t-il devant toi depuis ce matin ? Penses-y. » {hero} retourna là où tout avait commencé.",
    change:
      "Cette fois, {hero} n'interrogea personne et suivit les petites marques par terre, une à une. Elles faisaient le tour de la maison et rentraient, et {mend}. [{who} avait réussi à|{who} finit par] {action}.",
    ending:
      "Il n'y avait pas de voleur, rien qu'une planche mal clouée. {hero} alla de porte en porte demander pardon, et chaque fois, on mit un couvert de plus.",
  },
  deliver: {
    attempt:
      "Pour {action}, {hero} prit la route la plus rapide, sans s'arrêter pour personne. <{first}.> À la rivière, tout faillit être perdu.",
    setback:
      "Ensuite, {he} avança pas à pas, comme avec un œuf frais : {falter}. {hero} n'était pas à mi-chemin quand vinrent la nuit et la pluie.",
    help: "« Qui l'attend{call} ? » demanda {aHelper}. « Pense à cette personne, et non à la route. Tu sauras quand courir et quand marcher. » {hero} n'y avait pas pensé une seule fois.",
    change:
      "Alors {hero} pensa à qui l'attendait, courut là où c'était sec, et marcha là où c'était mouillé. Tard le soir, {mend}. [{who} avait réussi à|{who} finit par] {action}.",
    ending:
      "Une fois déballé, cela n'avait l'air de rien. Mais on pria {hero} de rester, et dans cette maison, la lumière brûla jusque tard.",
  },
  become: {
    attempt:
      "Pour {action}, {hero} commença par l'allure : le chapeau, la démarche, la voix. <{first}.> De dos, c'était presque ça.",
    setback:
      "Puis quelqu'un eut besoin d'aide, et l'allure ne servit à rien : {falter}. {hero} remit le chapeau dans sa boîte, et ferma le couvercle.",
    help: "« Avoir l'air, c'est facile{call} », dit {aHelper}. « Mais que fait-on quand personne ne regarde ? Commence par là. » {hero} n'avait jamais demandé ce que l'on fait.",
    change:
      "Alors {hero} laissa le chapeau dans sa boîte, et fit chaque jour une petite chose, sans témoin. Le quarantième jour, on appela à l'aide, et {mend}. [{who} avait réussi à|{who} finit par] {action}.",
    ending:
      "Le chapeau est toujours dans sa boîte. {hero} n'en a plus jamais eu besoin, et le prête aux débutants.",
  },
  laugh: {
    attempt:
      'Pour {action}, {hero} écouta les meilleures blagues du pays, l’une après l’autre. <{first}.> À la fin de la semaine, plus personne ne riait dans la pièce.',
    setback:
      "Ensuite, {he} s'exerça sans témoin, d'abord tout bas, puis très fort : {falter}. Après cela, {hero} se coucha tôt, et ne voulut plus en entendre parler.",
    help: "« On ne rit pas sur commande{call} », dit {aHelper}. « Viens plutôt m'aider à rentrer les poires. La côte est raide, et le panier est troué. » {hero} y alla, par politesse.",
    change:
      'Poire après poire dévala la pente, {hero} derrière, et tous les autres à la suite. En bas, ce ne fut plus qu’un tas, et {mend}. [{who} avait réussi à|{who} finit par] {action}.',
    ending:
      "Une des poires n'a jamais été mangée. Elle trône près de la porte, toute ridée, et {hero} n'a qu'à la regarder.",
  },
  win: {
    attempt:
      'Pour {action}, {hero} regarda les autres, et fit comme eux, en plus vite. <{first}.> Cela suffit pour être avant-dernier.',
    setback:
      "La fois suivante, {he} essaya ce que personne n'avait jamais essayé, et tout à la fois : {falter}. {hero} sortit par-derrière, avant la remise des prix.",
    help: "« Tu regardes à gauche et à droite{call} », dit {aHelper}. « Comment ferais-tu si personne ne comptait ? Penses-y. » {hero} ne l'avait jamais fait sans que l'on compte.",
    change:
      'Cette fois, {hero} fit comme à la maison, pour le plaisir, et oublia les autres. Quand le silence revint, {mend}. [{who} avait réussi à|{who} finit par] {action}.',
    ending:
      'Le prix est sur une étagère, derrière la farine. {hero} y range des cuillères, et continue quand personne ne compte.',
  },
};
