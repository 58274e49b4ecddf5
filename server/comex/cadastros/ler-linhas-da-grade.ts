import type { LinhasLidas } from '#lib/contracts/linhas-lidas.ts';
import type { ItemConhecido } from '#lib/contracts/pedido-itens.ts';
import type { ConvencaoDeNumeros } from '#lib/domain/numeros/decimal-digitado.ts';
import {
  type CelulaDeArquivo,
  type ColunaDePlanilha,
  ehVazia,
  porEscrito,
} from '#lib/registros/planilha/coluna-de-planilha.ts';
import { leitorDaColuna, type NomesConhecidos } from '#lib/registros/planilha/ler-celula.ts';
import {
  indiciosDasColunas,
  type NumerosDaPlanilha,
  numerosDaPlanilha,
} from '#lib/registros/planilha/numeros-da-planilha.ts';
import { palpiteDeCabecalho, palpiteDeColunas } from '#lib/registros/planilha/palpites.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { ReceivedFile } from '#server/platform/files/receive-file.ts';
import { readSheetFile, type SheetRead } from '#server/platform/sheets/read-file.ts';
import { refuseSheet } from '#server/platform/sheets/refused-file.ts';
import { nomesConhecidos } from './nomes-conhecidos.ts';

/** Describes the lines that a sheet may bring into a grid. */
export interface PlanilhaDaGrade {
  colunas: readonly ColunaDePlanilha[];
  maximo: number;
  /** The record that has this maximum of lines: `um pedido`. */
  deQuem: string;
  /** Example titles for the error message of a sheet without titles: `Part number, Quantidade`. */
  exemplo: string;
}

/** A row of the sheet in the cells of the grid. */
export type LinhaDaGradeLida = LinhasLidas['linhas'][number];

/**
 * Reads the lines of a record from a sheet. Of several sheets, it takes the one with the most known columns. Nothing is written.
 * @throws {Refusal} 400 when the file is not a sheet, has no known column, or has more lines than the record may have.
 */
export async function lerLinhasDaGrade(
  tx: Database,
  empresaId: string,
  arquivo: ReceivedFile,
  { colunas: conhecidas, maximo, deQuem, exemplo }: PlanilhaDaGrade,
  resposta?: ConvencaoDeNumeros,
): Promise<LinhasLidas> {
  const vistas = (await readSheetFile(arquivo.bytes)).map((folha) => ver(folha, conhecidas));
  const [melhor] = vistas.toSorted((uma, outra) => outra.conhecidas - uma.conhecidas);
  if (!melhor || melhor.conhecidas === 0) {
    return refuseSheet(`nenhuma coluna foi reconhecida. Ela precisa de uma linha com os títulos: ${exemplo}.`);
  }
  const { nome, titulos, colunas, cheias } = melhor;
  if (cheias.length > maximo) {
    refuseSheet(`ela tem ${cheias.length} linhas; ${deQuem} tem no máximo ${maximo}.`);
  }
  const nomes = await nomesConhecidos(
    tx,
    empresaId,
    conhecidas.map(({ leitor }) => leitor),
  );
  const numeros = numerosDaPlanilha(
    colunas,
    conhecidas,
    indiciosDasColunas(
      cheias.map(({ celulas }) => celulas),
      colunas.length,
    ),
    resposta,
  );
  const { duvida } = numeros;
  return {
    folha: nome,
    duvida: duvida && { titulo: titulos[duvida.indice] ?? '', texto: duvida.texto },
    ignoradas: titulos.filter((titulo, i) => titulo.trim() !== '' && !colunas[i]),
    linhas: lerColunas(
      cheias,
      colunas.map((campo) => conhecidas.find((uma) => uma.campo === campo) ?? null),
      nomes,
      numeros,
    ),
  };
}

/** Fills the empty cells of a line from the cadastro item. */
export function completarComItem(
  { celulas, ...linha }: LinhaDaGradeLida,
  item: ItemConhecido | undefined,
  { colunas }: Pick<PlanilhaDaGrade, 'colunas'>,
): LinhaDaGradeLida {
  if (!item) return { ...linha, celulas };
  const doCadastro: Record<string, string | null> = {
    descricao: item.descricao,
    ncm: item.ncm,
    destaque: item.destaque,
    cClassTrib: item.cClassTrib,
    unidade: item.unidade,
    pesoLiquidoUnitario: item.pesoLiquidoUnitario,
    paisOrigem: item.paisOrigem?.codigo ?? null,
    fabricante: item.fabricante?.razaoSocial ?? null,
    codigoSuframa: item.codigoSuframa,
    origem: item.origem,
  };
  const vazias = colunas.flatMap(({ campo }) => {
    const valor = doCadastro[campo] ?? null;
    return valor !== null && !celulas[campo] ? [[campo, valor] as const] : [];
  });
  return { ...linha, celulas: { ...celulas, item: item.id, ...Object.fromEntries(vazias) } };
}

function ver({ nome, linhas }: SheetRead, conhecidas: readonly ColunaDePlanilha[]) {
  const escritas = linhas.slice(0, AMOSTRA).map((linha) => linha.map(porEscrito));
  const cabecalho = palpiteDeCabecalho(escritas, conhecidas);
  const titulos = escritas[cabecalho] ?? [];
  const colunas = palpiteDeColunas(titulos, conhecidas);
  const cheias = linhas
    .map((celulas, i) => ({ numero: i + 1, celulas }))
    .slice(cabecalho + 1)
    .filter(({ celulas }) => !celulas.every(ehVazia));
  return { nome, titulos, colunas, cheias, conhecidas: colunas.filter(Boolean).length };
}

function lerColunas(
  cheias: readonly { numero: number; celulas: readonly CelulaDeArquivo[] }[],
  colunas: readonly (ColunaDePlanilha | null)[],
  nomes: NomesConhecidos,
  { convencoes }: NumerosDaPlanilha,
): LinhaDaGradeLida[] {
  const linhas: LinhaDaGradeLida[] = cheias.map(({ numero }) => ({ numero, celulas: {}, erros: {} }));
  for (const [indice, coluna] of colunas.entries()) {
    if (!coluna) continue;
    const celulas = cheias.map((cheia) => cheia.celulas[indice] ?? '');
    const ler = leitorDaColuna(coluna.leitor, celulas, nomes, convencoes.get(indice));
    for (const [i, celula] of celulas.entries()) {
      const [linha, lida] = [linhas[i], ler(celula)];
      if (!linha) continue;
      // The grid shows a manufacturer by name; the reader returns its id.
      const escrito = porEscrito(celula).trim();
      const valor = 'valor' in lida && coluna.leitor.tipo !== 'fornecedor' ? String(lida.valor) : escrito;
      linha.celulas[coluna.campo] = valor;
      if ('motivo' in lida) linha.erros[coluna.campo] = lida.motivo;
    }
  }
  return linhas;
}

/** Number of rows in which the titles are searched. */
const AMOSTRA = 20;
