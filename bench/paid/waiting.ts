import { setTimeout as pause } from 'node:timers/promises';
import { processorSeconds } from '../process-family.ts';
import { isStatus, isSubmit, startPicture } from './single-picture.ts';
import { boughtModel } from './studio.ts';
import type { PaidStudio } from './studio.ts';

const REQUESTS = 200;
/** Below the limit of one caller a minute. */
const REQUESTS_PER_CALLER = 100;
const SETTLE_MS = 5_000;
const IDLE_MS = 25_000;
const WATCHED_MS = 40_000;

export interface WaitingFigures {
  readonly requests: number;
  /** Processor time a second while nothing is there to do, and while all wait. */
  readonly idlePart: number;
  readonly waitingPart: number;
  readonly questionsPerSecond: number;
  readonly runningJobs: number;
  /** From the moment each request's first question was due. */
  readonly firstQuestionLate: readonly number[];
}

/** What it costs that many requests wait at the vendor, who never finishes them. */
export async function measureWaiting(studio: PaidStudio): Promise<WaitingFigures> {
  await pause(SETTLE_MS);
  const idlePart = await processorPart(studio, IDLE_MS);
  const asked = studio.heard.length;
  for (let index = 0; index < REQUESTS; index += 1) {
    const caller = `192.0.2.${Math.floor(index / REQUESTS_PER_CALLER) + 1}`;
    await startPicture(studio, { prompt: `A fox [[endless]] ${index}`, model: boughtModel, caller });
  }
  await untilAsked(studio, asked);
  await pause(SETTLE_MS);
  const begun = studio.heard.length;
  const waitingPart = await processorPart(studio, WATCHED_MS);
  const questions = studio.heard.slice(begun).filter(isStatus).length;
  return {
    requests: REQUESTS,
    idlePart,
    waitingPart,
    questionsPerSecond: questions / (WATCHED_MS / 1000),
    runningJobs: await runningJobs(studio),
    firstQuestionLate: lateness(studio, asked),
  };
}

/** Processor time of the installation as a part of one processor. */
async function processorPart({ server }: PaidStudio, duringMs: number): Promise<number> {
  const begun = performance.now();
  const before = await processorSeconds(server.pid);
  await pause(duringMs);
  const used = (await processorSeconds(server.pid)) - before;
  return (used * 1000) / (performance.now() - begun);
}

function firstQuestions(studio: PaidStudio, from: number): Map<string, number> {
  const firsts = new Map<string, number>();
  for (const heard of studio.heard.slice(from).filter(isStatus)) {
    const id = heard.question.split('/').at(-2) ?? '';
    firsts.set(id, firsts.get(id) ?? heard.at);
  }
  return firsts;
}

async function untilAsked(studio: PaidStudio, from: number): Promise<void> {
  const deadline = performance.now() + 120_000;
  while (firstQuestions(studio, from).size < REQUESTS) {
    if (performance.now() > deadline) {
      throw new Error('Not every request was asked about within two minutes.');
    }
    await pause(200);
  }
}

/** Seconds from the moment each request's first question was due: a second after it was taken. */
function lateness(studio: PaidStudio, from: number): number[] {
  const submits = studio.heard.slice(from).filter(isSubmit);
  const ids = studio.fal.submits.slice(-submits.length).map(({ requestId }) => requestId ?? '');
  const firsts = firstQuestions(studio, from);
  return submits.map(({ at }, index) => ((firsts.get(ids[index] ?? '') ?? Infinity) - at) / 1000 - 1);
}

/** Slots that are taken, as the metrics say. */
async function runningJobs({ client }: PaidStudio): Promise<number> {
  const response = await fetch(`${client.origin}/metrics`);
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('kinora_queue_jobs{'));
  const running = lines.filter((line) => line.includes('state="running"'));
  return running.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
