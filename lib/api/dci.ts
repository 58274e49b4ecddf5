import useSWR, { useSWRConfig } from 'swr';
import type { z } from 'zod';
import { competenciaPendente, type DciLido, type DciResumo, dci, dciResumo, dciTotais } from '#lib/contracts/dci.ts';
import type { DciNovo } from '#lib/contracts/dci-campos.ts';
import { insumosDaDci } from '#lib/contracts/dci-insumos.ts';
import { demonstrativoDeDarf, type PedidoDePagamento } from '#lib/contracts/dci-pagamento.ts';
import { conferenciaDaDci, type PedidoDePassoDaDci } from '#lib/contracts/dci-passos.ts';
import type { NaturezaDci } from '#lib/domain/zfm/dci.ts';
import { useGravarRegistro } from './cadastro.ts';
import { download, read, write } from './client.ts';
import type { ListResource } from './list.ts';

const RECURSO = '/api/Dci';

/** Meus Processos. */
export const DCIS: ListResource<DciResumo> = {
  recurso: RECURSO,
  linha: dciResumo,
  totais: dciTotais as z.ZodType<Record<string, string>>,
};

/** One DCI, as it is read whole. */
export const DCI: ListResource<DciLido> = { recurso: RECURSO, linha: dci };

/** What keeps it from being filed and what is to be looked at, as it is saved. */
export function useConferenciaDaDci({ id, versao }: Pick<DciLido, 'id' | 'versao'>) {
  return useSWR(
    [RECURSO, 'Conferencia', id, versao] as const,
    () => read(`${RECURSO}/${id}/Conferencia`, conferenciaDaDci),
    // What it is checked against is mended on other screens: whoever comes back from one sees it, however quick they were.
    { keepPreviousData: true, dedupingInterval: 0 },
  );
}

/** What it draws of the stock, and what is missing. */
export function useInsumosDaDci({ id, versao }: Pick<DciLido, 'id' | 'versao'>) {
  return useSWR([RECURSO, 'Insumos', id, versao] as const, () => read(`${RECURSO}/${id}/Insumos`, insumosDaDci), {
    keepPreviousData: true,
    dedupingInterval: 0,
  });
}

/** Of each industry that files monthly, the months not registered yet. */
export function useCompetenciasPendentes() {
  return useSWR([RECURSO, 'Pendentes'] as const, () => read(`${RECURSO}/Pendentes`, competenciaPendente.array()));
}

/** What would be paid on a day; null asks for none. */
export function useDemonstrativoDeDarf({ id, versao }: Pick<DciResumo, 'id' | 'versao'>, em: string | null) {
  return useSWR(
    em && ([RECURSO, 'Darf', id, versao, em] as const),
    () => read(`${RECURSO}/${id}/Darf`, demonstrativoDeDarf, { consulta: { em: em ?? '' } }),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
}

/** The arquivo de conferência, to be looked at: as it was made, or as it would be now. */
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

/** The writes of DCIs. What else was read of them is read again: a registered one draws stock, and closes the one it corrects. */
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
    /** Reckons its items again, from notas, cadastros, DCR-Es and stock as they are now. */
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
