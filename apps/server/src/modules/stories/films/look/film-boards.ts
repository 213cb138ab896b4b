import { languageDetails } from '@kinora/contract/catalogue';
import type { AspectRatio, Language } from '@kinora/contract/catalogue';
import { layOutEndBoard, layOutTitleBoard } from '@kinora/renderer';
import type { Drawing } from '@kinora/renderer';
import type { Project } from '../../../projects/index.ts';
import { newsDayOf } from './news-day.ts';
import type { SceneOfFilm } from '../segment-steps.ts';
import { storedScenesOf } from '../../story-scene.ts';
import { settingsOf } from '../../story-settings.ts';

/** Written over the last board in the film's language: part of the film, not of the screen. */
const sourcesHeading = {
  English: 'Sources',
  Hindi: 'स्रोत',
  French: 'Sources',
  Italian: 'Fonti',
  Spanish: 'Fuentes',
  Japanese: '出典',
} as const satisfies Record<Language, string>;

/** What the boards round a film's scenes say. */
export interface BoardedFilm {
  readonly title: string;
  readonly language: Language;
  readonly aspectRatio: AspectRatio;
  /** News carry their day. */
  readonly dateLine: string | undefined;
  /** The most used first. */
  readonly sources: readonly string[];
}

export function boardedFilmOf(project: Project): BoardedFilm {
  const { language, aspect_ratio: aspectRatio, video_type: videoType } = settingsOf(project);
  const dateLine = videoType === 'news' ? newsDayOf(project, language) : undefined;
  return { title: project.title, language, aspectRatio, dateLine, sources: sourcesOf(project) };
}

/**
 * A drawn film with its title before the scenes; and, when facts of a film have sources, a board after the scenes that
 * names them. Of the narrations only the year that news tell of changes these boards.
 */
export function withFilmBoards(scenes: readonly SceneOfFilm[], film: BoardedFilm): SceneOfFilm[] {
  const boards = scenes.flatMap(({ picture, board }) =>
    picture.kind === 'drawn' ? [picture.drawing] : (board ?? []),
  );
  const [first, ...others] = boards;
  const shown: [Drawing, ...Drawing[]] | null =
    first === undefined || boards.length < scenes.length ? null : [first, ...others];
  const { title, language, aspectRatio, dateLine, sources } = film;
  const look = shown?.[0] ?? {
    aspect: aspectRatio,
    language: languageDetails[language].code,
    style: 'documentary',
  };
  return [
    ...(shown === null ? [] : [silent(layOutTitleBoard(title, shown, dateLine))]),
    ...scenes,
    ...(sources.length === 0 ? [] : [silent(layOutEndBoard(sourcesHeading[language], sources, look))]),
  ];
}

function silent(drawing: Drawing): SceneOfFilm {
  return { picture: { kind: 'drawn', drawing }, narration: null };
}

/** Where the facts that are still in the scenes come from, the most used first. */
function sourcesOf(project: Project): string[] {
  const uses = new Map<string, number>();
  for (const { scene, factSources } of storedScenesOf(project)) {
    for (const { fact, label } of factSources) {
      if (scene.visual_elements.key_facts.includes(fact)) {
        uses.set(label, (uses.get(label) ?? 0) + 1);
      }
    }
  }
  return [...uses].sort(([, one], [, other]) => other - one).map(([label]) => label);
}
