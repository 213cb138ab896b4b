import type { BodiedCourses } from './bodied-way.ts';

export const spanishBodiedCourses: BodiedCourses = {
  afloat: {
    attempt:
      '{hero} quería {action} y tiró en línea recta, sin seguir las curvas, porque así era más corto. <{first}.> Antes del mediodía ya no había agua, solo barro.',
    setback:
      'Al día siguiente luchó contra la corriente: {falter}. Por la noche {hero} estaba otra vez donde todo había empezado, un poco más abajo en el agua.',
    help: '«El agua conoce el camino desde hace mil años{call}», dijo {aHelper}. «Deja que te lleve, también por las curvas que parecen volver atrás». Hasta entonces {hero} siempre había tirado hacia el otro lado.',
    change:
      'Así que {hero} siguió todas las curvas, hasta las que volvían atrás. Las orillas se alejaban cada vez más, y por fin {mend}. [Así fue como {who} logró|{who} había logrado] {action}.',
    ending:
      'Dicen que el agua toma el camino más largo. Pero {hero} sabe todo lo que se habría perdido por el más corto.',
    matter: {
      first: 'el agua tiraba a la izquierda cada vez que había que ir a la derecha',
      ruin: 'del camino solo quedaban barro y juncos',
      falter: 'por cada metro ganado, el agua se llevaba dos',
      mend: '(?goal apareció {goal}|apareció todo de golpe), sin nada ya de por medio',
    },
  },
  wheels: {
    attempt:
      '{hero} quería {action} y salió a toda velocidad, por la vía más rápida. <{first}.> Al anochecer la vía acababa en una barrera, y detrás solo había hierba.',
    setback:
      'La siguiente no fue mejor, ni la otra tampoco: {falter}. Al tercer día {hero} seguía en la cuneta, y le sonaba todo lo que puede sonar.',
    help: '«Las vías rápidas solo van adonde van todos{call}», dijo {aHelper}. «Toma la pequeña, por la colina, y párate siempre que alguien espere». Por los demás, {hero} no se había parado nunca.',
    change:
      'Así que {hero} tomó la vía pequeña y se paró por todos. Cada uno conocía el trozo siguiente. Después de la última parada, {mend}. [Así fue como {who} logró|{who} había logrado] {action}.',
    ending:
      'Desde entonces la vía pequeña está en el mapa. {hero} pasa por allí una vez por semana y se lleva a quien esté esperando.',
    matter: {
      first: 'los mojones pasaban volando como las tablas de una valla',
      ruin: 'faltaba una rueda, y lo demás era polvo',
      falter: 'cada desvío volvía al mismo puente',
      mend: '(?goal apareció {goal}|apareció todo de golpe), justo detrás de la última curva',
    },
  },
  rooted: {
    attempt:
      '{hero} no podía dar ni un paso. Así que, para {action}, se estiró, cada día un poco más. <{first}.> No bastaba para mirar por encima de la colina.',
    setback:
      'Después se inclinó, todo lo que puede inclinarse quien ha de quedarse: {falter}. Durante una semana {hero} no volvió a moverse.',
    help: '«Adonde tú no puedes ir{call}, van otros», dijo {aHelper}. «Los que pasan tienen que descansar en alguna parte. ¿Por qué no contigo?». Hasta entonces {hero} había mirado por encima de todos.',
    change:
      'Así que {hero} ofreció descanso a los que pasaban, y pidió una sola cosa: que contaran. Un poco de este, un poco de aquel, hasta que {mend}. Sin dar un paso, {who} logró {action}.',
    ending:
      'Desde entonces nadie pasa junto a {hero} sin detenerse. Quien viene de lejos lo cuenta allí, y se queda un poco más de lo pensado.',
    matter: {
      first: 'un dedo al día, nada más',
      ruin: 'una grieta corría de arriba abajo',
      falter: 'crujió algo que no debía crujir',
      mend: '(?goal {goal} estuvo tan cerca|todo estuvo tan cerca) que no faltaba nada, ni siquiera el olor',
    },
  },
  snow: {
    attempt:
      'Para {action}, {hero} se puso en camino sin más, a pleno sol. <{first}.> A mediodía ya era mucho más {~pequeño|pequeña}, y hubo que dar la vuelta.',
    setback:
      'La vez siguiente anduvo de noche y se escondió de día en una cueva fría: {falter}. Allí {hero} estaba a salvo, y no veía más que roca.',
    help: '«No hace falta ir adonde hace calor{call}», dijo {aHelper}. «Sube adonde la nieve se queda. Desde arriba se ve todo lo de abajo». {hero} miró la montaña por primera vez.',
    change:
      'Así que {hero} subió, noche tras noche, hasta donde la nieve no se derrite nunca. Y una mañana, allá abajo, {mend}. [Así fue como {who} logró|{who} había logrado] {action}.',
    ending:
      '{hero} sigue viviendo allá arriba, justo al borde de la nieve. Las primeras flores crecen a un paso, y se miran durante todo el verano.',
    matter: {
      first: 'cayó una gota, luego otra, y luego diez a la vez',
      ruin: 'solo quedaba un charco',
      falter: 'cada amanecer llegaba antes que el final del camino',
      mend: '(?goal apareció {goal}|apareció todo de golpe), con todos sus colores',
    },
  },
  sky: {
    attempt:
      'Para {action}, {hero} dejó su sitio en el cielo aquella misma tarde. <{first}.> Antes del amanecer el viento lo había devuelto todo al punto de partida.',
    setback:
      'La noche siguiente empujó con todas sus fuerzas: {falter}. La luz de {hero} era cada vez más pálida, y abajo ya nadie levantaba la cabeza.',
    help: '«Empujas contra el viento{call}», dijo {aHelper}. «Él va a todas partes, pero no el mismo día. Pregúntale adónde va, y espera al bueno». Al viento {hero} no le había preguntado nunca nada.',
    change:
      '{hero} dejó pasar ocho vientos y los saludó a todos. El noveno era el bueno, y {mend}. [Así fue como {who} logró|{who} había logrado] {action}.',
    ending:
      'De vez en cuando, el sitio de {hero} en el cielo está vacío. Entonces los de abajo sonríen: habrá pasado el viento bueno.',
    matter: {
      first: 'una bandada de gansos era más rápida, y lo hizo saber',
      ruin: 'en el cielo solo quedaba gris',
      falter: 'lo que se ganaba a medianoche se perdía al alba',
      mend: '(?goal apareció {goal}|apareció todo de golpe), casi al alcance de la mano',
    },
  },
  carried: {
    attempt:
      'Para {action}, {hero} se puso en camino sin nadie. <{first}.> Hizo falta un día entero para llegar a la puerta, y la puerta estaba cerrada.',
    setback:
      'A la mañana siguiente se escondió en un cesto que iban a llevarse: {falter}. Por la noche {hero} estaba otra vez en el sitio de siempre.',
    help: '«Sin los demás se llega hasta la puerta{call}», dijo {aHelper}. «Pero a quien es útil se lo llevan. ¿Quién sale mañana, y qué va a echar en falta?». {hero} lo pensó hasta la noche.',
    change:
      'El siguiente viajero encontró a {hero} junto a la puerta, {~limpio y listo|limpia y lista}. Pasaron juntos colinas y lluvia, y cada noche se alegraban de ser dos. Entonces {mend}. [Así fue como {who} logró|{who} había logrado] {action}.',
    ending:
      'Hoy {hero} está otra vez en el sitio de siempre, con un arañazo del viaje. Y quien sale por esa puerta pregunta primero: «¿Quién viene conmigo?».',
    matter: {
      first: 'un saltito a la izquierda, otro a la derecha, y un descanso en medio',
      ruin: 'estaba todo patas arriba por el suelo',
      falter: 'el cesto solo fue al mercado y volvió',
      mend: '(?goal apareció {goal}|apareció todo de golpe), al otro lado de una colina',
    },
  },
  stay: {
    attempt:
      '{hero} quería {action}, y aquel mismo día. <{first}.> Pero los que pasaban tenían prisa, y correr detrás de ellos era imposible.',
    setback:
      'Al día siguiente hizo de todo para llamar la atención: {falter}. Daban un gran rodeo para no pasar junto a {hero}, y la noche fue más callada que nunca.',
    help: '«No puedes correr tras ellos{call}», dijo {aHelper}. «Pero puedes dar ganas de pararse. ¿Qué tienes tú que haga falta en una noche fría?». {hero} estuvo pensándolo hasta el alba.',
    change:
      'La primera noche fría, {hero} guardó un rinconcito libre, al abrigo del viento. Al principio no vino nadie. A la tercera noche alguien se sentó y se quedó: {mend}. [Así fue como {who} logró|{who} había logrado] {action}.',
    ending:
      'Ese rincón ya casi nunca está vacío. Pero {hero} siempre guarda un hueco, para quien llegue al final.',
    matter: {
      first: 'solo se oyó un crujido pequeño',
      ruin: 'por allí ya no pasaba nadie',
      falter: 'cuanto más ruido había, más deprisa se iban',
      mend: 'entre dos, el silencio era otra cosa',
    },
  },
};
