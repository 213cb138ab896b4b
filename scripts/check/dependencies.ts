import { runPackage } from '../run-command.ts';
import { PLANT, plantedViolations, withPlanted } from './planted-violations.ts';

const FOLDERS = ['packages', 'apps'] as const;
const CRUISER = 'dependency-cruiser/bin/dependency-cruiser.mjs';
/** Fewer modules than this, and the rules looked at nothing. */
const LEAST_MODULES = 50;

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
  readonly to: string;
  readonly cycle?: readonly { readonly name: string }[];
}

interface CruiseReport {
  readonly summary: { readonly totalCruised: number; readonly violations: readonly Violation[] };
}

async function cruise(): Promise<CruiseReport> {
  const { output } = await runPackage(
    CRUISER,
    ['--config', 'dependency-cruiser.config.cjs', '--output-type', 'json', ...FOLDERS],
    { output: 'capture' },
  );
  // dependency-cruiser documents this shape as its JSON reporter's.
  return JSON.parse(output.slice(output.indexOf('{'))) as CruiseReport;
}

function isOwn({ from, to, cycle = [] }: Violation): boolean {
  return ![from, to, ...cycle.map(({ name }) => name)].some((file) => file.endsWith(PLANT));
}

/**
 * Import rules and cycles over all packages; red too when the checker saw nothing or lost its teeth. One look at the
 * tree with a violation of every rule planted in it tells both: whether each of them is found, and what else is.
 */
export async function checkDependencies(): Promise<{ isGreen: boolean; text: string }> {
  const planted = plantedViolations();
  const { totalCruised, violations } = (await withPlanted(planted, cruise)).summary;
  const found = new Set(violations.map(({ rule, from }) => `${rule.name} ${from}`));
  const blind = planted.filter(({ rule, file }) => !found.has(`${rule} ${file}`)).map(({ rule }) => rule);
  if (blind.length > 0) {
    return {
      isGreen: false,
      text: `Planted violations were not found, these rules do not bite: ${blind.join(', ')}`,
    };
  }
  if (totalCruised < LEAST_MODULES) {
    return {
      isGreen: false,
      text: `Only ${totalCruised} modules were seen: the import rules checked nothing.`,
    };
  }
  const own = violations.filter(isOwn).map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  if (own.length > 0) {
    return { isGreen: false, text: own.join('\n') };
  }
  return {
    isGreen: true,
    text: `${totalCruised - planted.length} modules, 0 cycles, 0 forbidden imports`,
  };
}
