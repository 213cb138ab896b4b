import type { ProjectAnswer } from '@kinora/contract/api';
import { describe, expect, it } from 'vitest';
import { filmFiles } from './film-files.ts';

function project(links: string[], captionsUrl: string | null): ProjectAnswer {
  // Only the two fields that are read.
  return { final_links: links, captions_url: captionsUrl } as ProjectAnswer;
}

describe('the files of a film', () => {
  it('takes the first link as the film and finds the captions by their endings', () => {
    expect(
      filmFiles(project(['/m/1/film.mp4', '/m/2/film.SRT', '/m/3/film.vtt?x=1'], '/m/3/film.vtt?x=1')),
    ).toEqual({
      film: '/m/1/film.mp4',
      captions: [
        { label: 'SRT', url: '/m/2/film.SRT' },
        { label: 'VTT', url: '/m/3/film.vtt?x=1' },
      ],
    });
  });

  it('offers the captions track even where it is not among the links', () => {
    expect(filmFiles(project(['/film.mp4'], '/film.vtt')).captions).toEqual([
      { label: 'VTT', url: '/film.vtt' },
    ]);
  });

  it('has no film before there is one', () => {
    expect(filmFiles(project([], null))).toEqual({ film: null, captions: [] });
  });
});
