import { languageDetails } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import type { Tier } from '@kinora/contract/plans';
import type { VerifiedLanguage, Voice } from '@kinora/contract/voices';
import { ELEVENLABS } from './eleven-labs.ts';
import type { ElevenLabs } from './eleven-labs.ts';
import type { VendorVoice } from './list-voices.ts';
import { factsOf } from './speech-models.ts';
import { voiceIdOf } from './voice-id.ts';

/**
 * Never basic: these voices cost money, and where nobody has chosen a voice a basic one speaks. Voices of professional
 * recordings stand beside the best built-in ones.
 */
const tierByCategory: Readonly<Record<string, Tier>> = {
  professional: 'proXL',
  high_quality: 'proXL',
  famous: 'proXL',
};

export function describeVoice(
  voice: VendorVoice,
  { model, price }: Pick<ElevenLabs, 'model' | 'price'>,
): Voice {
  const id = voiceIdOf(voice.voice_id);
  const preview = `/media/voices/${encodeURIComponent(id)}.wav`;
  return {
    voice_id: id,
    name: voice.name,
    labels: labelsOf(voice),
    // From our own address: pages play no sound of other origins, and a sample is fetched once for everybody.
    preview_url: preview,
    verified_languages: factsOf(model).languages.map((language) => spokenLanguage(voice, language, preview)),
    tier: tierByCategory[voice.category ?? ''] ?? 'pro',
    engine: ELEVENLABS,
    kind: 'cloud',
    ...(price === 0 ? {} : { dollars_per_million: price }),
  };
}

/** What the text of a film goes to is part of what a voice is. */
const description = 'ElevenLabs (cloud)';

function labelsOf({ labels }: VendorVoice): Record<string, string> {
  const plain = labels
    .filter(([key]) => key !== 'language' && key !== 'locale')
    .map(([key, value]) => {
      const text = value.replaceAll('_', ' ').toLowerCase();
      return [key, key === 'age' ? text.replaceAll(' ', '-') : text] as const;
    });
  return { ...Object.fromEntries(plain), description };
}

/** Multilingual models speak every language with every voice; where the service has tried it, with the accent it names. */
function spokenLanguage(
  { verified_languages: verified }: VendorVoice,
  language: Language,
  preview: string,
): VerifiedLanguage {
  const { code, locale } = languageDetails[language];
  const tried = verified.find((one) => one.language.toLowerCase() === code);
  return {
    language: code,
    locale: tried?.locale ?? locale,
    accent: tried?.accent ?? null,
    preview_url: preview,
  };
}
