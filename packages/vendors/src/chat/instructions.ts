import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the model is told, by the name of its file. */
type Instructions =
  | 'write-outline'
  | 'write-scenes'
  | 'check-scenes'
  | 'rewrite-scenes'
  | 'scene-rules'
  | 'enhance'
  | 'suggest'
  | 'repair';

/** Instructions are data files, so that they can be read and bettered without reading code. */
export async function readInstructions(
  name: Instructions,
  values: Readonly<Record<string, string>>,
): Promise<string> {
  const template = await readFile(join(import.meta.dirname, 'prompts', `${name}.md`), 'utf8');
  return template.trim().replace(/\{(\w+)\}/gu, (whole, key: string) => values[key] ?? whole);
}
