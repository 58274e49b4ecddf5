import { useState } from 'react';

interface FiltroDeDocumentos {
  q: string;
  /** As typed. */
  ncm: string;
  pagina: number;
}

/** The search of a dialog of documents. Another text or NCM goes back to the first page. */
export function useFiltroDeDocumentos() {
  const [filtro, setFiltro] = useState<FiltroDeDocumentos>({ q: '', ncm: '', pagina: 1 });
  const { q, ncm, pagina } = filtro;
  const algarismos = ncm.replace(/\D/g, '');
  const ncmInteira = algarismos.length === 8 ? algarismos : null;
  return {
    filtro,
    filtrar: (mudanca: Partial<FiltroDeDocumentos>) => setFiltro({ ...filtro, pagina: 1, ...mudanca }),
    filtrando: q !== '' || ncmInteira !== null,
    /** The query parameters of the API. */
    consulta: { q, ...(ncmInteira && { ncm: ncmInteira }), pagina, tamanho: POR_PAGINA },
  };
}

const POR_PAGINA = 50;
