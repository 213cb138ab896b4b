import type { EncoderSettings } from './frame-encoder.ts';

/**
 * Options for libx264, the same in all that a decoder has to know for every segment of a film, so that segments can be
 * joined without encoding again.
 *
 * Measured on whiteboard films (design notes, section 3): `superfast` with macroblock tree switched back on gives the
 * smallest file per second of work; B-frames and a long lookahead cost time and gain nothing on still pictures. On a
 * whiteboard nothing moves by less than a pixel, so motion is not searched for between pixels: 46.3 dB as before and 3 %
 * more bytes for 22 % less work (400 frames of a board).
 *
 * Pictures in motion change everywhere in every frame: at a rate factor of 22 instead of 20 a painted meadow takes 32 kB a
 * frame instead of 43 and a fifth less work, at 41.7 dB (120 frames); above 10 Mbit/s nothing is seen that a player on an
 * ordinary line could fetch in time. The tune spares where nothing seems to happen, which is where skies, walls and beams of
 * light fall into blocks: with strength 1.2 neighbours across a block's edge differ 1.05 to 1.18 times as much as within
 * (1.28 to 2.36 before; smooth parts of four painted places of 48 frames), for 17 % more bytes; a rate factor of 20 takes
 * 45 % more for 1.13 to 1.53. `stitchable` keeps these choices out of the headers that all segments share.
 *
 * Colour tags must be x264's own parameters: as encoder options they are lost and players guess.
 */
export function x264Options({
  profile,
  content,
}: Pick<EncoderSettings, 'profile' | 'content'>): Record<string, string> {
  const shared = 'colorprim=bt709:transfer=bt709:colormatrix=bt709:open-gop=0:bframes=0:stitchable=1';
  if (profile === 'test') {
    return { preset: 'ultrafast', crf: '28', 'x264-params': `keyint=300:${shared}` };
  }
  const options = { preset: 'superfast', tune: 'animation' };
  const parameters = `mbtree=1:rc-lookahead=6:keyint=300:vbv-maxrate=10000:vbv-bufsize=20000:${shared}`;
  return content === 'drawn'
    ? // Blocks that the frame's hint calls unchanged are repeated unseen.
      { ...options, crf: '20', mb_info: '1', 'x264-params': `${parameters}:subme=0` }
    : { ...options, crf: '22', 'x264-params': `${parameters}:aq-mode=1:aq-strength=1.2` };
}
