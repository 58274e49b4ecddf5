import useSWR from 'swr';
import type { FormatoExportacao } from '#lib/contracts/exportacao.ts';
import { habilitacaoDaDci } from '#lib/contracts/habilitacao-dci.ts';
import type { ArquivoHabilitacao } from '#lib/domain/zfm/habilitacao-dci.ts';
import { download, read } from './client.ts';

const RECURSO = '/api/Dci/Habilitacao';

/** Whether an industry is habilitada, and how many rows each list has; none asks for none. */
export function useHabilitacaoDaDci(importadorId: string | undefined) {
  return useSWR(
    importadorId ? ([RECURSO, importadorId] as const) : null,
    ([, id]) => read(RECURSO, habilitacaoDaDci, { consulta: { importadorId: id } }),
    // What it counts is mended on other screens: whoever comes back sees it as it stands.
    { dedupingInterval: 0 },
  );
}

export function baixarListaDaHabilitacao(
  arquivo: ArquivoHabilitacao,
  importadorId: string,
  formato: FormatoExportacao,
): Promise<Blob> {
  return download(`${RECURSO}/${arquivo}`, { consulta: { importadorId, formato } });
}
