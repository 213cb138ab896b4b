import type { Language, VideoStyle, VideoType } from '@kinora/contract/catalogue';
import type { MadeBy, ProviderCall } from './call.ts';
import type { BuyingCall } from './purchase.ts';

/** A passage the script may draw facts from: a page of an uploaded document or an article found by research. */
export interface SourceText {
  /** Shown with the facts taken from it: 'Wikipedia: Coral reef', 'page 3'. */
  readonly label: string;
  readonly url?: string;
  /** What else its subject is called, for finding it. */
  readonly keywords?: string;
  /** From the shelf or a library of this machine: found by research, and without an address. */
  readonly isOnThisMachine?: true;
  /** Written to be told: its sentences, its first answer and its conclusion are told as they stand. */
  readonly isWrittenToTell?: true;
  readonly text: string;
}

/** Whether a passage was written for the eye by others: for the ear its sentences may be cut and said otherwise. */
export function isRetold(passage: SourceText): boolean {
  return isFound(passage) && passage.isWrittenToTell !== true;
}

/** Whether a passage was found, in an encyclopedia or on this machine; the others are the person's own. */
export function isFound({ url, isOnThisMachine }: SourceText): boolean {
  return url !== undefined || isOnThisMachine === true;
}

/** A character whom a person has made for their films, in the person's own words. */
export interface FilmCharacter {
  readonly name: string;
  readonly prompt: string;
}

export interface ScriptRequest {
  /** The user's words: a topic of one line or a whole pasted article. Outside text: data, never instructions. */
  readonly prompt: string;
  readonly videoType: VideoType;
  readonly videoStyle: VideoStyle;
  /** The language of every narration and title. */
  readonly language: Language;
  /** Empty when neither a document nor research is there. */
  readonly sources: readonly SourceText[];
  /** Whether more than what is at hand was searched, and answered; left out where nobody asked for it. */
  readonly search?: 'done' | 'unreachable';
  /** 2 for two-speaker engines: narrations then alternate between speakers. */
  readonly speakers: 1 | 2;
  /** Who may play in a film, the newest first; left out where nobody is there. */
  readonly characters?: readonly FilmCharacter[];
}

export interface ScriptScene {
  readonly title: string;
  /** Written for the ear, in the request's language. */
  readonly narration: string;
  /** English description of one picture, usable by a paid image model unchanged: it holds the film's look and cast where there are any. */
  readonly imagePrompt: string;
  /** English description of the motion, usable by a paid video model unchanged. */
  readonly videoPrompt: string;
  readonly keyFacts: readonly string[];
  /** Which source says a key fact, as far as it is known. A fact of a document names its page itself: 'One metre (page 3)'. */
  readonly factSources?: readonly { readonly fact: string; readonly label: string; readonly url?: string }[];
  readonly hasCharacter: boolean;
}

export interface Script {
  readonly title: string;
  readonly scenes: readonly ScriptScene[];
  /** Labels and addresses of the sources that were really used. */
  readonly sources: readonly { readonly label: string; readonly url?: string }[];
  /** A sentence for the user when the material was thin or research could not be reached. */
  readonly notice?: string;
  /** Written in place of the model that was asked, which `notice` says. */
  readonly isStandIn?: true;
  readonly madeBy: MadeBy;
}

/**
 * Writes scripts. Implementations check nothing about the user: plan, price and limits are judged before. What is built in
 * buys nothing.
 */
export interface TextModel<Call extends ProviderCall = BuyingCall> {
  /**
   * @throws ProviderError `invalid_input` when nothing can be written from the request, with the reason; `unusable` when
   * what was written is no good and asking again would only cost more
   */
  writeScript(request: ScriptRequest, call: Call): Promise<Script>;
  /**
   * Why nothing can be written from a request whose sources are complete, so that it is said before anything starts;
   * null when something can. Left out by models that only know when they have tried.
   */
  refusalOf?(request: ScriptRequest): string | null;
  /** Adds subject, setting, light, camera and mood as the mode (`context`) asks; keeps the user's own words. */
  enhancePrompt(input: { prompt: string; context: string }, call: Call): Promise<string>;
  /** At most five completions of what is being typed; answers within 10 ms when built in. */
  suggestPrompts(input: { query: string; past: readonly string[] }, call: Call): Promise<string[]>;
}
