import { useEffect, useState } from 'react';

/** An address for a file that is only in this browser; null for the moment before it is made. */
export function useObjectUrl(file: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}
