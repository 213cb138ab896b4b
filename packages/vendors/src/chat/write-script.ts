import { limits } from '@kinora/contract/limits';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { Script, ScriptRequest } from '@kinora/models';
import { withLookAndCast } from '@kinora/words';
import type { z } from 'zod';
import { CheckAnswerSchema, OutlineAnswerSchema, ScenesAnswerSchema } from './chat-answers.ts';
import type { Finding, OutlineAnswer, SceneAnswer } from './chat-answers.ts';
import { findFaults } from './find-faults.ts';

export const scriptSteps = ['write-outline', 'write-scenes', 'check-scenes', 'rewrite-scenes'] as const;
export type ScriptStep = (typeof scriptSteps)[number];

/** Asks for a step of a script. All of `material` is outside text or made of it. */
export type AskStep = <Answer>(
  step: ScriptStep,
  schema: z.ZodType<Answer>,
  material: Readonly<Record<string, unknown>>,
) => Promise<Answer>;

/**
 * Writes a script in steps: the outline, the scenes, one reading by the model of its own text, and, where it or the
 * program found faults, the scenes once more. Never more than these four steps. @throws ProviderError `unusable` when the
 * program finds a fault in what was written again
 */
export async function writeInSteps(
  request: ScriptRequest,
  ask: AskStep,
): Promise<Pick<Script, 'title' | 'scenes'>> {
  const given = givenBy(request);
  const outline = await ask('write-outline', OutlineAnswerSchema, given);
  const { scenes } = await ask('write-scenes', ScenesAnswerSchema, { outline, ...given });
  const seen = findFaults(scenes, outline, request);
  const read = await ask('check-scenes', CheckAnswerSchema, { outline, scenes, ...given });
  const findings = [...seen, ...read.findings];
  if (findings.length === 0) {
    return toFilm(outline, scenes);
  }
  const work = { outline, scenes, findings };
  const mended = await ask('rewrite-scenes', ScenesAnswerSchema, { ...work, ...given });
  const left = findFaults(mended.scenes, outline, request);
  if (left.length > 0) {
    throw new ProviderError('unusable', sentences.textModel.unusable, { cause: new Error(named(left)) });
  }
  return toFilm(outline, mended.scenes);
}

/** Faults for the log, which holds no words of a script. */
function named(findings: readonly Finding[]): string {
  return findings.map(({ scene, fault }) => `scene ${scene}: ${fault}`).join(', ');
}

/** What a model is given at most, in characters: some thirty pages. */
const longestMaterial = limits.text.prompt * 6;

/** The prompt and the passages found or uploaded, as far as there is room for them. */
function givenBy({ prompt, sources }: ScriptRequest) {
  let room = longestMaterial - prompt.length;
  const passages = sources.map(({ label, text }) => {
    const kept = text.slice(0, room);
    room -= kept.length;
    return { label, text: kept };
  });
  return { prompt, sources: passages.filter(({ text }) => text !== '') };
}

function toFilm(outline: OutlineAnswer, scenes: readonly SceneAnswer[]): Pick<Script, 'title' | 'scenes'> {
  return {
    title: outline.title,
    scenes: scenes.map((scene) => ({
      title: scene.title,
      narration: scene.narration,
      imagePrompt: withLookAndCast(scene.image_prompt, outline, limits.text.imagePrompt),
      videoPrompt: scene.video_prompt,
      keyFacts: scene.key_facts,
      hasCharacter: scene.has_character,
    })),
  };
}
