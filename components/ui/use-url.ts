import { useEffect, useState } from 'react';

/** An address for bytes that are here, for as long as they are shown. */
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
