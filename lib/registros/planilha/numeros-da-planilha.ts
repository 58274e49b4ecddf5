import {
  type ConvencaoDeNumeros,
  convencaoDaColuna,
  type IndicioDeNumeros,
  indicioDeNumeros,
} from '#lib/domain/numeros/decimal-digitado.ts';
import type { CelulaDeArquivo, ColunaDePlanilha } from './coluna-de-planilha.ts';

/** A column of figures in a sheet: its index, its field, and what its texts tell of how numbers are written. */
interface ColunaDeFiguras {
  indice: number;
  coluna: ColunaDePlanilha;
  indicio: IndicioDeNumeros;
}

export interface NumerosDaPlanilha {
  /** By index of the column; absent where nothing tells how to read a text that fits both. */
  convencoes: ReadonlyMap<number, ConvencaoDeNumeros>;
  /** The columns that tell, and what they tell. */
  mostras: readonly { indice: number; convencao: ConvencaoDeNumeros }[];
  /** The first text that a person has to explain; null where there is none. */
  duvida: { indice: number; texto: string } | null;
}

/**
 * Finds how the numbers of a sheet are written. One program wrote the sheet, so a column that tells speaks for those that do not.
 * `resposta` is what the person said of texts that fit both. A field with fewer than three decimals leaves no doubt: `1.234` is no
 * decimal of it.
 */
export function numerosDaPlanilha(
  campos: readonly (string | null)[],
  colunas: readonly ColunaDePlanilha[],
  indicios: readonly IndicioDeNumeros[],
  resposta?: ConvencaoDeNumeros,
): NumerosDaPlanilha {
  const figuras = campos.flatMap((campo, indice): ColunaDeFiguras[] => {
    const coluna = colunas.find((colunaDaPlanilha) => colunaDaPlanilha.campo === campo);
    const indicio = indicios[indice];
    return coluna?.leitor.tipo === 'decimal' && indicio ? [{ indice, coluna, indicio }] : [];
  });
  const bloco = figuras.map(({ indicio }) => indicio);
  const convencoes = new Map<number, ConvencaoDeNumeros>();
  let duvida: NumerosDaPlanilha['duvida'] = null;
  for (const { indice, coluna, indicio } of figuras) {
    const convencao = convencaoDaColuna(indicio, bloco) ?? resposta;
    if (convencao) convencoes.set(indice, convencao);
    else if (podeSerDecimal(coluna) && indicio.duvida !== null) duvida ??= { indice, texto: indicio.duvida };
  }
  const mostras = figuras.flatMap(({ indice, indicio }) => {
    const convencao = convencaoDaColuna(indicio, []);
    return convencao ? [{ indice, convencao }] : [];
  });
  return { convencoes, mostras, duvida };
}

function podeSerDecimal({ leitor }: ColunaDePlanilha): boolean {
  return leitor.tipo === 'decimal' && leitor.casas >= 3;
}

/** What the cells of each column tell; a number of the file itself tells nothing, as it has one value. */
export function indiciosDasColunas(
  linhas: readonly (readonly CelulaDeArquivo[])[],
  quantas: number,
): IndicioDeNumeros[] {
  return Array.from({ length: quantas }, (_, indice) => indicioDeNumeros(textosDe(linhas, indice)));
}

function* textosDe(linhas: readonly (readonly CelulaDeArquivo[])[], indice: number): Generator<string> {
  for (const linha of linhas) {
    const celula = linha[indice];
    if (typeof celula === 'string') yield celula;
  }
}
