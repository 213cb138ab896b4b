/** Heights in metres of those who live or move, from the ground to the crown of the head as they stand: names of what is drawn. */
const metres: readonly (readonly [RegExp, number])[] = [
  [/^(?:sauropod|mammoth)$/u, 7],
  [/^t-rex$/u, 5],
  [/^(?:dragon|giraffe|spouting-whale|whale|great-whale|blue-whale)$/u, 5],
  [/^(?:elephant|locomotive|train)$/u, 3.2],
  [/^living-(?:tree|fir)$/u, 2.6],
  [/^living-snowman$/u, 1.2],
  [/^living-/u, 1.4],
  [/^(?:polar-bear|bear|moose|camel|two-hump-camel|orca)$/u, 2],
  [/^(?:horse|unicorn|cow|ox|water-buffalo|bison|zebra|rhinoceros|hippopotamus|gorilla|shark)$/u, 1.7],
  [/^(?:donkey|deer|tiger|lion|llama|kangaroo|snowman|snowman-without-snow|ghost|robot|alien)$/u, 1.3],
  [/^(?:panda|flamingo|dolphin|ostrich|orangutan|crocodile|seal)$/u, 1.1],
  [/^(?:wolf|leopard|pig|boar|sheep|ewe|ram|goat|fawn|lamb|penguin)$/u, 0.8],
  [/^(?:dog|guide-dog|service-dog|poodle|swan|goose|turkey|peacock|eagle|beaver|otter|baby|sloth)$/u, 0.65],
  [/^(?:fox|monkey|koala|badger|raccoon|skunk|rooster|chicken|octopus|puppy|turtle)$/u, 0.45],
  [/^(?:cat|black-cat|rabbit|duck|owl|parrot|seagull|black-bird|dodo)$/u, 0.34],
  [/^(?:kitten|squirrel|chipmunk|hedgehog|bat|dove|snake|fish|tropical-fish|blowfish|jellyfish)$/u, 0.22],
  [/^(?:bird|frog|toad|frog-face|crab|lizard|lobster|hamster|rat|chick|baby-chick)$/u, 0.15],
  [/^mouse$/u, 0.09],
  [/butterfly|bee$|^ant$|bug$|beetle|snail|ladybug|cricket|spider|worm|caterpillar|mosquito|^fly$/u, 0.06],
];

const metresOfPerson = 1.7;

/** How tall somebody truly is beside a grown person; undefined where that is not known. */
export function trueHeight(sculpture: string): number | undefined {
  const found = metres.find(([name]) => name.test(sculpture))?.[1];
  return found === undefined ? undefined : found / metresOfPerson;
}
