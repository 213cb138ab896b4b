import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the model is told, by the names of its files. */
export const instructionNames = [
  'write-outline',
  'write-scenes',
  'check-scenes',
  'rewrite-scenes',
  'scene-rules',
  'enhance',
  'suggest',
  'repair',
  'json-shape',
] as const;
export type InstructionName = (typeof instructionNames)[number];

/** Data files, so that they can be read and bettered without reading code; read once, so that one that is missing stops the start. */
const templates = new Map(
  instructionNames.map((name) => [
    name,
    readFileSync(join(import.meta.dirname, 'prompts', `${name}.md`), 'utf8').trim(),
  ]),
);

const placeholder = /\{\{(\w+)\}\}/gu;

/** Instructions with every `{{placeholder}}` filled; what fills one is not looked into again. */
export function instructionsFor(name: InstructionName, values: Readonly<Record<string, string>>): string {
  const template = templates.get(name) ?? '';
  return template.replace(placeholder, (_whole, key: string) => {
    const value = values[key];
    if (value === undefined) {
      throw new Error(`Nothing fills {{${key}}} in the instructions ${name}`);
    }
    return value;
  });
}
