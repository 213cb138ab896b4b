import type { LibraryItem, LibraryKind } from '@kinora/contract/library';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useLibrary } from '../../../api/library.ts';
import { ownLabels } from '../../../labels/own-material.ts';
import { Button } from '../../../ui/button.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { Tabs, tabPanelProps } from '../../../ui/tabs.tsx';
import type { OwnSource } from './own-source.ts';

const kinds = ['images', 'videos', 'animations'] as const satisfies readonly LibraryKind[];
type Kind = (typeof kinds)[number];

/** What was made here before: images, videos and animations, newest first. */
export function OwnGenerations({ onChoose }: { onChoose: (source: OwnSource) => void }) {
  const [kind, setKind] = useState<Kind>('images');
  const { items, isLoading, loadMore } = useLibrary({
    kind,
    search: '',
    sort: 'created',
    direction: 'down',
    folder: null,
    favourites: false,
    removed: false,
  });
  const whole = items.filter((item) => item.kind === kind && item.result_url !== null);
  return (
    <section aria-labelledby="own-generations" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="own-generations" className="font-semibold">
        {ownLabels.generations}
      </h3>
      <div>
        <Tabs
          label={ownLabels.kind}
          name="own"
          look="pills"
          items={kinds.map((id) => ({ id, label: ownLabels.tabs[id] }))}
          active={kind}
          onSelect={setKind}
        />
      </div>
      <div {...tabPanelProps('own', kind)} className="grid max-h-[40dvh] gap-3 overflow-y-auto p-1">
        {whole.length === 0 && !isLoading ? (
          <p className="text-ink-3">{ownLabels.none[kind]}</p>
        ) : (
          <ul className="grid grid-cols-4 gap-3 max-sm:grid-cols-2">
            {whole.map((item) => (
              <li key={item.id}>
                <Entry item={item} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        )}
        {loadMore !== null && (
          <Button size="small" className="justify-self-center" onClick={loadMore}>
            {ownLabels.more}
          </Button>
        )}
      </div>
    </section>
  );
}

function Entry({ item, onChoose }: { item: LibraryItem; onChoose: (source: OwnSource) => void }) {
  const isClip = item.kind !== 'images';
  const still = item.poster_url ?? (isClip ? null : item.result_url);
  return (
    <button
      type="button"
      className="group block w-full text-left"
      onClick={() => {
        if (item.result_url !== null) {
          onChoose({ kind: isClip ? 'clip' : 'image', url: item.result_url });
        }
      }}
    >
      <Frame className="group-hover:ring-gap group-hover:[--ring-color:var(--control)]">
        {still !== null && <img src={still} alt="" loading="lazy" decoding="async" />}
        {isClip && (
          <span className="absolute right-2 bottom-2 grid size-6 place-items-center rounded-full bg-[#08090e]/75 text-[#f2f4f8]">
            <Play size={12} aria-hidden="true" />
          </span>
        )}
      </Frame>
      <span className="mt-1 block truncate text-12 text-ink-2">{item.title}</span>
    </button>
  );
}
