import { Search } from 'lucide-react';
import { useState } from 'react';
import type { ProseSection } from '../../labels/reading/prose.ts';
import { readingLabels } from '../../labels/reading/titles.ts';
import { matchingSections } from './matching-sections.ts';
import { ProseText } from './prose-text.tsx';

/** Sections with a field that leaves those in which its words stand. */
export function SearchedProse({ sections }: { sections: readonly ProseSection[] }) {
  const [query, setQuery] = useState('');
  const found = matchingSections(sections, query);
  return (
    <>
      <label className="field mt-5">
        <Search size={16} aria-hidden="true" />
        <input
          type="search"
          aria-label={readingLabels.search}
          placeholder={readingLabels.search}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
          }}
        />
      </label>
      <ProseText sections={found} />
      <p role="status" className="mt-6 text-ink-2">
        {found.length === 0 && readingLabels.nothingFound(query.trim())}
      </p>
    </>
  );
}
