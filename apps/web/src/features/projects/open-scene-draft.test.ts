import { emptyScene } from '@kinora/contract/scenes';
import { projectStatus } from '@kinora/contract/statuses';
import type { Scene } from '@kinora/contract/scenes';
import { describe, expect, it } from 'vitest';
import { openSceneDraft } from './open-scene-draft.ts';
import { scriptText } from './scene-edits.ts';

function script(...narrations: string[]): Scene[] {
  return narrations.map((narration, index) => ({ ...emptyScene(index + 1, `s-${index}`), narration }));
}

function server(scenes: Scene[], status: 'SCENES_READY' | 'COMPLETE' | 'FAILED' = projectStatus.COMPLETE) {
  return { status, scenes, revision: `${status} ${scriptText(scenes)}` };
}

describe('opening a kept draft of scenes', () => {
  const old = script('First words');
  const mine = script('My words');

  it('goes on with edits that were made on what the server still has', () => {
    const opened = openSceneDraft(server(old), { revision: server(old).revision, scenes: mine });
    expect([opened.edits.scenes, opened.isTouched, opened.aside]).toEqual([mine, true, null]);
  });

  it.each([
    ['the server has other words by now', server(script('Words from another device'))],
    ['the project went on without them', server(old)],
  ])('shows the server\u2019s scenes and puts the edits aside when %s', (_, now) => {
    const kept = { revision: server(old, projectStatus.SCENES_READY).revision, scenes: mine };
    const opened = openSceneDraft(now, kept);
    expect([opened.edits.scenes, opened.isTouched, opened.aside]).toEqual([now.scenes, false, mine]);
  });

  it('puts a draft without a revision aside', () => {
    expect(openSceneDraft(server(old), { status: 'COMPLETE', scenes: mine }).aside).toEqual(mine);
  });

  it('says nothing about edits that the server got, whatever ids and pictures it gave them', () => {
    const sent = [{ ...emptyScene(1, 'new-1'), narration: ' Sent ' }];
    const now = [
      {
        ...emptyScene(1, 'kept-id'),
        narration: 'Sent',
        narration_script: 'Sent',
        generated_image_options: ['/1'],
      },
    ];
    expect(openSceneDraft(server(now), { revision: 'other', scenes: sent }).aside).toBeNull();
  });

  it('keeps what stands aside until it is taken back or dropped', () => {
    const lost = script('Lost once');
    const kept = { revision: server(old).revision, scenes: mine, aside: lost };
    expect(openSceneDraft(server(old), kept).aside).toEqual(lost);
  });

  it('leaves a failed project and a broken draft alone', () => {
    const kept = { revision: 'other', scenes: mine };
    expect(openSceneDraft(server(old, projectStatus.FAILED), kept).aside).toBeNull();
    expect(openSceneDraft(server(old), { scenes: 'no list' }).edits.scenes).toEqual(old);
  });
});
