import { emptyScene } from '@kinora/contract/scenes';
import { describe, expect, it } from 'vitest';
import { shotEditOf, shotLabel, versionsOf } from './shot-history.ts';

const scene = {
  ...emptyScene(1, 's-1'),
  image_prompt: 'A lighthouse',
  generated_image_options: ['/a.png', '/b.png'],
  generated_shot_urls: { shot_2: '/c.png', shot_1: '/a.png' },
  visual_elements: {
    ...emptyScene(1, 's-1').visual_elements,
    shots: { shot_2: { narration_script: '', image_prompt: 'A boat', video_prompt: '' } },
  },
};

describe('the shot editor', () => {
  it('CHAT-13 opens with the shot, its image and what it was drawn from', () => {
    expect(shotEditOf(scene, '/c.png')).toEqual({
      sceneId: 's-1',
      shotName: 'shot_2',
      currentUrl: '/c.png',
      currentPrompt: 'A boat',
    });
    expect(shotEditOf(scene, '/b.png')).toMatchObject({ shotName: 'shot_1', currentPrompt: 'A lighthouse' });
  });

  it('lists every picture once, oldest first', () => {
    expect(versionsOf(scene)).toEqual(['/a.png', '/b.png', '/c.png']);
  });

  it('VAL-15 names shots by their count', () => {
    expect(shotLabel('shot_3')).toBe('Shot 3');
  });
});
