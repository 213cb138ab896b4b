import { availableParallelism } from 'node:os';
import { isNaturalVoice, orderedVoices } from '@kinora/contract/voices';
import { openShelf, openZimLibrary } from '@kinora/library';
import type { Connection, Providers, SearchModel, Services, Vendor } from '@kinora/models';
import { createRenderPool } from '@kinora/renderer';
import { builtInFinder } from '@kinora/painter/cut-out';
import type { SubjectFinder } from '@kinora/painter/cut-out';
import { openPainting } from '@kinora/painter/hand';
import type { Painting } from '@kinora/painter';
import type { EncoderProfile, RenderPool } from '@kinora/renderer';
import { chat } from '@kinora/vendors/chat';
import { elevenLabs } from '@kinora/vendors/elevenlabs';
import { speechServer } from '@kinora/vendors/speech-server';
import { wikipedia } from '@kinora/vendors/wikipedia';
import { createNaturalSpeech, previewSentences, Speakers } from '@kinora/voice';
import type { Speaking } from '@kinora/voice';
import type { VoiceModel } from '@kinora/voice';
import { openBuiltIn } from './built-in.ts';
import { BUILT_IN } from './media-door.ts';

/** Everybody outside who can serve. Who stands first is asked first; what is built in comes after them all. */
export const vendors: readonly Vendor[] = [chat, elevenLabs, speechServer, wikipedia];

/** What a voice without a sample says to introduce itself. */
export const previewText = previewSentences.English;

type Maker = Services & { readonly key: string };

/** A vendor that is set up here, for the admin's list. */
export type ConnectedVendor = Connection & { readonly key: string };

/** The models of a process, and what ends them. */
export interface OpenProviders extends Providers {
  /** Who is connected now. */
  readonly vendors: readonly ConnectedVendor[];
  close(): Promise<void>;
}

export interface ProviderParts {
  /** Who is connected now, the first one first. */
  readonly connected: () => readonly ConnectedVendor[];
  /** ZIM files; undefined: none. */
  readonly libraryFolder?: string;
  /** Renders clips; closed with the models. */
  readonly pool: RenderPool;
  /** Paints; closed with the models. This process when left out. */
  readonly painting?: Painting;
  /** How clips are encoded: `test` is quick and small. */
  readonly profile: EncoderProfile;
  /** Finds what pictures are about; what is built in when left out. */
  readonly subjects?: SubjectFinder;
  /** The natural voices of this machine; undefined: there is nowhere to install any. */
  readonly voiceModel?: VoiceModel;
}

/** Those whom `variables` connect serve, as long as the process lives; what is built in does everywhere else. */
export function createProviders(
  variables: Readonly<Record<string, unknown>> = {},
  pool: RenderPool = createRenderPool(),
  profile: EncoderProfile = 'film',
): OpenProviders {
  const connected = vendors.flatMap((vendor): ConnectedVendor[] => {
    const connection = vendor.connect({ variables, previewText });
    return connection === null ? [] : [{ ...connection, key: vendor.key }];
  });
  const { KINORA_LIBRARY_DIR: folder } = variables;
  const library = typeof folder === 'string' ? { libraryFolder: folder } : {};
  return openProviders({ connected: () => connected, pool, profile, ...library });
}

/** Narrations that are spoken at once: while a film is spoken nothing else of it is made. */
const mostVoices = 2;

/** Asks at each call who is connected: vendors serve where they can, what is built in everywhere else. */
export function openProviders(parts: ProviderParts): OpenProviders {
  const { connected, libraryFolder, pool, profile, voiceModel } = parts;
  const { subjects = builtInFinder, painting = openPainting() } = parts;
  const speaker = new Speakers(Math.min(mostVoices, availableParallelism()));
  const builtIn = openBuiltIn({ pool, painting, profile, subjects, speaker });
  const natural = voiceModel === undefined ? [] : [naturalVoices(speaker, voiceModel)];
  const makers = (): readonly Maker[] => [...connected(), ...natural, { ...builtIn, key: BUILT_IN }];
  const first = <Model>(modelOf: (maker: Maker) => Model | undefined): Model | undefined =>
    makers()
      .map(modelOf)
      .find((model) => model !== undefined);
  // Research is the environment's alone.
  const search = first((maker) => maker.search);
  const speech = joinedSpeech(makers);
  return {
    ...(search === undefined ? {} : { search }),
    libraries: librariesIn(libraryFolder),
    get text() {
      return first((maker) => maker.text) ?? builtIn.text;
    },
    standInText: builtIn.text,
    speech,
    voicePreviews: speech,
    pictureModel: (key) => first((maker) => maker.pictures?.get(key)),
    videoModel: (key) => first((maker) => maker.videos?.get(key)),
    stagingModel: (key) => first((maker) => maker.stagings?.get(key)),
    stagingVariant: () => subjects.version(),
    get vendors() {
      return connected();
    },
    async close() {
      pool.close();
      await builtIn.close();
    },
  };
}

/** What can be looked up on this machine, the fullest first. */
function librariesIn(folder: string | undefined): SearchModel[] {
  return [...(folder === undefined ? [] : [openZimLibrary(folder)]), openShelf()];
}

/** What runs on this machine once it is installed: free, and speaking again costs nothing but time. */
function naturalVoices(speaker: Speaking, model: VoiceModel): Maker {
  return { key: 'local', speech: { ...createNaturalSpeech({ speaker, model }), speaks: isNaturalVoice } };
}

/** Every voice of an installation, each spoken by its own maker: the natural ones first, then the vendors'. */
function joinedSpeech(makers: () => readonly Maker[]): Providers['speech'] & Providers['voicePreviews'] {
  const services = () => makers().flatMap(({ speech }) => (speech === undefined ? [] : [speech]));
  const speakerOf = (voiceId: string) => {
    const speaker = services().find((service) => service.speaks(voiceId));
    if (speaker === undefined) {
      throw new Error('What is built in speaks with every voice, if only to refuse it');
    }
    return speaker;
  };
  return {
    voices: async () =>
      orderedVoices((await Promise.all(services().map((service) => service.voices()))).flat()),
    synthesize: (request, call) => speakerOf(request.voiceId).synthesize(request, call),
    prepare: async (request) => speakerOf(request.voiceId).prepare?.(request),
    renderPreview: (voiceId, call) => speakerOf(voiceId).renderPreview(voiceId, call),
  };
}
