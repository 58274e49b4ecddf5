import { useState } from 'react';

interface FiltroDeDocumentos {
  q: string;
  /** As it is typed. */
  ncm: string;
  pagina: number;
}

/** What the documents of a dialog are looked for by; another word or NCM begins at the first page again. */
export function useFiltroDeDocumentos() {
  const [filtro, setFiltro] = useState<FiltroDeDocumentos>({ q: '', ncm: '', pagina: 1 });
  const { q, ncm, pagina } = filtro;
  const algarismos = ncm.replace(/\D/g, '');
  const ncmInteira = algarismos.length === 8 ? algarismos : null;
  return {
    filtro,
    filtrar: (mudanca: Partial<FiltroDeDocumentos>) => setFiltro({ ...filtro, pagina: 1, ...mudanca }),
    filtrando: q !== '' || ncmInteira !== null,
    /** As routes ask it. */
    consulta: { q, ...(ncmInteira && { ncm: ncmInteira }), pagina, tamanho: POR_PAGINA },
  };
}

const POR_PAGINA = 50;
