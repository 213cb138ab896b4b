import type { Logger } from 'pino';
import { sentences } from '@kinora/contract/sentences';
import type { Language } from '@kinora/contract/catalogue';
import type { Voice } from '@kinora/contract/voices';
import { ProviderError } from '@kinora/models';
import { countSpokenWords, languageCodes, readQuestion } from '@kinora/words';
import type {
  ProviderCall,
  Providers,
  SearchCall,
  SearchModel,
  SourceText,
  SpeechRequest,
  SpeechResult,
  StagedScene,
  VideoRequest,
} from '@kinora/models';
import { inWorkFolder } from '../platform/files/in-work-folder.ts';
import { openMediaDoor } from './media-door.ts';
import type { MediaDoor } from './media-door.ts';
import type { DeskParts } from './paid/paid-desk.ts';
import { openBuyer } from './paid/buy-answer.ts';
import type { PaidFor } from './paid/paid-request.ts';
import { openTextDoor } from './text-door.ts';
import type { TextDoor } from './text-door.ts';

export interface SpeechDoor {
  /** Every voice with its tier; at least two basic ones per language. */
  voices(): Promise<readonly Voice[]>;
  /**
   * Speaks a text; what a vendor is paid for is bought once. @throws ProviderError `invalid_input` for text that cannot be
   * spoken
   */
  say(request: SpeechRequest, call: ProviderCall, paidFor: Partial<PaidFor>): Promise<SpeechResult>;
  /** Has a voice made ready in the background for what is likely to be heard next. */
  prepare(request: SpeechRequest, log: Logger): void;
  /** Speaks a short sample as a WAV for `keep`, which moves it to where it stays. */
  preview(
    voiceId: string,
    ask: Pick<ProviderCall, 'signal' | 'log'>,
    keep: (file: string) => Promise<unknown>,
  ): Promise<void>;
}

/** `query`: the whole prompt; what it is about is read from it. */
export interface SearchWish {
  readonly query: string;
  readonly language: Language;
  readonly limit: number;
}

export interface SearchDoor {
  /** Articles on this machine about what is asked. Nothing leaves it. */
  atHand(wish: SearchWish, call: SearchCall): Promise<SourceText[]>;
  /** Articles about what is asked, by its content words, best first. @throws ProviderError when research cannot be reached, or nobody does any */
  find(wish: SearchWish, call: SearchCall): Promise<SourceText[]>;
}

export interface StagingDoor {
  /** How a video model's scenes are staged here; null when nobody stages them. Part of every staged segment's key. */
  versionOf(model: string): string | null;
  /** What is installed here that stages otherwise, empty for nothing: part of every staged segment's key, too. */
  variant(): Promise<string>;
  /** @throws ProviderError `gone` when nobody stages them any more */
  stage(model: string, request: VideoRequest, call: ProviderCall): Promise<StagedScene>;
}

/**
 * The only sender of calls to whoever makes something. Modules say what they want by the keys of the catalogue, and never
 * hold a model: what has to happen with every call (receipts, budgets, caches) has one place.
 */
export interface Gateway {
  readonly media: MediaDoor;
  readonly speech: SpeechDoor;
  readonly text: TextDoor;
  readonly search: SearchDoor;
  readonly staging: StagingDoor;
}

/** `desk`: where paid requests are written down; null: nothing can be bought here. */
export function openGateway(providers: Providers, workRoot: string, desk: DeskParts | null = null): Gateway {
  const { speech, search, libraries = [], voicePreviews } = providers;
  return {
    media: openMediaDoor(providers, desk),
    speech: {
      voices: () => speech.voices(),
      say: (request, call, paidFor) =>
        speech.synthesize(request, { ...call, buy: openBuyer(desk, { ...call, paidFor }) }),
      prepare: (request, log) => {
        speech.prepare?.(request).catch((error: unknown) => {
          log.warn({ err: error }, 'A voice could not be made ready');
        });
      },
      preview: (voiceId, { signal, log }, keep) =>
        inWorkFolder({ root: workRoot, prefix: 'preview-' }, async (workFolder) => {
          const buy = openBuyer(desk, { workFolder, log, paidFor: {} });
          await keep(await voicePreviews.renderPreview(voiceId, { signal, workFolder, buy }));
        }),
    },
    text: openTextDoor(providers, workRoot, desk),
    search: openSearchDoor(search, libraries),
    staging: {
      versionOf: (model) => providers.stagingModel(model)?.version ?? null,
      variant: async () => (await providers.stagingVariant?.()) ?? '',
      async stage(model, request, call) {
        const found = providers.stagingModel(model);
        if (found === undefined) {
          throw new ProviderError('gone', sentences.story.engineUnavailable);
        }
        return await found.stage(request, call);
      },
    },
  };
}

function openSearchDoor(search: Providers['search'], libraries: readonly SearchModel[]): SearchDoor {
  return {
    async atHand(wish, call) {
      if (isText(wish)) {
        return [];
      }
      const found = libraries.map((library) => library.search(bySubject(wish), call));
      return (await Promise.all(found)).flat();
    },
    async find(wish, call) {
      if (isText(wish)) {
        return [];
      }
      if (search === undefined) {
        throw new ProviderError('gone', sentences.notice.researchUnavailable);
      }
      return await search.search(bySubject(wish), call);
    },
  };
}

/** So many words are a text to narrate, which asks nothing: not a word of it is looked up. */
const TEXT_WORDS = 80;

function isText({ query, language }: SearchWish): boolean {
  return countSpokenWords(query, languageCodes[language]) >= TEXT_WORDS;
}

/** Articles are found by content words, not by the words that ask. */
function bySubject(wish: SearchWish): SearchWish {
  return { ...wish, query: readQuestion(wish.query, languageCodes[wish.language]).subject };
}
