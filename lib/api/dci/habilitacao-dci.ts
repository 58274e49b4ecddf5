import useSWR from 'swr';
import { download, read } from '#lib/api/platform/client.ts';
import { habilitacaoDaDci } from '#lib/contracts/dci/habilitacao-dci.ts';
import type { FormatoExportacao } from '#lib/contracts/platform/exportacao.ts';
import type { ArquivoHabilitacao } from '#lib/domain/zfm/habilitacao-dci.ts';

const RECURSO = '/api/Dci/Habilitacao';

/** Reads whether an industry is habilitada, and the number of rows of each of its lists. Undefined skips the request. */
export function useHabilitacaoDaDci(importadorId: string | undefined) {
  return useSWR(
    importadorId ? ([RECURSO, importadorId] as const) : null,
    ([, id]) => read(RECURSO, habilitacaoDaDci, { consulta: { importadorId: id } }),
    // No deduplication: the lists are corrected on other screens, and a person who comes back must see the current counts.
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
