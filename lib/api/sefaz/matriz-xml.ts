import useSWR from 'swr';
import { download, read } from '#lib/api/platform/client.ts';
import { previaDaMatriz } from '#lib/contracts/sefaz/matriz-xml.ts';
import { data } from '#lib/registros/primitivos.ts';

const RECURSO = '/api/MatrizTributacao';

/** Previews the file of an importador's matriz as it would be generated now. Without an importador or a date, it skips the request. */
export function usePreviaDaMatriz(importadorId: string | undefined, dia: string) {
  return useSWR(
    importadorId && data.safeParse(dia).success ? ([RECURSO, 'PreviaXml', importadorId, dia] as const) : null,
    () => read(`${RECURSO}/PreviaXml`, previaDaMatriz, { consulta: { importadorId, dia } }),
    // No deduplication: a person who comes back from correcting the matriz must see whether it is right now.
    { dedupingInterval: 0 },
  );
}

export function baixarXmlDaMatriz(importadorId: string, dia: string): Promise<Blob> {
  return download(`${RECURSO}/Xml`, { consulta: { importadorId, dia } });
}
