import useSWR, { useSWRConfig } from 'swr';
import { download, type Query, read, readList, write } from '#lib/api/platform/client.ts';
import { memoria } from '#lib/contracts/calculo/memoria.ts';
import {
  type DocumentoNaoConvertido,
  documentoNaoConvertido,
  type LinhaNaoConvertidaLida,
  lotesMudados,
  type PedidoDeDeclaracao,
  type PedidoDeDesfazerDeclaracao,
} from '#lib/contracts/saldo/nao-convertido.ts';

const SALDO = '/api/SaldoInsumo';
/** The worksheet of event 112120. */
export const NAO_CONVERTIDOS = `${SALDO}/NaoConvertidos` as const;

/** Reads a page of import documents with what of them did not convert. The current page stays while the next one loads. */
export function useNaoConvertidos(consulta: Query) {
  return useSWR(
    [NAO_CONVERTIDOS, consulta] as const,
    async (): Promise<{ linhas: DocumentoNaoConvertido[]; total: number }> => {
      const { itens, total } = await readList(NAO_CONVERTIDOS, documentoNaoConvertido, { consulta });
      return { linhas: itens, total };
    },
    { keepPreviousData: true },
  );
}

/** Reads the memória of a line, with its late charges up to `ate`; without a line there is no request. */
export function useMemoriaNaoConvertida(linha: LinhaNaoConvertidaLida | null, ate: string) {
  const recurso = `${NAO_CONVERTIDOS}/Memoria` as const;
  return useSWR(
    linha && ([recurso, linha.chave, linha.quantidade, ate] as const),
    () => {
      const { lote, origem, raizId } = linha as LinhaNaoConvertidaLida;
      return read(recurso, memoria, { consulta: { loteId: lote.id, origem, ...(raizId && { raizId }), ate } });
    },
    { revalidateOnFocus: false },
  );
}

/** Downloads the XML fragment of event 112120 of a document. */
export function baixarEvento(consulta: Query): Promise<Blob> {
  return download(`${NAO_CONVERTIDOS}/Evento`, { consulta });
}

/** Marks lines as declared, takes that back, and calculates CBS and IBS again. Everything read of the stock is read anew. */
export function useGravarNaoConvertidos() {
  const { mutate } = useSWRConfig();
  const gravar = async (caminho: string, pedido?: object) => {
    const feito = await write('POST', `${SALDO}/${caminho}`, pedido, lotesMudados);
    await mutate((chave) => Array.isArray(chave) && String(chave[0]).startsWith(SALDO));
    return feito;
  };
  return {
    declarar: (pedido: PedidoDeDeclaracao) => gravar('NaoConvertidos/Declarar', pedido),
    desfazer: (pedido: PedidoDeDesfazerDeclaracao) => gravar('NaoConvertidos/Desfazer', pedido),
    recalcular: () => gravar('RecalcularCbsIbs'),
  };
}
