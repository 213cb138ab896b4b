import type { ProjectAnswer } from '@kinora/contract/api';
import { Suspense, lazy, useState } from 'react';
import { useCharacters } from '../../api/list-characters.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CharacterRow } from './character-row.tsx';
import { isFilm } from './is-film.ts';
import { labels } from '../../labels/index.ts';

const AddCharacterDialog = lazy(async () => ({
  default: (await import('./add-character-dialog.tsx')).AddCharacterDialog,
}));
const ImagePreview = lazy(async () => ({
  default: (await import('../../components/image-preview.tsx')).ImagePreview,
}));

const words = labels.screen.workspace;

interface CharactersPanelProps {
  project: ProjectAnswer;
  /** Null while the scenes can only be read. */
  onUseEverywhere: ((url: string) => void) | null;
}

/** The cast of a film: who there is, how far the portraits are, and the way to one more. */
export function CharactersPanel({ project, onUseEverywhere }: CharactersPanelProps) {
  const { items, isLoading } = useCharacters(isFilm(project));
  const [isAdding, setIsAdding] = useState(false);
  const [preview, setPreview] = useState<{ url: string; title: string } | null>(null);
  if (!isFilm(project)) {
    return <EmptyState sentence={labels.empty.charactersTab} isIllustrated={false} />;
  }
  return (
    <section
      aria-labelledby="characters-title"
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <h2 id="characters-title" className="flex items-center gap-2 border-b border-line px-4 py-3 text-14">
        {words.characters}
        {items.length > 0 && <span className="text-12 text-ink-3 tabular-nums">{items.length}</span>}
      </h2>
      {isLoading && <Skeleton className="m-4 h-14" />}
      {!isLoading && items.length === 0 && <p className="px-4 py-4 text-ink-2">{labels.empty.characters}</p>}
      <ul>
        {items.map((character) => (
          <CharacterRow
            key={character.id}
            character={character}
            onUseEverywhere={onUseEverywhere}
            onPreview={(url, title) => {
              setPreview({ url, title });
            }}
          />
        ))}
      </ul>
      <div className="grid gap-2 border-t border-line p-4">
        <Button
          onClick={() => {
            setIsAdding(true);
          }}
        >
          {words.addCharacter}
        </Button>
        <p className="text-12 text-ink-3">{words.characterHint}</p>
      </div>
      <Suspense>
        {isAdding && (
          <AddCharacterDialog
            ratio={project.aspect_ratio}
            onClose={() => {
              setIsAdding(false);
            }}
          />
        )}
        {preview !== null && (
          <ImagePreview
            {...preview}
            onClose={() => {
              setPreview(null);
            }}
          />
        )}
      </Suspense>
    </section>
  );
}
