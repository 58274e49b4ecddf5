import useSWR from 'swr';
import { previaDaMatriz } from '#lib/contracts/matriz-xml.ts';
import { data } from '#lib/registros/primitivos.ts';
import { download, read } from './client.ts';

const RECURSO = '/api/MatrizTributacao';

/** The file of an importer's matriz as it would be made now; asks for none without an importer and a day. */
export function usePreviaDaMatriz(importadorId: string | undefined, dia: string) {
  return useSWR(
    importadorId && data.safeParse(dia).success ? ([RECURSO, 'PreviaXml', importadorId, dia] as const) : null,
    () => read(`${RECURSO}/PreviaXml`, previaDaMatriz, { consulta: { importadorId, dia } }),
    // Whoever comes back from mending what it said looks whether it is mended.
    { dedupingInterval: 0 },
  );
}

export function baixarXmlDaMatriz(importadorId: string, dia: string): Promise<Blob> {
  return download(`${RECURSO}/Xml`, { consulta: { importadorId, dia } });
}
