import { sentences } from '@kinora/contract/sentences';
import { characterStatus } from '@kinora/contract/statuses';
import type { Character } from '@kinora/contract/api';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert, WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useCharacter } from '../../api/get-character.ts';
import { meQuery } from '../../api/get-me.ts';
import { charactersKey } from '../../api/list-characters.ts';
import { labels } from '../../labels/index.ts';
import { projectLabels } from '../../labels/projects.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CharacterPortrait } from './character-portrait.tsx';

interface CharacterRowProps {
  character: Character;
  onPreview: (url: string, title: string) => void;
  /** Puts the character into every scene that has one; null while scenes can only be read. */
  onUseEverywhere: ((url: string) => void) | null;
}

/** One character with its portrait; while it is drawn the row watches it by itself. */
export function CharacterRow({ character, onPreview, onUseEverywhere }: CharacterRowProps) {
  const { answer, isLost, reconnect } = useCharacter(character);
  const status = answer?.status ?? character.status;
  const url = answer?.image_url ?? character.image_url;
  const isReady = status === characterStatus.CHARACTER_READY;
  const isFailed = status === characterStatus.CHARACTER_FAILED;
  useListRefresh(status !== character.status && (isReady || isFailed));
  return (
    <li className="flex items-center gap-3 border-t border-line px-4 py-3 first:border-t-0">
      <button
        type="button"
        className="rounded-full"
        aria-label={projectLabels.characters.portraitOf(character.name)}
        aria-disabled={url === null || undefined}
        onClick={() => {
          if (url !== null) {
            onPreview(url, character.name);
          }
        }}
      >
        <CharacterPortrait url={url} size="large" isShimmering={!isReady && !isFailed} isReady={isReady} />
      </button>
      <div className="min-w-0 flex-1">
        <b className="block truncate font-semibold">{character.name}</b>
        {isLost ? (
          <div role="alert" className="grid justify-items-start gap-1.5 text-12 text-ink-2">
            <span className="flex items-start gap-1.5">
              <WifiOff size={14} aria-hidden="true" className="mt-0.5 flex-none text-warn" />
              {sentences.failure.characterConnectionLost}
            </span>
            <Button size="small" onClick={reconnect}>
              {labels.common.reconnect}
            </Button>
          </div>
        ) : (
          <CharacterState isReady={isReady} isFailed={isFailed} reason={answer?.error_message ?? null} />
        )}
        {isReady && url !== null && onUseEverywhere !== null && (
          <button
            type="button"
            className="link mt-0.5 text-12 text-ink-2"
            aria-label={projectLabels.characters.useEverywhereOf(character.name)}
            onClick={() => {
              onUseEverywhere(url);
            }}
          >
            {projectLabels.characters.useEverywhere}
          </button>
        )}
      </div>
    </li>
  );
}

/** The list and the credits are asked for again once a portrait has ended. */
function useListRefresh(hasEnded: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (hasEnded) {
      void queryClient.invalidateQueries({ queryKey: charactersKey });
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
    }
  }, [hasEnded, queryClient]);
}

interface CharacterStateProps {
  isReady: boolean;
  isFailed: boolean;
  reason: string | null;
}

function CharacterState({ isReady, isFailed, reason }: CharacterStateProps) {
  if (isFailed) {
    return (
      <span role="alert" className="flex items-start gap-1.5 text-12 text-bad">
        <TriangleAlert size={14} aria-hidden="true" className="mt-0.5 flex-none" />
        {sentences.failure.character(reason ?? sentences.failure.unknown)}
      </span>
    );
  }
  return isReady ? (
    <span className="flex items-center gap-1.5 text-12 font-medium text-ok">
      <CircleCheck size={14} aria-hidden="true" /> {projectLabels.characters.ready}
    </span>
  ) : (
    <span role="status" className="flex items-center gap-1.5 text-12 text-ink-2">
      <Spinner className="size-3.5!" /> {projectLabels.characters.drawing}
    </span>
  );
}
