import type { Language } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import type { ScenePlan } from '../plan/scene-plan.ts';
import { planTold } from '../testing/told-plan.ts';
import type { ToldScene } from '../testing/told-plan.ts';
import { subjectsAtTurn } from './turn-subjects.ts';

/** What is seen of the first one at the scene's other moment, and which words it gives way to or comes with. */
function turnOf(told: ToldScene) {
  const plan: ScenePlan = planTold(told);
  const { turn } = plan;
  if (turn === undefined) {
    return undefined;
  }
  const subjects = subjectsAtTurn(plan, turn);
  const [first] = subjects;
  return {
    first,
    figures: subjects.map(({ figure }) => figure),
    isBefore: turn.isBefore,
    mood: turn.mood,
    words: told.narration.slice(Math.round(turn.at * told.narration.length)),
  };
}

describe('a painted scene that tells of two things', () => {
  it('shows who tries to surf set out with the board, before the wave throws them over', () => {
    const turn = turnOf({
      prompt: 'a woman trying to surf on a wave, on the waves of the sea',
      narration:
        'The woman ran into the sea with a board, and wanted to surf at once. The board was as slippery as soap, and the sea was cold. The first wave threw her back onto the beach, head over heels.',
    });
    expect(turn?.first).toMatchObject({ act: 'run', holds: { thing: 'board' } });
    expect(turn?.isBefore).toBe(true);
    expect(turn?.words).toMatch(/^The first wave/u);
  });

  it.each<[Language, string, RegExp]>([
    [
      'English',
      'All night long the robot did not lift the cloth, though it was hard. By morning the dough had risen like a hill. Into the oven it went, and a loaf came out whose crust sang when it was tapped. Kiki had managed to bake bread.',
      /^and a loaf/u,
    ],
    [
      'Italian',
      'Per tutta la notte il robot non sbirciò, e che fatica! Al mattino, sotto il panno, c’era una collina. Bastò infornarla, e dal forno uscì una pagnotta tonda e dorata come la luna. Kiki riuscì a fare il pane.',
      /^e dal forno/u,
    ],
    [
      'Japanese',
      'めくりたいのをがまんして、ロボットはひと晩じゅう、布にさわりませんでした。朝、生地は丘ほどにふくらみました。火のそばで待つと、お月さまのように丸いパンが焼けました。キキはパンを焼く願いをかなえたのです。',
      /^お月さま/u,
    ],
    [
      'Spanish',
      'En toda la noche el robot no levantó el paño, y mira que costaba. Por la mañana la masa era una colina. Entró en el horno, y salió un pan redondo y dorado como la luna llena.',
      /^y salió/u,
    ],
  ])('shows no loaf before it is baked, in %s', (language, narration, words) => {
    const prompt = 'a robot happily baking bread, a dough under a cloth beside, in a kitchen';
    const turn = turnOf({ prompt, narration, language });
    expect(turn?.first).toMatchObject({ act: 'cook', isTried: true, isResting: true });
    expect(turn?.words).toMatch(words);
  });

  it.each<[Language, string, RegExp]>([
    [
      'English',
      'The robot could not wait to bake bread. Flour hung in the air like fog. The dough had hardly been stirred when it was in the oven.',
      /^The dough/u,
    ],
    [
      'French',
      "Le robot avait hâte de faire du pain, bien trop hâte. La farine flottait dans l'air comme un brouillard. À peine mélangé, tout était déjà au four.",
      /^À peine/u,
    ],
  ])('goes to the oven with the words that tell of it, in %s', (language, narration, words) => {
    const turn = turnOf({ prompt: 'a robot trying to bake, in a kitchen', narration, language });
    expect(turn?.first).toMatchObject({ act: 'bake', isTried: true });
    expect(turn?.words).toMatch(words);
  });

  it.each<[Language, string, RegExp]>([
    [
      'English',
      'Every evening the little witch brought one can of water and went away again, twelve times. On the thirteenth morning a green tip looked out of the earth, and then another, and another. Ada had managed to tend a garden.',
      /^On the thirteenth/u,
    ],
    [
      'French',
      "Chaque soir, la petite sorcière apporta un seul arrosoir et repartit, douze fois. Le treizième matin, une pointe verte sortit de terre, et tout le reste suivit. Rien qu'en attendant, Ada avait réussi à faire pousser un jardin.",
      /^une pointe verte/u,
    ],
  ])('shows a bare bed before anything has come up, in %s', (language, narration, words) => {
    const prompt = 'a little witch happily watering small seedlings, in a garden';
    const turn = turnOf({ prompt, narration, language });
    expect(turn?.first).toMatchObject({ act: 'water', isTried: true });
    expect(turn?.words).toMatch(words);
  });

  it('shows who has caught up stand there, and not run on', () => {
    const turn = turnOf({
      prompt: 'a boy happily beginning to run after the last train, the last train very near, in a meadow',
      narration:
        'So the boy learned every bend by heart, and then ran straight across the fields. With every step it came nearer: the gap grew smaller and smaller, until there was none. At last Theo had caught up.',
    });
    expect(turn?.first?.act).toBeUndefined();
    expect(turn?.isBefore).toBe(false);
    expect(turn?.words).toMatch(/^At last/u);
    expect(turn?.figures).toContain('icon:locomotive');
  });

  it.each<[Language, string, RegExp]>([
    [
      'English',
      'For three mornings the woman only counted. Then she let six waves go by and stood up on the seventh: the wave carried her all the way to the beach. Now Nell could surf.',
      /^Then she let/u,
    ],
    [
      'Spanish',
      'Tres mañanas la mujer no hizo más que contar. Luego dejó pasar seis olas y se puso en pie en la séptima: la ola la llevó hasta la playa. Ya sabía surfear.',
      /^Luego dejó/u,
    ],
  ])('shows nobody ride a wave while they only count, in %s', (language, narration, words) => {
    const prompt = 'a woman happily surfing on a great wave, on the waves of the sea';
    const turn = turnOf({ prompt, narration, language });
    expect(turn?.first).toMatchObject({ seat: 'usual', relation: 'alone' });
    expect(turn?.isBefore).toBe(true);
    expect(turn?.words).toMatch(words);
  });

  it('shows no train any more where it is told to be out of hearing', () => {
    const turn = turnOf({
      prompt: 'a boy sad, trying to run after the last train, the last train far away, in a meadow',
      narration:
        'The next day he was earlier, and on the third day faster. It made no difference: the gap grew wider with every step. The boy stood there and listened until all was quiet.',
    });
    expect(turn?.figures).toEqual(['boy']);
    expect(turn?.words).toMatch(/^The boy stood there/u);
  });

  it('leaves who is blown back ashore sitting beside the boat that they sailed in', () => {
    const turn = turnOf({
      prompt: 'a girl trying to sail, on the open sea',
      narration:
        'The girl pushed off from the shore, and wanted to sail that very day. The boat rocked at the slightest thing. Before noon the wind had turned her round and blown her back to the shore.',
    });
    expect(turn?.first).toMatchObject({ seat: 'usual', relation: 'alone' });
    expect(turn?.figures).toContain('boat');
    expect(turn?.isBefore).toBe(false);
  });

  it('sets who has sailed to an island ashore on it, beside the boat', () => {
    const prompt = 'a girl happily sailing, a large island ahead, in a boat on the sea';
    const narration =
      'So the girl steered to the left, and to the right, a hundred times. Then the wind came round, and the boat sped over the water. Edie had managed to sail to the island.';
    const turn = turnOf({ prompt, narration });
    expect(turn?.first).toMatchObject({ isResting: true, relation: 'alone', gesture: 'wave' });
    expect(turn?.figures).toContain('boat');
    expect([turn?.isBefore, turn?.words]).toEqual([false, 'Edie had managed to sail to the island.']);
    const french =
      'Alors la fille alla à gauche, puis à droite, cent fois. Puis le vent tourna, et le bateau fila sur l’eau. Maintenant Zoé savait aller jusqu’à l’île.';
    expect(turnOf({ prompt, narration: french, language: 'French' })?.words).toMatch(/^Maintenant/u);
    expect(turnOf({ prompt: prompt.replace(', a large island ahead', ''), narration })).toBeUndefined();
  });

  it('takes no paint that runs for somebody who does', () => {
    const narration =
      'To paint, the fox took all the colours at once. The first strokes dripped and ran. In the end nobody could say what it was meant to be.';
    expect(
      turnOf({ prompt: 'a fox trying to paint, many colours around, in a forest', narration }),
    ).toBeUndefined();
  });

  it('shows somebody try once more before they are sad', () => {
    const turn = turnOf({
      prompt: 'a woman sitting sad on the sand beside a surfboard, on a sandy beach by the sea',
      narration:
        'It went on like that all day: the board slid away before she was up. In the evening the woman sat on the sand, full of salt water, and did not want to see the sea any more.',
      filmPrompts: ['a woman trying to surf on a wave', 'a woman happily surfing on a great wave'],
    });
    expect(turn?.first).toMatchObject({ act: 'topple', isTried: true });
    expect(turn?.mood).toBe('calm');
    expect(turn?.figures).not.toContain('thing:board');
    expect(turn?.words).toMatch(/^In the evening/u);
  });

  it('lets nobody go before they are said to', () => {
    const turn = turnOf({
      prompt: 'a lighthouse keeper sitting alone and sad, two villagers walking away, on a sandy beach',
      narration:
        'The next day they called louder, and brought everyone along to watch. That was too much: every kind word came out too loud. The lighthouse keeper stayed behind alone and did not know why.',
    });
    expect(turn?.first).toMatchObject({ gesture: 'wave' });
    expect(turn?.isBefore).toBe(true);
  });

  it('keeps one picture for an opening, an ending, for what is explained, what is mostly said, and one thing alone', () => {
    const bakes = {
      prompt: 'a robot happily baking bread, in a kitchen',
      narration:
        'All night long the robot did not lift the cloth, though it was hard. Into the oven it went, and a loaf came out whose crust sang when it was tapped.',
    };
    expect(turnOf(bakes)).toBeDefined();
    expect(turnOf({ ...bakes, index: 0 })).toBeUndefined();
    expect(turnOf({ ...bakes, index: 6 })).toBeUndefined();
    expect(turnOf({ ...bakes, keyFacts: ['Dough rises.'] })).toBeUndefined();
    const said =
      "'You left out one thing,' said a clockmaker. 'Time. Lay a cloth over the dough, go to bed, and do not lift it until a loaf came out.' The robot had put in everything else.";
    expect(turnOf({ ...bakes, narration: said })).toBeUndefined();
    const one = 'The robot bakes in the early morning, and the smell goes from door to door, all day long.';
    expect(turnOf({ ...bakes, narration: one })).toBeUndefined();
  });

  it('does not turn so soon or so late that one of the two is hardly seen', () => {
    const narration =
      'A loaf came out at once, round and golden as the moon, and the smell went from door to door.';
    expect(turnOf({ prompt: 'a robot happily baking bread, in a kitchen', narration })).toBeUndefined();
  });
});
