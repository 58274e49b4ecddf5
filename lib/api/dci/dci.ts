import useSWR, { useSWRConfig } from 'swr';
import type { z } from 'zod';
import { useGravarRegistro } from '#lib/api/platform/cadastro.ts';
import { download, read, write } from '#lib/api/platform/client.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import {
  competenciaPendente,
  type DciLido,
  type DciResumo,
  dci,
  dciResumo,
  dciTotais,
} from '#lib/contracts/dci/dci.ts';
import type { DciNovo } from '#lib/contracts/dci/dci-campos.ts';
import { insumosDaDci } from '#lib/contracts/dci/dci-insumos.ts';
import { demonstrativoDeDarf, type PedidoDePagamento } from '#lib/contracts/dci/dci-pagamento.ts';
import { conferenciaDaDci, type PedidoDePassoDaDci } from '#lib/contracts/dci/dci-passos.ts';
import type { NaturezaDci } from '#lib/domain/zfm/dci.ts';

const RECURSO = '/api/Dci';

/** The DCIs of Meus Processos. */
export const DCIS: ListResource<DciResumo> = {
  recurso: RECURSO,
  linha: dciResumo,
  totais: dciTotais as z.ZodType<Record<string, string>>,
};

/** A complete DCI. */
export const DCI: ListResource<DciLido> = { recurso: RECURSO, linha: dci };

/** Checks the saved DCI: errors that prevent filing, and warnings. */
export function useConferenciaDaDci({ id, versao }: Pick<DciLido, 'id' | 'versao'>) {
  return useSWR(
    [RECURSO, 'Conferencia', id, versao] as const,
    () => read(`${RECURSO}/${id}/Conferencia`, conferenciaDaDci),
    // No deduplication: the data it is checked against is corrected on other screens, and a person who comes back quickly must see
    // the result.
    { keepPreviousData: true, dedupingInterval: 0 },
  );
}

/** Reads what the DCI draws from stock, and what is missing. */
export function useInsumosDaDci({ id, versao }: Pick<DciLido, 'id' | 'versao'>) {
  return useSWR([RECURSO, 'Insumos', id, versao] as const, () => read(`${RECURSO}/${id}/Insumos`, insumosDaDci), {
    keepPreviousData: true,
    dedupingInterval: 0,
  });
}

/** Reads the unregistered months of each industry that files monthly. */
export function useCompetenciasPendentes() {
  return useSWR([RECURSO, 'Pendentes'] as const, () => read(`${RECURSO}/Pendentes`, competenciaPendente.array()));
}

/** Reads what would be paid on a date; null skips the request. */
export function useDemonstrativoDeDarf({ id, versao }: Pick<DciResumo, 'id' | 'versao'>, em: string | null) {
  return useSWR(
    em && ([RECURSO, 'Darf', id, versao, em] as const),
    () => read(`${RECURSO}/${id}/Darf`, demonstrativoDeDarf, { consulta: { em: em ?? '' } }),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
}

/** Reads the arquivo de conferência for display: as generated, or as it would be generated now. */
export function useArquivoDaDci({ id, versao }: Pick<DciResumo, 'id' | 'versao'>) {
  return useSWR(
    [RECURSO, 'Arquivo', id, versao] as const,
    async () => {
      const blob = await download(`${RECURSO}/${id}/Arquivo`, {});
      return { blob, bytes: new Uint8Array(await blob.arrayBuffer()) };
    },
    { revalidateOnFocus: false, dedupingInterval: 0 },
  );
}

/** Writes of DCIs. Each write reads the other DCI data again: a registered DCI draws stock, and closes the DCI it corrects. */
export function useGravarDci() {
  const { mutate } = useSWRConfig();
  const { relido, relerComoEsta, ...cadastro } = useGravarRegistro<DciNovo, DciLido>(DCI);
  const passado = async (id: string, escrita: Promise<DciLido>): Promise<DciLido> => {
    try {
      const lido = await relido(await escrita);
      await mutate((chave) => Array.isArray(chave) && chave[0] === SALDO);
      return lido;
    } catch (erro) {
      await relerComoEsta(id);
      throw erro;
    }
  };
  return {
    ...cadastro,
    passar: (id: string, pedido: PedidoDePassoDaDci) =>
      passado(id, write('POST', `${RECURSO}/${id}/Passo`, pedido, dci)),
    desfazerPasso: (id: string, versao: number) =>
      passado(id, write('DELETE', `${RECURSO}/${id}/Passo`, { versao }, dci)),
    copiar: async (id: string, natureza: NaturezaDci) =>
      relido(await write('POST', `${RECURSO}/${id}/Copiar`, { natureza }, dci)),
    /** Calculates the items again, from the current notas, cadastros, DCR-Es and stock. */
    apurar: (id: string) => passado(id, write('POST', `${RECURSO}/${id}/Apurar`, undefined, dci, { timeout: false })),
    pagar: (id: string, pedido: PedidoDePagamento) =>
      passado(id, write('POST', `${RECURSO}/${id}/Pagamento`, pedido, dci)),
    desfazerPagamento: (id: string, versao: number) =>
      passado(id, write('DELETE', `${RECURSO}/${id}/Pagamento`, { versao }, dci)),
  };
}

export const espelhoDaDci = (id: string, memoria: boolean): Promise<Blob> =>
  download(`${RECURSO}/${id}/Espelho`, { consulta: { memoria } });
export const planilhaDaDci = (id: string): Promise<Blob> => download(`${RECURSO}/${id}/Planilha`, {});
export const darfEmPdf = (id: string, em: string): Promise<Blob> =>
  download(`${RECURSO}/${id}/Darf/Pdf`, { consulta: { em } });

const SALDO = '/api/SaldoInsumo';
