import lighthouse, { desktopConfig } from 'lighthouse';

/** Lighthouse's categories, 0 to 100, and the moments a visitor feels. */
export interface PageFigures {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Largest contentful paint in milliseconds. */
  readonly lcpMs: number;
  /** Cumulative layout shift. */
  readonly cls: number;
}

export type FormFactor = 'desktop' | 'mobile';

/** Audits a page in a browser that listens at `port`; the phone is Lighthouse's own slow one. */
export async function auditPage(url: string, formFactor: FormFactor, port: number): Promise<PageFigures> {
  const config = formFactor === 'desktop' ? desktopConfig : undefined;
  const flags = { port, output: 'json', logLevel: 'error', formFactor } as const;
  const result = await lighthouse(
    url,
    formFactor === 'mobile' ? flags : { ...flags, screenEmulation: { disabled: true } },
    config,
  );
  if (result === undefined) {
    throw new Error(`Lighthouse had nothing to say about ${url}.`);
  }
  const { categories, audits } = result.lhr;
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  };
}

/** The run with the middle performance: its figures belong together. */
export function medianOf(runs: readonly PageFigures[]): PageFigures {
  const sorted = runs.toSorted((one, other) => one.performance - other.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) {
    throw new Error('Nothing was measured.');
  }
  return middle;
}
