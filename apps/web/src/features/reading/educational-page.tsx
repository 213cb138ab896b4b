import { educationalProse } from '../../labels/reading/educational.ts';
import { Article } from './article.tsx';
import { labels } from '../../labels/index.ts';

/** How to write a prompt that makes a good film. */
export function EducationalPage() {
  return <Article title={labels.screen.views.educational} prose={educationalProse} />;
}
