import { musicCues } from '@kinora/renderer';
import type { ScoredScene } from '@kinora/renderer';
import { MusicBriefSchema, MusicCuesSchema, musicVersion } from '@kinora/sound';
import { z } from 'zod';
import { inputHash } from '../../projects/index.ts';
import type { Project, WantedStep } from '../../projects/index.ts';
import { settingsOf } from '../story-settings.ts';
import { moodOf } from './film-mood.ts';

/**
 * Everything a film's music depends on: an edit that leaves the scenes' lengths and the places of their first and last words
 * alone leaves the music alone, and a film that is tried again has it already.
 */
export const MusicInputSchema = z.object({
  musicVersion: z.string(),
  brief: MusicBriefSchema,
  cues: MusicCuesSchema,
});
type MusicInput = z.infer<typeof MusicInputSchema>;

type ScoredProject = Pick<Project, 'id' | 'settings' | 'prompt'>;

/** The music of a film of these scenes. Its seed is the project's: edits never change the tune. */
export function musicStep(
  project: ScoredProject,
  scenes: readonly ScoredScene[],
  framesPerSecond: number,
): WantedStep {
  const input: MusicInput = {
    musicVersion,
    brief: {
      mood: moodOf({ ...settingsOf(project), prompt: project.prompt }),
      seed: Number.parseInt(inputHash(project.id).slice(0, 6), 16),
    },
    cues: musicCues(scenes, framesPerSecond),
  };
  return { kind: 'music', input, take: 0 };
}
