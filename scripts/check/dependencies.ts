import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runPackage } from '../run-command.ts';
import type { CommandResult } from '../run-command.ts';

const CRUISER = 'dependency-cruiser/bin/dependency-cruiser.mjs';

/** One import that breaks a rule, planted for a moment: a checker that misses it is not checking. */
const PLANT = {
  file: 'packages/contract/src/planted-violation.ts',
  text: "export { readFileSync } from 'node:fs';\n",
  rule: 'contract-is-pure',
};

interface CruiseReport {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly { rule: { name: string } }[];
  };
}

function cruise(folders: readonly string[], outputType: string): Promise<CommandResult> {
  return runPackage(
    CRUISER,
    ['--config', 'dependency-cruiser.config.cjs', '--output-type', outputType, ...folders],
    {
      output: 'capture',
    },
  );
}

async function plantedViolationIsFound(): Promise<boolean> {
  mkdirSync(dirname(PLANT.file), { recursive: true });
  writeFileSync(PLANT.file, PLANT.text);
  try {
    const { output } = await cruise(['packages/contract/src'], 'err');
    return output.includes(PLANT.rule);
  } finally {
    rmSync(PLANT.file);
  }
}

/** Import rules and cycles over all four packages; red too when the checker saw nothing or lost its teeth. */
export async function checkDependencies(): Promise<{ isGreen: boolean; text: string }> {
  if (!(await plantedViolationIsFound())) {
    return {
      isGreen: false,
      text: `A planted violation of '${PLANT.rule}' was not found: the import rules do not bite.`,
    };
  }
  const { output } = await cruise(['packages', 'apps'], 'json');
  // dependency-cruiser documents this shape as its JSON reporter's.
  const report = JSON.parse(output.slice(output.indexOf('{'))) as CruiseReport;
  const { totalCruised, violations } = report.summary;
  if (totalCruised < 50) {
    return {
      isGreen: false,
      text: `Only ${totalCruised} modules were seen: the import rules checked nothing.`,
    };
  }
  if (violations.length > 0) {
    const details = await cruise(['packages', 'apps'], 'err');
    return { isGreen: false, text: details.output };
  }
  return { isGreen: true, text: `${totalCruised} modules, 0 cycles, 0 forbidden imports` };
}
