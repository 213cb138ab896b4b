import type { ActSigns } from './shown-act.ts';

export const spanishActSigns: ActSigns = {
  run: {
    habit: 'No paraba ni un momento, ni siquiera [en el desayuno|en la cena|durante los cuentos].',
    longing: 'Por la noche, en sueños, corría y corría, y nunca le faltaba el aire.',
  },
  chase: {
    habit: 'Sabía por el ruido lo que venía, mucho antes de verlo.',
    longing: 'Cada día esperaba en la curva, y cada vez se acababa demasiado pronto.',
  },
  surf: {
    habit: 'Conocía la marea por el ruido, incluso medio en sueños.',
    longing: 'Con la marea baja se subía a una tabla, en la arena, y esperaba una ola.',
  },
  swim: {
    habit: 'Bajaba cada día hasta el agua, y nunca metía más que un dedo.',
    longing: 'Por la noche, en sueños, el agua era tibia y ligera como el aire.',
  },
  sail: {
    habit: 'Leía en las nubes de dónde vendría el viento de mañana.',
    longing: 'En cada charco ponía una hoja, y soplaba hasta la otra orilla.',
  },
  fly: {
    habit: 'Miraba siempre hacia arriba, y se chocaba con [todo|los árboles].',
    longing: 'Cuando hacía viento se ponía de puntillas, por si acaso.',
  },
  climb: {
    habit: 'Se subía a todo lo que estaba quieto: vallas, cobertizos y, una vez, una vaca.',
    longing: 'Cada mañana miraba primero si la cima seguía allí.',
  },
  dance: {
    habit: 'No podía oír [la lluvia|un martillo] sin llevar el compás.',
    longing: 'Cuando nadie miraba, daba una vuelta en el sitio, muy deprisa.',
  },
  fish: {
    habit: 'Podía mirar el agua toda una [mañana|tarde].',
    longing: 'Por la noche soñaba con algo de plata, y siempre se escapaba.',
  },
  befriend: {
    habit: 'Se fijaba en todo y [apenas|casi nunca] decía nada.',
    longing: 'Ensayaba un saludo con [un árbol|una piedra|la lluvia], primero fuerte y luego bajito.',
  },
  brave: {
    habit: 'Sabía hacer casi de todo, y de todo hablaba menos de una cosa.',
    longing: 'Contaba hasta [diez|veinte|siete] antes de empezar, y luego volvía a contar.',
  },
  find: {
    habit: 'Le daba la vuelta a cada [piedra|hoja|teja], por si acaso.',
    longing: 'Por la noche recorría con el pensamiento un sitio tras otro, sin saltarse ninguno.',
  },
  see: {
    habit: 'Estaba siempre en el sitio desde el que se ve más lejos.',
    longing: 'Preguntaba a cuantos venían de lejos y recordaba cada palabra.',
  },
  go: {
    habit: 'Conocía todos los [caminos|senderos] y sabía dónde [terminaba cada uno|acababan].',
    longing: '[Tres|Cuatro|Cinco] veces salió en secreto, y cada vez dio la vuelta en la primera curva.',
  },
  sleep: {
    habit: 'De noche, cuando todo callaba, conocía hasta el menor ruido.',
    longing: 'Probó del lado izquierdo, del lado derecho y cabeza abajo.',
  },
  save: {
    habit: 'Nunca pasaba junto a un escarabajo panza arriba sin darle la vuelta.',
    longing: 'Iba allí cada tarde, y cada tarde la cosa estaba un poco peor.',
  },
  solve: {
    habit: 'Se fijaba en todo: una miga de más, o una puerta abierta que debía estar cerrada.',
    longing: 'Aquella noche contó a todos los que habían pasado por allí, y los volvió a contar.',
  },
  deliver: {
    habit: 'Nunca había perdido nada de lo que le confiaban, ni siquiera un botón.',
    longing: 'Por la noche hacía todo el camino con el pensamiento, de puerta en puerta.',
  },
  become: {
    habit: 'Miraba de cerca cómo lo hacían los demás, y lo recordaba todo.',
    longing: 'Por la noche se probaba sombreros, y saludaba [a la luna|al barril].',
  },
  laugh: {
    habit: 'Lo hacía todo como es debido, y siempre a su hora.',
    longing: 'Cada mañana se miraba en [el espejo|el agua], por si había venido de noche.',
  },
};
