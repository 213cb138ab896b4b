import { wordSet } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import { openEnglishNames } from '../../lexicon/english-names.ts';
import { actOfWish } from '../acts/wish-act.ts';
import type { WishAct } from '../acts/wish-act.ts';
import { findNoun } from '../../lexicon/lexicon.ts';
import type { Lexicon, LexiconNoun } from '../../lexicon/lexicon.ts';
import type { Premise } from '../premise.ts';
import { storyWorlds } from './world-words.ts';
import type { StoryWorld } from './world-words.ts';

/** Who lives where, by their English nouns; who is in two lists is at home in both. */
const dwellers: Readonly<Record<StoryWorld, ReadonlySet<string>>> = {
  sea: wordSet(
    'whale dolphin orca narwhal octopus fish shark mermaid seahorse squid jellyfish lobster starfish coral eel stingray submarine diver clownfish pufferfish',
  ),
  coast: wordSet(
    'lighthouse fisherman sailor pirate captain crab gull seagull pelican puffin boat ship sailboat ferry otter turtle viking fisherwoman lifeguard surfer sandcastle anchor seal',
  ),
  forest: wordSet(
    'fox bear wolf deer fawn squirrel hedgehog owl rabbit hare badger raccoon beaver firefly fairy tree leaf mushroom elf gnome panda monkey tiger parrot witch monster woodpecker boar koala sloth chameleon gorilla acorn oak unicorn troll ranger forester bat mole bird chipmunk',
  ),
  mountain: wordSet(
    'dragon eagle goat llama yak ibex mountain volcano giant shepherd knight king queen prince princess wizard yeti condor monk hermit marmot climber alpaca castle vampire ninja samurai',
  ),
  desert: wordSet(
    'camel dromedary snake lizard scorpion cactus cowboy meerkat nomad fennec gecko vulture genie caravan tumbleweed',
  ),
  polar: wordSet('penguin walrus reindeer snowman husky snowflake seal iceberg puffin viking sled icicle'),
  savanna: wordSet(
    'lion lioness elephant giraffe zebra rhino rhinoceros hippo hippopotamus cheetah gazelle antelope buffalo ostrich leopard warthog dinosaur hyena flamingo crocodile baobab',
  ),
  city: wordSet(
    'pigeon sparrow bus tram car truck bicycle detective policeman officer firefighter superhero taxi rat journalist doctor nurse dancer singer musician clown astronomer postman waiter actor violinist pianist scooter skyscraper raccoon driver photographer lamppost busker policewoman mayor',
  ),
  village: wordSet(
    'horse donkey cow pig piglet sheep lamb hen rooster chicken chick duck duckling frog toad snail bee ant ladybird ladybug swan goose farmer baker gardener swallow crow raven scarecrow tractor windmill mill miller postman mailman postwoman beekeeper tortoise worm butterfly caterpillar spider cricket grasshopper bull foal pony turkey peacock stork magpie flower sunflower apple pumpkin seed cook turtle bridge river train well bird beetle dragonfly carrot potato tomato turtle grandmother grandfather granny grandma grandpa',
  ),
  sky: wordSet(
    'star moon sun planet comet astronaut alien rocket cloud wind rainbow balloon kite angel raindrop meteor satellite spaceship plane aeroplane airplane storm raindrop snowstorm galaxy constellation cosmonaut',
  ),
  home: wordSet(
    'cat kitten dog puppy hamster teddy doll toy lamp book letter shoe hat candle piano teacher student pupil librarian ghost goldfish mouse pen pencil cup teapot chair sock button umbrella key door window nightlight pillow mirror spoon coat glove vacuum fridge parrot budgie canary guinea kettle mug jar pot pan saucepan coin marble suitcase lantern broom toaster fork drum radio blanket scarf coat box bottle nightlight lantern child girl boy baby grandmother grandfather granny grandma grandpa nanny',
  ),
  workshop: wordSet(
    'robot inventor painter tailor carpenter clockmaker watchmaker scientist machine toymaker blacksmith cobbler shoemaker potter artist engineer mechanic violin guitar clock android weaver sculptor seamstress hammer engine locksmith paintbrush',
  ),
};

/** Words that say where somebody is, by themselves or as a part of what they are called: 'desert fox'. */
const placeWords: Readonly<Record<StoryWorld, ReadonlySet<string>>> = {
  sea: wordSet('sea ocean underwater reef seabed'),
  coast: wordSet('coast beach island harbour harbor port lighthouse cliff shore seaside sea ocean pier'),
  forest: wordSet('forest wood woods jungle woodland rainforest'),
  mountain: wordSet('mountain mountains valley cave volcano peak waterfall alps castle'),
  desert: wordSet('desert dune dunes oasis sahara'),
  polar: wordSet('polar arctic antarctic antarctica ice snow glacier iceberg pole tundra'),
  savanna: wordSet('savanna savannah steppe'),
  city: wordSet('city town street market station theatre theater square rooftop park'),
  village: wordSet('village farm field garden bridge road mill meadow orchard pond lake river hill barn'),
  sky: wordSet('sky moon star stars sun planet space mars cloud clouds galaxy'),
  home: wordSet('house school library kitchen attic room bedroom apartment museum home classroom cellar'),
  workshop: wordSet('workshop factory studio garage laboratory'),
};

/** People and things that may live anywhere. */
const usualWorlds: readonly StoryWorld[] = ['village', 'city', 'home'];

/** The worlds a story may be at home in: where the idea says, else where its hero lives, but not where its wish leads. */
export function worldsOfPremise(premise: Premise, lexicon: Lexicon): readonly StoryWorld[] {
  const own = worldsOfHero(premise, lexicon);
  const told = worldsOf(englishWords(premise.place ?? '', premise.code, lexicon), placeWords);
  if (told.length > 0) {
    const both = told.filter((world) => own.includes(world));
    return both.length > 0 ? both : told.slice(-1);
  }
  const ground = groundOfWish(premise, lexicon);
  if (ground !== undefined && own.every((world) => usualWorlds.includes(world))) {
    return [ground];
  }
  const sought = worldsOf(englishWords(premise.action ?? '', premise.code, lexicon), placeWords);
  const elsewhere = own.filter((world) => !sought.includes(world));
  if (elsewhere.length > 0) {
    return elsewhere;
  }
  // A boat that has yet to see the sea lies in a river.
  return isAfloat(premise, lexicon) ? ['village'] : own;
}

/** Whether the hero lies in water: on the sea or inland. */
export function isAfloat({ hero, code }: Premise, lexicon: Lexicon): boolean {
  return englishWords(hero?.phrase ?? '', code, lexicon).some((name) => inlandToo.has(name));
}

/** Who may live anywhere lives where the wish can be tried: geese watch nobody surf. */
function groundOfWish({ action, code }: Premise, lexicon: Lexicon): StoryWorld | undefined {
  const act = action === undefined ? undefined : actOfWish(action, code, lexicon);
  return act === undefined ? undefined : grounds[act];
}

const grounds: Readonly<Partial<Record<WishAct, StoryWorld>>> = {
  surf: 'coast',
  sail: 'coast',
  swim: 'coast',
  ski: 'mountain',
  climb: 'mountain',
  run: 'village',
  chase: 'village',
  jump: 'village',
  garden: 'village',
  bake: 'village',
  fish: 'village',
};

const inlandToo = wordSet('boat ship sailboat ferry');

function worldsOfHero({ hero, code }: Premise, lexicon: Lexicon): readonly StoryWorld[] {
  if (hero === undefined) {
    return usualWorlds;
  }
  const names = englishWords(hero.phrase, code, lexicon);
  const head = names.at(-1) ?? '';
  const living = worldsOf([head], dwellers);
  const placed = worldsOf(names, placeWords);
  if (placed.length > 0 && !(living.length > 0 && placed.some((world) => living.includes(world)))) {
    return placed.slice(-1);
  }
  if (living.length > 0) {
    return placed.length > 0 ? living.filter((world) => placed.includes(world)) : living;
  }
  const byPart = names
    .toReversed()
    .map((name) => worldsOf([name], dwellers))
    .find((worlds) => worlds.length > 0);
  return byPart ?? worldsOfPicture(hero.head, code) ?? usualWorlds;
}

/** A noun that only the pictures know, such as 'フラミンゴ'. */
function worldsOfPicture(head: string, code: LanguageCode): readonly StoryWorld[] | undefined {
  const name = code === 'en' ? undefined : openEnglishNames(code)(head);
  const worlds = name === undefined ? [] : worldsOf(name.split(' '), dwellers);
  return worlds.length > 0 ? worlds : undefined;
}

function worldsOf(
  names: readonly string[],
  table: Readonly<Record<StoryWorld, ReadonlySet<string>>>,
): readonly StoryWorld[] {
  return storyWorlds.filter((world) => names.some((name) => table[world].has(name)));
}

/** Women of a trade, whom the dictionary knows by the masculine: 'boulangère', 'inventrice', 'panadera'. */
const masculineForms = {
  fr: [
    [/ère$/u, 'er'],
    [/trice$/u, 'teur'],
    [/euse$/u, 'eur'],
    [/enne$/u, 'en'],
    [/onne$/u, 'on'],
    [/e$/u, ''],
  ],
  it: [
    [/trice$/u, 'tore'],
    [/iera$/u, 'iere'],
    [/a$/u, 'o'],
    [/a$/u, 'e'],
  ],
  es: [
    [/([dt])ora$/u, '$1or'],
    [/a$/u, 'o'],
    [/a$/u, ''],
  ],
} as const;

function findRole(lexicon: Lexicon, word: string, code: LanguageCode): LexiconNoun | undefined {
  const noun = findNoun(lexicon, word, code);
  if (noun !== undefined || (code !== 'fr' && code !== 'it' && code !== 'es')) {
    return noun;
  }
  return masculineForms[code]
    .filter(([ending]) => ending.test(word))
    .map(([ending, masculine]) => findNoun(lexicon, word.replace(ending, masculine), code))
    .find((found) => found?.kind === 'person' || found?.kind === 'animal');
}

/** The nouns of a phrase in English, in the order of English: its head last. */
export function englishWords(phrase: string, code: LanguageCode, lexicon: Lexicon): readonly string[] {
  if (code === 'ja') {
    return lexicon.nouns
      .flatMap(({ forms }) =>
        forms.ja.spellings
          .filter((spelling) => spelling.length > 1 || spelling === phrase || /\p{sc=Han}/u.test(spelling))
          .map((spelling) => ({
            at: phrase.lastIndexOf(spelling),
            length: spelling.length,
            name: forms.en.word,
          })),
      )
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at + one.length - (other.at + other.length) || one.length - other.length)
      .map(({ name }) => name);
  }
  const words = phrase.toLowerCase().split(/[\s'’-]+/u);
  const names = words.flatMap((word) => {
    const noun = findRole(lexicon, word, code)?.forms.en.word;
    return code === 'en' ? [word, ...(noun === undefined ? [] : [noun])] : (noun ?? []);
  });
  // In Romance languages the head comes first: 'la figlia del guardiano del faro'.
  return code === 'fr' || code === 'it' || code === 'es' ? names.toReversed() : names;
}
