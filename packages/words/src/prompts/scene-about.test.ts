import { describe, expect, it } from 'vitest';
import { isOnlyAbout, sceneAbout } from './scene-about.ts';

describe('a prompt of a scene that explains something', () => {
  it('is known however its sentence goes on, and a described picture is none', () => {
    expect(isOnlyAbout(`${sceneAbout('frogs and toads')}, soft light`)).toBe(true);
    expect(isOnlyAbout('A clear scene about frogs, no text.')).toBe(true);
    expect(isOnlyAbout('A green frog on a lily leaf, a clear scene about frogs')).toBe(false);
  });
});
