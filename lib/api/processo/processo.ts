import useSWR, { useSWRConfig } from 'swr';
import { askAhead, takeAhead } from '#lib/api/platform/ahead.ts';
import { useGravarRegistro } from '#lib/api/platform/cadastro.ts';
import { read, uploadFile, write } from '#lib/api/platform/client.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import type { OnProgress } from '#lib/api/platform/upload-with-progress.ts';
import { importacaoDi } from '#lib/contracts/declaracao/di.ts';
import type { PedidoDeRetirada } from '#lib/contracts/declaracao/retirada.ts';
import type { ProcessoDoPedido } from '#lib/contracts/processo/comeco-de-processo.ts';
import {
  type PedidoDePasso,
  type PedidoDeTreinamento,
  type ProcessoInteiro,
  type ProcessoNovo,
  type ProcessoResumo,
  type ProcessosAgrupadosConsulta,
  processoInteiro,
  processoResumo,
  processosAgrupados,
  processoTotais,
  treinamentoDaEmpresa,
} from '#lib/contracts/processo/processo.ts';

const RECURSO = '/api/Processo';

/** The list of the company's processos. */
export const processos: ListResource<ProcessoResumo> = {
  recurso: RECURSO,
  linha: processoResumo,
  totais: processoTotais,
};

/** A complete processo. */
const registroDeProcesso: ListResource<ProcessoInteiro> = { recurso: RECURSO, linha: processoInteiro };

export function useProcesso(id: string) {
  return useSWR([RECURSO, id] as const, () => takeAhead(id, () => lerProcesso(id)));
}

/** Asks for a processo whose screen is about to open. */
export function adiantarProcesso(id: string): void {
  askAhead(id, () => lerProcesso(id));
}

const lerProcesso = (id: string) => read(`${RECURSO}/${id}`, processoInteiro);

/** Counts the processos of the list by situação, importer or ship. */
export function useProcessosAgrupados(consulta: ProcessosAgrupadosConsulta) {
  return useSWR([RECURSO, 'Agrupados', consulta] as const, () =>
    read(`${RECURSO}/Agrupados`, processosAgrupados, { consulta }),
  );
}

/** How many processos and declarations are of training, and who threw some away last. */
export function useTreinamento() {
  return useSWR([RECURSO, 'Treinamento'] as const, () => read(`${RECURSO}/Treinamento`, treinamentoDaEmpresa));
}

/** Writes of processos: those of a cadastro, and their steps. */
export function useGravarProcesso() {
  const { mutate } = useSWRConfig();
  const { relido, relerComoEsta, ...cadastro } = useGravarRegistro<ProcessoNovo, ProcessoInteiro>(registroDeProcesso);
  const passado = async (id: string, escrita: Promise<ProcessoInteiro>): Promise<ProcessoInteiro> => {
    try {
      return await relido(await escrita);
    } catch (erro) {
      await relerComoEsta(id);
      throw erro;
    }
  };
  return {
    ...cadastro,
    /** The balances of the orders are read again, also after a refusal because they were too low. */
    comecarDoPedido: async (linhas: ProcessoDoPedido['linhas']) => {
      try {
        return await relido(await write('POST', `${RECURSO}/DoPedido`, { linhas }, processoInteiro));
      } finally {
        await mutate((chave) => Array.isArray(chave) && String(chave[0]).startsWith('/api/PurchaseOrder'));
      }
    },
    duplicar: async (id: string) =>
      relido(await write('POST', `${RECURSO}/${id}/Duplicar`, undefined, processoInteiro)),
    passar: (id: string, pedido: PedidoDePasso) =>
      passado(id, write('POST', `${RECURSO}/${id}/Passo`, pedido, processoInteiro)),
    retirarDeclaracao: (id: string, pedido: PedidoDeRetirada) =>
      passado(id, write('POST', `${RECURSO}/${id}/RetirarDeclaracao`, pedido, processoInteiro)),
    marcarTreinamento: (id: string, pedido: PedidoDeTreinamento) =>
      passado(id, write('POST', `${RECURSO}/${id}/Treinamento`, pedido, processoInteiro)),
    voltar: (id: string, versao: number) =>
      passado(id, write('DELETE', `${RECURSO}/${id}/Passo`, { versao }, processoInteiro)),
  };
}

/** Creates processos from files of declarations, or adds a single declaration to a processo. Cached processos are read again. */
export function useImportarDi() {
  const { mutate } = useSWRConfig();
  return async (
    arquivos: readonly File[],
    { processoId, motivo, aoProgredir }: { processoId?: string; motivo?: string; aoProgredir?: OnProgress } = {},
  ) => {
    const criados = await uploadFile(`${RECURSO}/ImportarDi`, arquivos, importacaoDi, {
      consulta: { Bucket: 'di', processoId, motivo },
      aoProgredir,
    });
    await mutate((chave) => Array.isArray(chave) && chave[0] === RECURSO);
    return criados;
  };
}
