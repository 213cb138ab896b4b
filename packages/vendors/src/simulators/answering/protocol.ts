import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from '../fal/wire.ts';
import type { PictureScene } from './scenes.ts';

/** What somebody wants of a service, as its protocol says it. */
export interface WantedPicture {
  readonly model: string;
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  /** Bytes of the pictures that are to be changed. */
  readonly pictures: readonly Buffer[];
  /** Everything that was sent beside them. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A request as it arrived. */
export interface Arrival {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A request that the service took. */
export interface TakenPicture extends WantedPicture {
  readonly id: string;
  readonly scene: PictureScene;
}

/** How a service speaks. What is common to all that answer with the picture itself knows nothing of it. */
export interface PictureProtocol {
  readonly service: string;
  /** Its own scenes. */
  readonly scenes: readonly string[];
  /** Why somebody is not let in; null: they are. */
  readonly refuseKey: (headers: IncomingHttpHeaders) => Answer | null;
  /** The answer to a question that costs nothing; null: it is none. */
  readonly question: (arrival: Arrival) => Answer | null;
  /** What a submit wants, or why it is refused. */
  readonly read: (arrival: Arrival) => Promise<WantedPicture | Answer>;
  /** What its own scenes refuse; null: they take it. */
  readonly refuse: (scene: PictureScene) => Answer | null;
  readonly refuseBusy: (seconds: string) => Answer;
  /** What a status alone says, in the service's words. */
  readonly refuseBy: (status: number) => Answer;
  /** The answer that holds a picture. */
  readonly answer: (taken: TakenPicture, picture: Buffer, origin: string) => unknown;
}

export function isAnswer(value: WantedPicture | Answer): value is Answer {
  return 'status' in value;
}
