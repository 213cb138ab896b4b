import type { ModelServer } from '../model-server.ts';

/** A server that speaks the protocol of OpenAI's chat completions. */
export interface ChatServer extends ModelServer {
  /** Dollars for a million tokens; null: nobody has said. */
  readonly prices: { readonly read: number; readonly written: number } | null;
}
