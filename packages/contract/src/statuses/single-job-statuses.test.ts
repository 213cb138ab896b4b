import { describe, expect, it } from 'vitest';
import { projectStatuses } from './project-statuses.ts';
import {
  canCompleteSingleJob,
  canMoveCharacter,
  canMoveImage,
  canMoveVideo,
  characterStatus,
  characterStatuses,
  imageStatus,
  imageStatuses,
  imageStatusOf,
  videoStatus,
  videoStatuses,
  videoStatusOf,
} from './single-job-statuses.ts';

/** Every such machine is a line of three with a failure beside it: queued, being made, ready; failed, then queued again. */
function isOnTheLine(fromIndex: number, toIndex: number): boolean {
  const arrows = ['0>1', '1>2', '0>3', '1>3', '3>0'];
  return arrows.includes(`${fromIndex}>${toIndex}`);
}

describe('statuses of a single image, video or character', () => {
  it.each(
    imageStatuses.flatMap((from, i) => imageStatuses.map((to, j) => [from, to, isOnTheLine(i, j)] as const)),
  )('an image may go from %s to %s: %s', (from, to, isAllowed) => {
    expect(canMoveImage(from, to)).toBe(isAllowed);
  });

  it.each(
    videoStatuses.flatMap((from, i) => videoStatuses.map((to, j) => [from, to, isOnTheLine(i, j)] as const)),
  )('a video may go from %s to %s: %s', (from, to, isAllowed) => {
    expect(canMoveVideo(from, to)).toBe(isAllowed);
  });

  it.each(
    characterStatuses.flatMap((from, i) =>
      characterStatuses.map((to, j) => [from, to, isOnTheLine(i, j)] as const),
    ),
  )('a character may go from %s to %s: %s', (from, to, isAllowed) => {
    expect(canMoveCharacter(from, to)).toBe(isAllowed);
  });

  it('the words that end a job are those of the product', () => {
    expect(imageStatuses.slice(2)).toEqual(['IMAGES_READY', 'FAILED']);
    expect(videoStatuses.slice(2)).toEqual(['VIDEO_READY', 'FAILED']);
    expect(characterStatuses.slice(2)).toEqual(['CHARACTER_READY', 'CHARACTER_FAILED']);
  });

  it('API-15 a kept job answers in the words of its kind', () => {
    expect(
      (['IMAGES_QUEUED', 'GENERATING_IMAGES', 'COMPLETE', 'FAILED'] as const).map(imageStatusOf),
    ).toEqual([...imageStatuses]);
    expect((['VIDEO_QUEUED', 'GENERATING_VIDEO', 'COMPLETE', 'FAILED'] as const).map(videoStatusOf)).toEqual([
      ...videoStatuses,
    ]);
  });

  it('JOB-01 a kept job is finished from where it is made, and from nowhere else', () => {
    expect(projectStatuses.filter(canCompleteSingleJob)).toEqual([
      'GENERATING_CHARACTERS',
      'GENERATING_IMAGES',
      'GENERATING_VIDEO',
    ]);
  });

  it('every status is named by itself', () => {
    expect(Object.values(imageStatus)).toEqual([...imageStatuses]);
    expect(Object.values(videoStatus)).toEqual([...videoStatuses]);
    expect(Object.values(characterStatus)).toEqual([...characterStatuses]);
  });
});
