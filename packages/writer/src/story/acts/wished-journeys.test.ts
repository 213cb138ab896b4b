import type { LanguageCode } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { openLexicon } from '../../lexicon/lexicon.ts';
import { openEnglishVerbs } from '../english-verbs.ts';
import { readPremise } from '../read-premise.ts';
import { placeOfAct } from '../telling/act-places.ts';
import { actionSeen } from '../telling/action-seen.ts';
import { actOfWish } from './wish-act.ts';
import type { WishAct } from './wish-act.ts';

const lexicon = openLexicon();

/** What an idea is about, and how a painter is told it. */
function read(code: LanguageCode, idea: string): { act: WishAct | undefined; seen: string | undefined } {
  const { action = '' } = readPremise(idea, code, { lexicon, englishVerbs: openEnglishVerbs(lexicon) });
  const act = actOfWish(action, code, lexicon);
  return { act, seen: actionSeen(action, code, { lexicon, act, idea }) };
}

describe('a journey that an idea tells of', () => {
  it.each([
    ['fr', 'Un renard qui veut traverser la mer'],
    ['it', 'Una volpe che vuole attraversare il mare'],
    ['es', 'Un zorro que quiere cruzar el mar'],
    ['hi', 'समुद्र पार करना चाहने वाली लोमड़ी'],
    ['ja', '海を渡りたいきつね'],
  ] as const)('over the sea is sailed, out on it, in %s: %s', (code, idea) => {
    expect(read(code, idea)).toEqual({ act: 'sail', seen: 'cross a sea' });
    expect(placeOfAct('cross a sea', 'at the edge of a quiet forest')).toBe('on the open sea');
  });

  it.each([
    ['fr', "Une souris qui navigue jusqu'à l'île de la lune"],
    ['it', 'Un topo che naviga fino all’isola della luna'],
    ['es', 'Un ratón que navega hasta la isla de la luna'],
    ['hi', 'चाँद के द्वीप तक नाव से जाने वाला चूहा'],
    ['ja', '船で月の島へ行くねずみ'],
  ] as const)('to an island keeps whose island it is, in %s: %s', (code, idea) => {
    expect(read(code, idea)).toEqual({ act: 'sail', seen: 'sail to an island of the moon' });
  });

  it.each([
    ['fr', 'Un ours qui veut traverser le lac à la nage'],
    ['it', 'Un orso che vuole attraversare il lago a nuoto'],
    ['es', 'Un oso que quiere cruzar el lago a nado'],
    ['hi', 'झील तैरकर पार करना चाहने वाला भालू'],
    ['ja', '湖を泳いで渡りたいくま'],
  ] as const)('is swum where it says so, in %s: %s', (code, idea) => {
    expect(read(code, idea)).toEqual({ act: 'swim', seen: 'swim' });
  });

  it.each([
    ['fr', "Un escargot qui voyage jusqu'au bout du jardin"],
    ['it', 'Una lumaca che viaggia fino alla fine del giardino'],
    ['es', 'Un caracol que viaja hasta el final del jardín'],
    ['hi', 'बगीचे के अंत तक जाने वाला घोंघा'],
    ['ja', '庭の果てまで旅するかたつむり'],
  ] as const)('through a garden is no gardening, in %s: %s', (code, idea) => {
    expect(read(code, idea).act).toBe('go');
  });

  it.each([
    ['fr', 'Une fille qui rêve de voler jusqu’à la lune', 'fly'],
    ['hi', 'चाँद तक उड़ने का सपना देखने वाली लड़की', 'fly'],
    ['ja', 'ヨットに乗りたいかえる', 'sail'],
    ['it', 'Una rana che vuole andare in barca', 'sail'],
  ] as const)('is what is dreamt of, in %s: %s', (code, idea, act) => {
    expect(read(code, idea).act).toBe(act);
  });
});
