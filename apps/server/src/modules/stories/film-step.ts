import type { MusicBrief } from '@kinora/sound';
import { inputHash } from '../projects/index.ts';
import type { Project, WantedStep } from '../projects/index.ts';
import type { FilmPlan } from './film-plan.ts';
import { settingsOf } from './story-settings.ts';
import type { StorySettings } from './story-settings.ts';

/** The joining of a film. Every run joins its own: the files of an earlier film are not handed out twice. */
export function filmStep(project: Project, plan: FilmPlan): WantedStep {
  return {
    kind: 'film',
    input: { segments: [...plan.segmentHashes], music: { ...musicOf(project) } },
    take: project.run,
  };
}

const music = {
  auto: { mood: 'curious', tempoBpm: 92 },
  cinematic: { mood: 'dramatic', tempoBpm: 84 },
  documentary: { mood: 'calm', tempoBpm: 78 },
  playful: { mood: 'playful', tempoBpm: 116 },
  minimal: { mood: 'calm', tempoBpm: 70 },
  dramatic: { mood: 'dramatic', tempoBpm: 96 },
} as const satisfies Record<StorySettings['videoStyle'], Omit<MusicBrief, 'seed'>>;

/** The score's mood and tempo by the chosen style; stories without one are bright. Edits never change the score. */
export function musicOf(project: Project): MusicBrief {
  const { videoStyle, videoType } = settingsOf(project);
  const isStory = videoStyle === 'auto' && videoType === 'story';
  const brief = isStory ? ({ mood: 'bright', tempoBpm: 100 } as const) : music[videoStyle];
  return { ...brief, seed: Number.parseInt(inputHash(project.id).slice(0, 6), 16) };
}
