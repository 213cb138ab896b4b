import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';

/** What a command has of whoever typed it. */
export interface Terminal {
  /** Results, for standard output. */
  readonly say: (text: string) => void;
  /** Progress and refusals, for standard error. */
  readonly complain: (text: string) => void;
  /** @throws ConfigError */
  readonly readConfig: () => Config;
  readonly clock: Clock;
  /** Asks something that is answered by yes or no; left out: nobody is there to be asked. */
  readonly agree?: (question: string) => Promise<boolean>;
  /** Ends a command that can go on later; called by such a command alone. */
  readonly stopSignal?: () => AbortSignal;
  /** npm's own program, where one runs us. */
  readonly npm?: string | null;
}
