import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Files of few lines that make whole films and clips: minutes each, where most files take seconds. */
const LONG = /\/(?:matrix|engine-matrix|whole-thread|kill)\.(?:slow\.)?test\.ts$/u;

/**
 * The usual order goes by size where no earlier run is known, as on a clean checkout: the longest tests are the
 * smallest files, and one worker would be left alone with them at the end.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((a, b) => rank(a) - rank(b));

    /** Projects stay in their order. */
    function rank({ project, moduleId }: TestSpecification): number {
      const place = usual.findIndex((file) => file.project.name === project.name);
      return place - (LONG.test(moduleId) ? 0.5 : 0);
    }
  }
}
