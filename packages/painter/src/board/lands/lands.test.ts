import { languageDetails, languages } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { drawMap } from './draw-map.ts';
import { allLands, placeNamed, placesIn } from './find-place.ts';
import type { KnownPlace } from './find-place.ts';
import { withMap } from './map-of-route.ts';

const codes = languages.map((language) => languageDetails[language].code);

function known(name: string, code: (typeof codes)[number] = 'en'): KnownPlace {
  const place = placeNamed(name, code);
  if (place === undefined) {
    throw new Error(`no place is called ${name}`);
  }
  return place;
}

describe('a place by its name', () => {
  it.each([
    ['en', 'Brazil', 'Holland', 'Sicily'],
    ['fr', 'Brésil', 'Pays-Bas', 'Sicile'],
    ['it', 'Brasile', 'Paesi Bassi', 'Sicilia'],
    ['es', 'Brasil', 'Países Bajos', 'Sicilia'],
    ['hi', 'ब्राज़ील', 'नीदरलैंड', 'सिसिली'],
    ['ja', 'ブラジル', 'オランダ', 'シチリア'],
  ] as const)('is found in %s: %s, %s, %s', (code, ...names) => {
    const [brazil, holland, sicily] = names.map((name) => known(name, code));
    expect([brazil?.land, holland?.land]).toEqual(['BR', 'NL']);
    expect(sicily?.lat).toBeCloseTo(37.6);
  });

  it('is none where nothing is called so', () => {
    expect(placeNamed('Wonderland', 'en')).toBeUndefined();
  });

  it('is read from a text, and only as a whole word', () => {
    const found = placesIn('From Lisbon they sailed to Calicut, not to Romeo.', 'en');
    expect(found.map(({ name }) => name).toSorted()).toEqual(['Calicut', 'Lisbon']);
  });

  it('has every land lie where it is', () => {
    expect(allLands().size).toBeGreaterThan(200);
    for (const [land, rings] of allLands()) {
      expect(
        rings.every((ring) => ring.length >= 3 && ring.every(([, y]) => Math.abs(y) <= 84)),
        land,
      ).toBe(true);
    }
    expect(known('Japan').lon).toBeGreaterThan(130);
    expect(known('Chile').lat).toBeLessThan(-20);
  });
});

describe('a map of two places', () => {
  const sizeOf = (shapes: ReturnType<typeof drawMap>['shapes'], fill: string): number =>
    Math.max(
      0,
      ...shapes
        .filter((shape) => shape.fill === fill)
        .map(({ points }) => Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x))),
    );

  it('has them as large beside one another as they are', () => {
    const { shapes, spots } = drawMap([known('Brazil'), known('São Tomé')], 1.8);
    const [brazil, island] = ['#c9b25e', '#a9bd83'].map((fill) => sizeOf(shapes, fill));
    expect(brazil).toBeGreaterThan(40 * (island ?? 0));
    expect(island).toBeGreaterThan(0);
    expect((spots[1]?.[0] ?? 0) - (spots[0]?.[0] ?? 0)).toBeGreaterThan(0.3);
  });

  it.each([
    ['Japan', 'United States'],
    ['New Zealand', 'Chile'],
    ['Russia', 'France'],
    ['Paris', 'Lyon'],
    ['New York', 'Boston'],
    ['Fiji', 'Peru'],
  ])('shows %s and %s, and nothing torn across it', (one, other) => {
    const { shapes, spots } = drawMap([known(one), known(other)], 1.8);
    expect(spots.flat().every((part) => part > 0.02 && part < 0.98)).toBe(true);
    const places = shapes.flatMap(({ points }) => points);
    expect(places.every(([x, y]) => x >= -0.01 && x <= 1000.01 && y >= -0.01 && y <= 1000 / 1.8 + 0.01)).toBe(
      true,
    );
  });
});

describe('the map of a way', () => {
  const narration =
    'Los portugueses plantaron cacao del Brasil en Santo Tomé, y de allí pasó a Fernando Poo.';

  it('has both ends, and what lies beside them', () => {
    const { map } = withMap({ from: 'Brasil', to: 'Santo Tomé' }, { narration, code: 'es' }, '16:9');
    expect(map?.marks.map(({ name }) => name)).toEqual(['Fernando Poo']);
    expect(map?.picture.strokes?.shapes.length).toBeGreaterThan(20);
  });

  it.each([
    ['an end is not known', 'Narnia', 'Brasil'],
    ['both are the same', 'Brasil', 'Brasil'],
    ['both lie in one corner of a land', 'Liverpool', 'Mánchester'],
  ])('is none where %s', (_why, from, to) => {
    expect(withMap({ from, to }, { narration, code: 'es' }, '16:9').map).toBeUndefined();
  });
});
