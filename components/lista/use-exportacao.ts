import { useSnackbar } from 'notistack';
import { useEffect, useRef, useState } from 'react';
import { salvarArquivo } from '#components/ui/feedback/salvar-arquivo.ts';
import { type ExportProgress, exportList } from '#lib/api/platform/export.ts';
import type { FormatoExportacao } from '#lib/contracts/platform/exportacao.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';

interface Pedido {
  formato: FormatoExportacao;
  consulta: Record<string, string>;
}

/** Runs an export, with its progress and a way to cancel it. Only a single export runs at a time. Leaving the list cancels it too. */
export function useExportacao(recurso: `/${string}`, nome: string) {
  const [andamento, setAndamento] = useState<ExportProgress | null>(null);
  const desistencia = useRef<AbortController>(undefined);
  const { enqueueSnackbar } = useSnackbar();
  useEffect(() => () => desistencia.current?.abort(), []);

  const baixar = async ({ formato, consulta }: Pedido): Promise<Blob | null> => {
    desistencia.current = new AbortController();
    const { signal } = desistencia.current;
    setAndamento({ linhas: 0, total: 0 });
    try {
      return await exportList({ recurso, formato, consulta, signal, aoProgredir: setAndamento });
    } catch (erro) {
      if (!signal.aborted) enqueueSnackbar((erro as Error).message, { variant: 'error' });
      return null;
    } finally {
      setAndamento(null);
    }
  };
  return {
    andamento,
    /** Returns the file itself, for callers that do not save it. */
    baixar,
    exportar: async (pedido: Pedido) => {
      const arquivo = await baixar(pedido);
      if (arquivo) salvarArquivo(arquivo, `${nome}-${hojeEmManaus()}.${pedido.formato}`);
    },
    cancelar: () => desistencia.current?.abort(),
  };
}
