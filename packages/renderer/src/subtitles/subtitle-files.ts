import type { SubtitleCue } from './subtitle-cues.ts';

/** SubRip text of cues in film time. */
export function formatSrt(cues: readonly SubtitleCue[]): string {
  return cues.map((cue, index) => `${index + 1}\n${timeRange(cue, ',')}\n${cueText(cue)}\n`).join('\n');
}

/** WebVTT text of cues in film time. */
export function formatVtt(cues: readonly SubtitleCue[]): string {
  const blocks = cues.map((cue) => `${timeRange(cue, '.')}\n${escapeVtt(cueText(cue))}\n`);
  return ['WEBVTT\n', ...blocks].join('\n');
}

function cueText(cue: SubtitleCue): string {
  return cue.lines
    .map((line) =>
      line
        .map((word) => word.text)
        .join('')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n');
}

/** The characters that would begin a tag or an entity in WebVTT. */
function escapeVtt(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function timeRange(cue: SubtitleCue, decimalMark: string): string {
  const start = Math.round(cue.startSeconds * 1000);
  const end = Math.max(start + 1, Math.round(cue.endSeconds * 1000));
  return `${timestamp(start, decimalMark)} --> ${timestamp(end, decimalMark)}`;
}

function timestamp(milliseconds: number, decimalMark: string): string {
  const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');
  const seconds = Math.floor(milliseconds / 1000);
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${clock.map((part) => pad(part, 2)).join(':')}${decimalMark}${pad(milliseconds % 1000, 3)}`;
}
