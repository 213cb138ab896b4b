/** What an answer repeats of the key is taken out before anybody stores or logs it. */
export function withoutKey(text: string, apiKey: string): string {
  const secret = apiKey.split(':').at(-1) ?? '';
  const clean = apiKey === '' ? text : text.replaceAll(apiKey, '[key]');
  return secret.length < 8 ? clean : clean.replaceAll(secret, '[key]');
}
