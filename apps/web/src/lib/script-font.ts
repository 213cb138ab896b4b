import { languageDetails } from '@kinora/contract/catalogue';
import type { Language, LanguageDetails } from '@kinora/contract/catalogue';
import { useEffect } from 'react';

/** Fonts for scripts that Inter lacks: each is split into slices, of which the browser fetches those it needs. */
const loaders: Record<LanguageDetails['script'], () => Promise<unknown>> = {
  Latn: () => Promise.resolve(),
  Deva: () => import('@fontsource-variable/noto-sans-devanagari/wght.css'),
  Jpan: () => import('@fontsource-variable/noto-sans-jp/wght.css'),
};

/** Makes sure that a language can be read; a bare machine has no font for Hindi or Japanese. */
export function useScriptFont(language: Language): void {
  const { script } = languageDetails[language];
  useEffect(() => {
    void loaders[script]();
  }, [script]);
}
