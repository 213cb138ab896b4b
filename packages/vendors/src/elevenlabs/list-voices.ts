import { z } from 'zod';
import { signInOf } from './eleven-labs.ts';
import type { ElevenLabs } from './eleven-labs.ts';

const name = z.string().min(1).max(200);
const word = z.string().max(200).nullish();

const VerifiedSchema = z.object({ language: z.string().max(20), locale: word, accent: word });

/** A voice of an account, as far as it is shown and spoken with. */
const VendorVoiceSchema = z.object({
  voice_id: z.string().regex(/^[\w-]{1,64}$/u),
  name,
  category: word,
  labels: z.record(z.string(), z.unknown()).nullish(),
  preview_url: z.string().max(2_000).nullish(),
  verified_languages: z.array(z.unknown()).nullish(),
});

/** What cannot be read of it is left out, and the voice stays. */
const LenientVoiceSchema = VendorVoiceSchema.transform((voice) => ({
  ...voice,
  labels: Object.entries(voice.labels ?? {}).flatMap(([key, value]) => {
    const text = z.string().trim().min(1).max(100).safeParse(value);
    return text.success ? [[key, text.data] as const] : [];
  }),
  verified_languages: (voice.verified_languages ?? []).flatMap(
    (one) => VerifiedSchema.safeParse(one).data ?? [],
  ),
}));
export type VendorVoice = z.output<typeof LenientVoiceSchema>;

const PageSchema = z.object({
  voices: z
    .array(z.unknown())
    .transform((voices) => voices.flatMap((voice) => LenientVoiceSchema.safeParse(voice).data ?? [])),
  has_more: z.boolean().nullish(),
  next_page_token: z.string().max(2_000).nullish(),
});

const PAGE_SIZE = 100;
const MOST_VOICES = 500;
/** For all pages together: pickers wait for it. */
const LIST_LIMIT_MS = 8_000;

/** The voices of the account, as many as a picker can show. Null when it could not be asked, or does not say. */
export async function listVoices(server: ElevenLabs): Promise<readonly VendorVoice[] | null> {
  const signal = AbortSignal.timeout(LIST_LIMIT_MS);
  const voices = new Map<string, VendorVoice>();
  try {
    let token: string | null = null;
    for (let page = 0; page < MOST_VOICES / PAGE_SIZE; page += 1) {
      const answer: z.output<typeof PageSchema> = await askPage(server, token, signal);
      for (const voice of answer.voices) {
        voices.set(voice.voice_id, voice);
      }
      token = answer.next_page_token ?? null;
      if (answer.has_more !== true || token === null) {
        break;
      }
    }
  } catch {
    // Whatever the reason is, speaking says it: what is known of the list stands until it is asked for again.
    return null;
  }
  return [...voices.values()].slice(0, MOST_VOICES);
}

async function askPage(
  server: ElevenLabs,
  token: string | null,
  signal: AbortSignal,
): Promise<z.output<typeof PageSchema>> {
  const query = new URLSearchParams({
    page_size: String(PAGE_SIZE),
    ...(token === null ? {} : { next_page_token: token }),
  });
  const response = await server.fetch(`${server.baseUrl}/v2/voices?${query.toString()}`, {
    headers: signInOf(server),
    redirect: 'error',
    signal,
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`ElevenLabs answered ${response.status}`);
  }
  return PageSchema.parse(await response.json());
}
