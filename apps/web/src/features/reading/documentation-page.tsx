import { documentationProse } from '../../labels/reading/documentation.ts';
import { Article } from './article.tsx';
import { labels } from '../../labels/index.ts';

/** The documentation as a page of its own. */
export function DocumentationPage() {
  return <Article title={labels.screen.views.documentation} prose={documentationProse} isSearched />;
}
