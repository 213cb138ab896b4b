import { wordSet } from '@kinora/words';
import type { LatinWords } from './latin-words.ts';

export const frenchWords: LatinWords = {
  frame:
    /^(?:(?:raconte|écris|fais)(?:[- ](?:moi|nous))? )?(?:l['’]|une |un |le |la )?(?:(?:petite?|belle|vraie|véritable|brève|courte?) )*(?:histoire|récit|conte|film|vidéo|documentaire|reportage)(?: (?=de l|des |de la |d['’]|du )| (?:de|sur)\b)? ?:? ?|^(?:explique(?:[- ](?:moi|nous))? )?les (?:causes|raisons|conséquences) (?=de |du |des |d['’])/iu,
  history: undefined,
  clauseFrame:
    /^(?:le (?:jour|soir|matin|moment)|la (?:nuit|journée)|l['’]année|l['’]été|comment|quand)(?: o[uù])? /iu,
  indefinite: wordSet('un une'),
  definite: wordSet('le la l les ce cette ces'),
  own: wordSet('mon ma mes notre nos son sa ses deux trois quatre cinq six sept quelques'),
  of: wordSet('de du des d'),
  prepositions: wordSet(
    'de du des d à au aux en dans sur sous entre contre vers par pour avec sans autour après avant pendant depuis et ou chez jusqu',
  ),
  relatives: wordSet('qui que qu dont où'),
  events: wordSet(
    `révolution insurrection rébellion mutinerie indépendance partition réunification abolition émancipation assassinat
     couronnement sacre investiture éruption séisme tsunami pandémie épidémie famine armistice traité génocide massacre
     renaissance réforme restauration débarquement alunissage croisade croisades résistance commune référendum
     mission occupation guillotine shoah déportation colonisation annexion décolonisation pèlerinage`,
  ),
  makings: wordSet(
    `invention découverte construction ouverture naufrage fondation domestication abdication unification création conquête
     exploration libération signature naissance fin origine origines exécution prise effondrement explosion lancement
     inauguration édification exploration déclin introduction percement expulsion fusion`,
  ),
  conflicts: wordSet(
    `guerre guerres bataille chute siège incendie inondation peste crash procès grève marche course expédition crise
     bombardement invasion campagne catastrophe accident ruée émeute émeutes révolte mouvement congrès conférence élection élections
     exposition attentat attentats affaire ascension mur front appel jeux percement greffe`,
  ),
  motions: wordSet('voyage voyages vol traversée tour trajet pas plongée circumnavigation'),
  firsts: wordSet('premier première premiers premières 1er 1re seconde second deuxième dernier dernière'),
  pinning:
    /^(?:mondiale?s?|civiles?|froide|noire|industrielle|culturelle|napoléoniennes?|puniques?|atomique|nucléaire|lunaire|spatiale?|polaire|olympiques?|françaises?|français|anglaise?s?|britanniques?|espagnole?s?|américaine?s?|russes?|soviétiques?|allemande?s?|italienne?s?|chinoise?s?|japonaise?s?|indienne?s?|cubaine?s?|mexicaine?s?|iranienne?s?|hongroise?s?|grecque?s?|romaine?s?|algérienne?s?|haïtienne?s?|ottomane?s?|cent)$/iu,
  institutions: wordSet(
    `conseil gouvernement parlement assemblée sénat congrès tribunal cour police gendarmerie maire mairie ministre ministres
     ministère président présidente préfet préfecture ville commune région département état syndicat syndicats
     entreprise banque commission parti partis opposition université universités hôpital hôpitaux lycée musée autorité autorités
     députés sénateurs électeurs habitants chercheurs scientifiques astronomes archéologues ingénieurs médecins infirmiers
     enseignants pompiers agriculteurs cheminots ouvriers conducteurs astronautes alpinistes manifestants étudiants pape nasa onu bleus école écoles lycée sncf
     prix loyers salaires impôts actions chômage inflation économie plongeurs pêcheurs randonneurs négociations cessez-le-feu vaccin virus épidémie élection référendum loi budget taux justice`,
  ),
  newsThings: wordSet(
    `sonde atterrisseur rover capsule satellite navette fusée télescope avion train ferry pétrolier séisme tremblement tempête
     ouragan typhon cyclone inondation inondations incendie incendies volcan avalanche tornade canicule sécheresse tsunami
     éruption grève
          plan équipe club canicule chaleur pont route routes métro`,
  ),
  acts: /^(?:annonc|approuv|adopt|vot|interdi[tr]|interdisent|lanc|inaugur|ferm|ouvr|rouvr|rejett|rejet|sign|arrêt|condamn|découvr|découvert|remport|gagn|perd|élit|élu|augment|baiss|grimp|chut|frapp|secou|tu|bless|détrui|endommag|ravag|évacu|secour|effondr|atterri|pos|alunit|décoll|revien|revenu|arriv|attein|termin|commenc|démissionn|restitu|rend|meur|mort|propos|prolong|report|annul|suspen|retir|confirm|dément|accus|rachèt|vend|décid|ordonn|autoris|obtien|menac|touch|balay|priv|bloqu|réclam|exig|alert|révèl|présent|dévoil|réuss|échou|bat|qualifi|accueill|rejoin|quitt|instaur|supprim|plant|déraill|heurt|percut|repér)(?:e|es|ent|é|ée|és|ées|a|ait|t|it|d|s|u|nt|us|ue|ues|ens|ennent|èrent|dre|du|due|te|re|tent|tes|ts)?$/iu,
  publicActs:
    /^(?:annonc|approuv|adopt|vot|interdit|interdisent|inaugur|rejett|condamn|élit|augment|évacu|alunit|démissionn|prolong|annul|suspend|autoris|qualifi|instaur|supprim|remport|fermé)(?:e|es|ent|é|ée|és|ées|a)?$/iu,
  wishes:
    /^(?:apprend|apprit|veut|voulait|rêve|rêvait|souhaite|espère|aime|aimait|adore|cherche|cherchent|peur|oublie|oublia|devient|devenue?|essaie|rencontre|vit|vivait|réveille)$/iu,
  casualties: wordSet('morts mort blessés disparus tués rescapés secourus évacués personnes'),
  feelings: wordSet(
    'rire rires amour amitié espoir joie bonheur tristesse solitude courage gentillesse rêves silence magie',
  ),
  mankind: wordSet('homme hommes humanité'),
};
