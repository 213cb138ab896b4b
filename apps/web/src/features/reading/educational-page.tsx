import { sentences } from '@kinora/contract';
import { educationalProse } from '../../labels/reading/educational.ts';
import { Article } from './article.tsx';

/** How to write a prompt that makes a good film. */
export function EducationalPage() {
  return <Article title={sentences.screen.views.educational} prose={educationalProse} />;
}
