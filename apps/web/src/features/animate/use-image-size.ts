import { useEffect, useState } from 'react';

export interface ImageSize {
  width: number;
  height: number;
}

/** The size of a picture in its own pixels; null until it is decoded. */
export function useImageSize(url: string | null): ImageSize | null {
  const [size, setSize] = useState<ImageSize | null>(null);
  useEffect(() => {
    if (url === null) {
      return undefined;
    }
    const image = new Image();
    const read = () => {
      setSize({ width: image.naturalWidth, height: image.naturalHeight });
    };
    image.addEventListener('load', read);
    image.src = url;
    return () => {
      image.removeEventListener('load', read);
    };
  }, [url]);
  return size;
}
