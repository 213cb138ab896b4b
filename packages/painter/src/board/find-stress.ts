import type { BoardNote } from '@kinora/renderer';
import { stressCueAt } from './cues.ts';
import { readMeasures } from './read-measures.ts';
import type { SceneText } from './scene-text.ts';

/** A number with what belongs to it: a sign before, a unit, a percent sign or a power after. */
const numberWithUnit =
  /[€$£¥₹]?\d(?:[\d.,  ]*\d)?(?:\s?(?:%|°C|°F|°|kg|km\/h|km|cm|mm|percent|प्रतिशत|por ciento|per cento|pour cent|年|分|時間|回|本|匹|人|万|億|歳|秒|日|月|週間|度|倍|割|台|枚|つ|グラム|メートル))?/gu;

/** The part of a fact that is highlighted: its longest number with its unit, at the moment at which that is spoken. */
export function findStress(text: string, scene: SceneText): BoardNote['stress'] {
  const measured = readMeasures(text, scene.code).map(({ said }) => said);
  const counted = [...text.matchAll(numberWithUnit)].map(([found]) => found.trim());
  // '4 milliards de tonnes' is one number: a stroke over its first figure alone would only hide that.
  const numbers = measured.length > 0 ? measured : counted;
  const [stressed] = numbers.sort((one, other) => other.length - one.length);
  if (stressed === undefined) {
    return undefined;
  }
  const spokenAt = scene.narration.indexOf(stressed);
  return spokenAt < 0
    ? { text: stressed }
    : { text: stressed, cue: stressCueAt(scene.narration, spokenAt, scene.code) };
}
