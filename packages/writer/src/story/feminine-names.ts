import { wordSet } from '@kinora/words';

/** Endings by which most names of girls are known. */
const endings = /(?:[aá]|ie|elle|ette|yn|ine|[ाी])$/u;

/** Names of girls that end as those of boys do, and the other way round. */
const girls = wordSet(
  'alice emily ruby grace lily zoe zoé chloe chloé iris ellen margaret rose molly lucy amy ivy daisy hazel holly poppy nell penny sally polly kate jane ann anne joan ruth beth meg mary may june april heather violet scarlett harriet charlotte agnes dorothy wendy nancy betty peggy tilly milly billie maisie inés carmen pilar isabel rachel abigail mabel esther edith judith noor priya',
);
const boys = wordSet(
  'luca andrea nicola elia mattia joshua ezra nikita sasha krishna aditya raja mustafa shota ryota yuta kenta sota charlie louie ollie alfie archie freddie eddie jamie ernie bernie willie rafa',
);

/** Whether a name is rather a girl's. */
export function isFeminineName(name: string): boolean {
  const first = name.toLowerCase().split(/[\s’'-]/u)[0] ?? '';
  return girls.has(first) || (endings.test(first) && !boys.has(first));
}
