import { termsProse } from '../../labels/reading/terms.ts';
import { readingLabels } from '../../labels/reading/titles.ts';
import { Article } from './article.tsx';

/** Terms of this server. */
export function TermsPage() {
  return <Article title={readingLabels.terms} prose={termsProse} />;
}
