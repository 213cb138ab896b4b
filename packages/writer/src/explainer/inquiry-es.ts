import type { InquiryGrammar } from './inquiry-grammar.ts';

export const spanishInquiry: InquiryGrammar = {
  explainer: {
    opening: [
      '{asked} Parece una pregunta pequeña. <Las preguntas pequeñas suelen abrir las puertas más grandes.> Hagamos como [los curiosos|los buenos detectives|los científicos]: empecemos por mirar.',
      '{asked} Se puede encontrar una respuesta en un minuto y olvidarla por la noche. O se puede descubrir paso a paso, y guardarla. Esta película elige [el segundo camino|el camino más lento].',
    ],
    look: {
      animal: [
        'Primero, observar. De lejos, en silencio, sin molestar. ¿Cuándo ocurre? <¿Cuántas veces?> ¿Qué pasa justo antes, y qué pasa justo después?',
      ],
      thing: [
        'Primero, mirar de cerca. Si no hay peligro, tómalo en la mano, o busca una foto bien nítida. ¿Qué detalle te sorprende? ¿Qué cambia al cabo de una hora?',
      ],
      place: [
        'Primero, mirar de lejos: en un mapa, en una foto, o con tus propios ojos si el lugar es seguro. ¿Qué hay alrededor? ¿Qué se mueve, y qué lleva mucho tiempo quieto?',
      ],
      idea: [
        'Primero, abrir los ojos. ¿Dónde aparece en un día cualquiera? Apunta la hora, el lugar y lo que pasó justo antes. <A las reglas les gusta esconderse en las listas.>',
      ],
    },
    sharpen: [
      'Ahora cortemos la pregunta grande en preguntas pequeñas. ¿Es siempre así, o solo a veces? <¿Es así en todas partes?> ¿Qué tendría que cambiar para que dejara de ocurrir?',
      'Una buena pregunta tiene bordes. ¿Quién diría que sí, y quién diría que no? ¿Qué se podría medir, y con qué? <¿Qué parte se podría probar en una tarde?>',
    ],
    check: [
      'Después haz una suposición, y escríbela antes de buscar. Pregunta a dos fuentes que no se copien: un libro, y alguien que se dedique a ello. Donde coinciden, puede empezar la confianza.',
      'Reúne tres respuestas posibles, aunque sean raras. Para cada una pregunta: ¿qué vería yo si fuera cierta? Luego busca justo eso, en una biblioteca o en un museo.',
    ],
    share: [
      'Cuando lo sepas, explícaselo a alguien en tres frases. Si lo entiende, tú también lo has entendido. Y si llega una pregunta nueva, mejor: así se sigue adelante.',
      'Al final, pon tu respuesta al lado de tu primera suposición. ¿Qué te hizo cambiar de idea? <Cuenta también eso, y haz la siguiente pregunta.>',
    ],
  },
  news: {
    opening: [
      'El tema de este reportaje: {idea}. Antes de repetir un titular, preguntemos qué hay detrás. Bastan cinco preguntas, y sirven para cualquier noticia.',
    ],
    look: [
      '¿Qué se dice exactamente, y qué se da a entender? Leamos la frase palabra por palabra. <¿Quién actúa? ¿Dónde?> ¿Qué cifras se dan, y cuáles faltan?',
    ],
    sharpen: [
      '¿Quién es la fuente? ¿Estaba presente, cita a alguien, o espera algo? Un nombre, una fecha y un documento pesan más que mil mensajes compartidos.',
    ],
    check: [
      'Busquemos un segundo relato que no copie al primero. ¿Coinciden las horas, los lugares y las cifras? Donde no coincidan, digámoslo abiertamente.',
    ],
    share: [
      'Hasta entonces, el asunto queda abierto. Una frase prudente puede esperar una hora. Una frase falsa viaja durante años.',
    ],
  },
  titles: {
    opening: ['Una buena pregunta', 'La pregunta'],
    look: ['Primero, mirar', 'Ojos abiertos'],
    sharpen: ['En trozos pequeños', 'Preguntas más finas'],
    check: ['Suponer y comprobar', 'Tres respuestas posibles'],
    share: ['Contárselo a alguien', '¿Y ahora?'],
  },
  newsTitles: {
    opening: ['Detrás del titular'],
    look: ['Los hechos, palabra por palabra'],
    sharpen: ['¿Quién lo dice?'],
    check: ['Un segundo relato'],
    share: ['Lo que queda abierto'],
  },
};
