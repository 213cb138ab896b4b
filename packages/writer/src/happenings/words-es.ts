import { wordSet } from '@kinora/words';
import type { LatinWords } from './latin-words.ts';

export const spanishWords: LatinWords = {
  frame:
    /^(?:(?:cuénta(?:me|nos)?|cuenta|escribe|haz) )?(?:la |una |un |el )?(?:(?:pequeña|breve|verdadera|corta) )*(?:historia|cuento|relato|fábula|película|vídeo|video|documental|reportaje)(?: (?:de|del|sobre)\b)? ?:? ?|^(?:explica(?:me|nos)? )?las (?:causas|razones|consecuencias) (?=de |del )/iu,
  history: undefined,
  clauseFrame:
    /^(?:el (?:día|momento|año|verano)|la (?:noche|mañana|tarde)|¿?cómo|¿?cuando|¿?cuándo)(?: en (?:el |la )?que| que)? /iu,
  indefinite: wordSet('un una unos unas'),
  definite: wordSet('el la los las este esta'),
  own: wordSet('mi mis nuestro nuestra su sus dos tres cuatro cinco seis siete algunos algunas'),
  of: wordSet('de del'),
  prepositions: wordSet(
    'de del a al en sobre bajo entre contra hacia por para con sin alrededor tras después antes durante desde hasta y e o',
  ),
  relatives: wordSet('que quien cual cuyo'),
  events: wordSet(
    `revolución insurrección rebelión motín independencia partición reunificación abolición emancipación asesinato coronación
     investidura erupción terremoto tsunami pandemia epidemia hambruna armisticio tratado genocidio masacre renacimiento reforma
     restauración desembarco alunizaje cruzada cruzadas reconquista referéndum misión transición holocausto deportación
     colonización anexión descolonización`,
  ),
  makings: wordSet(
    `invención invento descubrimiento construcción apertura hundimiento naufragio fundación domesticación abdicación unificación
     creación conquista exploración liberación ocupación firma nacimiento fin final origen orígenes ejecución toma derrumbe
     explosión lanzamiento inauguración decadencia introducción expulsión`,
  ),
  conflicts: wordSet(
    `guerra guerras batalla caída sitio asedio incendio inundación peste accidente juicio huelga marcha carrera expedición crisis
     bombardeo invasión campaña catástrofe desastre disturbios revuelta congreso conferencia elección elecciones atentado ascenso
     cumbre crimen llegada rescate fiebre movimiento juegos ascensión motín trasplante`,
  ),
  motions: wordSet('viaje viajes vuelo travesía vuelta pasos paso circunnavegación inmersión'),
  firsts: wordSet('primer primera primero primeros primeras segunda segundo tercera tercer último última'),
  pinning:
    /^(?:mundial(?:es)?|civil(?:es)?|fría|negra|industrial|cultural|napoleónicas?|púnicas?|atómica|nuclear|lunar|espacial|polar|olímpic[ao]s?|frances(?:a|as|es)?|francés|ingles(?:a|as|es)?|británic[ao]s?|español(?:a|as|es)?|american[ao]s?|rus[ao]s?|soviétic[ao]s?|aleman(?:a|as|es)?|italian[ao]s?|chin[ao]s?|japones(?:a|as|es)?|indi[ao]s?|cuban[ao]s?|mexican[ao]s?|iraní|húngar[ao]s?|grieg[ao]s?|roman[ao]s?)$/iu,
  institutions: wordSet(
    `ayuntamiento gobierno parlamento senado congreso tribunal corte policía guardia alcalde alcaldesa alcaldía ministro ministra
     ministros ministerio presidente presidenta premier ciudad región provincia estado sindicato sindicatos empresa banco comisión
     partido partidos oposición universidad hospital hospitales instituto museo autoridades diputados senadores votantes vecinos
     investigadores científicos astrónomos arqueólogos ingenieros médicos enfermeros maestros profesores bomberos agricultores
     obreros conductores mineros astronautas alpinistas manifestantes estudiantes papa nasa onu escuela escuelas colegio
     precios alquileres salarios impuestos acciones desempleo inflación economía buzos pescadores excursionistas negociaciones tregua vacuna virus brote elecciones referéndum ley presupuesto tipos justicia`,
  ),
  newsThings: wordSet(
    `sonda módulo rover cápsula satélite
     transbordador cohete telescopio avión tren ferry petrolero terremoto sismo tormenta huracán tifón ciclón inundaciones incendio
     incendios volcán avalancha tornado sequía tsunami erupción huelga
       paro plan equipo club ola calor puente carretera carreteras`,
  ),
  acts: /^(?:anunci|aprueb|aprob|adopt|vot|prohíb|prohib|lanz|inaugur|cierr|cerr|abr|abier|reabr|rechaz|firm|detien|detuv|deten|conden|descubr|descubier|gan|pierd|perd|elig|elegi|aument|sub|baj|cae|cay|golpe|sacud|mat|hier|destruy|dañ|arras|evacu|rescat|aterriz|aluniz|despeg|regres|lleg|alcanz|termin|empiez|comienz|dimit|muer|propon|prorrog|aplaz|anul|suspend|retir|confirm|desmient|acus|compr|vend|decid|orden|autoriz|obtien|amenaz|bloque|exig|pid|alert|revel|present|venc|clasific|acog|hall|dej|azot|devuelv|bat|plant|descarril|choc|avist)(?:a|an|e|en|ó|aron|ieron|ió|ado|ada|ados|adas|ido|ida|idos|idas|to|ta|n|uce|ía|ia|ian|ron|o)?$/iu,
  publicActs:
    /^(?:anunci|aprueb|aprob|adopt|vot|prohíb|inaugur|rechaz|conden|elig|aument|evacu|aluniz|dimit|prorrog|aplaz|anul|suspend|autoriz|clasific|cerr|detien)(?:a|an|e|en|ó|aron|ieron|ió|ado|ada|ados|adas|ia|ian)?$/iu,
  wishes:
    /^(?:aprende|aprendió|quiere|quería|sueña|soñaba|desea|espera|ama|amaba|adora|busca|buscan|miedo|olvida|olvidó|intenta|hizo|encuentra|vive|vivía|despierta)$/iu,
  casualties: wordSet('muertos muerto heridos desaparecidos víctimas rescatados evacuados'),
  feelings: wordSet(
    'risa risas amor amistad esperanza alegría felicidad tristeza soledad valor bondad sueños silencio magia',
  ),
  mankind: wordSet('hombre hombres humanidad'),
};
