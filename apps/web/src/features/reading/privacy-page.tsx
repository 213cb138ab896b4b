import { privacyProse } from '../../labels/reading/privacy.ts';
import { readingLabels } from '../../labels/reading/titles.ts';
import { Article } from './article.tsx';

/** What this server stores. */
export function PrivacyPage() {
  return <Article title={readingLabels.privacy} prose={privacyProse} />;
}
