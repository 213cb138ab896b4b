import { describe, expect, it } from 'vitest';
import { modeOf, modesWith } from './modules/projects/index.ts';
import { projectKinds } from './project-kinds.ts';

describe('the kinds of projects', () => {
  it('what is no video cannot be shared, and only what is made scene by scene stands in the history', () => {
    expect(modesWith(projectKinds, ({ share }) => share === null)).toEqual(['images', 'characters']);
    expect(modesWith(projectKinds, ({ isInHistory }) => isInHistory)).toEqual(['stories', 'films']);
  });

  it('a mode that this version does not know is an error that names it and its project', () => {
    const project = { id: 'p-1', mode: 'podcast' };
    expect(() => modeOf(project)).toThrow('Project p-1 is of the unknown mode "podcast"');
  });
});
