import { ProjectAnswerSchema } from '@kinora/contract/api';
import { isWorking } from '@kinora/contract/statuses';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { KeptAnswer } from '../../platform/http/kept-answer.ts';
import { Remembered } from '../../platform/remembered.ts';
import { ProjectStates } from '../projects/index.ts';
import { readStory } from './read-story.ts';

const MOST_KEPT = 300;

/** How long is left is estimated from what everybody's steps took: no change of the story itself tells of it. */
const ESTIMATE_MS = 5_000;

/** What is answered about stories: made when something of one has changed, by whoever asks first. */
export class StoryAnswers {
  readonly #database: Database;
  readonly #states: ProjectStates;
  readonly #now: () => number;
  readonly #answers = new Remembered<KeptAnswer>(MOST_KEPT);

  /** @param now in milliseconds, from anywhere */
  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#states = new ProjectStates(database);
    this.#now = now;
  }

  /** @throws AppError `not-found` for other people's, too */
  async of(owned: { readonly projectId: string; readonly ownerId: string }): Promise<KeptAnswer> {
    const { version, status } = await this.#states.of(owned);
    const estimate = isWorking(status) ? Math.floor(this.#now() / ESTIMATE_MS) : '';
    const key = [owned.projectId, version, estimate].join(' ');
    return await this.#answers.of(key, async () => {
      const story = z.encode(ProjectAnswerSchema, await readStory(this.#database, owned));
      if ((await this.#states.of(owned)).version !== version) {
        // Made of what was written meanwhile: it is true, but not of this name.
        this.#answers.forget(key);
      }
      return new KeptAnswer(JSON.stringify(story));
    });
  }
}
