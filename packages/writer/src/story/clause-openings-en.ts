/** How the clause of an English story idea may begin, behind its hero: with verbs that only announce what is wanted. */
const announcing =
  '(?:learn(?:s|ed|t|ing)?(?: how)?|want(?:s|ed|ing)?|wish(?:es|ed)?|tr(?:y|ies|ied|ying)|decide[sd]?|hope[sd]?|need(?:s|ed)?|ha(?:s|d)|love[sd]?|like[sd]?|start(?:s|ed)?|begins?|began|manage[sd]?|sets? out|long(?:s|ed)|dare[sd]?|forg[eo]ts?(?: how)?|promise[sd]?)';
/** 'Goes to see the king' announces what is wanted, 'goes to the moon' is it. */
const goingTo =
  '(?:goes|went)(?: off| out)?(?= to (?:find|see|look|meet|visit|learn|seek|search|help|save|live|work|play|buy|fetch|get|explore|ask|build|catch|win|race|swim|sing|dance|paint|fight|travel|become)(?!\\p{L}))';
export const announcingTo = new RegExp(`^(?:${announcing}|${goingTo})\\s+to\\s+`, 'iu');
export const dreaming =
  /^(?:(?:dream(?:s|ed|t|ing)?|think(?:s|ing)?|thought|fantasi[sz]e[sd]?)\s+(?:of|about)|insist(?:s|ed)?\s+on|plan(?:s|ned)?\s+on|look(?:s|ed)?\s+forward\s+to|takes?\s+up|love[sd]?|like[sd]?|enjoy(?:s|ed)?|start(?:s|ed)?|keeps?|(?:is|was|are|were)(?:\s+(?:very\s+|so\s+)?(?:good\s+at|fond\s+of|keen\s+on))?)\s+(?=\w+ing\b)/iu;
/** 'Is tired of sleeping', 'stops speaking', 'keeps losing races': what is to end. */
export const ending =
  /^(?:(?:is|was|are|were|gets?|got|grows?|grew)\s+(?:very\s+|so\s+)?(?:tired|bored|weary|sick|fed\s+up)\s+(?:of|with)|stop(?:s|ped)?|quits?|ceases?|keeps?(?=\s+(?:losing|forgetting|falling|breaking|missing|failing|crying|dropping|spilling|sneezing|snoring|burning|lying|bumping|getting)\b))\s+(?=\w+ing\b)/iu;
export const refusing = /^refuse[sd]?\s+to\s+/iu;
/** 'Misses the sea': it is wanted back. */
export const missing =
  /^(?:miss(?:es|ed)\s+(?=(?:the|his|her|its|their|my|an?)\s)|wait(?:s|ed|ing)?\s+for\s+)/iu;
export const lost =
  /^(?:(?:gets?|got|is|was|are|were)\s+lost|loses?\s+(?:the|his|her|its|their)\s+way)(?!\p{L})/iu;
export const lonely = /^(?:feels?|felt|is|was)\s+(?:very\s+|so\s+|all\s+)?(?:lonely|alone)(?!\p{L})/iu;
export const wishingFor = /^(?:wish(?:es|ed)?|hope[sd]?|yearn(?:s|ed)?)\s+for\s+/iu;
export const unable =
  /^(?:can(?:not|'t|’t| not)|could(?: not|n't|n’t)|will not|won't|never|does(?: not|n't|n’t)|did(?: not|n't|n’t)|do not|don't|can|could|must|might)\s+(?:know how to\s+|want to\s+|dare to\s+|learn to\s+)?/iu;
export const fearing =
  /^(?:is|was|are|were)\s+(?:very\s+|so\s+)?(?:afraid|scared|frightened|terrified)\s+of\s+/iu;
export const placing =
  /^(?:live[sd]?|lived|is|was|sits?|sleeps?|works?)\s+(?=(?:in|on|at|under|near|beside|by|behind|inside|above|between)\s)/iu;
export const auxiliaryHead = /^(?:that|who|which|whose)$/iu;
