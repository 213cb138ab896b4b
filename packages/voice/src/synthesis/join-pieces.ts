/** What an engine said piece by piece in 16 bits, as samples from -1 to 1. */
export function joinPieces(pieces: readonly Int16Array[]): Float32Array {
  const samples = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let position = 0;
  for (const piece of pieces) {
    for (const value of piece) {
      samples[position] = value / 32_768;
      position += 1;
    }
  }
  return samples;
}
