import type { EncoderProfile } from './frame-encoder.ts';

/**
 * Options for libx264, the same for every segment of a film, so that segments can be joined without encoding again.
 *
 * Measured on whiteboard films (design notes, section 3): `superfast` with macroblock tree switched back on gives the
 * smallest file per second of work; B-frames and a long lookahead cost time and gain nothing on still pictures. Colour
 * tags must be x264's own parameters: as encoder options they are lost and players guess.
 */
export function x264Options(profile: EncoderProfile): Record<string, string> {
  const shared = 'colorprim=bt709:transfer=bt709:colormatrix=bt709:open-gop=0:bframes=0';
  return profile === 'film'
    ? {
        preset: 'superfast',
        tune: 'animation',
        crf: '20',
        'x264-params': `mbtree=1:rc-lookahead=6:keyint=300:${shared}`,
      }
    : { preset: 'ultrafast', crf: '28', 'x264-params': `keyint=300:${shared}` };
}
