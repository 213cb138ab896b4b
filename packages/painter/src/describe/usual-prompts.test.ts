import type { Language } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import type { ScenePlan } from '../plan/scene-plan.ts';
import { openPromptReader } from '../testing/read-prompt.ts';

const read = openPromptReader({ hasLettering: false });

const figures = (plan: ScenePlan): string[] => plan.subjects.map(({ figure }) => figure);

describe('describeScene, for what is asked for every day', () => {
  it.each<[Language, string, string]>([
    ['English', 'A submarine in the deep sea', 'submarine'],
    ['Hindi', 'समुद्र के नीचे एक पनडुब्बी', 'submarine'],
    ['French', 'un sous-marin', 'submarine'],
    ['Italian', 'un sottomarino in fondo al mare', 'submarine'],
    ['Spanish', 'un submarino amarillo bajo el mar', 'submarine'],
    ['Japanese', '海の中の潜水艦', 'submarine'],
    ['English', 'A diver swims with a turtle over a coral reef', 'diver'],
    ['Hindi', 'पानी के नीचे गोताखोर', 'diver'],
    ['French', 'un plongeur et une tortue', 'diver'],
    ['Italian', 'un subacqueo e una tartaruga', 'diver'],
    ['Spanish', 'un buzo en el arrecife', 'diver'],
    ['Japanese', 'ウミガメと泳ぐダイバー', 'diver'],
  ])('goes under water with who dives, in %s: %s', (language, prompt, figure) => {
    const plan = read(prompt, language);
    expect(figures(plan)).toContain(figure);
    expect(plan.place).toBe('underwater');
  });

  it.each<[Language, string, string]>([
    ['English', "A lighthouse keeper's daughter at dawn", 'girl'],
    ['English', "the baker's youngest son", 'boy'],
    ['Hindi', 'दीपस्तंभ रखवाले की बेटी', 'girl'],
    ['French', 'la fille du gardien de phare', 'girl'],
    ['French', 'le fils du roi', 'boy'],
    ['Italian', 'la figlia del guardiano del faro', 'girl'],
    ['Spanish', 'la hija del farero', 'girl'],
    ['Japanese', '灯台守の娘', 'girl'],
    ['Japanese', 'パン屋の息子', 'boy'],
  ])('WORD-04 paints who is named by a relation alone, in %s: %s', (language, prompt, figure) => {
    expect(figures(read(prompt, language))).toEqual([figure]);
  });

  it('takes nobody’s hair for a thing', () => {
    expect(figures(read('a black-haired girl in a long orange coat smiling'))).toEqual(['girl']);
  });

  it('leaves what is no master of anybody beside them', () => {
    expect(figures(read("a girl and the lighthouse keeper's dog"))).toContain('dog');
    expect(figures(read('une fille du village et son chat', 'French'))).toEqual(['girl', 'cat']);
    expect(read('une fille du village', 'French').place).toBe('village');
  });

  it('finds who lives in the sea under water, not on its shore', () => {
    expect(read('a whale in the ocean').place).toBe('underwater');
    expect(read('a girl by the ocean').place).toBe('coast');
  });

  it('leaves a boat on the sea whose depths are shown', () => {
    const plan = read('a whale under a small boat in the ocean at night');
    expect(plan.place).toBe('underwater');
    expect(figures(plan)).toEqual(['icon:spouting-whale', 'boat']);
  });

  it.each<[Language, string, string]>([
    ['English', 'a house with a red roof on a green hill beside the sea', 'coast'],
    ['English', 'mountains above a sea of clouds', 'mountains'],
    ['English', 'a cat on a roof', 'city'],
    ['Hindi', 'लाल छत वाला घर पहाड़ी पर', 'meadow'],
    ['French', 'une maison au toit rouge sur une colline', 'meadow'],
    ['French', 'une maison au bord de la mer', 'coast'],
    ['French', 'un chat dort à la maison', 'room'],
    ['English', 'a bedroom in a house by the sea', 'room'],
    ['French', 'une chambre dans une maison au bord de la mer', 'room'],
    ['Italian', 'una casa nel bosco', 'forest'],
    ['Spanish', 'una casa con tejado rojo junto al lago', 'lake'],
    ['Japanese', '赤い屋根の家', 'meadow'],
  ])('stands a house where it is said to stand, in %s: %s', (language, prompt, place) => {
    expect(read(prompt, language).place).toBe(place);
  });

  it('tells a person by their own phrase, not by the colours before it', () => {
    const [girl] = read('a house on a green hill beside the sea, a girl in a red dress').subjects;
    expect(girl?.description).toBe('a girl in a red dress');
    const man = read('on the bench an old, tired man').subjects.find(({ name }) => name === 'man');
    expect(man?.description).toContain('old, tired man');
  });

  it.each<[Language, string]>([
    ['English', 'Slow waves roll in at first light, mist lifts off the water, gulls far out.'],
    ['English', 'Slow waves roll in at first light'],
    ['French', 'les vagues roulent aux premières lueurs'],
    ['Italian', 'le onde arrivano sulla riva alle prime luci'],
    ['Spanish', 'olas suaves a la primera luz'],
    ['Hindi', 'पहली किरण में लहरें'],
    ['Japanese', '夜明けの波'],
  ])('shows the sea that waves roll in, at daybreak, in %s: %s', (language, prompt) => {
    expect(read(prompt, language)).toMatchObject({ place: 'beach', time: 'dawn' });
  });

  it('takes no wave of a sound, a hand or the heat for the sea', () => {
    for (const prompt of ['sound waves', 'a girl waves to her friend', 'a heat wave in the city']) {
      expect(read(prompt).place).not.toBe('beach');
    }
  });

  it('keeps a lighthouse that stands on a beach', () => {
    const plan = read('海辺の灯台', 'Japanese');
    expect(plan.place).toBe('beach');
    expect(figures(plan)).toEqual(['lighthouse']);
  });

  it('takes the world under the sea for no submarine', () => {
    expect(figures(read('un poisson dans le monde sous-marin', 'French'))).not.toContain('submarine');
  });

  it.each<[Language, string]>([
    ['English', 'A pirate ship on the sea'],
    ['Hindi', 'समुद्र पर समुद्री डाकुओं का जहाज'],
    ['French', 'un bateau pirate sur la mer'],
    ['Italian', 'una nave pirata sul mare'],
    ['Spanish', 'un barco pirata en el mar'],
    ['Japanese', '海の上の海賊船'],
  ])('shows a ship of pirates and no pirate beside it, in %s', (language, prompt) => {
    const plan = read(prompt, language);
    expect(figures(plan)).toEqual(['pirate-ship']);
    expect(plan.place).toBe('coast');
  });

  it.each<[Language, string]>([
    ['English', 'pirate on his ship'],
    ['French', 'un pirate sur son navire'],
    ['Italian', 'un pirata sulla sua nave'],
    ['Spanish', 'un pirata en su barco'],
  ])('sets a pirate on the deck of a ship of his own, in %s', (language, prompt) => {
    expect(read(prompt, language).subjects).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ figure: 'pirate', relation: 'aboard' }),
        expect.objectContaining({ figure: 'pirate-ship' }),
      ]),
    );
  });

  it.each<[Language, string, string]>([
    ['English', 'The solar system', 'planets'],
    ['English', 'The planets around the sun', 'planets'],
    ['Hindi', 'सौर मंडल', 'planets'],
    ['French', 'le système solaire', 'planets'],
    ['Italian', 'il sistema solare', 'planets'],
    ['Spanish', 'el sistema solar', 'planets'],
    ['Japanese', '太陽系', 'planets'],
    ['English', 'Saturn', 'saturn'],
    ['English', 'the Earth from space', 'earth'],
    ['French', 'la Terre vue de l’espace', 'earth'],
    ['Italian', 'la Terra vista dallo spazio', 'earth'],
    ['Spanish', 'la Tierra desde el espacio', 'earth'],
    ['Hindi', 'अंतरिक्ष से पृथ्वी', 'earth'],
    ['Japanese', '宇宙から見た地球', 'earth'],
    ['Japanese', '木星', 'jupiter'],
  ])('hangs the globe that is named in space, in %s: %s', (language, prompt, detail) => {
    const plan = read(prompt, language);
    expect(plan).toMatchObject({ place: 'space', time: 'night', subjects: [] });
    expect(plan.details).toContain(detail);
  });

  it('takes the earth of a garden for no globe', () => {
    expect(read('a worm in the earth of a garden').details).toBeUndefined();
  });

  it.each<[Language, string, ScenePlan['place']]>([
    ['English', 'A waterfall in the jungle', 'jungle'],
    ['English', 'A big waterfall', 'river'],
    ['Hindi', 'जंगल में एक झरना', 'forest'],
    ['French', 'une grande cascade dans la jungle', 'jungle'],
    ['Italian', 'una cascata nella giungla', 'jungle'],
    ['Spanish', 'una cascada en la selva', 'jungle'],
    ['Japanese', 'ジャングルの滝', 'jungle'],
  ])('lets water fall where it is told, in %s: %s', (language, prompt, place) => {
    const plan = read(prompt, language);
    expect(plan).toMatchObject({ place, subjects: [] });
    expect(plan.details).toContain('waterfall');
  });

  it.each<[Language, string, { place: ScenePlan['place']; detail: string }]>([
    ['English', 'A stone bridge over a river', { place: 'river', detail: 'bridge' }],
    ['Hindi', 'नदी पर एक पुल', { place: 'river', detail: 'bridge' }],
    ['French', 'un vieux pont de pierre sur la rivière', { place: 'river', detail: 'bridge' }],
    ['Italian', 'un ponte di pietra sul fiume', { place: 'river', detail: 'bridge' }],
    ['Spanish', 'un puente de piedra sobre el río', { place: 'river', detail: 'bridge' }],
    ['Japanese', '川にかかる石橋', { place: 'river', detail: 'bridge' }],
    ['English', 'the Golden Gate bridge', { place: 'coast', detail: 'suspension' }],
    ['French', 'un pont suspendu', { place: 'coast', detail: 'suspension' }],
    ['Spanish', 'un puente colgante sobre el mar', { place: 'coast', detail: 'suspension' }],
    ['Japanese', '海の吊り橋', { place: 'coast', detail: 'suspension' }],
  ])('builds the bridge that is named, in %s: %s', (language, prompt, { place, detail }) => {
    const plan = read(prompt, language);
    expect(plan).toMatchObject({ place, subjects: [] });
    expect(plan.details).toContain(detail);
  });

  it('takes the deck of a ship for no bridge', () => {
    expect(read('un pirate sur le pont de son navire', 'French').place).toBe('coast');
  });

  it.each<[Language, string, string]>([
    ['English', 'A field of sunflowers', 'sunflowers'],
    ['Hindi', 'सूरजमुखी का खेत', 'sunflowers'],
    ['French', 'un champ de tournesols', 'sunflowers'],
    ['Italian', 'un campo di girasoli', 'sunflowers'],
    ['Spanish', 'un campo de girasoles', 'sunflowers'],
    ['Japanese', 'ひまわり畑', 'sunflowers'],
    ['English', 'tulip field in the Netherlands', 'tulips'],
    ['French', 'un champ de lavande', 'lavender'],
    ['Italian', 'un campo di papaveri', 'poppies'],
  ])('lets a whole field flower, in %s: %s', (language, prompt, flowers) => {
    expect(read(prompt, language)).toMatchObject({ place: 'farm', subjects: [], details: [flowers] });
  });

  it('stands a windmill in a field of tulips', () => {
    const plan = read('tulip field in the Netherlands with a windmill');
    expect(figures(plan)).toEqual(['windmill']);
    expect(plan.details).toContain('tulips');
  });

  it.each<[Language, string, string]>([
    ['English', 'A king in his castle', 'king'],
    ['English', 'a queen on her throne', 'queen'],
    ['Hindi', 'महल में एक राजा', 'king'],
    ['French', 'un roi dans son château', 'king'],
    ['Italian', 'una regina sul trono', 'queen'],
    ['Spanish', 'un rey en su castillo', 'king'],
    ['Japanese', 'お城の中の王様', 'king'],
  ])('receives in the hall of the throne, in %s: %s', (language, prompt, figure) => {
    const plan = read(prompt, language);
    expect(plan.place).toBe('hall');
    expect(figures(plan)).toEqual([figure]);
  });

  it('leaves who stands before a castle outside', () => {
    const plan = read('a knight in front of a castle');
    expect(plan.place).toBe('meadow');
    expect(figures(plan)).toContain('castle');
  });

  it.each<[Language, string]>([
    ['English', 'Mount Fuji with cherry blossoms'],
    ['Hindi', 'माउंट फूजी और चेरी के फूल'],
    ['French', 'le mont Fuji et des cerisiers en fleurs'],
    ['Italian', 'il monte Fuji con ciliegi in fiore'],
    ['Spanish', 'el monte Fuji con cerezos en flor'],
    ['Japanese', '富士山と桜'],
  ])('raises Fuji behind cherry trees, in %s', (language, prompt) => {
    const plan = read(prompt, language);
    expect(plan).toMatchObject({ place: 'mountains', subjects: [] });
    expect(plan.details).toEqual(expect.arrayContaining(['fuji', 'blossom']));
  });

  it('finds a tiger in the snow in no jungle', () => {
    expect(read('A tiger in the snow')).toMatchObject({ place: 'forest', weather: 'snow' });
    expect(read('A tiger').place).toBe('jungle');
  });

  it.each<[Language, string, string]>([
    ['English', 'a girl reads a book', 'book'],
    ['Hindi', 'एक लड़की किताब पढ़ती है', 'book'],
    ['French', 'une fille qui lit un livre', 'book'],
    ['Italian', 'una ragazza legge un libro', 'book'],
    ['Spanish', 'una niña lee un libro', 'book'],
    ['Japanese', '本を読む女の子', 'book'],
    ['English', 'a man plays the guitar', 'guitar'],
    ['French', 'un homme joue de la guitare', 'guitar'],
    ['Japanese', '男の人がギターを弾いている', 'guitar'],
    ['English', 'a guitarist on a stage', 'guitar'],
    ['English', 'a woman with a bunch of flowers', 'flowers'],
    ['Spanish', 'una mujer con un ramo de flores', 'flowers'],
    ['English', 'a boy with a balloon', 'balloon'],
    ['Italian', 'un bambino con un palloncino', 'balloon'],
    ['Hindi', 'एक लड़का गुब्बारे के साथ', 'balloon'],
    ['English', 'a girl with a teddy bear', 'teddy'],
    ['English', 'a woman drinking a cup of tea', 'cup'],
  ])('puts into the hands what somebody holds, in %s: %s', (language, prompt, thing) => {
    const { subjects } = read(prompt, language);
    expect(subjects).toHaveLength(1);
    expect(subjects[0]?.holds?.thing).toBe(thing);
  });

  it('gives what is held a colour of its own', () => {
    const [boy] = read('a boy in a green shirt holding a blue balloon').subjects;
    expect(boy?.holds).toEqual({ thing: 'balloon', colour: '#2f6fd0' });
  });

  it('leaves beside somebody what is not in the hands', () => {
    expect(read('a man in a hot air balloon').subjects[0]?.holds).toBeUndefined();
    expect(read('a girl in a garden full of flowers').subjects[0]?.holds).toBeUndefined();
    expect(read('a girl waters the flowers').subjects[0]?.holds).toBeUndefined();
    expect(read('a cat with a ball').subjects[0]?.holds).toBeUndefined();
  });

  it.each<[Language, string, string]>([
    ['English', 'Little Red Riding Hood meets the wolf in the forest', 'riding-hood'],
    ['French', 'le petit chaperon rouge dans la forêt', 'riding-hood'],
    ['Japanese', '森の赤ずきん', 'riding-hood'],
    ['English', 'Santa Claus with his sleigh', 'santa'],
    ['Spanish', 'Papá Noel en la nieve', 'santa'],
    ['Hindi', 'ताज महल', 'taj-mahal'],
    ['Italian', 'il Colosseo a Roma', 'colosseum'],
    ['Japanese', '雪だるまと子供たち', 'icon:snowman'],
    ['French', 'un bonhomme de neige', 'icon:snowman'],
  ])('knows who and what tales and travels tell of, in %s: %s', (language, prompt, figure) => {
    expect(figures(read(prompt, language))).toContain(figure);
  });

  it('takes a family of elephants for no people, whichever is named first', () => {
    expect(read('una familia de elefantes en la sabana', 'Spanish').subjects).toMatchObject([
      { figure: 'elephant', count: 3 },
    ]);
    expect(figures(read('une famille de lions', 'French'))).toEqual(['lion']);
  });

  it('finds a peacock and a unicorn in the open, not in a studio', () => {
    expect(read('एक मोर और बारिश', 'Hindi')).toMatchObject({ place: 'garden', weather: 'rain' });
    expect(read('a unicorn under a rainbow')).toMatchObject({ place: 'meadow', details: ['rainbow'] });
  });
});
