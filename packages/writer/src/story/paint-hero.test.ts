import { describe, expect, it } from 'vitest';
import { openLexicon } from '../lexicon/lexicon.ts';
import { seedRandom } from '../random.ts';
import { openEnglishVerbs } from './english-verbs.ts';
import { paintHero } from './paint-hero.ts';
import { readPremise } from './read-premise.ts';

describe('paintHero', () => {
  const lexicon = openLexicon();
  const knowledge = { lexicon, englishVerbs: openEnglishVerbs(lexicon) };

  it.each([
    ['en', 'Mia and the magic paintbrush', 'Mia, a red-haired girl in a green dress'],
    ['en', 'A dog named Biscuit who saves Christmas', 'Biscuit, a dog, with'],
    ['en', 'Grandpa teaches me to fish', 'Grandpa with'],
    ['en', 'Ninja cats defend the village', 'ninja cats with'],
    ['fr', 'Une fille et un capitaine trouvent une carte', 'a girl and a captain with'],
    ['it', 'Una bambina e un drago costruiscono una barca', 'a girl and a dragon with'],
    ['ja', '小さな忍者が月まで飛ぶ凧を作る', 'a little ninja with'],
    ['ja', 'フラミンゴが空を飛ぶ', 'a flamingo with'],
    ['ja', '子グマがはちみつを探す', 'a bear with'],
    ['es', 'Un osito que busca miel', 'a little male bear with'],
    ['es', 'Una tortuguita que quiere ver el mundo', 'a little turtle with'],
    ['es', 'Un gatito que tiene miedo', 'a male kitten with'],
    ['it', 'Un coniglietto che si perde nel bosco', 'a little rabbit with'],
    ['it', 'Un cagnolino che perde la palla', 'a little male dog with'],
    ['fr', 'Un ourson qui cherche du miel', 'a little male bear with'],
    ['en', 'A snowman who wants to see summer', 'a snowman with'],
    // Nothing little: a castle, a mosquito.
    ['es', 'Un castillo que quiere caminar', 'a castle with'],
  ] as const)('says in English who is to be seen, %s: %s', (code, prompt, start) => {
    const painted = paintHero(readPremise(prompt, code, knowledge), lexicon, seedRandom('seed'));
    expect(painted.startsWith(start)).toBe(true);
  });

  it.each([
    ['en', 'A baker who loses her recipe', /^a female baker with/u],
    ['en', 'A young doctor who wants his cat back', /^a young male doctor with/u],
    ['en', 'A baker who loses a recipe', /^a baker with/u],
    ['en', 'A witch who loses her broom', /^a witch with/u],
    ['en', 'A sailor who misses her ship', /^a female sailor with/u],
    ['fr', 'Une astronaute cherche une étoile', /^a female astronaut with/u],
    ['it', "Un'astronauta che cerca una stella", /^a female astronaut with/u],
  ] as const)('shows a woman or a man where the idea says which, in %s: %s', (code, prompt, told) => {
    expect(paintHero(readPremise(prompt, code, knowledge), lexicon, seedRandom('seed'))).toMatch(told);
  });

  it.each([
    ['en', "How a lighthouse keeper's daughter befriended a storm", /^a red-haired girl in a green dress$/u],
    ['en', "The baker's son", /^a red-haired boy in a green pullover$/u],
    ['en', "The king's youngest daughter wants to sail", /^a red-haired girl in a green dress$/u],
    ['en', 'A clockmaker who repairs her own time', /^a female clockmaker with/u],
    ['en', 'An old miller and his donkey', /^a white-haired old man in a green pullover, a miller,$/u],
    ['en', 'A toy maker loses his key', /^a red-haired man in a green pullover, a toymaker,$/u],
    ['en', "The weaver's twin sons build a kite", /^two red-haired boys$/u],
    ['en', "Anna's grandmother flies a kite", /^a grandmother with/u],
    ['en', 'A lighthouse keeper who talks to the storm', /^a lighthouse keeper with/u],
    ['fr', 'La fille du gardien de phare', /^a red-haired girl in a green dress$/u],
    ['fr', 'Le fils du boulanger qui veut voler', /^a red-haired boy in a green pullover$/u],
    ['fr', 'Une bergère qui compte les étoiles', /^a female shepherd with/u],
    ['fr', 'Un vieux gardien de phare qui parle à la tempête', /^an old (?:male )?lighthouse keeper with/u],
    ['it', 'Il postino che ha perso una lettera', /^a (?:male )?postman with/u],
    ['it', 'Una apicoltrice che cerca una regina', /^a female beekeeper with/u],
    ['es', 'Un minero que sueña con el mar', /^a (?:male )?miner with/u],
    ['hi', 'एक डाकिया जो गाना चाहता है', /^a (?:male )?postman with/u],
    ['ja', '養蜂家が星を探す', /^a beekeeper with/u],
    ['it', 'La figlia del guardiano del faro', /^a red-haired girl in a green dress$/u],
    ['it', 'Un vecchio orologiaio ripara il tempo', /^an old (?:male )?clockmaker with/u],
    ['es', 'La hija del farero', /^a red-haired girl in a green dress$/u],
    ['es', 'La aprendiz del relojero', /^a red-haired girl in a green dress$/u],
    ['es', 'El farero que habla con la tormenta', /^a (?:male )?lighthouse keeper with/u],
    ['hi', 'दीपस्तंभ रखवाले की बेटी', /^a red-haired girl in a green dress$/u],
    ['hi', 'नानबाई का बेटा जो उड़ना चाहता है', /^a red-haired boy in a green pullover$/u],
    ['hi', 'एक दूधवाला जो गाना चाहता है', /^a red-haired man in/u],
    ['ja', '灯台守の娘', /^a red-haired girl in a green dress$/u],
    ['ja', '空を飛びたいパン屋の息子', /^a red-haired boy in a green pullover$/u],
    ['ja', '時計職人が時間を直す', /^a clockmaker with/u],
  ] as const)('WORD-04 shows a person for a role, %s: %s', (code, prompt, seen) => {
    expect(paintHero(readPremise(prompt, code, knowledge), lexicon, seedRandom('seed'))).toMatch(seen);
  });

  it('shows a child where no dictionary knows the hero, and letters nothing', () => {
    const painted = paintHero(
      readPremise('ゾルブラが空を飛ぶ', 'ja', knowledge),
      lexicon,
      seedRandom('seed'),
    );
    expect(painted).toMatch(/^a [a-z-]+ child in a \w+ pullover$/u);
  });
});
