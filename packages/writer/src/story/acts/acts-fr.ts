/** Acte / premiers essais / ce qui reste quand tout est défait / ce qui rate encore et encore / ce qui réussit à la fin. */
export const frenchActs = `
run / le sol filait, et la première colline arriva bien trop vite / il n'y avait plus de souffle pour un seul pas / le souffle manquait dès le premier virage / la colline défila comme si elle était plate
run / le chemin était bien plus long qu'il n'en avait l'air / l'arrivée était toujours aussi loin / la même racine barrait chaque fois la route / l'arrivée fut là, bien avant qu'on y pense
chase / la poussière se levait en un long ruban / il ne restait devant qu'un petit nuage de poussière / l'écart se creusait à chaque pas / l'écart se réduisit, se réduisit encore, puis il n'y en eut plus
chase / il n'y avait pas le temps de regarder à gauche ni à droite / la route était vide et silencieuse / c'était toujours un virage trop tard / le dernier virage fut pris juste à temps
surf / la planche glissait comme un savon, et la mer était froide / la planche gisait sur le sable, fendue / la planche filait toujours trop tôt / la vague {~le|la} porta jusqu'à la plage
surf / l'eau salée entrait partout / la mer avait tout rejeté sur le sable / chaque vague retombait comme une couverture / la planche se souleva et vola sur la crête de la vague
swim / l'eau était plus froide qu'elle n'en avait l'air / il n'y avait plus de force pour une seule brasse / chaque essai coulait comme une pierre / l'eau {~le|la} porta, comme si elle n'avait attendu que cela
swim / on entendait de loin les éclaboussures / il ne restait qu'une flaque sur la rive / il y avait plus d'éclaboussures que de brasses / l'autre rive s'approcha, puis elle fut là
sail / les cordages n'en faisaient qu'à leur tête / la voile pendait en lambeaux / le bateau tournait en rond comme un canard / la voile se gonfla, et le bateau fila sur l'eau
sail / le bateau tanguait pour un rien / le mât était couché sur le pont / la voile pendait comme du linge mouillé / la proue fendit les vagues en chantant
fly / ce fut d'abord une petite pierre, puis une plus grande / il ne restait qu'une bosse et un creux dans le sol / chaque vol finissait cul par-dessus tête / tout devint petit, loin en bas, même les soucis
fly / le premier vol dura le temps d'un clin d'œil / pas même une sauterelle n'aurait appelé cela voler / le sol revenait toujours trop vite / le vent {~le|la} souleva, et le sol s'éloigna
climb / le premier rocher fut facile, le deuxième non / toute la montée était à refaire / les pierres cédaient l'une après l'autre / tout le pays s'étendit en contrebas
climb / d'en bas, cela n'avait pas l'air si haut / des pierres barraient toute la montée / chaque pas gagné était aussitôt reperdu / il n'y eut plus rien au-dessus que le ciel
dance / un tour à gauche, un tour à droite, et un dans le mur / la gauche et la droite s'étaient tout emmêlées / chaque tour finissait en nœud / la musique se mit à tourner, et tout tourna avec elle
dance / il fallait compter jusqu'à quatre, et tout se perdait à trois / plus un pas n'était à sa place / la musique avait toujours un pas d'avance / il y eut trois tours, légers comme une feuille qui tombe
skate / partir était facile, s'arrêter l'était moins / il ne restait qu'un trou dans la neige / chaque glissade finissait dans le même tas de neige / une longue courbe se dessina, et la glace chanta
skate / la glace était très lisse et très dure / la glace était rayée d'un bout à l'autre / la glace allait toujours plus vite / la glace {~le|la} porta d'une rive à l'autre
ski / un ski partait à gauche, l'autre à droite / un ski descendait encore la pente, tout seul / les skis se croisaient à chaque virage / la neige jaillit des deux côtés, jusqu'en bas
ski / vue d'en haut, la pente semblait deux fois plus raide / la pente n'était plus qu'un tas de neige / chaque virage finissait dans un tas de neige / un virage appela l'autre, comme au vol des hirondelles
jump / il y eut un petit élan, puis un grand / il n'y avait plus de ressort nulle part / chaque saut retombait là où il avait commencé / le saut passa, avec de la place en plus
jump / le premier saut n'aurait pas dérangé un escargot / la barre gisait par terre, cassée / la barre tombait à chaque fois / la barre resta en place, et l'atterrissage fut doux
juggle / une balle, c'était facile ; deux, c'était la foule / les balles avaient roulé de tous les côtés / une balle partait toujours de son côté / trois balles tournèrent comme des planètes
juggle / la deuxième balle retomba dans la soupe / la dernière balle avait roulé trop loin / les balles pleuvaient comme la grêle / les balles restèrent en l'air, et pas une ne tomba
sing / les premières notes étaient toutes petites / il ne sortait plus qu'un couac / chaque note haute se brisait / la chanson monta, claire et juste, et plus rien ne bougea
sing / le premier public fut un mur, car les murs sont patients / la voix était partie, jusqu'à la dernière note / la mélodie s'égarait dès la deuxième phrase / la dernière note resta dans l'air comme une cloche
play / la première note grinça comme une porte, la suivante comme une porte plus gentille / il n'y avait plus une seule note juste / chaque air finissait en grincement / l'air vint tout entier, de la première à la dernière note
play / il n'y eut d'abord qu'une note, du matin au soir / les notes s'étaient toutes mélangées / une fausse note entraînait toutes les autres / une note prit l'autre par la main
paint / il y eut bientôt de la peinture partout, sauf sur la feuille / toutes les couleurs avaient tourné au gris / chaque ciel devenait brun comme la boue / le rouge se mit à briller comme le soir lui-même
paint / les premiers traits coulaient et bavaient / le tableau n'était plus qu'une flaque grise / chaque trait partait de travers / le tableau sembla soudain respirer
bake / la farine flottait dans l'air comme un brouillard / le four crachait de la fumée / chaque pain sortait plat et dur comme une brique / la croûte chanta en refroidissant
bake / la pâte collait partout, même à la poignée de la porte / la pâte restait au fond du bol comme une pierre / la croûte noircissait avant que la mie soit cuite / il sortit du four un pain rond et doré comme la lune
cook / une pincée de ceci, et beaucoup trop de cela / la cuisine était pleine de fumée / tout sortait brûlé d'un côté et cru de l'autre / il monta un si bon parfum que tout le monde s'approcha
cook / le sucre fut pris pour du sel, mais une seule fois / même les fourmis n'en auraient pas voulu / tout avait un goût de savon / la première cuillerée eut un goût de fête
read / les lettres se tenaient là comme des fourmis sur un sentier / les lettres s'étaient toutes mélangées / les lettres sautaient comme des puces / les lettres se tinrent tranquilles, et une histoire en sortit
read / les petits mots étaient gentils, les grands beaucoup moins / chaque page n'était qu'un brouillard gris / chaque mot long était une porte fermée / la page s'ouvrit comme une fenêtre
write / la première ligne prit toute une matinée / tout autour gisaient des pages froissées / chaque phrase finissait en tache d'encre / les mots vinrent l'un après l'autre, et restèrent
write / il y eut de l'encre partout, et un peu sur le papier / plus un mot n'était lisible / la page restait blanche / le dernier point se posa à sa place
garden / la terre était dure comme une assiette / les jeunes pousses étaient couchées / pas une graine ne se montrait / une pointe verte sortit de terre
garden / chaque graine reçut son trou et un mot gentil / les jeunes plants baissaient la tête / tout se fanait avant midi / le premier bouton s'ouvrit
build / les coups de marteau s'entendaient de loin / tout gisait en morceaux, éparpillé / rien ne tenait ensemble / la dernière pièce se mit en place avec un petit clic
build / certaines pièces étaient trop longues, d'autres trop courtes / il ne restait qu'un tas de morceaux / ce qui montait à gauche tombait à droite / tout tint debout, sans même trembler
fish / le bouchon flottait et ne faisait rien du tout / la ligne n'était plus qu'un nœud / seules de vieilles bottes mordaient / la ligne se tendit, et un éclair d'argent sauta
fish / les vers furent les premiers à s'échapper / l'hameçon pendait dans un arbre / l'hameçon remontait toujours vide / le bouchon plongea une fois, puis pour de bon
befriend / il ne sortit d'abord qu'un tout petit bonjour / il ne restait que l'écho / chaque bonjour se perdait à mi-chemin / une réponse vint, et elle était amicale
befriend / un petit cadeau fut laissé là, à tout hasard / il n'y avait plus personne / chaque mot gentil sortait trop fort / une autre voix continua la chanson
brave / il fallut compter jusqu'à dix, puis jusqu'à cent / il ne restait plus une miette de courage / y penser suffisait à tout faire trembler / la peur se leva et partit, comme une invitée restée trop longtemps
brave / le premier pas fut un tout petit pas / la vieille peur était revenue, deux fois plus grande / la peur grandissait la nuit comme un champignon / il ne resta de la peur qu'un bâillement
find / on demanda à tout le monde, et à certains deux fois / la piste avait disparu / chaque piste ramenait au point de départ / (?goal {goal}|tout) apparut tout près, là où personne n'avait regardé
find / chacun montrait du doigt un autre côté / la carte ne servait plus à rien / chaque piste était celle de quelqu'un d'autre / le tout dernier endroit fut le bon
see / la route était plus longue que toutes les histoires / la route avait disparu / le brouillard se dressait comme un mur / le brouillard se leva comme un rideau, et (?goal {goal}|tout) fut là
see / derrière la première colline, il n'y en avait qu'une deuxième / on ne voyait plus que du gris / derrière chaque colline, il y avait une colline / il n'y eut plus de colline, mais seulement (?goal {goal}|de la lumière)
go / le bagage fut fait, défait, puis refait / le chemin avait disparu / tous les chemins ramenaient au point de départ / la dernière étape fut franchie, et l'arrivée fut là
go / la première lieue fut la plus longue / la carte ne servait plus à rien / le chemin s'allongeait au lieu de raccourcir / ce qui était loin fut soudain tout près
sleep / tout fut compté, et certaines choses deux fois / la nuit était finie, et pour rien / chaque silence avait son petit bruit / un mot vint plus lentement que l'autre, et le dernier ne vint pas
sleep / on compta les étoiles, puis les trous entre elles / le matin arriva bien trop tôt / plus le lit était doux, plus les pensées étaient fortes / un bâillement passa par là et emporta tout
save / la corde était trop courte, et la nuit aussi / tout allait plus mal qu'avant / qui tirait à gauche défaisait ce qui se faisait à droite / ce qui était coincé depuis si longtemps se libéra tout doucement
save / dix bonnes idées vinrent, et aucune ne convenait / il ne restait que des visages fatigués / chaque secours avait besoin de secours / le danger passa, et tout redevint calme
solve / chaque empreinte fut mesurée, et aucune n'était la bonne / la dernière trace avait été balayée / chaque indice s'expliquait sans malice / derrière la dernière marque, sous une planche, (?goal on trouva {goal}|on trouva la réponse)
solve / on interrogea trois suspects, et chacun raconta une longue histoire / la liste des suspects était vide / chaque accusé était innocent, et vexé / la dernière marque menait à une planche, et dessous, (?goal il y avait {goal}|il y avait la réponse)
deliver / en trois virages, tout était déjà tombé deux fois / tout gisait dans la boue / chaque flaque semblait attendre ce moment / une porte s'ouvrit, et derrière, on attendait
deliver / le vent attrapa un coin, et ne le lâcha plus / plus rien n'était sec / chaque pas dans l'eau en valait dix / une lampe brûlait à une fenêtre, et c'était là
become / le chapeau était trop grand, et la voix trop forte / les affaires empruntées traînaient par terre / personne n'y croyait, sauf un moineau / la bonne chose fut faite avant que l'on ait le temps d'y penser
become / tout allait bien, tant que rien ne bougeait / il n'en restait qu'un chapeau / tout ce qui avait l'air juste tournait mal / c'était venu tout seul, d'un jour à l'autre
laugh / une blague fut expliquée, puis réexpliquée / il ne restait plus le moindre sourire / on aurait dit une porte mal huilée / il y eut un hoquet, puis un rire qui ne voulait plus s'arrêter
laugh / un clown vint, et s'endormit au milieu / toutes les bouches tombaient / chaque sourire glissait aussitôt / quelqu'un pouffa, et ce fut la fin du sérieux
win / la première manche passa avant d'être comprise / tout était en morceaux / une moitié gênait l'autre moitié / tout le monde se leva, et personne n'eut rien à redire
win / les autres étaient plus rapides à cela aussi / il n'y avait plus rien à espérer / tout ce qui était nouveau ratait d'une façon nouvelle / les autres furent les premiers à applaudir
`;
