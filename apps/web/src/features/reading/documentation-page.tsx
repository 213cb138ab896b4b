import { Article } from './article.tsx';
import { DocumentationText } from './documentation-text.tsx';

/** The documentation as a page of its own. */
export function DocumentationPage() {
  return (
    <Article
      title="Documentation"
      lead="From a sentence to a film, and what to do when something stops on the way."
    >
      <DocumentationText />
    </Article>
  );
}
