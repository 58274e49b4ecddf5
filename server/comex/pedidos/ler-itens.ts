import { linhaNova } from '#lib/contracts/pedido.ts';
import type { ItensLidos } from '#lib/contracts/pedido-itens.ts';
import type { ConvencaoDeNumeros } from '#lib/domain/numeros/decimal-digitado.ts';
import { MAXIMO_DE_LINHAS } from '#lib/domain/pedidos/pedido.ts';
import { COLUNAS_DE_PEDIDO } from '#lib/registros/planilha/colunas-de-pedido.ts';
import {
  completarComItem,
  type LinhaDaGradeLida,
  lerLinhasDaGrade,
  type PlanilhaDaGrade,
} from '#server/comex/cadastros/ler-linhas-da-grade.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { ReceivedFile } from '#server/platform/files/receive-file.ts';
import { completarLinhas } from './completar-linhas.ts';

/**
 * Reads the lines of an order from a sheet, completes them from the cadastro by part number, and lists the errors of each. Nothing
 * is written.
 * @throws {Refusal} 400 when the file is not a sheet, has no known column, or has more lines than an order may have.
 */
export async function lerItensDoPedido(
  tx: Database,
  empresaId: string,
  arquivo: ReceivedFile,
  numeros?: ConvencaoDeNumeros,
): Promise<ItensLidos> {
  const { linhas, ...lidas } = await lerLinhasDaGrade(tx, empresaId, arquivo, PLANILHA, numeros);
  const { itens } = await completarLinhas(tx, empresaId, {
    partNumbers: linhas.map(({ celulas }) => celulas.partNumber ?? ''),
    fabricantes: [],
    paises: [],
  });
  const porPartNumber = new Map(itens.map((item) => [item.pedido, item]));
  const completas = linhas.map((linha) =>
    completarComItem(linha, porPartNumber.get(linha.celulas.partNumber ?? ''), PLANILHA),
  );
  const { fabricantes } = await completarLinhas(tx, empresaId, {
    partNumbers: [],
    fabricantes: [...new Set(completas.flatMap(({ celulas }) => celulas.fabricante || []))],
    paises: [],
  });
  const idDe = new Map(fabricantes.map(({ pedido, id }) => [pedido, id]));
  return {
    ...lidas,
    linhas: completas.map((linha) => conferir(linha, idDe.get(linha.celulas.fabricante ?? ''))),
    fabricantes: fabricantes.map(({ id, razaoSocial }) => ({ id, razaoSocial })),
  };
}

/** Checks a line by the same contract as the form. Errors the reader found in a cell take precedence. */
function conferir({ numero, celulas, erros }: LinhaDaGradeLida, fabricanteId: string | undefined): LinhaDaGradeLida {
  const { item, paisOrigem, fabricante, ...textos } = celulas;
  const cheios = Object.fromEntries(Object.entries(textos).filter(([, valor]) => valor !== ''));
  const lida = linhaNova.safeParse({
    partNumber: '',
    descricao: '',
    ncm: '',
    unidade: '',
    quantidade: '',
    valorUnitario: '',
    ...cheios,
    item: item ? { id: item } : null,
    paisOrigem: paisOrigem ? { codigo: paisOrigem } : null,
    fabricante: fabricante && fabricanteId ? { id: fabricanteId } : null,
  });
  const doContrato = (lida.error?.issues ?? []).map((issue) => {
    const campo = String(issue.path[0] ?? '');
    return [campo, !celulas[campo] ? (FALTA[campo] ?? issue.message) : issue.message] as const;
  });
  return { numero, celulas, erros: { ...Object.fromEntries(doContrato), ...erros } };
}

const PLANILHA: PlanilhaDaGrade = {
  colunas: COLUNAS_DE_PEDIDO,
  maximo: MAXIMO_DE_LINHAS,
  deQuem: 'um pedido',
  exemplo: 'Part number, Quantidade, Valor unitário',
};

const FALTA: Readonly<Record<string, string>> = {
  ncm: 'Informe a NCM.',
  quantidade: 'Informe a quantidade.',
  valorUnitario: 'Informe o valor unitário.',
};
