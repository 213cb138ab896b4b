import { phraseList, wordSet } from './language-profile.ts';
import type { LanguageProfile } from './language-profile.ts';

export const spanishProfile: LanguageProfile = {
  code: 'es',
  stopWords: wordSet(`
    a acá además al algo algún alguna algunas alguno algunos allá allí ambos ante antes apenas aquel aquella aquellas aquello aquellos
    aquí así aun aún aunque bajo bastante bien cada casi cerca cierto ciertos como cómo con contra cosa cosas cual cuál cuales cualquier
    cuando cuándo cuanto da dan de debe deben del demás dentro desde después dice dio donde dónde dos durante e el él ella ellas ello
    ellos en encima entonces entre era eran eres es esa esas ese eso esos está estaba estaban están estar este esta estas esto estos
    fin fue fuera fueron gran ha haber había habían hace hacen hacer hacia han hasta hay hecho hizo hoy igual incluso jamás junto la las
    le lejos les lo los luego lugar mal mas más me medio mejor menos mi mía mientras mío mis misma mismas mismo mismos mucha muchas mucho
    muchos muy nada nadie ni ningún ninguna ninguno no nos nosotros nuestra nuestras nuestro nuestros nunca o os otra otras otro otros
    para parece parte pero poca pocas poco pocos poner por porque primer primera primero primeros primeras último última últimos últimas pronto propia propio pues puede pueden puesto
    que qué queda quien quién quienes quizá sabe se sea sean según ser será serán si sí sido siempre sin sino sobre sois sola solo sólo
    mayor mayores mejores menor menores peor peores somos son soy su sus suya suyo tal tales también tampoco tan tanta tanto tantos te tenía tiene tienen toda todas todavía todo todos
    tras tres tu tú tus un una unas uno unos usa usted va van varias varios veces vez vuelve y ya yo`),
  nounMarkers: wordSet(
    `el la los las un una unos unas del de al este esta estos estas ese esa esos esas su sus mi tu nuestro nuestra cada algunos algunas`,
  ),
  auxiliaries: wordSet(
    `es son era eran fue fueron está están estaba ha han había puede pueden debe deben será serán se va van`,
  ),
  connectors: wordSet('de del a al'),
  abbreviations: wordSet(
    'sr sra srta dr dra prof ud uds etc aprox p pp pág págs fig vol n no núm nº st sto sta av a.c d.c ee.uu p.ej ej min max ene feb mar abr jun jul ago sept oct nov dic',
  ),
  danglingOpeners: phraseList(`
    sin embargo; este; esta; estos; estas; esto; ese; esa; esos; esas; eso; aquello; él; ella; ellos; ellas; ello; su; sus; pero; y; e; o
    así; entonces; luego; también; además; por ejemplo; por el contrario; en cambio; por tanto; por lo tanto; por eso; por ello; de hecho
    finalmente; por último; después; más tarde; mientras tanto; ambos; ambas; otro; otra; otros; otras; el otro; la otra; los otros; aquí
    allí; ahí; del mismo modo; de la misma manera; no obstante; aun así; es decir; en otras palabras; de lo contrario; tampoco; en ese caso
    en ese momento; de esta forma; de esta manera; de este modo; gracias a eso; gracias a ello; el primero; el segundo; este último
    esta última; pues; porque; tal; tales; desde entonces; lo mismo; asimismo; en consecuencia; al final; ni; a su vez; en el mismo; en la misma; cada uno; cada una`),
  innerConnectives:
    /(?<=^[^,.;:]{1,60}), (?:en cambio|sin embargo|además|por tanto|por el contrario|no obstante|pues),|(?<=^[^,.;:]{1,60}) (?:entretanto|también|además)(?= \p{L})/gu,
  measures: wordSet(`
    cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta cien
    ciento cientos mil miles millón millones decena decenas mitad minuto minutos hora horas segundo
    segundos día días semana semanas mes meses año años siglo siglos grado grados gramo gramos kilo
    kilos kilómetro kilómetros metro metros centímetro centímetros litro litros doble cosas principio`),
  backReferences:
    /(?<!\p{L})(?:el|la)\s\p{L}+\s(?:invers|opuest|contrari)[oa](?!\p{L})|(?<!\p{L})(?:el|la)\s(?:traslado|transferencia|proceso|operación|intercambio|paso)\s(?:se\s(?:realiza|produce|hace)|tiene\slugar|ocurre)(?!\p{L})|(?<!\p{L})a la cuestión(?!\p{L})|(?<!\p{L})(?:est[ea]|est[oa]s|es[ea]|es[oa]s|dich[oa]s?)\s+(\p{L}+)|(?<!\p{L})(?:lo|los)\s+\p{L}+(?:aron|ieron|aban|ían|ió|ó)(?!\p{L})|(?<!\p{L})(?:la|las)\s+\p{L}+(?:aron|ieron|aban|ió|ó)(?!\p{L})|(?<!\p{L})(?:lo|la|los|las|le|les)\s+(?:ha|han|había|habían|hizo|hace|es|son)(?!\p{L})|^\p{L}+\s\p{L}+\slo\s(?!que)/giu,
  pointers:
    /(?:como (?:se (?:muestra|indica|ve|describe|explica|mencionó)|vimos|hemos visto|se ha visto)|(?:más )?(?:arriba|abajo) (?:indicad|mencionad|descrit)|véase|ver (?:la |el )?(?:figura|tabla|capítulo|sección|página)|(?:figura|fig\.?|tabla|capítulo|sección|anexo) \d+|en (?:este artículo|este capítulo|esta sección|esta página)|haz clic|haga clic|leer más|suscríbete|comparte este|todos los derechos reservados|(?:foto|imagen|crédito|créditos|fuente|leyenda)s?\s*:|foto de|©)/iu,
  instructions:
    /^(?:por favor,? )?(?:puedes |podrías |quiero |me gustaría )?(?:haz|hacer|crea|crear|escribe|escribir|genera|generar|cuenta|cuéntame|produce|resume|convierte)\b.{0,60}\b(?:v[ií]deo|película|historia|cuento|guion|guión|script|clip|animación|relato|texto)/iu,
};
