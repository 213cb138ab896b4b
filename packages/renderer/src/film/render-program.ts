import type { WorkProgram } from '../crew/work-child.ts';
import { UnletterableTextError } from '../text/unletterable-text-error.ts';
import { RenderReportSchema } from './segment-message.ts';
import type { RenderReport, RenderWish } from './segment-message.ts';

/** The program that renders, mixes and plays. */
export const renderProgram: WorkProgram<RenderWish, RenderReport> = {
  file: new URL('./segment-child.ts', import.meta.url),
  heapMegabytes: 512,
  read: (message) => RenderReportSchema.parse(message),
  progressOf: (report) => (report.kind === 'progress' ? report.fraction : null),
  failureOf: (report) => (report.kind === 'failed' ? failureOf(report) : null),
  remainsOf: ({ output }) => ['part', 'mix', 'remix', 'remix.part'].map((end) => `${output}.${end}`),
};

function failureOf({ message, letters }: Extract<RenderReport, { kind: 'failed' }>): Error {
  return letters === undefined
    ? new Error(`The work could not be done. ${message}`)
    : new UnletterableTextError(letters);
}
