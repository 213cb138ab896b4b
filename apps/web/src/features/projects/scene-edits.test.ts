import { emptyScene, insertScene } from '@kinora/contract/scenes';
import { describe, expect, it } from 'vitest';
import { editScenes, readingSeconds, withNarration, withPrompt } from './scene-edits.ts';
import type { Scene } from '@kinora/contract/scenes';

function start(...ids: string[]): readonly Scene[] {
  return ids.map((id, index) => emptyScene(index + 1, id));
}

function order(scenes: readonly Scene[]): string {
  return scenes.map((scene) => `${scene.id}${scene.scene_number}`).join(' ');
}

describe('editing scenes', () => {
  it('CHAT-12 moves and deletes scenes, and numbers them by position', () => {
    const extended = editScenes(start('a', 'b'), {
      type: 'replace',
      scenes: insertScene(start('a', 'b'), 1),
    });
    const moved = editScenes(extended, { type: 'move', id: 'b', by: -1 });
    const deleted = editScenes(moved, { type: 'delete', id: 'a' });
    expect([order(extended), order(moved), order(deleted)]).toEqual([
      'a1 new-12 b3',
      'a1 b2 new-13',
      'b1 new-12',
    ]);
  });

  it('puts a carried scene into the place of another, and leaves the order alone when one of them is gone', () => {
    const carry = (id: string, ontoId: string) =>
      order(editScenes(start('a', 'b', 'c'), { type: 'move-onto', id, ontoId }));
    expect([carry('a', 'c'), carry('c', 'a'), carry('a', 'gone'), carry('gone', 'a')]).toEqual([
      'b1 c2 a3',
      'c1 a2 b3',
      'a1 b2 c3',
      'a1 b2 c3',
    ]);
  });

  it('leaves the order alone when a scene would move past an end', () => {
    expect(order(editScenes(start('a', 'b'), { type: 'move', id: 'a', by: -1 }))).toBe('a1 b2');
    expect(order(editScenes(start('a', 'b'), { type: 'move', id: 'b', by: 1 }))).toBe('a1 b2');
  });

  it('brings a deleted scene back and keeps the words that were typed since', () => {
    const [, gone = emptyScene(2, 'b')] = start('a', 'b');
    const deleted = editScenes(start('a', 'b'), { type: 'delete', id: 'b' });
    const typed = editScenes(deleted, { type: 'change', id: 'a', change: { narration: 'Typed since' } });
    const back = editScenes(typed, { type: 'restore', scene: gone });
    expect([order(back), back.map(({ narration }) => narration)]).toEqual(['a1 b2', ['Typed since', '']]);
    expect(editScenes(back, { type: 'restore', scene: gone })).toBe(back);
  });

  it('gives one voice to every scene', () => {
    const edits = editScenes(start('a', 'b'), {
      type: 'use-voice-everywhere',
      voiceId: 'v',
      voiceName: 'Aria',
    });
    expect(edits.map((scene) => scene.voice_id)).toEqual(['v', 'v']);
  });

  it('CHAT-07 puts a character into every scene that has one, and leaves decided lips alone', () => {
    const scenes = [
      { ...emptyScene(1, 'a'), has_character: true },
      { ...emptyScene(2, 'b'), has_character: true, lipsync: false },
      emptyScene(3, 'c'),
    ];
    const edited = editScenes(scenes, { type: 'use-character-everywhere', url: '/mara.png' });
    expect(edited.map((scene) => [scene.selected_character_url, scene.lipsync])).toEqual([
      ['/mara.png', true],
      ['/mara.png', false],
      [null, null],
    ]);
  });

  it('takes a spoken text along that only repeated the narration, and leaves one of its own', () => {
    const scene = { ...emptyScene(1, 'a'), narration: 'Old', narration_script: 'Old' };
    expect(withNarration(scene, 'New')).toEqual({ narration: 'New', narration_script: 'New' });
    expect(withNarration({ ...scene, narration_script: 'Said otherwise' }, 'New')).toEqual({
      narration: 'New',
    });
  });

  it('takes the copy of a prompt along that only repeated it', () => {
    const scene = emptyScene(1, 'a');
    expect(withPrompt(scene, 'image_prompt', 'A fish').visual_elements?.image_prompt).toBe('A fish');
    const differing = { ...scene, visual_elements: { ...scene.visual_elements, image_prompt: 'A reef' } };
    expect(withPrompt(differing, 'image_prompt', 'A fish').visual_elements).toBeUndefined();
  });

  it('reads 150 words in a minute', () => {
    expect(readingSeconds(Array.from({ length: 150 }, () => 'word').join(' '))).toBe(60);
    expect(readingSeconds('   ')).toBe(0);
  });
});
