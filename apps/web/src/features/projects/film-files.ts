import type { ProjectAnswer } from '@kinora/contract/api';
import { projectLabels } from '../../labels/projects.ts';

export interface FilmFiles {
  film: string | null;
  captions: readonly { label: string; url: string }[];
}

const CAPTION_KINDS = [
  { ending: '.srt', label: projectLabels.film.srt },
  { ending: '.vtt', label: projectLabels.film.vtt },
] as const;

/** The film and its captions among a project's links, told apart by the ends of their names. */
export function filmFiles({ final_links: links, captions_url: captionsUrl }: ProjectAnswer): FilmFiles {
  const known = captionsUrl === null || links.includes(captionsUrl) ? links : [...links, captionsUrl];
  const captions = CAPTION_KINDS.flatMap(({ ending, label }) => {
    const url = known.find((link) => pathOf(link).endsWith(ending));
    return url === undefined ? [] : [{ label, url }];
  });
  return { film: links[0] ?? null, captions };
}

function pathOf(link: string): string {
  return (link.split(/[?#]/u)[0] ?? link).toLowerCase();
}
