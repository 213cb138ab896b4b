import { picturesAlone, picturesBesideFilm } from './beside-film.ts';
import type { TimedPicture } from './single-picture.ts';
import { openPaidStudio } from './studio.ts';
import { measureWaiting } from './waiting.ts';

const inSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`;
const inPercent = (part: number): string => `${(part * 100).toFixed(1)} %`;

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Median and worst of one time of some pictures. */
function spread(pictures: readonly TimedPicture[], of: keyof TimedPicture): string {
  const values = pictures.flatMap((picture) => picture[of] ?? []);
  return `${inSeconds(median(values))}, at most ${inSeconds(Math.max(...values))}`;
}

function medianSeconds(pictures: readonly TimedPicture[]): number {
  return median(pictures.map(({ seconds }) => seconds));
}

/** The same picture alone and beside a film. */
function besideRow(name: string, alone: readonly TimedPicture[], beside: readonly TimedPicture[]): string {
  const more = medianSeconds(beside) - medianSeconds(alone);
  return `| ${name} alone, and while the same person's film of 1080p is made | ${spread(alone, 'seconds')}; beside the film ${spread(beside, 'seconds')}: ${inSeconds(more)} more |`;
}

/** What a bought request costs and how long our part of it takes, with fal's simulator in the bench's own process. */
export async function measurePaid(): Promise<string[]> {
  const studio = await openPaidStudio();
  try {
    const alone = await picturesAlone(studio);
    const beside = await picturesBesideFilm(studio);
    const waiting = await measureWaiting(studio);
    const late = waiting.firstQuestionLate;
    return [
      `| from the question that finds a bought picture made to the finished step | ${spread(alone.bought, 'keptAfterSeconds')}; beside a film ${spread(beside.bought, 'keptAfterSeconds')} |`,
      `| first question to the vendor, from when it is due | ${spread(alone.bought, 'firstQuestionLateSeconds')}; beside a film ${spread(beside.bought, 'firstQuestionLateSeconds')}; of ${waiting.requests} at once ${inSeconds(median(late))}, at most ${inSeconds(Math.max(...late))} |`,
      `| ${waiting.requests} requests wait at the vendor | ${inPercent(waiting.waitingPart - waiting.idlePart)} of one processor (${inPercent(waiting.waitingPart)} for the whole installation, ${inPercent(waiting.idlePart)} with nothing to do), ${waiting.questionsPerSecond.toFixed(1)} questions a second, ${waiting.runningJobs} slots taken |`,
      besideRow('a built-in picture', alone.builtIn, beside.builtIn),
      besideRow('a bought picture', alone.bought, beside.bought),
    ];
  } finally {
    await studio.close();
  }
}
