import type { EngineKey } from './engines.ts';
import type { GenerationMode } from './modes.ts';
import type { VideoModelKey } from './video-models.ts';

/** A goal of the engine guide, with the combination that reaches it. */
export interface UseCase {
  readonly key: 'highCreativity' | 'realisticMotion' | 'imageAnimation' | 'ghibliAnime' | 'talkingCharacter';
  readonly bestFor: string;
  readonly mode: GenerationMode;
  /** The engine of a story; null for a single video. */
  readonly engine: EngineKey | null;
  /** The model of a single video; null where the engine brings its own. */
  readonly videoModel: VideoModelKey | null;
  /** The engine whose sample shows the goal. */
  readonly sampleEngine: EngineKey;
}

/** The engine guide: five things one may want, each with an engine or model that suits it. */
export const useCases: readonly UseCase[] = [
  {
    key: 'highCreativity',
    bestFor: 'Stories that should surprise: advertising, wonder, big ideas',
    mode: 'stories',
    engine: 'engine_flux_pro',
    videoModel: null,
    sampleEngine: 'engine_flux_pro',
  },
  {
    key: 'realisticMotion',
    bestFor: 'Trailers, places and people that should feel filmed',
    mode: 'stories',
    engine: 'engine_flux',
    videoModel: null,
    sampleEngine: 'engine_flux',
  },
  {
    key: 'imageAnimation',
    bestFor: 'One photo or drawing of yours that should start to move',
    mode: 'videos',
    engine: null,
    videoModel: 'hailuo',
    sampleEngine: 'engine_qwen_edit',
  },
  {
    key: 'ghibliAnime',
    bestFor: 'Gentle tales, quiet drama, hand-painted worlds',
    mode: 'stories',
    engine: 'engine_ghibli',
    videoModel: null,
    sampleEngine: 'engine_ghibli',
  },
  {
    key: 'talkingCharacter',
    bestFor: 'Lessons, greetings and hosts who look at you',
    mode: 'stories',
    engine: 'engine_character',
    videoModel: null,
    sampleEngine: 'engine_character',
  },
];
