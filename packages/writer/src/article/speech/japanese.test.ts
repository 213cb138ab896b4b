import { readableArticle } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { createBuiltinWriter } from '../../builtin-writer.ts';
import { readEncyclopedia } from '../../testing/read-encyclopedia.ts';
import { sampleCall, sampleRequest } from '../../testing/sample-request.ts';
import { politeJapanese } from './polite-japanese.ts';
import { splitJapanese, withoutSubjectlessClause } from './split-japanese.ts';

describe('a written sentence, said to people', () => {
  it.each([
    ['一般には最も多く生産される茶である。', '一般には最も多く生産される茶です。'],
    ['これを三つの輪で図示した。', 'これを三つの輪で図示しました。'],
    ['エナメル質のミネラルが溶け出す。', 'エナメル質のミネラルが溶け出します。'],
    ['中国では釜で炒る製法が一般的であった。', '中国では釜で炒る製法が一般的でした。'],
    ['チャノキの葉を蒸して揉む。', 'チャノキの葉を蒸して揉みます。'],
    ['紅茶にはほとんど含まれない。', '紅茶にはほとんど含まれません。'],
    ['緑茶が紅茶へ変わることはない。', '緑茶が紅茶へ変わることはありません。'],
    ['日本では行われていなかった。', '日本では行われていませんでした。'],
    ['象牙質は進行が速い。', '象牙質は進行が速いです。'],
    ['生えない人も少なくない。', '生えない人も少なくありません。'],
    ['南部の茶は癖が少ない。', '南部の茶は癖が少ないです。'],
    ['当初は緑茶が多かった。', '当初は緑茶が多かったです。'],
    ['『喫茶養生記』を著して効能を説いた。', '『喫茶養生記』を著して効能を説きました。'],
    ['多くの方法が用いられた。', '多くの方法が用いられました。'],
    ['蒸気で蒸す製法を用いた。', '蒸気で蒸す製法を用いました。'],
    ['生産の大半を占めるに至った。', '生産の大半を占めるに至りました。'],
    ['喫茶の習慣を広く行った。', '喫茶の習慣を広く行いました。'],
    ['小さな器で茶を飲んだ。', '小さな器で茶を飲みました。'],
    ['船は川を泳いだ。', '船は川を泳ぎました。'],
    ['歯髄へ向かう。', '歯髄へ向かいます。'],
    ['再石灰化によって回復しうる。', '再石灰化によって回復しえます。'],
    ['季節の原因は地軸の傾きだ。', '季節の原因は地軸の傾きです。'],
    ['酸化を防ぐために用いるが、色は変わる。', '酸化を防ぐために用いますが、色は変わります。'],
  ])('%s', (written, said) => {
    expect(politeJapanese(written)).toBe(said);
  });

  it.each([
    '毎日およそ九千台の車が通っています。',
    '煎茶を強火で焙じたもの。',
    '二つの茶の違い。',
    '2018年のこと。',
  ])('stays where it is polite or ends on a noun: %s', (written) => {
    expect(politeJapanese(written)).toBe(written);
  });
});

describe('a long Japanese sentence', () => {
  it('is told in two, where both can stand alone', () => {
    const long =
      '歯の表面に付着した歯垢の中でミュータンスレンサ球菌などが砂糖をはじめとする糖を分解して乳酸などの酸をつくり、歯垢内部のpHがおよそ5.5を下回るとエナメル質のミネラルが溶け出す。';
    expect(splitJapanese(long).map((part) => part.slice(-12))).toEqual(
      ['乳酸などの酸をつくります。', '質のミネラルが溶け出す。'].map((end) => end.slice(-12)),
    );
  });

  it('was, where its last verb was', () => {
    const long =
      '1945年にアメリカ合衆国ミシガン州グランドラピッズで、世界で初めて水道水フッ化物濃度調整が始められ、約1ppmの濃度で小児のう蝕が大きく減少した。';
    expect(splitJapanese(long)[0]).toMatch(/始められました。$/u);
  });

  it.each([
    '耳慣れない名をもつその茶は、口腔内の細菌が糖質を代謝して産生した有機酸により、歯の硬組織が脱灰され、やがて実質欠損に至る疾患であると書いてある。',
    '緑茶は葉に含まれる酵素の働きを止め、酸化させずに製造した茶である。',
  ])('stays whole where a part has no subject, or it is short: %s', (sentence) => {
    expect(splitJapanese(sentence)).toEqual([sentence]);
  });

  it('begins on what it speaks of', () => {
    const written =
      '緑茶と同じ種の植物を原料とするが、緑茶が摘採後すぐに加熱して酸化を防ぐのに対し、紅茶は酸化を最後まで進める点で異なる。';
    expect(withoutSubjectlessClause(written)).toMatch(/^緑茶が摘採後すぐに加熱して/u);
  });
});

describe('a question in Japanese', () => {
  const { pages } = readEncyclopedia('Japanese');
  const ushoku = pages.find(({ title }) => title === 'う蝕');
  const source = {
    label: 'Wikipedia: う蝕',
    url: 'https://example.org/ushoku',
    text: readableArticle(ushoku?.extract ?? ''),
  };
  const tell = async (found: { label: string; url?: string; text: string }) => {
    const prompt = '虫歯はなぜできるのですか';
    const script = await createBuiltinWriter().writeScript(
      sampleRequest({ prompt, language: 'Japanese', videoType: 'explainer', sources: [found] }),
      sampleCall(),
    );
    return script.scenes.map(({ narration }) => narration).join('');
  };

  it('WORD-02 is answered in its own word, where the article has another, and politely', async () => {
    const told = await tell(source);
    expect(told).toContain('虫歯');
    expect(told).not.toMatch(/う蝕|(?:である|する|(?<!ま)した|れる)。/u);
  });

  it('OUT-04 of a document is told in the words of the document', async () => {
    const told = await tell({ label: 'page 1', text: source.text });
    expect(told).toContain('う蝕');
    expect(told).toMatch(/(?:である|する|される|い)。/u);
  });
});
