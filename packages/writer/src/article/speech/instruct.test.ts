import { describe, expect, it } from 'vitest';
import { verbOf } from './english-participles.ts';
import { instruct } from './instruct.ts';

describe('what an encyclopedia says is done, to somebody who wants to do it', () => {
  it.each([
    [
      'A site on bare soil in light shade is chosen, so that worms can enter, and the sun does not dry the material.',
      'Choose a site on bare soil in light shade, so that worms can enter, and the sun does not dry the material.',
    ],
    [
      'A square of roughly one metre is enclosed by wooden pallets, because a smaller quantity loses its warmth.',
      'Enclose a square of roughly one metre with wooden pallets, because a smaller quantity loses its warmth.',
    ],
    [
      'The foundation consists of twigs, stalks or other coarse matter.',
      'Make the foundation of twigs, stalks or other coarse matter.',
    ],
    [
      'On this base layers of about the same depth are spread, soft green waste in turn with dry brown waste.',
      'Spread layers of about the same depth on this base, soft green waste in turn with dry brown waste.',
    ],
    ['Dry layers are watered as they are laid.', 'Water dry layers as you lay them.'],
    [
      'After one or two weeks, when the centre has cooled, the material is turned with a fork, and what was outside is brought to the middle.',
      'After one or two weeks, when the centre has cooled, turn the material with a fork, and bring what was outside to the middle.',
    ],
    [
      'It may be passed through a sieve with a mesh of 10 to 15 mm, and the coarse residue returned to the next pile.',
      'You can pass it through a sieve with a mesh of 10 to 15 mm, and return the coarse residue to the next pile.',
    ],
    ['The potatoes are washed, peeled and cut into cubes.', 'Wash, peel and cut the potatoes into cubes.'],
    [
      'Finally, the cake is removed from the oven and is placed on a rack.',
      'Finally, remove the cake from the oven and place it on a rack.',
    ],
    [
      'The lid must not be removed before the rice is done.',
      'Do not remove the lid before the rice is done.',
    ],
    ['The seeds are usually sown in rows.', 'Sow the seeds in rows.'],
    ['The butter is slowly melted in a pan.', 'Slowly melt the butter in a pan.'],
  ])('in English: %s', (said, told) => {
    expect(instruct(said, 'en')).toBe(told);
  });

  it.each([
    'A pile that is never turned decays all the same, but needs about a year.',
    'The compost is finished when the ingredients can no longer be recognised.',
    'A handful squeezed hard should yield no more than a drop or two.',
    'The seeds are eaten by birds.',
    'The invention is known as the wheel.',
    'Compost is spread on beds in a layer of 2 to 5 cm, dug in before planting, or mixed with sand for pots.',
    'The rules demand that open windrows be kept at 55 °C or more for 15 days.',
  ])('leaves alone what nobody does, or what it cannot tell: %s', (said) => {
    expect(instruct(said, 'en')).toBeUndefined();
  });

  it.each([
    [
      'fr',
      "L'emplacement est choisi à mi-ombre, sur la terre nue.",
      "On choisit l'emplacement à mi-ombre, sur la terre nue.",
    ],
    [
      'fr',
      'Après deux semaines, le tas est retourné à la fourche.',
      'Après deux semaines, on retourne le tas à la fourche.',
    ],
    ['fr', 'Les herbes sont séchées à l’ombre.', 'On sèche les herbes à l’ombre.'],
    [
      'it',
      "Il luogo viene scelto all'ombra, sulla terra nuda.",
      "Si sceglie il luogo all'ombra, sulla terra nuda.",
    ],
    [
      'it',
      'Dopo due settimane, il materiale viene rivoltato con una forca.',
      'Dopo due settimane, si rivolta il materiale con una forca.',
    ],
    ['it', 'Le foglie vengono aggiunte a strati sottili.', 'Si aggiungono le foglie a strati sottili.'],
    ['hi', 'ढेर को हर दो सप्ताह में पलटा जाता है।', 'ढेर को हर दो सप्ताह में पलटें।'],
    ['hi', 'पानी डाला जाता है और मिश्रण तैयार किया जाता है।', 'पानी डालें और मिश्रण तैयार करें।'],
  ] as const)('in %s: %s', (code, said, told) => {
    expect(instruct(said, code)).toBe(told);
  });

  it.each([
    ['fr', 'Les graines sont mangées par les oiseaux.'],
    ['fr', 'La levure est dite sèche.'],
    ['fr', 'La pâte est pesée et divisée en boules.'],
    ['it', 'Il vino viene prodotto dai monaci.'],
    ['it', "Il fiore è coperto d'acqua."],
    ['hi', 'इसे खाद कहा जाता है।'],
    ['es', 'Se elige un lugar con sombra.'],
    ['ja', '葉を蒸してから揉む。'],
  ] as const)('leaves alone in %s: %s', (code, said) => {
    expect(instruct(said, code)).toBeUndefined();
  });
});

describe('the verb of an English participle', () => {
  it.each([
    ['placed', 'place'],
    ['baked', 'bake'],
    ['soaked', 'soak'],
    ['watered', 'water'],
    ['chopped', 'chop'],
    ['rolled', 'roll'],
    ['dried', 'dry'],
    ['squeezed', 'squeeze'],
    ['sprinkled', 'sprinkle'],
    ['covered', 'cover'],
    ['stored', 'store'],
    ['dug', 'dig'],
  ])('%s', (participle, verb) => {
    expect(verbOf(participle)).toBe(verb);
  });

  it.each(['known', 'finished', 'recommended'])('is none where nothing is done: %s', (participle) => {
    expect(verbOf(participle)).toBeUndefined();
  });
});
