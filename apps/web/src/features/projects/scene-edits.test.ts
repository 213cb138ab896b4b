import { emptyScene, insertScene } from '@kinora/contract/scenes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  editScenes as edited,
  readingSeconds,
  startEdits,
  withNarration,
  withPrompt,
  withServerPictures,
} from './scene-edits.ts';
import type { SceneEdit, SceneEdits } from './scene-edits.ts';

function start(...ids: string[]): SceneEdits {
  return startEdits(ids.map((id, index) => emptyScene(index + 1, id)));
}

function editScenes(edits: SceneEdits, edit: SceneEdit, nowMs = 0): SceneEdits {
  return edited(edits, edit, nowMs);
}

function typed(edits: SceneEdits, narration: string, nowMs: number): SceneEdits {
  return editScenes(edits, { type: 'change', id: 'a', change: { narration } }, nowMs);
}

function words(edits: SceneEdits): string[] {
  return edits.scenes.map(({ narration }) => narration);
}

function order(edits: SceneEdits): string {
  return edits.scenes.map((scene) => `${scene.id}${scene.scene_number}`).join(' ');
}

describe('editing scenes', () => {
  it('CHAT-12 moves and deletes scenes, and numbers them by position', () => {
    const extended = editScenes(start('a', 'b'), {
      type: 'replace',
      scenes: insertScene(start('a', 'b').scenes, 1),
    });
    const moved = editScenes(extended, { type: 'move', id: 'b', by: -1 });
    const deleted = editScenes(moved, { type: 'delete', id: 'a' });
    expect([order(extended), order(moved), order(deleted)]).toEqual([
      'a1 new-12 b3',
      'a1 b2 new-13',
      'b1 new-12',
    ]);
  });

  it('leaves the order alone when a scene would move past an end', () => {
    expect(order(editScenes(start('a', 'b'), { type: 'move', id: 'a', by: -1 }))).toBe('a1 b2');
    expect(order(editScenes(start('a', 'b'), { type: 'move', id: 'b', by: 1 }))).toBe('a1 b2');
  });

  it('takes back acts one by one', () => {
    const deleted = editScenes(editScenes(start('a', 'b', 'c'), { type: 'delete', id: 'a' }), {
      type: 'delete',
      id: 'b',
    });
    const once = editScenes(deleted, { type: 'undo' });
    const twice = editScenes(once, { type: 'undo' });
    expect([order(once), order(twice), order(editScenes(twice, { type: 'undo' }))]).toEqual([
      'b1 c2',
      'a1 b2 c3',
      'a1 b2 c3',
    ]);
  });

  it('takes back typing by what was written without a pause, and repeats it', () => {
    const first = typed(typed(start('a'), 'S', 0), 'Sea', 500);
    const second = typed(typed(first, 'Sea a', 9000), 'Sea at night', 9500);
    const once = editScenes(second, { type: 'undo' });
    const twice = editScenes(once, { type: 'undo' });
    const again = editScenes(editScenes(twice, { type: 'redo' }), { type: 'redo' });
    expect([once, twice, again, editScenes(again, { type: 'redo' })].map((edits) => words(edits)[0])).toEqual(
      ['Sea', '', 'Sea at night', 'Sea at night'],
    );
  });

  it('brings a deleted scene back and keeps the words that were typed since', () => {
    const deleted = editScenes(start('a', 'b'), { type: 'delete', id: 'b' });
    const [, gone] = start('a', 'b').scenes;
    const back = editScenes(typed(deleted, 'Typed since', 0), {
      type: 'restore',
      scene: gone ?? emptyScene(2, 'b'),
    });
    expect([order(back), words(back)]).toEqual(['a1 b2', ['Typed since', '']]);
    const twice = editScenes(back, { type: 'restore', scene: gone ?? emptyScene(2, 'b') });
    expect(twice).toBe(back);
  });

  it('takes back one act alone: a picture that was chosen meanwhile stays', () => {
    const moved = editScenes(typed(start('a', 'b'), 'Sea', 0), { type: 'move', id: 'b', by: -1 });
    const chosen = editScenes(moved, { type: 'change', id: 'a', change: { selected_image_url: '/1.png' } });
    const back = editScenes(editScenes(chosen, { type: 'undo' }), { type: 'undo' });
    expect([order(back), words(back), back.scenes[0]?.selected_image_url]).toEqual([
      'a1 b2',
      ['', ''],
      '/1.png',
    ]);
  });

  it('whatever is done, Undo to the first step brings back the start, and Redo the end', () => {
    const id = fc.constantFrom('a', 'b', 'c');
    const anyEdit: fc.Arbitrary<SceneEdit> = fc.oneof(
      fc.record({ type: fc.constant('change'), id, change: fc.record({ narration: fc.string() }) }),
      fc.record({ type: fc.constant('delete'), id }),
      fc.record({ type: fc.constant('restore'), scene: id.map((known) => emptyScene(1, known)) }),
      fc.record({ type: fc.constant('move'), id, by: fc.constantFrom(1, -1) }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(anyEdit, fc.nat(9000)), { maxLength: 40 }), (acts) => {
        const begun = start('a', 'b', 'c');
        const done = acts.reduce((edits, [edit, atMs]) => editScenes(edits, edit, atMs), begun);
        const back = done.past.reduce((edits) => editScenes(edits, { type: 'undo' }), done);
        const again = done.past.reduce((edits) => editScenes(edits, { type: 'redo' }), back);
        expect([back.scenes, again.scenes]).toEqual([begun.scenes, done.scenes]);
      }),
    );
  });

  it('gives one voice to every scene', () => {
    const edits = editScenes(start('a', 'b'), {
      type: 'use-voice-everywhere',
      voiceId: 'v',
      voiceName: 'Aria',
    });
    expect(edits.scenes.map((scene) => scene.voice_id)).toEqual(['v', 'v']);
  });

  it('CHAT-07 puts a character into every scene that has one, and leaves decided lips alone', () => {
    const scenes = [
      { ...emptyScene(1, 'a'), has_character: true },
      { ...emptyScene(2, 'b'), has_character: true, lipsync: false },
      emptyScene(3, 'c'),
    ];
    const edited = editScenes(startEdits(scenes), { type: 'use-character-everywhere', url: '/mara.png' });
    expect(edited.scenes.map((scene) => [scene.selected_character_url, scene.lipsync])).toEqual([
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

  it('CHAT-13 keeps the words of the user and takes the pictures of the server', () => {
    const server = {
      ...emptyScene(1, 'a'),
      generated_image_options: ['/1.png', '/2.png'],
      selected_image_url: '/2.png',
    };
    const kept = {
      ...server,
      narration: 'Mine',
      generated_image_options: ['/1.png'],
      selected_image_url: '/1.png',
    };
    expect(withServerPictures([kept], [server])[0]).toMatchObject({
      narration: 'Mine',
      generated_image_options: ['/1.png', '/2.png'],
      selected_image_url: '/2.png',
    });
    const chosen = { ...server, selected_image_url: '/1.png' };
    expect(withServerPictures([chosen], [server])[0]?.selected_image_url).toBe('/1.png');
  });
});
