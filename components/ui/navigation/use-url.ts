import { useEffect, useState } from 'react';

/** Returns an object URL for the bytes, revoked when they are no longer shown. */
export function useUrl(conteudo: Blob | null | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!conteudo) return;
    const nova = URL.createObjectURL(conteudo);
    setUrl(nova);
    return () => {
      URL.revokeObjectURL(nova);
      setUrl(null);
    };
  }, [conteudo]);
  return url;
}
