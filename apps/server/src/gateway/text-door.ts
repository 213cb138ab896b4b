import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { ProviderCall, Providers, Script, ScriptRequest } from '@kinora/models';
import { inWorkFolder } from '../platform/files/in-work-folder.ts';

/** What a call that leaves no files gets from whoever makes it. */
export type TextAsk = Pick<ProviderCall, 'signal' | 'log'>;

export interface TextDoor {
  /**
   * What the text model writes, or, where that cannot be used, what the own writer writes in its place and says so.
   * @throws ProviderError `invalid_input` when nothing can be written from the request, with the reason
   */
  write(request: ScriptRequest, call: ProviderCall): Promise<Script>;
  /** Why nothing can be written from a request whose sources are complete; null when something can, or nobody knows. */
  refusalOf(request: ScriptRequest): string | null;
  enhance(wish: { prompt: string; context: string }, ask: TextAsk): Promise<string>;
  suggest(wish: { query: string; past: readonly string[] }, ask: TextAsk): Promise<string[]>;
}

export function openTextDoor(
  { text, standInText }: Pick<Providers, 'text' | 'standInText'>,
  workRoot: string,
): TextDoor {
  const inFolder = <Result>(work: (workFolder: string) => Promise<Result>) =>
    inWorkFolder({ root: workRoot, prefix: 'prompt-' }, work);
  return {
    async write(request, call) {
      try {
        return await text.writeScript(request, call);
      } catch (error) {
        if (standInText === undefined || !(error instanceof ProviderError) || error.kind !== 'unusable') {
          throw error;
        }
        call.log.warn({ err: error }, 'The text model wrote no script that can be used');
        const script = await unlessRefused(() => standInText.writeScript(request, call), error);
        return { ...script, notice: sentences.notice.ownWriterStoodIn, isStandIn: true };
      }
    },
    refusalOf: (request) => text.refusalOf?.(request) ?? null,
    enhance: (wish, ask) => inFolder((workFolder) => text.enhancePrompt(wish, { ...ask, workFolder })),
    suggest: (wish, ask) => inFolder((workFolder) => text.suggestPrompts(wish, { ...ask, workFolder })),
  };
}

/** Where the own writer has nothing to tell either, it is the model that failed: what it was asked for it could have known. */
async function unlessRefused(write: () => Promise<Script>, failure: ProviderError): Promise<Script> {
  try {
    return await write();
  } catch (error) {
    throw error instanceof ProviderError ? failure : error;
  }
}
