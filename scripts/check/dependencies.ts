import { runPackage } from '../run-command.ts';
import type { CommandResult } from '../run-command.ts';
import { plantedViolations, withPlanted } from './planted-violations.ts';

const FOLDERS = ['packages', 'apps'] as const;
const CRUISER = 'dependency-cruiser/bin/dependency-cruiser.mjs';

interface CruiseReport {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly { rule: { name: string }; from: string }[];
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

function readReport({ output }: CommandResult): CruiseReport {
  // dependency-cruiser documents this shape as its JSON reporter's.
  return JSON.parse(output.slice(output.indexOf('{'))) as CruiseReport;
}

/** The rules that a violation was planted for and not found. */
async function blindRules(): Promise<readonly string[]> {
  const planted = plantedViolations();
  const report = await withPlanted(planted, async () => readReport(await cruise(FOLDERS, 'json')));
  const found = new Set(report.summary.violations.map(({ rule, from }) => `${rule.name} ${from}`));
  return planted.filter(({ rule, file }) => !found.has(`${rule} ${file}`)).map(({ rule }) => rule);
}

/** Import rules and cycles over all packages; red too when the checker saw nothing or lost its teeth. */
export async function checkDependencies(): Promise<{ isGreen: boolean; text: string }> {
  const blind = await blindRules();
  if (blind.length > 0) {
    return {
      isGreen: false,
      text: `Planted violations were not found, these rules do not bite: ${blind.join(', ')}`,
    };
  }
  const { totalCruised, violations } = readReport(await cruise(FOLDERS, 'json')).summary;
  if (totalCruised < 50) {
    return {
      isGreen: false,
      text: `Only ${totalCruised} modules were seen: the import rules checked nothing.`,
    };
  }
  if (violations.length > 0) {
    const details = await cruise(FOLDERS, 'err');
    return { isGreen: false, text: details.output };
  }
  return { isGreen: true, text: `${totalCruised} modules, 0 cycles, 0 forbidden imports` };
}
