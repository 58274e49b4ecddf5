import type { LinhasLidas } from '#lib/contracts/linhas-lidas.ts';
import type { OrigemItem } from '#lib/domain/cadastros/item.ts';
import type { ConvencaoDeNumeros } from '#lib/domain/numeros/decimal-digitado.ts';
import { MAXIMO_DE_LINHAS_DA_ESTRUTURA, recusasDosPais } from '#lib/domain/zfm/estrutura.ts';
import { linhaDaEstruturaNova } from '#lib/registros/estrutura.ts';
import { COLUNAS_DE_ESTRUTURA } from '#lib/registros/planilha/colunas-de-estrutura.ts';
import {
  completarComItem,
  type LinhaDaGradeLida,
  lerLinhasDaGrade,
  type PlanilhaDaGrade,
} from '#server/comex/cadastros/ler-linhas-da-grade.ts';
import { completarLinhas } from '#server/comex/pedidos/completar-linhas.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { ReceivedFile } from '#server/platform/files/receive-file.ts';

/**
 * Reads the lines of a structure from a sheet, completes them from the cadastro by part number, and lists the errors of each. The
 * check covers the national line each one names. Nothing is written.
 * @throws {Refusal} 400 when the file is not a sheet, has no known column, or has more lines than a structure may have.
 */
export async function lerLinhasDaEstrutura(
  tx: Database,
  empresaId: string,
  arquivo: ReceivedFile,
  numeros?: ConvencaoDeNumeros,
): Promise<LinhasLidas> {
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
  const pais = recusasDosPais(
    completas.map(({ celulas }) => ({
      partNumber: celulas.partNumber ?? '',
      origem: celulas.origem as OrigemItem,
      subDe: celulas.subDe || null,
    })),
  );
  return { ...lidas, linhas: completas.map((linha, i) => conferir(linha, pais.get(i))) };
}

/** Checks a line by the same contract as the form. Errors the reader found in a cell take precedence. */
function conferir({ numero, celulas, erros }: LinhaDaGradeLida, pai: string | undefined): LinhaDaGradeLida {
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
  const doContrato = (lida.error?.issues ?? []).map((issue) => {
    const campo = String(issue.path[0] ?? '');
    return [campo, !celulas[campo] ? (FALTA[campo] ?? issue.message) : issue.message] as const;
  });
  return { numero, celulas, erros: { ...Object.fromEntries(doContrato), ...(pai && { subDe: pai }), ...erros } };
}

const PLANILHA: PlanilhaDaGrade = {
  colunas: COLUNAS_DE_ESTRUTURA,
  maximo: MAXIMO_DE_LINHAS_DA_ESTRUTURA,
  deQuem: 'uma estrutura',
  exemplo: 'Part number, Quantidade, Perda (%), Origem',
};

const FALTA: Readonly<Record<string, string>> = {
  ncm: 'Informe a NCM.',
  quantidade: 'Informe a quantidade.',
  origem: 'Diga se é importado ou nacional.',
};
