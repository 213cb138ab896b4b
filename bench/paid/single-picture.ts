import { ImageStatusAnswerSchema, StartAnswerSchema } from '@kinora/contract/api';
import type { ImageModelKey } from '@kinora/contract/catalogue';
import { setTimeout as pause } from 'node:timers/promises';
import type { HeardQuestion, PaidStudio } from './studio.ts';

const LOOK_EVERY_MS = 50;
const LONGEST_SECONDS = 120;

/** Starts a picture. `caller`: an address of its own, for which the limits of one caller count. */
export async function startPicture(
  { client }: PaidStudio,
  wish: { prompt: string; model: ImageModelKey; caller?: string },
): Promise<string> {
  const form = new FormData();
  form.set(
    'data',
    JSON.stringify({
      prompt: wish.prompt,
      model_name: wish.model,
      aspect_ratio: '16:9',
      session_id: 'bench',
    }),
  );
  const response = await fetch(`${client.origin}/image/generate-image-async`, {
    method: 'POST',
    headers: {
      cookie: client.cookie,
      ...(wish.caller === undefined ? {} : { 'x-forwarded-for': wish.caller }),
    },
    body: form,
  });
  if (!response.ok) {
    throw new Error(`A picture could not be started: ${response.status} ${await response.text()}`);
  }
  return StartAnswerSchema.parse(await response.json()).project_id;
}

export interface TimedPicture {
  readonly seconds: number;
  /** From the moment its first question was due to the question; null for what is drawn here. */
  readonly firstQuestionLateSeconds: number | null;
  /** From the question that found it made to the finished step. */
  readonly keptAfterSeconds: number | null;
}

/** A second after the vendor took it, it is asked for the first time. */
const FIRST_PAUSE_MS = 1_000;

/** From the start call to the finished picture. */
export async function timePicture(
  studio: PaidStudio,
  wish: { prompt: string; model: ImageModelKey },
): Promise<TimedPicture> {
  const begun = performance.now();
  const asked = studio.heard.length;
  const id = await startPicture(studio, wish);
  await untilCompleted(studio, id);
  const finished = performance.now();
  const questions = studio.heard.slice(asked);
  const submit = questions.find(isSubmit);
  const [first] = questions.filter(isStatus);
  const last = questions.findLast(isStatus);
  const isBought = submit !== undefined && first !== undefined && last !== undefined;
  return {
    seconds: (finished - begun) / 1000,
    firstQuestionLateSeconds: isBought ? (first.at - submit.at - FIRST_PAUSE_MS) / 1000 : null,
    keptAfterSeconds: isBought ? (finished - last.at) / 1000 : null,
  };
}

export function isSubmit({ question }: HeardQuestion): boolean {
  return question.startsWith('POST /queue/');
}

export function isStatus({ question }: HeardQuestion): boolean {
  return question.startsWith('GET /queue/') && question.endsWith('/status');
}

async function untilCompleted({ client }: PaidStudio, id: string): Promise<void> {
  const deadline = performance.now() + LONGEST_SECONDS * 1000;
  while (performance.now() < deadline) {
    const answer = ImageStatusAnswerSchema.parse(await client.read(`/image/image-status/${id}`));
    if (answer.error_message !== null) {
      throw new Error(answer.error_message);
    }
    if (answer.result_url !== null) {
      return;
    }
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`The picture ${id} is not there after ${LONGEST_SECONDS} s.`);
}
