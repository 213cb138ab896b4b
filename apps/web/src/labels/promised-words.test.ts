import { describe, expect, it } from 'vitest';
import { labels } from './index.ts';

const { dialog, empty, screen } = labels;

/** What the product says, and what the catalogue says. */
const promised: readonly [string, string][] = [
  ['Creating...', screen.workspace.creatingCharacter],
  ["You haven't generated any images yet.", empty.images],
  ["You haven't generated any videos yet.", empty.videos],
  ['No animate results yet.', empty.animate],
  ['No generation history found.', empty.stories],
  ['No history yet.', empty.history],
  ['No characters created yet.', empty.characters],
  ['+ Add Character', screen.workspace.addCharacter],
  ['Scenes will appear here once they are generated.', empty.scenesTab],
  ['Generating scenes…', screen.workspace.generatingScenes],
  ['Generated images for each scene will appear here.', empty.imagesTab],
  ['Generating images…', screen.workspace.generatingImages],
  ['The final rendered video will appear here.', empty.videoTab],
  ['Rendering video…', screen.workspace.renderingVideo],
  ['Character management features are coming soon.', empty.charactersTab],
  ['Review & Edit Scenes', screen.workspace.reviewScenes],
  ['Generated Images for Each Scene', screen.workspace.reviewImages],
  ['Generation Failed', screen.workspace.failed],
  ['Max 10 min', screen.workspace.timerLimit],
  ['Showcase', screen.showcase.title],
  ['Search videos', screen.showcase.search],
  ['Click to play', screen.showcase.play],
  ['Engines overview', screen.explore.enginesOverview],
  ['Generation Started', dialog.started.title],
  ['Get Started', dialog.welcome.getStarted],
  ['Not set on this server', screen.views.notSet],
  ['Coming Soon', screen.views.comingSoon],
];

describe('labels', () => {
  it.each(promised)('the product says "%s"', (words, said) => {
    expect(said).toBe(words);
  });

  it('the five tabs of Explore are named as the product names them', () => {
    const { stories, films, videos, images, effects } = screen.explore;
    expect([stories, films, videos, images, effects]).toEqual([
      'Generate Stories',
      'Generate Films',
      'Generate Videos',
      'Generate Images',
      'Video Effects',
    ]);
  });

  // Their order is the screen's, and proved there.
  it('the entries of the sidebar are named as the product names them', () => {
    const { history, comingSoon, notSet, ...entries } = screen.views;
    expect([history, comingSoon, notSet].every((words) => words.length > 0)).toBe(true);
    expect(new Set(Object.values(entries))).toEqual(
      new Set([
        'Welcome Guide',
        'Explore',
        'Your Generations',
        'Animate',
        'Canva',
        'Showcase',
        'Educational',
        'Stories History',
        'Agentic AI Studio',
        'Documentation',
        'Pricing',
        'LinkedIn',
        'Twitter',
        'Email',
        'Sign In',
        'Sign Out',
      ]),
    );
  });

  it('the tabs of Your Generations are named as the product names them, and one holds everything', () => {
    expect(Object.values(screen.generations)).toEqual([
      'Your Stories',
      'Your Videos',
      'Your Images',
      'Animate Results',
      'Everything',
    ]);
  });

  it('the engine guide has the five use cases of the product', () => {
    expect(Object.values(dialog.engineGuide.useCases)).toEqual([
      'High Creativity',
      'Realistic Motion',
      'Image Animation',
      'Ghibli/Anime Style',
      'Talking Character',
    ]);
  });

  it('the tour has the buttons of the product', () => {
    expect(Object.values(dialog.tour)).toEqual(['Skip', 'Back', 'Next', 'Finish']);
  });
});
