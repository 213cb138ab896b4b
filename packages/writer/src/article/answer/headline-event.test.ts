import { sentences } from '@kinora/contract/sentences';
import type { Language } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { createBuiltinWriter } from '../../builtin-writer.ts';
import { sampleCall, sampleRequest } from '../../testing/sample-request.ts';
import { reports } from '../../testing/reports.ts';

const writer = createBuiltinWriter();

const found = (title: string, text: string) => ({
  label: `Wikipedia: ${title}`,
  url: `https://example.org/${encodeURIComponent(title)}`,
  text,
});
const write = (language: Language, changes: Omit<Parameters<typeof sampleRequest>[0], 'language'>) =>
  writer.writeScript(sampleRequest({ videoType: 'news', language, ...changes }), sampleCall());

describe.each(reports)(
  'a headline in $language: $headline',
  ({ language, headline, event, report, general }) => {
    it('WORD-04 is told by its event first, and by what is general not at all', async () => {
      const sources = [found(general.title, general.text), found(report.title, report.text)];
      const script = await write(language, { prompt: headline, sources, search: 'done' });
      // What was found is said politely.
      const said = event.replace(/可決した。$/u, '可決しました。');
      expect(script.scenes[0]?.narration.startsWith(said)).toBe(true);
      expect(script.sources.map(({ label }) => label)).toEqual([`Wikipedia: ${report.title}`]);
    });

    it('WORD-04 of documents is told by its event first, wherever it stands', async () => {
      const sources = [
        { label: 'page 1', text: general.text },
        { label: 'page 2', text: report.text },
      ];
      const { scenes } = await write(language, { prompt: headline, sources });
      const told = scenes.map(({ narration }) => narration).join(' ');
      expect(scenes[0]?.narration.startsWith(event)).toBe(true);
      expect(told).toContain(report.detail);
      const definition = told.indexOf(general.text.slice(0, 20));
      expect(definition === -1 || definition > told.indexOf(report.detail)).toBe(true);
    });

    it('WORD-04 is not told from what is general', async () => {
      const sources = [found(general.title, general.text)];
      await expect(write(language, { prompt: headline, sources, search: 'done' })).rejects.toThrow(
        sentences.builtIn.searchedInVain,
      );
    });
  },
);
