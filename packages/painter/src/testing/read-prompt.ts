import type { Language } from '@kinora/contract/catalogue';
import { openPictureIndex } from '@kinora/words';
import type { PictureIndex } from '@kinora/words';
import { describeScene } from '../describe/describe-scene.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';

const codes = ['en', 'hi', 'fr', 'it', 'es', 'ja'] as const;

/** Reads prompts as the painter of films does; opening what it knows of six languages takes a moment. */
export function openPromptReader({ hasLettering }: { hasLettering: boolean }) {
  const indexes = new Map<string, PictureIndex>(codes.map((code) => [code, openPictureIndex(code)]));
  return (prompt: string, language: Language = 'English'): ScenePlan =>
    describeScene(
      { prompt, aspectRatio: '16:9', language, videoStyle: 'auto', seed: 3, inputs: [], longSide: 320 },
      { key: 'flux_pro', style: 'rich', hasLettering },
      (code) => indexes.get(code) ?? openPictureIndex(code),
    );
}
