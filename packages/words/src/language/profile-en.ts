import { phraseList, wordSet } from './language-profile.ts';
import type { LanguageProfile } from './language-profile.ts';

export const englishProfile: LanguageProfile = {
  code: 'en',
  stopWords: wordSet(`
    bigger smaller larger longer shorter higher lower deeper greater slower faster older younger quieter stronger weaker
    a about above across after again against all almost alone along already also although always am among an and another any
    anyone anything are around as at away back be became because become becomes been before behind being below best better
    between both but by came can cannot come comes could did do does doing done down during each either else enough even ever
    every everyone everything far few find first for from further gave get gets getting give gives go goes going gone got had
    has have having he her here hers herself him himself his how however i if in indeed instead into is it its itself just keep
    keeps kept know known last later least less let like likely little long made make makes making many may maybe me
    might mine more most mostly much must my myself near nearly need needs never new next no nobody none nor not nothing now of
    off often old on once one only onto or other others our ours out over own per perhaps put quite rather really right
    said same say says see seem seems several shall she should since so some someone something sometimes soon still such take
    taken takes than that the their theirs them themselves then there therefore these they this those though
    three through thus to today together too took toward towards two under until up upon us use used uses using usually very
    want was we well went were what whatever when where whether which while who whole whom whose why will with within
    without would yes yet you your yours yourself don't doesn't isn't aren't can't won't didn't it's that's there's they're`),
  nounMarkers: wordSet(`a an the this that these those my your his her its our their some any each every no`),
  auxiliaries: wordSet(
    `is are was were be been has have had can could will would shall should may might must does do did`,
  ),
  connectors: wordSet('of'),
  abbreviations: wordSet(`
    mr mrs ms dr prof sr jr st mt vs etc approx dept est fig figs inc ltd co corp no nos vol pp ed eds gen col capt lt sgt rev
    hon gov sen rep e.g i.e a.m p.m u.s u.k cf al jan feb mar apr jun jul aug sept sep oct nov dec min max avg`),
  danglingOpeners: phraseList(`
    however; this; these; those; that; it; its; they; their; them; he; she; his; her; but; and; so; or; yet; nor; such; therefore
    thus; hence; then; also; moreover; furthermore; instead; otherwise; for example; for instance; as a result; in contrast
    by contrast; another; both; in turn; meanwhile; similarly; likewise; consequently; nevertheless; nonetheless; still; besides
    in addition; on the other hand; the former; the latter; the same; there; here; too; even so; after that; because of this
    at that point; at this point; in that case; in this way; that is; in other words; finally; afterwards; later; next; again
    one of them; some of them; most of them; all of them; none of them; each of them; neither; either; others; the other; the others
    the result; if so; if not; accordingly; indeed; of course; conversely; rather; only then; by then; until then; since then`),
  innerConnectives:
    /(?<=^[^,.;:]{1,60}), (?:however|therefore|thus|moreover|by contrast|on the other hand|nevertheless|in turn),/gu,
  measures: wordSet(`
    four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred hundreds thousand
    thousands million millions billion billions dozen dozens half minute minutes hour hours second
    seconds day days week weeks month months year years century centuries degree degrees gram grams
    kilogram kilograms kilometre kilometres kilometer kilometers metre metres meter meters centimetre
    centimetres mile miles litre litres percent celsius fahrenheit times kind kinds lot number part
    parts way ways thing things`),
  backReferences:
    /\bthe (?:reverse|opposite) (?:process|change|direction|passage)\b|\bthe (?:transfer|process|operation|exchange|transition) (?:takes place|occurs|happens|is (?:achieved|carried out))\b|\b(?:this|these|those|such)\s+(\p{L}+)|^(?:In|At|By|After|From|Until|During|On|With|Without)\s[^,]{1,30},?\s(?:he|she|they)\s|^Without\s[^;]{1,80}, it\s|^(?:In|At|On|During) the same\s|^[^,;:]{1,60}\b(?:lays?|eats?|uses?|makes?|keeps?|takes?|calls?|carry|carries) (?:it|them)\b/giu,
  pointers:
    /\b(?:as (?:shown|seen|noted|mentioned|described|discussed|explained|stated) (?:above|below|earlier|before|in)|(?:shown|see|described|listed) (?:above|below)|(?:figure|fig\.?|table|chart|chapter|section|appendix|equation) \d+|(?:in|from|on) (?:this|the) (?:article|paper|chapter|section|page|post|video|picture|photo|figure|image|table|report)|the (?:following|preceding) (?:figure|table|section|chapter|page)|click (?:here|on|the)|read more|sign up|subscribe|follow us|share this|all rights reserved|(?:photo|image|picture|illustration|credit|source|caption)s?(?: by| credit| courtesy)?\s*:|(?:photo|image|illustration|picture)s? (?:by|courtesy)|cookies? policy|last updated|retrieved on|accessed on|table of contents)|©/iu,
  instructions:
    /^(?:please |can you |could you |i want you to |i want |i would like |i'd like )?(?:make|create|write|generate|produce|turn|convert|tell|narrate|summari[sz]e|use|explain)\b.{0,60}\b(?:video|film|movie|story|script|clip|animation|short|reel|scenes?|narration|text below|following text|following article)\b/iu,
};
