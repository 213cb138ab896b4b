/** How the clause of an English story idea may begin, behind its hero: with verbs that only announce what is wanted. */
const announcing =
  '(?:learn(?:s|ed|t|ing)?(?: how)?|want(?:s|ed|ing)?|wish(?:es|ed)?|tr(?:y|ies|ied|ying)|decide[sd]?|hope[sd]?|need(?:s|ed)?|ha(?:s|d)|love[sd]?|like[sd]?|start(?:s|ed)?|begins?|began|manage[sd]?|sets? out|long(?:s|ed)|dare[sd]?|refuse[sd]?|forg[eo]ts?|promise[sd]?)';
/** 'Goes to see the king' announces what is wanted, 'goes to the moon' is it. */
const goingTo =
  '(?:goes|went)(?: off| out)?(?= to (?:find|see|look|meet|visit|learn|seek|search|help|save|live|work|play|buy|fetch|get|explore|ask|build|catch|win|race|swim|sing|dance|paint|fight|travel|become)(?!\\p{L}))';
export const announcingTo = new RegExp(`^(?:${announcing}|${goingTo})\\s+to\\s+`, 'iu');
export const dreaming =
  /^(?:dream(?:s|ed|t|ing)?\s+(?:of|about)|love[sd]?|like[sd]?|enjoy(?:s|ed)?|start(?:s|ed)?|keep(?:s)?|is|was|are|were)\s+(?=\w+ing\b)/iu;
export const unable =
  /^(?:can(?:not|'t|’t| not)|could(?: not|n't|n’t)|will not|won't|never|does(?: not|n't|n’t)|did(?: not|n't|n’t)|do not|don't|can|could|must|might)\s+(?:know how to\s+|want to\s+|dare to\s+|learn to\s+)?/iu;
export const fearing =
  /^(?:is|was|are|were)\s+(?:very\s+|so\s+)?(?:afraid|scared|frightened|terrified)\s+of\s+/iu;
export const placing =
  /^(?:live[sd]?|lived|is|was|sits?|sleeps?|works?)\s+(?=(?:in|on|at|under|near|beside|by|behind|inside|above|between)\s)/iu;
export const auxiliaryHead = /^(?:that|who|which|whose)$/iu;
