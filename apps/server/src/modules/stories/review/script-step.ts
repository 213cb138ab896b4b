import { engineOf } from '@kinora/contract/catalogue';
import { defaultSceneTitle } from '@kinora/contract/scenes';
import { z } from 'zod';
import type { JsonValue, ScriptRequest } from '@kinora/models';
import { initialTitle } from '../../projects/index.ts';
import { settingsOf } from '../story-settings.ts';

interface Brief {
  readonly prompt: string;
  readonly settings: unknown;
}

/** Everything a script depends on. */
export function scriptInput(project: Brief): JsonValue {
  const {
    video_type: videoType,
    video_style: videoStyle,
    language,
    include_web_results: wantsWebResults,
    write_myself: isEmpty,
    documentAssetId,
    characters,
  } = settingsOf(project);
  const input = {
    prompt: project.prompt,
    videoType,
    videoStyle,
    language,
    wantsWebResults,
    documentAssetId,
    // Older films are told as they were.
    ...(characters === undefined ? {} : { characters }),
  };
  return isEmpty ? { ...input, isEmpty } : input;
}

/** The request to the text model; sources come from research, where asked for and reachable. */
export function scriptRequest(
  project: Brief,
  { sources, search }: Pick<ScriptRequest, 'sources' | 'search'>,
): ScriptRequest {
  const {
    video_type: videoType,
    video_style: videoStyle,
    language,
    selected_engine: engine,
    characters,
  } = settingsOf(project);
  return {
    prompt: project.prompt,
    videoType,
    videoStyle,
    language,
    sources,
    ...(search === undefined ? {} : { search }),
    speakers: engineOf(engine).speakers,
    ...(characters === undefined ? {} : { characters }),
  };
}

/** Which source says a key fact. */
export const FactSourceSchema = z.object({
  fact: z.string().max(2_000),
  label: z.string().max(500),
  url: z
    .string()
    .max(2_000)
    .nullish()
    .transform((url) => url ?? null),
});

/** What is kept of a finished script. A text model's answer is outside data, so it is parsed with limits. */
export const ScriptResultSchema = z.object({
  title: z.string().min(1).max(300),
  scenes: z
    .array(
      z.object({
        title: z.string().max(300),
        narration: z.string().max(10_000),
        imagePrompt: z.string().max(10_000),
        videoPrompt: z.string().max(10_000),
        keyFacts: z.array(z.string().max(2_000)).max(50),
        factSources: z.array(FactSourceSchema).max(50).default([]),
        hasCharacter: z.boolean(),
      }),
    )
    .min(1)
    .max(60),
  sources: z.array(z.object({ label: z.string(), url: z.string().nullable() })),
  notice: z.string().nullable(),
  model: z.string(),
});
export type ScriptResult = z.output<typeof ScriptResultSchema>;

/** As many as a film of a minute has. */
const EMPTY_SCENES = 5;
/** Characters of a prompt that say what a picture shows. */
const IDEA_LENGTH = 300;

/** The script of a person who writes it: scenes that wait for their words, with the idea as what they show. */
export function emptyScript(project: Brief): ScriptResult {
  const imagePrompt = project.prompt.slice(0, IDEA_LENGTH);
  const empty = { narration: '', imagePrompt, videoPrompt: '', keyFacts: [], factSources: [] };
  return {
    title: initialTitle(project.prompt),
    scenes: Array.from({ length: EMPTY_SCENES }, (_, index) => ({
      ...empty,
      title: defaultSceneTitle(index + 1),
      hasCharacter: false,
    })),
    sources: [],
    notice: null,
    model: 'person',
  };
}
