import { sentences } from '@kinora/contract';
import { documentationProse } from '../../labels/reading/documentation.ts';
import { Article } from './article.tsx';

/** The documentation as a page of its own. */
export function DocumentationPage() {
  return <Article title={sentences.screen.views.documentation} prose={documentationProse} />;
}
