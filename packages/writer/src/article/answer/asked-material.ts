import type { LanguageCode } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import type { AskedSubject } from '../reading/name-subject.ts';
import type { ArticleList } from '../reading/read-lists.ts';
import type { TitledQuestion } from '../score-sentences.ts';
import type { PointReader } from './point-of-question.ts';

/** All that answering wants to know. */
export interface AskedMaterial {
  readonly sentences: readonly ArticleSentence[];
  /** How much each sentence should be told, by index. */
  readonly scores: readonly number[];
  readonly question: TitledQuestion;
  readonly subject: AskedSubject;
  /** The sources that research found: their words may be changed for the ear, and those of a person's own may not. */
  readonly found: ReadonlySet<number>;
  /** How near a sentence is to what the question asks beyond its subject; none where it asks what the subject is. */
  readonly pointOf?: PointReader | undefined;
  /** The lists of the sources, which no voice reads as they stand. */
  readonly lists?: readonly ArticleList[];
  /** A paragraph of the sources speaks of all that is asked, in sentences that can be told or not. */
  readonly isSpokenOf?: boolean;
  readonly code: LanguageCode;
}
