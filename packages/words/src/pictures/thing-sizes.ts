import { readThings } from './emoji-pictures.ts';

/** Heights in metres by Unicode's subgroups of things; a subgroup that is missing has nothing that stands in a scene. */
const usualMetres: Readonly<Record<number, number>> = {
  34: 0.5, // mammals
  35: 0.4, // birds
  36: 0.1, // amphibians
  37: 0.4, // reptiles
  38: 0.3, // sea life
  39: 0.03, // insects
  40: 0.4, // flowers
  41: 0.4, // other plants
  42: 0.09, // fruit
  43: 0.12, // vegetables
  44: 0.12, // meals
  45: 0.1,
  46: 0.12, // sweets
  47: 0.16, // drinks
  48: 0.25, // dishes
  51: 10, // buildings
  52: 14, // places of worship
  53: 3,
  54: 1.6, // on wheels
  55: 2, // on the water
  56: 3, // in the air
  57: 0.6,
  58: 0.2, // clocks
  60: 0.3, // feasts
  61: 0.12, // medals
  62: 0.24, // sports
  63: 0.2, // games
  64: 0.3,
  65: 0.3, // clothes
  66: 0.25,
  67: 0.25,
  68: 0.7, // instruments
  69: 0.15,
  70: 0.25, // computers
  71: 0.2, // lamps and cameras
  72: 0.25, // books
  73: 0.05, // money
  74: 0.2, // mail
  75: 0.15, // pens
  76: 0.25, // office
  77: 0.08, // locks
  78: 0.35, // tools
  79: 0.25, // science
  80: 0.12, // medicine
  81: 0.25, // household
  82: 0.6,
};

/** What is not as tall as its kind: metres, and who is. */
const ownMetres = `
0.02 ring gem-stone game-die pushpin round-pushpin paperclip safety-pin nut-and-bolt puzzle-piece pill sewing-needle
0.06 coin tooth computer-mouse thread chess-pawn diya-lamp strawberry cherries blueberries olive beans chestnut peanuts egg
0.07 baseball badminton ping-pong battery baby-chick hatching-chick front-facing-baby-chick spiral-shell
0.12 yarn crystal-ball mans-shoe flat-shoe running-shoe ballet-shoes skateboard camera mushroom brown-mushroom seedling crab
0.18 scissors hourglass-done hourglass-not-done trophy chopsticks spoon fork-and-knife kitchen-knife lobster nest-with-eggs
0.28 bat pineapple watermelon jack-o-lantern jar bowling bottle-with-popping-cork curling-stone hedgehog badger raccoon skunk
0.35 drum microscope birthday-cake hiking-boot womans-boot toolbox money-bag red-paper-lantern coral beaver
0.45 teddy-bear printer briefcase wastebasket potted-plant backpack otter squid mantelpiece-clock pinata canoe sled
0.6 rock amphora television framed-picture violin treasure-chest luggage fire-extinguisher funeral-urn desktop-computer sloth
0.8 shield crossed-swords axe umbrella-with-rain-drops umbrella closed-umbrella bathtub seal wheel tennis chair bed
0.9 couch-and-lamp manual-wheelchair motorized-wheelchair oil-drum banjo dodo kite pick shopping-cart cricket-game guitar ram
1.1 motorcycle motor-scooter kick-scooter headstone peacock ballot-box-with-ballot dress kimono sari coat lab-coat shovel anchor
1.3 flamingo snowman snowman-without-snow postbox telescope carousel-horse file-cabinet crutch window broom orangutan trombone
1.3 closed-mailbox-with-raised-flag closed-mailbox-with-lowered-flag open-mailbox-with-raised-flag open-mailbox-with-lowered-flag
1.6 sunflower gorilla harp slot-machine kangaroo llama hippopotamus rhinoceros bison cactus skis speedboat
2 christmas-tree door elevator shower fishing-pole stop-sign flag-in-hole tent umbrella-on-ground playground-slide orca
2.4 ambulance bus-stop goal-net horizontal-traffic-light vertical-traffic-light oncoming-bus mammoth ladder
3.6 tram tram-car metro light-rail high-speed-train bullet-train monorail mountain-railway hut flying-saucer satellite-antenna carp-streamer moai
6 sailboat station shinto-shrine derelict-house parachute
12 circus-tent stadium ferry roller-coaster
30 ferris-wheel ship passenger-ship office-building
60 tokyo-tower statue-of-liberty
`;

/** Heads, faces, parts of the body, marks and what is a whole view by itself: none of them stands in a scene as a thing. */
const nothingThatStands =
  /face|^(?:fox|wolf|bear|polar-bear|panda|koala|lion|frog|boar|hamster|unicorn|moose|paw-prints|pig-nose|feather|wing|camping|microbe|spider-web|performing-arts|nazar-amulet|hamsa|oncoming-.*|motorway|railway-track|construction|police-car-light|airplane-.*|wedding|building-construction|hot-springs|foggy|night-.*|cityscape.*|sun.*|bridge-at-night|fireworks|sparkle.*|firecracker|tanabata-tree|moon-viewing-ceremony|reminder-ribbon|(?:spade|heart|diamond|club)-suit|musical-note.*|musical-score|speaker-.*|muted-.*|.*-slash|level-slider|control-knobs|film-frames|money-with-wings|.*chart.*|e-mail|.*-with-arrow|(?:out|in)box-tray|link|broken-chain|dna|drop-of-blood|bubbles|x-ray|label|bookmark.*|cloud.*|pouring-liquid|clinking-.*|identification-card|leaf-.*|.*-leaf|herb|evergreen-tree|deciduous-tree|palm-tree|leafless-tree|empty-nest|low-battery|magnifying-.*|hammer-and-.*|chains)$/u;

/**
 * How tall a thing truly is that stands in a scene, in metres, by its picture's name; undefined for what is no thing (a
 * face, a mark, the weather). The list of pictures is read when this is opened.
 */
export function openThingSizes(): (picture: string) => number | undefined {
  const subgroups = new Map(readThings().map(({ name, subgroup }) => [name, subgroup]));
  const own = new Map(
    ownMetres
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [metres = '', ...names] = line.split(' ');
        return names.map((name) => [name, Number(metres)] as const);
      }),
  );
  return (picture) => {
    const subgroup = subgroups.get(picture);
    return nothingThatStands.test(picture)
      ? undefined
      : (own.get(picture) ?? (subgroup === undefined ? undefined : usualMetres[subgroup]));
  };
}
