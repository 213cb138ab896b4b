import { phraseList, wordSet } from './language-profile.ts';
import type { LanguageProfile } from './language-profile.ts';

export const frenchProfile: LanguageProfile = {
  code: 'fr',
  stopWords: wordSet(`
    meilleur meilleure meilleures meilleurs pire pires
    a à afin ai aie ainsi alors après as assez au aucun aucune aujourd auparavant aura auront aussi autant autre autres aux avaient
    avait avant avec avoir avons ayant beaucoup bien bientôt c ça car ce ceci cela celle celles celui cent cependant certains
    certaines ces cet cette ceux chaque chez ci comme comment d dans de déjà depuis des dès désormais deux devant devient deviennent
    dire dit doit doivent donc donne dont du durant elle elles en encore enfin entre es est et étaient était étant été être eu eux
    fait faire faut fois font furent fut hui ici il ils j jamais je jour jusqu l la laisse le lequel les leur leurs loin lors lorsqu
    lorsque lui m ma mais mal me même mêmes mes met mettre mien moi moins mon n ne ni non nos notre nous on ont or ou où oui par
    parce parfois parmi partout pas pendant peu peut peuvent peut-être plus plusieurs plutôt pour pourquoi pourtant pouvait pouvoir
    premier première premiers premières dernier dernière derniers dernières près presque prend prendre puis puisque qu quand quant que quel quelle quelles quelque quelques quels qui quoi
    reste rien s sa sans sauf se selon sera seront ses seul seule si sien sinon soi soit son sont souvent sous suis sur surtout t ta
    tandis tant tard te tel telle telles tels tes toi ton toujours tous tout toute toutes très trois trop tu un une va vers veut
    viennent vient voici voilà voir vont vos votre vous vraiment y`),
  nounMarkers: wordSet(
    `le la les l un une des du de d au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs chaque quelques`,
  ),
  auxiliaries: wordSet(
    `est sont était étaient fut furent a ont avait avaient peut peuvent doit doivent sera seront va vont se s`,
  ),
  connectors: wordSet('de du des d à au aux en'),
  abbreviations: wordSet(
    'm mm mme mmes mlle dr pr st ste etc env p pp cf ex fig vol n no av apr j.-c p.ex min max jan févr oct nov déc sept',
  ),
  danglingOpeners: phraseList(`
    cependant; ce; cet; cette; ces; cela; ceci; ça; c; c'est; il; ils; elle; elles; on; son; sa; ses; leur; leurs; mais; et; or; donc
    ainsi; alors; puis; aussi; de plus; en outre; par ailleurs; par exemple; en revanche; au contraire; pourtant; toutefois; néanmoins
    ensuite; enfin; car; en effet; d'ailleurs; de même; celui-ci; celle-ci; ceux-ci; celles-ci; les deux; l'autre; les autres; là; ici
    d'autres; un autre; une autre; par conséquent; c'est pourquoi; autrement; sinon; autrement dit; à l'inverse; plus tard; après cela
    pour cela; grâce à cela; dans ce cas; à ce moment; de cette façon; le premier; le second; ce dernier; cette dernière; y; ni; tel; telle`),
  innerConnectives:
    /(?<=^[^,.;:]{1,60}), (?:cependant|toutefois|en revanche|par ailleurs|en outre|néanmoins|quant à (?:lui|elle|eux|elles)),|(?<=^[^,.;:]{1,60}) (?:cependant|toutefois|pourtant|ainsi|également)(?= \p{L})/gu,
  measures: wordSet(`
    quatre cinq six sept huit neuf dix onze douze quinze vingt trente quarante cinquante cent cents
    mille milliers million millions milliard milliards dizaine dizaines centaine centaines moitié minute
    minutes heure heures seconde secondes jour jours semaine semaines mois an ans année années siècle
    siècles degré degrés gramme grammes kilo kilos kilomètre kilomètres mètre mètres centimètre
    centimètres litre litres fois départ choses chose`),
  backReferences:
    /(?<!\p{L})(?:le|la)\s\p{L}+\s(?:inverse|contraire|opposée?)(?!\p{L})|(?<!\p{L})(?:le\s|la\s|l['’])(?:transfert|processus|opération|échange|passage)\s(?:s['’]effectue|se\s(?:fait|produit|déroule)|a\slieu)(?!\p{L})|(?<!\p{L})(?:cet|cette|ces|ce)\s+(?!sont|qui|que|qu)(\p{L}+)|(?<!\p{L})(?:lui|leur)\s+(?:a|ont|avait|avaient|fut|est|était)(?!\p{L})|^[^,;:]{1,60}\sen (?:contien|fourni|compt|représent|possèd)\p{L}*|^(?:En|Dès|Vers|Après|Depuis|Le \d)[^,]{0,30},?\s(?:il|elle|ils|elles)\s|^(?:La|À la|Dans la|Le) même\s|\bn(?:e les?|e la|e l['’]|['’]en|['’]y)\b|(?<!(?:\bil|\bils|qu['’]il)\s)(?<![\p{L}])(?:s['’])?y\s(?!a\s|avait|eut|ait|aura)\p{Ll}{3,}/giu,
  pointers:
    /(?:comme (?:indiqué|montré|vu|décrit|expliqué|mentionné|on l'a vu)|ci-dessus|ci-dessous|ci-contre|voir (?:la |le |l')?(?:figure|tableau|chapitre|section|page)|(?:figure|fig\.?|tableau|chapitre|section|annexe) \d+|dans (?:cet article|ce chapitre|cette section|cette page)|cliquez|lire (?:la suite|aussi)|abonnez-vous|partagez cet|tous droits réservés|(?:photo|image|crédit|crédits|source|légende|illustration)s?\s*:|photo (?:de|par)|©)/iu,
  instructions:
    /^(?:s'il (?:te|vous) plaît,? )?(?:peux-tu |pouvez-vous |je veux |je voudrais )?(?:fais|faites|faire|crée|créez|créer|écris|écrivez|écrire|génère|générez|raconte|racontez|produis|résume|résumez|transforme|transformez)\b.{0,60}\b(?:vidéo|film|histoire|conte|scénario|script|clip|animation|récit|texte)/iu,
};
