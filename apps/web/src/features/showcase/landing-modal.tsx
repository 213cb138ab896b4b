import { ChevronLeft, ChevronRight, Download, Sparkles } from 'lucide-react';
import type { ShowcaseFilm } from '@kinora/contract/api';
import { FilmPlayer } from '../../components/player/film-player.tsx';
import { usePromptFiller } from '../../components/prompt-filler.tsx';
import { labels } from '../../labels/index.ts';
import { showcaseLabels } from '../../labels/showcase.ts';
import { browserStorage } from '../../lib/browser-storage.ts';
import { readDraft } from '../../lib/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

interface LandingModalProps {
  films: readonly ShowcaseFilm[];
  openId: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** A film of the showcase in the player, with the ones before and after it. Page Up and Page Down change the film. */
export function LandingModal({ films, openId, onOpen, onClose }: LandingModalProps) {
  const filler = usePromptFiller();
  const position = films.findIndex((film) => film.id === openId);
  const film = films[position];
  if (film === undefined) {
    return null;
  }
  const goTo = (by: 1 | -1) => {
    const next = films[(position + by + films.length) % films.length];
    if (next !== undefined) {
      onOpen(next.id);
    }
  };

  function tryPrompt({ prompt, selected_engine: engine, video_style: style }: ShowcaseFilm): void {
    const kept = readDraft(browserStorage(), 'stories');
    onClose();
    filler.fill({
      mode: 'stories',
      draft: {
        ...(typeof kept === 'object' ? kept : {}),
        user_query: prompt,
        ...(engine === null ? {} : { selected_engine: engine, selected_image_model: null }),
        ...(style === null ? {} : { video_style: style }),
      },
    });
  }

  return (
    <Dialog title={film.title} description={film.author} width="full" onClose={onClose}>
      <div
        className="grid gap-4 p-6 max-sm:p-4"
        onKeyDown={(event) => {
          if (event.key === 'PageDown' || event.key === 'PageUp') {
            event.preventDefault();
            goTo(event.key === 'PageDown' ? 1 : -1);
          }
        }}
      >
        <FilmPlayer
          key={film.id}
          title={film.title}
          src={film.url}
          posterUrl={film.poster}
          captionsUrl={null}
          language="en"
          ratio="16:9"
        />
        <div className="flex flex-wrap items-center gap-2">
          {film.prompt !== null && (
            <Button
              look="primary"
              icon={<Sparkles size={16} aria-hidden="true" />}
              onClick={() => {
                tryPrompt(film);
              }}
            >
              {labels.screen.showcase.tryPrompt}
            </Button>
          )}
          <a href={film.url} download className="button" data-look="quiet">
            <Download size={16} aria-hidden="true" /> {labels.common.download}
          </a>
          <span className="flex-1" />
          <IconButton
            label={showcaseLabels.previousFilm}
            onClick={() => {
              goTo(-1);
            }}
          >
            <ChevronLeft size={20} />
          </IconButton>
          <span className="text-12 text-ink-3 tabular-nums">
            {labels.common.partOf(position + 1, films.length)}
          </span>
          <IconButton
            label={showcaseLabels.nextFilm}
            onClick={() => {
              goTo(1);
            }}
          >
            <ChevronRight size={20} />
          </IconButton>
        </div>
      </div>
    </Dialog>
  );
}
