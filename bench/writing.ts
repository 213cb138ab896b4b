import { languageDetails, languages } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import { limits } from '@kinora/contract/limits';
import { ProviderError } from '@kinora/models';
import { createBuiltinWriter } from '@kinora/writer';
import { readFile, readdir } from 'node:fs/promises';
import { pino } from 'pino';

const shelf = 'packages/library/shelf';
const longest = limits.text.prompt;
/** Signs and words that have cost, or could cost, more than their length. */
const hostileUnits = [
  ...[
    '_a_',
    '...a',
    '(http://',
    '([{',
    '"',
    ',',
    ' ,',
    'a',
    '1',
    '\n',
    'a\n\n',
    '# A b\n\n',
    '- An item.\n',
    '🦊',
  ],
  ...['\u0301', 'aжाあअ ', 'cat this ', '<script>', '山川', '「山', 'この山は'],
];
const openings = ['', 'A fox who learns to '];

interface Cost {
  readonly name: string;
  readonly milliseconds: number;
}

/** Processor time of writing a film of a text, or of refusing it. */
async function costOf(name: string, prompt: string, language: Language): Promise<Cost> {
  const writer = createBuiltinWriter();
  const call = { signal: new AbortController().signal, workFolder: '', log: pino({ level: 'silent' }) };
  const style = { videoType: 'explainer', videoStyle: 'auto', speakers: 1, sources: [] } as const;
  const write = async (text: string): Promise<void> => {
    try {
      await writer.writeScript({ ...style, prompt: text, language }, call);
    } catch (error) {
      if (!(error instanceof ProviderError)) {
        throw error;
      }
    }
  };
  await write(prompt.slice(0, longest / 4));
  const before = process.cpuUsage();
  await write(prompt);
  const { user, system } = process.cpuUsage(before);
  return { name, milliseconds: (user + system) / 1_000 };
}

/** The shelf's articles of a language, one after the other. */
async function proseIn(language: Language): Promise<string> {
  const folder = `${shelf}/${languageDetails[language].code}`;
  const files = (await readdir(folder)).sort();
  const articles = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')));
  const text = articles
    .map((article) => article.split('---\n').slice(2).join('').replaceAll('## ', ''))
    .join('\n\n');
  return text.slice(0, longest);
}

function slowest(costs: readonly Cost[]): Cost {
  return costs.reduce((first, second) => (second.milliseconds > first.milliseconds ? second : first));
}

/** What the built-in writer takes for the longest text that may be sent: articles, and texts made to be slow. */
export async function measureWriting(): Promise<string[]> {
  const prose: Cost[] = [];
  for (const language of languages) {
    prose.push(await costOf(language, await proseIn(language), language));
  }
  const hostile: Cost[] = [];
  for (const opening of openings) {
    for (const unit of hostileUnits) {
      const prompt = opening + unit.repeat(longest);
      hostile.push(await costOf(JSON.stringify(opening + unit), prompt.slice(0, longest), 'English'));
    }
  }
  const row = (what: string, { name, milliseconds }: Cost): string =>
    `| writing: ${longest.toLocaleString('en')} characters of ${what} | ${Math.round(milliseconds)} ms of processor time (${name}) |`;
  return [
    row('articles in six languages, the slowest', slowest(prose)),
    row(`${hostile.length} hostile texts, the slowest`, slowest(hostile)),
  ];
}
