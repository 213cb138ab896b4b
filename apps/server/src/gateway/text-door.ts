import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { BuyingCall, ProviderCall, Providers, Script, ScriptRequest, TextModel } from '@kinora/models';
import { inWorkFolder } from '../platform/files/in-work-folder.ts';
import { BudgetError } from './paid/money/budget.ts';
import { openBuyer } from './paid/buy-answer.ts';
import type { DeskParts } from './paid/paid-desk.ts';
import type { PaidFor } from './paid/paid-request.ts';

/** What a call that leaves no files gets from whoever makes it. */
export interface TextAsk extends Pick<ProviderCall, 'signal' | 'log'> {
  /** Who asks, for the receipt. */
  readonly ownerId: string;
}

export interface TextDoor {
  /** Whether scripts are written elsewhere: whoever waits for one holds no processor. */
  readonly isOutside: boolean;
  /**
   * What the text model writes, or, where that cannot be used or today's budget does not reach, what the own writer writes
   * in its place and says so. What a step was answered before is not bought again.
   * @throws ProviderError `invalid_input` when nothing can be written from the request, with the reason
   */
  write(request: ScriptRequest, call: ProviderCall, paidFor: Partial<PaidFor>): Promise<Script>;
  /** Why nothing can be written from a request whose sources are complete; null when something can, or nobody knows. */
  refusalOf(request: ScriptRequest): string | null;
  enhance(wish: { prompt: string; context: string }, ask: TextAsk): Promise<string>;
  suggest(wish: { query: string; past: readonly string[] }, ask: TextAsk): Promise<string[]>;
}

/** Whoever `models` names at a call writes it. */
export function openTextDoor(
  models: Pick<Providers, 'text' | 'standInText'>,
  workRoot: string,
  desk: DeskParts | null,
): TextDoor {
  const { standInText } = models;
  const help = <Answer>(
    { ownerId, ...ask }: TextAsk,
    answer: (model: TextModel, call: BuyingCall) => Promise<Answer>,
  ): Promise<Answer> =>
    inWorkFolder({ root: workRoot, prefix: 'prompt-' }, async (workFolder) => {
      const call = { ...ask, workFolder };
      const buying = { ...call, buy: openBuyer(desk, { ...call, paidFor: { ownerId } }) };
      try {
        return await answer(models.text, buying);
      } catch (error) {
        // Free help goes on.
        if (standInText !== undefined && error instanceof BudgetError) {
          return await answer(standInText, buying);
        }
        throw error;
      }
    });
  return {
    get isOutside() {
      return models.text !== standInText;
    },
    async write(request, call, paidFor) {
      const buying = { ...call, buy: openBuyer(desk, { ...call, paidFor }) };
      try {
        return await models.text.writeScript(request, buying);
      } catch (error) {
        const notice = noticeFor(error);
        if (standInText === undefined || !(error instanceof ProviderError) || notice === null) {
          throw error;
        }
        call.log.warn({ err: error }, 'The text model wrote no script that can be used');
        const script = await unlessRefused(() => standInText.writeScript(request, buying), error);
        return { ...script, notice, isStandIn: true };
      }
    },
    refusalOf: (request) => models.text.refusalOf?.(request) ?? null,
    enhance: (wish, ask) => help(ask, (model, call) => model.enhancePrompt(wish, call)),
    suggest: (wish, ask) => help(ask, (model, call) => model.suggestPrompts(wish, call)),
  };
}

/** What is said when the own writer stands in; null: it does not. */
function noticeFor(error: unknown): string | null {
  if (error instanceof BudgetError) {
    const isPriceUnknown = error.message === sentences.paid.noPrice;
    return isPriceUnknown ? sentences.notice.ownWriterWithoutPrice : sentences.notice.ownWriterInBudget;
  }
  return error instanceof ProviderError && error.kind === 'unusable'
    ? sentences.notice.ownWriterStoodIn
    : null;
}

/** Where the own writer has nothing to tell either, it is the model that failed: what it was asked for it could have known. */
async function unlessRefused(write: () => Promise<Script>, failure: ProviderError): Promise<Script> {
  try {
    return await write();
  } catch (error) {
    throw error instanceof ProviderError ? failure : error;
  }
}
