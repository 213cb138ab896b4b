export { readableArticle, readableTitle } from './articles/article-text.ts';
export { withoutScripts } from './articles/html-remains.ts';
export { listsMeanings } from './articles/lists-meanings.ts';
export { firstCharacters, withoutUnseen } from './articles/unseen-characters.ts';
export type { PictureName } from './concepts/concept.ts';
export { detectLanguage } from './language/detect-language.ts';
export type { DetectedLanguage } from './language/detect-language.ts';
export { languageCodes, languageNames } from './language/language-code.ts';
export type { LanguageCode } from './language/language-code.ts';
export { wordSet } from './language/language-profile.ts';
export { isWrittenIn } from './language/written-in.ts';
export type { LanguageProfile } from './language/language-profile.ts';
export { languageProfiles } from './language/profiles.ts';
export { lettersInFourSeconds } from './language/speaking-pace.ts';
export { isBalanced, splitSentences } from './language/split-sentences.ts';
export {
  countSpokenWords,
  isContentWord,
  readStems,
  readWords,
  stemWord,
  toStems,
} from './language/words.ts';
export type { Word } from './language/words.ts';
export { atAGlance, isStatement, lacksSubject, saysSomething } from './phrases/at-a-glance.ts';
export { moreBefore, moreBehind } from './phrases/at-least.ts';
export { isOnlyTransition, withoutJoint } from './phrases/joints.ts';
export { goesOnWithList, isOwnPhrase } from './phrases/own-phrase.ts';
export { spokenGestureWords } from './phrases/spoken-gesture-words.ts';
export { openKnownWords } from './pictures/known-words.ts';
export { isWithinName } from './pictures/within-name.ts';
export { findMentions } from './pictures/find-mentions.ts';
export type { Mention } from './pictures/mention.ts';
export { openPictureIndex } from './pictures/picture-index.ts';
export type { PictureIndex } from './pictures/picture-index.ts';
export { whatIsShown, withLookAndCast } from './prompts/film-look.ts';
export { openThingSizes } from './pictures/thing-sizes.ts';
export { actWords, dreamedActs, onGround, triedActs } from './prompts/act-words.ts';
export { foundWords, lostWords, seekTitles, seekWords, toldAbsences } from './prompts/absence-words.ts';
export { figureWords, landmarkWords } from './prompts/figure-words.ts';
export { growthWords } from './prompts/growth-words.ts';
export { keyThingWords } from './prompts/key-thing-words.ts';
export { readLexicon, readWith } from './prompts/lexicon.ts';
export { feelingWords } from './prompts/feeling-words.ts';
export { moodInWords } from './prompts/mood-in-words.ts';
export { postureWords } from './prompts/posture-words.ts';
export {
  ageWords,
  buildWords,
  clothColourWords,
  featureWords,
  hairWords,
  hairstyleWords,
  hatWords,
  outfitWords,
  skinWords,
  umbrellaWords,
} from './prompts/person-words.ts';
export { nearThingWords } from './prompts/near-thing-words.ts';
export { promptLanguage } from './prompts/prompt-language.ts';
export { toldActWords } from './prompts/told-act-words.ts';
export { askingWords, eatingWords, onTableWords, toldThingWords } from './prompts/told-thing-words.ts';
export { toldTurnWords } from './prompts/told-turn-words.ts';
export { relationWords, withoutOwners } from './prompts/relation-words.ts';
export {
  lookVerbs,
  positionWords,
  restPositions,
  restThings,
  restVerbs,
  standVerbs,
} from './prompts/rest-words.ts';
export type { RestPosition } from './prompts/rest-words.ts';
export { roleIn, roleWords } from './prompts/role-words.ts';
export {
  cameraWords,
  colourWords,
  detailWords,
  makingWords,
  moodWords,
  numberWords,
  placeWords,
  seasonWords,
  timeWords,
  weatherWords,
} from './prompts/scene-words.ts';
export { gestureWords, seatWords, stanceWords } from './prompts/stance-words.ts';
export { answersKind, countCues, yearOf } from './questions/answer-cues.ts';
export type { AskedAspect, AspectName } from './questions/asked-aspects.ts';
export { asksWhen } from './questions/asks-when.ts';
export { comparedBy } from './questions/criteria.ts';
export type { Criterion as ComparisonCriterion } from './questions/criteria.ts';
export { deedWords, kinWords } from './questions/kin-words.ts';
export { monthNames } from './questions/month-names.ts';
export { namedYears } from './questions/named-years.ts';
export { countsWord, givesFigure, largestFigure, lastUnit } from './questions/measures.ts';
export type { AskedMeasure } from './questions/measures.ts';
export { isGenericWord } from './questions/generic-words.ts';
export type { QuestionKind } from './questions/question-frames.ts';
export { sectionNearness } from './questions/section-cues.ts';
export type { SectionNearness } from './questions/section-cues.ts';
export { opensStep } from './questions/step-openers.ts';
export { tellsTime } from './questions/tells-time.ts';
export { timeOf } from './questions/time-of.ts';
export { readQuestion } from './questions/read-question.ts';
export type { Question } from './questions/read-question.ts';
export { baseForms, foldWord } from './tokens/base-forms.ts';
export { readTokens } from './tokens/read-tokens.ts';
export { openStopWords } from './tokens/stop-words.ts';
export { withoutWornThings } from './tokens/worn-things.ts';
export { isOnlyAbout, sceneAbout } from './prompts/scene-about.ts';
