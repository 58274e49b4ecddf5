import { linhaNova } from '#lib/contracts/pedidos/pedido.ts';
import { MAXIMO_DE_LINHAS } from '#lib/domain/pedidos/pedido.ts';
import { PLANILHA_DO_PEDIDO } from '#lib/registros/planilha/colunas-de-pedido.ts';
import { contractErrors, type GridLine } from '#server/platform/sheets/check-lines.ts';
import type { ImportedLines } from '#server/platform/sheets/sheet-resource.ts';
import { completarComItens } from './completar-com-itens.ts';
import { completarLinhas } from './completar-linhas.ts';

/** The lines of an order in a sheet: completed from the cadastro by part number, with the errors of each. */
export const linhasDoPedido: ImportedLines = {
  maximo: MAXIMO_DE_LINHAS,
  deQuem: 'um pedido',
  async conferir(tx, empresaId, linhas) {
    const completas = await completarComItens(tx, empresaId, linhas, PLANILHA_DO_PEDIDO.colunas);
    const { fabricantes } = await completarLinhas(tx, empresaId, {
      partNumbers: [],
      fabricantes: [...new Set(completas.flatMap(({ celulas }) => celulas.fabricante || []))],
      paises: [],
    });
    const idDe = new Map(fabricantes.map(({ pedido, id }) => [pedido, id]));
    return {
      linhas: completas.map((linha) => conferir(linha, idDe.get(linha.celulas.fabricante ?? ''))),
      nomes: fabricantes.map(({ id, razaoSocial }) => ({ id, nome: razaoSocial })),
    };
  },
};

/** Checks a line by the same contract as the form. Errors the reader found in a cell take precedence. */
function conferir({ numero, celulas, erros }: GridLine, fabricanteId: string | undefined): GridLine {
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
  const doContrato = contractErrors(lida.error, celulas, FALTA);
  return { numero, celulas, erros: { ...doContrato, ...erros } };
}

const FALTA: Readonly<Record<string, string>> = {
  ncm: 'Informe a NCM.',
  quantidade: 'Informe a quantidade.',
  valorUnitario: 'Informe o valor unitário.',
};
