import type { TakenPicture } from '../answering/protocol.ts';

interface Places {
  /** Serves bytes and answers where. */
  readonly publish: (bytes: Buffer) => string;
  /** Another server. */
  readonly neighbour: string;
}

/** About as many tokens as a picture of medium quality has. */
const TOKENS = { words: 40, picture: 320, made: 1_568 } as const;

/** A picture as OpenAI answers it: bytes, or, as servers of one's own may, where it stands. */
export function pictureAnswer(
  { scene, pictures, fields }: TakenPicture,
  picture: Buffer,
  { publish, neighbour }: Places,
): unknown {
  const read = { text_tokens: TOKENS.words, image_tokens: TOKENS.picture * pictures.length };
  const input = read.text_tokens + read.image_tokens;
  return {
    created: 1_795_000_000,
    background: 'opaque',
    data: scene.name === 'result-empty' ? [] : [pictureIn()],
    output_format: 'png',
    quality: fields['quality'] ?? 'auto',
    size: fields['size'],
    usage: {
      input_tokens: input,
      input_tokens_details: read,
      output_tokens: TOKENS.made,
      total_tokens: input + TOKENS.made,
    },
  };

  function pictureIn(): unknown {
    switch (scene.name) {
      case 'url':
        return { url: publish(picture) };
      case 'url-private':
        return { url: `${neighbour}/picture.png` };
      default:
        return { b64_json: picture.toString('base64') };
    }
  }
}
