import { engineOf } from '@kinora/contract/catalogue';
import { z } from 'zod';
import type { JsonValue, ScriptRequest } from '@kinora/models';
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
    documentAssetId,
  } = settingsOf(project);
  return { prompt: project.prompt, videoType, videoStyle, language, wantsWebResults, documentAssetId };
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
  } = settingsOf(project);
  return {
    prompt: project.prompt,
    videoType,
    videoStyle,
    language,
    sources,
    ...(search === undefined ? {} : { search }),
    speakers: engineOf(engine).speakers,
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
