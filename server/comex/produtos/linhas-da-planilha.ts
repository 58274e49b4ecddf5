import type { OrigemItem } from '#lib/domain/cadastros/item.ts';
import { MAXIMO_DE_LINHAS_DA_ESTRUTURA, recusasDosPais } from '#lib/domain/zfm/estrutura.ts';
import { linhaDaEstruturaNova } from '#lib/registros/estrutura.ts';
import { PLANILHA_DA_ESTRUTURA } from '#lib/registros/planilha/colunas-de-estrutura.ts';
import { completarComItens } from '#server/comex/pedidos/completar-com-itens.ts';
import { contractErrors, type GridLine } from '#server/platform/sheets/check-lines.ts';
import type { ImportedLines } from '#server/platform/sheets/sheet-resource.ts';

/**
 * The lines of a structure in a sheet: completed from the cadastro by part number, with the errors of each. The check covers the
 * national line each one names.
 */
export const linhasDaEstrutura: ImportedLines = {
  maximo: MAXIMO_DE_LINHAS_DA_ESTRUTURA,
  deQuem: 'uma estrutura',
  async conferir(tx, empresaId, linhas) {
    const completas = await completarComItens(tx, empresaId, linhas, PLANILHA_DA_ESTRUTURA.colunas);
    const pais = recusasDosPais(
      completas.map(({ celulas }) => ({
        partNumber: celulas.partNumber ?? '',
        origem: celulas.origem as OrigemItem,
        subDe: celulas.subDe || null,
      })),
    );
    return { linhas: completas.map((linha, i) => conferir(linha, pais.get(i))), nomes: [] };
  },
};

/** Checks a line by the same contract as the form. Errors the reader found in a cell take precedence. */
function conferir({ numero, celulas, erros }: GridLine, pai: string | undefined): GridLine {
  const { item, ...textos } = celulas;
  const cheios = Object.fromEntries(Object.entries(textos).filter(([, valor]) => valor !== ''));
  const lida = linhaDaEstruturaNova.safeParse({
    partNumber: '',
    descricao: '',
    ncm: '',
    unidade: '',
    quantidade: '',
    ...cheios,
    item: item ? { id: item } : null,
  });
  const doContrato = contractErrors(lida.error, celulas, FALTA);
  return { numero, celulas, erros: { ...doContrato, ...(pai && { subDe: pai }), ...erros } };
}

const FALTA: Readonly<Record<string, string>> = {
  ncm: 'Informe a NCM.',
  quantidade: 'Informe a quantidade.',
  origem: 'Diga se é importado ou nacional.',
};
