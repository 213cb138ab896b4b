import type { StoryGrammar } from './story-grammar.ts';

export const spanishGrammar: StoryGrammar = {
  beats: {
    beginning: [
      'Había una vez {aHero} que vivía {place}. {habit}',
      '{place} vivía {aHero}. {habit}',
      'La historia {delAHero} empieza {place}. {habit}',
      'En aquel tiempo, {place}, era fácil encontrarse con {aHero}. {habit}',
      'Esta es la historia {delAHero} que vivía {place}. {habit}',
    ],
    want: [
      'Más que nada en el mundo, {hero} quería {action}. {longing}',
      'Una [tarde|noche], un pensamiento se quedó junto {alHero}: {action}, ¡qué maravilla sería! Por la mañana el pensamiento ya era un plan, y [no había manera de dormir|ya no se podía esperar].',
      '{hero} tenía siempre el mismo sueño: {action}. Pensaba en ello [en el desayuno|al mediodía|al amanecer|mirando llover], y también [con las primeras estrellas|ya entrada la noche].',
      '«¡{action}, qué sueño!», dijo {hero} una [tarde|mañana|noche], [a nadie en particular|en voz alta|muy bajito]. {longing}',
      '{hero} solo deseaba una cosa: {action}. {longing}',
      'Desde siempre {hero} soñaba con {action}, sin [atreverse a empezar|encontrar el valor para empezar]. {longing}',
    ],
  },
  threads: {
    storm: {
      attempt: [
        'Al día siguiente {hero} se puso manos a la obra: {action}, paso a paso. <{first}.> [Al final de la semana|Al séptimo día] ya faltaba poco.',
        'Durante toda una semana {hero} intentó {action}, [de la mañana a la noche|en cada rato libre]. {first}. Pero cada día la meta estaba un poco más cerca.',
      ],
      setback: [
        'Entonces llegó {aStorm}. Cuando pasó, {ruin}, y {hero} [no se movió más|se quedó mirando un buen rato]. En [todo el día|toda la tarde] no dijo una palabra.',
        'Nadie lo esperaba: {aStorm}, en plena noche. Por la mañana, {ruin}. {hero} se preguntó si valía la pena [volver a empezar|seguir].',
      ],
      help: [
        '«{theStorm} siempre vuelve{call}», dijo {aHelper}, que [había visto de todo|había visto cosas peores]. «Empieza otra vez mientras haya calma, y empieza [con algo más pequeño|por lo más sencillo|poco a poco]». {hero} no lo había pensado.',
        '{hero} se encontró con {aHelper} {spot} y se lo contó todo. «{theStorm} se llevó el trabajo{call}», dijo {helper}, «pero no lo que aprendiste». [Algo de verdad había en ello|Era así de sencillo|Era una buena noticia].',
      ],
      change: [
        'Así que {hero} empezó de nuevo, [más despacio|trocito a trocito|con más paciencia]. Esta vez ni siquiera {theStorm} pudo hacer daño: {mend}. ¡Por fin {who} había conseguido {action}!',
        'La segunda vez {hero} sabía en qué fijarse, y [tardó el doble|no tuvo prisa]. {theStorm} llegó y pasó, y aun así {mend}. Después de tanto esfuerzo, {who} había conseguido {action}.',
      ],
      ending: [
        'Cada vez que vuelve {theStorm}, los vecinos se acuerdan {delHero}. [Lo perdido se puede empezar otra vez, un poco mejor cada vez|Luego se arreglan los tejados, y se espera a que vuelva la calma|Y cuando acaba, cada cual empieza de nuevo, trocito a trocito].',
        'Con el tiempo, {hero} hizo las paces hasta con {theStorm}. «Vuelve si quieres», decía [cada vez|riendo]. «Aquí ya sabemos [empezar de nuevo|volver a hacerlo|seguir adelante]».',
      ],
    },
    laughter: {
      attempt: [
        'A la mañana siguiente {hero} intentó {action}, a la vista de todos. <{first}.> Enseguida se acercaron {witnesses}, [para no perderse nada|dándose codazos].',
        'Sin esperar más, {hero} quiso {action} delante de todos. <{first}.> Al mediodía {witnesses} ya estaban allí, [y no eran un público amable|en primera fila, y ya se cuchicheaba|y alguna risita se oía ya].',
      ],
      setback: [
        '{witnesses} se rieron, primero bajito, luego a carcajadas. Desde ese momento {falter}, y {hero} habría querido estar [muy lejos|en cualquier otro lugar].',
        '«¡Eso no saldrá bien nunca!», gritaban {witnesses}. Cuanto más se reían, peor le iba {alHero}: {falter}. [Aquella noche el sueño parecía lejísimos|Parecía que ya no quedaba nada por intentar].',
      ],
      help: [
        '«De mí también se rieron{call}», dijo {aHelper} [con calma|al cabo de un rato]. «Luego vi que nadie de aquel público lo había intentado nunca». Por primera vez [en todo el día|en muchos días], {hero} levantó la mirada.',
        'Cuando se fue todo el mundo, {aHelper} se quedó y dijo: «Inténtalo primero para un solo amigo{call}, y deja que los demás se rían». Así que {hero} lo intentó otra vez, [ante un solo amigo|con un solo espectador].',
      ],
      change: [
        'Al día siguiente {hero} ya no hacía caso a {witnesses}. Lo intentó una vez más, [despacio y por gusto|un poco, y luego otro poco], y {mend}. Una tras otra, las risas se apagaron: {who} había conseguido {action}.',
        '{witnesses} seguían allí, pero {hero} ya no les hacía caso. Esta vez {mend}. Las risas dieron paso [a un largo silencio|al asombro]: de verdad era posible {action}.',
      ],
      ending: [
        'Hoy {witnesses} vuelven [cada tarde|cada domingo], y no para reírse. Quieren saber cómo se hace, y {hero} [empieza siempre por el primer paso|cuenta también los días malos].',
        'Ya nadie se ríe de un comienzo torpe. {witnesses} se acuerdan demasiado bien {delHero}, y del día en que {mend}.',
      ],
    },
    haste: {
      attempt: [
        '{hero} lo quería todo de golpe: {action}, y terminar antes [de la cena|de que acabara la semana|de la noche]. Se saltó los primeros pasos, y luego también los siguientes. <{first}.>',
        '{action}: ¿tan difícil sería? {hero} empezó por la mitad, a toda prisa, y [apenas paró a respirar|no miró atrás ni una vez]. <{first}.>',
      ],
      setback: [
        'Pero quien tiene prisa lo hace todo dos veces. Antes de que acabara el día, {ruin}, y {hero} ni siquiera sabía decir [qué había fallado|dónde estaba el error].',
        'Todo iba cada vez más deprisa, hasta que se paró: {ruin}. {hero} estaba a punto de [rendirse|dejarlo].',
      ],
      help: [
        '{aHelper} le dio {alHero} {aKeepsake}. «Una por cada pasito{call}», dijo {helper}, «y solo un paso al día». Parecía [demasiado fácil|muy poca cosa].',
        '«¿Cuántos pasos te has saltado{call}?», preguntó {aHelper}, poniendo en fila unas {keepsakes}, una junto a otra. {hero} las contó [y comprendió|en silencio, y comprendió].',
      ],
      change: [
        'Así que {hero} dio un pasito cada día, y cada vez puso {aKeepsake} junto a la anterior. La fila creció y, [una mañana|una tarde|un día], {mend}. {who} había conseguido {action}, sin ninguna prisa.',
        '{hero} ya no contaba los días, solo las {keepsakes}. Cuando hubo [veinte|treinta|cuarenta], {mend}. Así fue como {who} consiguió {action}.',
      ],
      ending: [
        '{hero} dejó la fila de {keepsakes} donde estaba, {spot}. Quien pasa corriendo se para, las cuenta, y sigue [un poco más despacio|a la mitad de velocidad].',
        '{hero} guardó una de las {keepsakes} como recuerdo. Las demás las regaló, una a una, a [quienes tenían demasiada prisa|quienes no sabían esperar].',
      ],
    },
    charm: {
      attempt: [
        'Para tener suerte, {hero} guardaba siempre cerca {aKeepsake}. Con ella nada podía salir mal, y así intentó {action} [aquel mismo día|antes de que acabara la semana]. <{first}.>',
        'Un día {hero} encontró {aKeepsake} que parecía dar suerte. {first}, pero [cada día|con cada intento] el sueño quedaba un poco más cerca: {action}.',
      ],
      setback: [
        'Entonces {theKeepsake} desapareció. {hero} buscó por todas partes, y sin ella {falter}. [El valor parecía haberse ido con ella|La suerte, al parecer, se había ido también].',
        'Una mañana {hero} buscó {theKeepsake} y no la encontró. Aquel día {falter}, y [el siguiente no fue mejor|por la noche fue peor todavía].',
      ],
      help: [
        '«¿Fue {theKeepsake} la que hizo todo el trabajo{call}?», preguntó {aHelper} [con una sonrisa|con amabilidad]. {hero} lo pensó mucho tiempo. [Al final|Al cabo de un rato|Muy bajito|Despacio] llegó la respuesta: «No».',
        '{aHelper} ayudó a buscar hasta la noche, y luego dijo: «Lo que necesitas nunca estuvo en {theKeepsake}{call}». Al principio {hero} no lo entendió. <Luego, [poco a poco|despacio], todo quedó claro.>',
      ],
      change: [
        'La vez siguiente, {hero} lo intentó sin {theKeepsake}. [El primer momento fue el más difícil|Al principio fue raro, y después fácil]. Entonces {mend}, y el sueño de {action} dejó de ser un sueño.',
        '«Pues será sin {theKeepsake}», dijo {hero}, y empezó. Y de pronto {mend}. {who} consiguió {action} [a pesar de todo|igualmente]. <Lo que hacía falta estaba ahí [desde siempre|desde el primer día|desde el principio].>',
      ],
      ending: [
        'Mucho después, {theKeepsake} apareció de nuevo, {spot}. {hero} [sonrió y la dejó allí|se rio y la dejó donde estaba], para quien la necesitara más.',
        'Al final, {helper} encontró {theKeepsake}. {hero} se la regaló a alguien que tenía un sueño y [no se atrevía a empezar|aún dudaba]. «Da suerte», decía, «en cuanto uno empieza».',
      ],
    },
    alone: {
      attempt: [
        '{hero} no se lo contó a nadie. En secreto, {spot}, intentó {action}, [por la mañana temprano|ya de noche], mientras todos dormían. <{first}.>',
        '«No hace falta ayuda», decía {hero}, y [rechazaba todas las ofertas|no dejaba acercarse a nadie]. Día tras día intentaba {action}, {spot}, lejos de todas las miradas. <{first}.>',
      ],
      setback: [
        'Pero hay [cosas|penas|ilusiones] que pesan demasiado para llevarlas en secreto. A pesar de todos los esfuerzos, {falter}, y {hero} no tenía a nadie, {spot}, con quien [hablarlo|compartirlo].',
        'Sin un amigo, cada [error|fallo|tropiezo] pesa [el doble|mucho más|como una piedra]. Pronto {falter}. Nunca había habido tanto silencio {spot}, y {hero} pensó en dejarlo.',
        'No había nadie para verlo: {falter}, una y otra vez. {hero} se quedó mucho rato {spot}, y habría dado mucho por una sola palabra [amable|amiga].',
      ],
      help: [
        'Una tarde llegó {aHelper} y se quedó {spot}. «No puedo hacerlo por ti{call}», dijo {helper}, «pero puedo hacerte compañía». Para {hero} era [suficiente|muchísimo].',
        '«¿Puedo mirar{call}?», preguntó {aHelper}. {hero} quiso decir que no, dijo que sí, y se quedaron {spot} hasta la noche. [El silencio ya no era el mismo|Nadie habló mucho|Era un buen silencio|Y eso ayudaba|Las palabras no hacían falta|La noche pareció más corta].',
      ],
      change: [
        'Desde entonces {hero} tuvo compañía {spot}. Entre preguntas y palabras amables, {mend}. {who} había conseguido {action}, y no sin un amigo.',
        '«Entonces, en compañía», dijo {hero}, y fue más [fácil|llevadero] de lo previsto. {spot}, al lado {delHelper}, todo cambió: {mend}. {who} consiguió {action}. <Bastó con [una semana|unos pocos días].>',
      ],
      ending: [
        'Desde aquel día, {hero} guarda un sitio libre {spot}. Quien tenga un sueño demasiado pesado puede sentarse allí, y [nadie sobra|toda visita es bienvenida].',
        'De los días malos {hero} cuenta [muy poco|lo justo]. Pero te hablará {delHelper}, y de [las largas tardes|los mejores días] {spot}.',
      ],
    },
  },
  doIt: 'hacerlo',
  matters: {
    paint: {
      first: 'las primeras pinceladas goteaban',
      ruin: 'todos los colores se habían vuelto grises',
      falter: 'cada línea salía torcida',
      mend: 'los colores empezaron a brillar',
    },
    build: {
      first: 'los martillazos se oían desde lejos',
      ruin: 'las piezas estaban esparcidas por todas partes',
      falter: 'nada encajaba',
      mend: 'cada pieza encajó en su sitio',
    },
    cook: {
      first: 'una pizca de esto, y demasiado de aquello',
      ruin: 'todo se había echado a perder',
      falter: 'todo salía quemado',
      mend: 'todo salió dorado y en su punto',
    },
    voice: {
      first: 'empezó muy bajito, y luego un poco más fuerte',
      ruin: 'ya no salía ni un sonido',
      falter: 'cada sonido salía desafinado',
      mend: 'cada sonido salió claro y limpio',
    },
    move: {
      first: 'visto desde fuera parecía muy fácil',
      ruin: 'ya no quedaban fuerzas',
      falter: 'cada intento acababa en el suelo',
      mend: 'todo se volvió ligero como una pluma',
    },
    words: {
      first: 'la primera línea costó toda una mañana',
      ruin: 'las palabras se habían hecho un nudo',
      falter: 'las palabras se atascaban una tras otra',
      mend: 'las palabras llegaron una tras otra',
    },
    grow: {
      first: 'la tierra estaba dura como un plato',
      ruin: 'los brotes estaban doblados y caídos',
      falter: 'nada quería brotar',
      mend: 'asomaron los primeros brotes',
    },
    journey: {
      first: 'la primera legua fue la más larga',
      ruin: 'el camino había desaparecido',
      falter: 'todos los caminos volvían al punto de partida',
      mend: 'el camino quedó libre',
    },
    heart: {
      first: 'el primer paso fue muy pequeño',
      ruin: 'ya no quedaba ni una pizca de valor',
      falter: 'todo el valor se esfumaba',
      mend: 'llegó una gran calma',
    },
    any: {
      first: 'una cosa iba bien, y la siguiente un poco peor',
      ruin: 'el trabajo de muchos días se había perdido',
      falter: 'nada salía bien',
      mend: 'lo que estaba enredado se soltó solo',
    },
  },
  beatTitles: {
    beginning: ['Así era {hero}', 'Un comienzo tranquilo', 'Donde todo empieza'],
    want: ['Un solo deseo', 'El sueño', 'Una idea que no se va'],
    attempt: ['El primer intento', 'Manos a la obra', 'Los primeros pasos'],
    setback: ['Cuando todo sale mal', 'El día más duro', 'Lejos del sueño'],
    help: ['Una ayuda inesperada', 'Pocas palabras, las justas', 'Un buen consejo'],
    change: ['Otra vez, despacio', 'Algo se abre', 'El giro'],
    ending: ['Desde aquel día', 'Lo que queda', 'Lo que sabe {hero}'],
  },
  title: '{hero} que quería {action}',
  pluralOpening: 'Aquí están: {plural}. Todos los llamaban la pequeña pandilla.',
  quotedOpening: 'Alguien había escrito estas palabras en un muro: «{quote}». Nadie sabía qué querían decir.',
  tones: {
    playful: '[¿Listos? ¡Allá vamos!|¡Acercaos!]',
    dramatic:
      '[Hay días que lo cambian todo, y para {hero} fue aquel.|{hero} no olvidaría nunca lo que estaba por venir.]',
    documentary:
      '[Esto es, en orden, lo que vivió {hero}.|Seguimos los pasos {delHero} del primer día al último.]',
  },
  handovers: {
    want: '¿Y qué deseaba?',
    attempt: '¿Y se atrevió a intentarlo?',
    setback: '¿Y salió bien?',
    help: '¿No había nadie que pudiera ayudar?',
    change: 'Entonces, ¿qué hizo?',
    ending: '¿Y cómo acaba esta historia?',
  },
};
