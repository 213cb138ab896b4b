import type { EffectKey } from '@kinora/contract/catalogue';
import effectTable from './effects.json' with { type: 'json' };
import templateTable from './templates.json' with { type: 'json' };

export type Template = keyof typeof templateTable;

/** What is said for a camera effect, and what the picture must not become. */
export interface EffectWording {
  readonly prompt: string;
  readonly negative_prompt: string;
  /** PixVerse's own word for the nearest move. */
  readonly camera_movement?: string;
}

const effects: Readonly<Record<EffectKey, EffectWording>> = effectTable;

export function effectWording(effect: EffectKey): EffectWording {
  return effects[effect];
}

/** A template around a prompt; without a prompt, what is said around it stands alone. */
export function worded(template: string, prompt: string): string {
  const sentence = prompt.trim().replace(/\.+$/u, '');
  return template.replace('{prompt}', () => sentence).replace(/^\.\s*/u, '');
}

export function templateText(template: Template): string {
  return templateTable[template];
}
