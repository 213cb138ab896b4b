import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** Package or folder to those it may import. */
type Arrows = Readonly<Record<string, readonly string[]>>;

// The shape stands at the table's head; the import rules, which are CommonJS, read the same file.
const { packageArrows, painterArrows } = createRequire(import.meta.url)('./package-arrows.cjs') as {
  packageArrows: Arrows;
  painterArrows: Arrows;
};

/** One import that breaks a rule, planted for a moment: a checker that misses it is not checking. */
export interface PlantedViolation {
  readonly rule: string;
  readonly file: string;
  readonly text: string;
}

/** The name of every file that is planted. */
export const PLANT = 'planted-violation.ts';

function firstSource(folder: string): string {
  const name = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .find((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes(PLANT));
  if (name === undefined) {
    throw new Error(`No source in ${folder}: a violation cannot be planted.`);
  }
  return join(folder, name);
}

function plant(rule: string, folder: string, target: string): PlantedViolation {
  return { rule, file: join(folder, PLANT), text: `import '${relative(folder, target)}';\n` };
}

/** For every row of a table of arrows, an import of the first neighbour that it does not allow. */
function forbiddenArrows(
  arrows: Arrows,
  ruleOf: (name: string) => string,
  folderOf: (name: string) => string,
) {
  return Object.entries(arrows).flatMap(([name, allowed]) => {
    const stranger = Object.keys(arrows).find((other) => other !== name && !allowed.includes(other));
    return stranger === undefined
      ? []
      : [plant(ruleOf(name), folderOf(name), firstSource(folderOf(stranger)))];
  });
}

/** A violation of every arrow between packages, inside the painter, and of the rules about the server's doors. */
export function plantedViolations(): readonly PlantedViolation[] {
  const server = 'apps/server/src';
  return [
    ...forbiddenArrows(
      packageArrows,
      (name) => `arrows-of-${name}`,
      (name) => `packages/${name}/src`,
    ),
    ...forbiddenArrows(
      painterArrows,
      (name) => `painter-arrows-of-${name}`,
      (name) => `packages/painter/src/${name}`,
    ),
    plant('makers-through-the-gateway', `${server}/platform`, 'packages/writer/src/index.ts'),
    plant('modules-ask-at-the-gateways-door', `${server}/modules/images`, `${server}/gateway/gateway.ts`),
    plant('packages-meet-at-their-doors', `${server}/db`, 'packages/models/src/call.ts'),
  ];
}

/** Runs `look` while the violations stand in the tree, and takes them away again. */
export async function withPlanted<Seen>(
  violations: readonly PlantedViolation[],
  look: () => Promise<Seen>,
): Promise<Seen> {
  try {
    for (const { file, text } of violations) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return await look();
  } finally {
    violations.forEach(({ file }) => rmSync(file, { force: true }));
  }
}
