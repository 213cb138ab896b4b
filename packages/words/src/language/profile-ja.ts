import { phraseList, wordSet } from './language-profile.ts';
import type { LanguageProfile } from './language-profile.ts';

export const japaneseProfile: LanguageProfile = {
  code: 'ja',
  // Words are runs of kanji or katakana, so the list holds only runs that carry no topic.
  stopWords: wordSet(`
    事 物 者 中 上 下 前 後 時 時間 間 方 人 何 今 最 次 一 二 三 四 五 六 七 八 九 十 一つ 二つ 一度 同 同じ 様 為 的 場合 場所 所 点 必要 自分 自身
    出 入 見 言 行 来 作 使 考 思 持 続 始 変 多 少 大 小 長 高 新 古 強 弱 早 遅 全 全体 全部 約 以上 以下 以外 今日 昔 現在 最初 最後 途中 一番 特 本当
    例 例えば 他 色々 部分 部 性 化 度 回 分 日 年 月 秒 個 本 枚 杯 倍 半分 違 近 遠 残 起 置 取 受 与 得 感 知 合 込 付 加 進 過 保 呼 当 生 内 外 側`),
  nounMarkers: wordSet(`は が を に で と も の へ や`),
  auxiliaries: wordSet(`は が`),
  connectors: wordSet('の'),
  abbreviations: wordSet(''),
  danglingOpeners: phraseList(`
    これ; それ; あれ; この; その; あの; ここ; そこ; あそこ; こう; そう; こうして; そうして; そして; しかし; だが; けれど; けれども; でも; また; さらに; つまり
    すると; そのため; このため; したがって; だから; ですから; なぜなら; 一方; 例えば; たとえば; ただし; ただ; ところが; それでも; それに; それから; 次に; 続いて; 最後に
    同じく; 同様に; 両方; どちらも; 彼; 彼女; 彼ら; こんな; そんな; なお; 逆に; やがて; その後; 後者; 前者; とはいえ; もっとも; おかげで; もう一つ`),
  measures: wordSet(`
    度 時間 分間 秒 年 年間 世紀 グラム キロ キロメートル メートル センチ リットル パーセント 倍 数時間 一晩 一杯 一枚 二種類 一時間 小さじ`),
  backReferences:
    /(?:この|その|あの|これらの|それらの|こうした|そうした)([\p{sc=Han}\p{sc=Katakana}ー]+)|(?:から|ため|の|わけ)(?:です|である|だ)。?$/gu,
  pointers:
    /(?:上(?:の|記の)(?:図|表|写真)|下(?:の|記の)(?:図|表|写真)|[図表第][ 　]?[\d０-９一二三四五六七八九]+(?:章|節|図|表)?(?:に|を|の|は|で)?(?:示|参照)|(?:この|本)(?:記事|章|節|ページ|論文)|前述|後述|上述|クリック|続きを読む|チャンネル登録|シェア(?:する|して)|無断転載|(?:写真|画像|出典|撮影|提供)[:：]|©)/u,
  instructions:
    /(?:動画|ビデオ|映像|映画|物語|お話|ストーリー|台本|アニメ).{0,12}(?:作って|作成して|書いて|生成して|語って|話して|してください|にして)/u,
};
