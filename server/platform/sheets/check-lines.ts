import type { z } from 'zod';
import type { LinhasDaPlanilha, MapaDePlanilha } from '#lib/contracts/platform/planilha.ts';
import {
  type CelulaDeArquivo,
  type ColunaDePlanilha,
  porEscrito,
  type RecursoDePlanilha,
} from '#lib/registros/planilha/coluna-de-planilha.ts';
import type { Database } from '#server/platform/db/database.ts';
import { againstRule } from '#server/platform/refusals.ts';
import type { CheckedRow, RowRead } from './check-rows.ts';
import type { ImportedLines } from './sheet-resource.ts';

/** A row of the sheet in the cells of the grid. */
export type GridLine = LinhasDaPlanilha['linhas'][number];
export type GridNames = LinhasDaPlanilha['nomes'];

interface Opcoes {
  recurso: RecursoDePlanilha;
  mapa: Pick<MapaDePlanilha, 'colunas' | 'fixos'>;
  celulasDe: (numero: number) => readonly CelulaDeArquivo[];
}

/**
 * Reads the rows as lines of a grid, all at once, because lines may name each other. A cell that cannot be read is kept as it came.
 * @throws {Refusal} 422 when the record cannot have so many lines.
 */
export function checkLines(
  { maximo, deQuem, conferir }: ImportedLines,
  { tx, empresaId }: { tx: Database; empresaId: string },
  opcoes: Opcoes,
  linhas: readonly RowRead[],
): ReturnType<ImportedLines['conferir']> {
  if (linhas.length > maximo) {
    const quantas = linhas.length.toLocaleString('pt-BR');
    throw againstRule(`A planilha tem ${quantas} linhas; ${deQuem} tem no máximo ${maximo.toLocaleString('pt-BR')}.`);
  }
  return conferir(
    tx,
    empresaId,
    linhas.map((linha) => naGrade(linha, opcoes)),
  );
}

/** What a line does to a sheet that is checked. */
export function checkedLine({ numero, erros }: GridLine): CheckedRow {
  return { numero, erros, efeito: Object.keys(erros).length > 0 ? 'ERRO' : 'NOVA', pedido: null };
}

/** What the contract says of a line, by cell. An empty cell gets the sentence of `falta`, where it has one. */
export function contractErrors(
  erro: z.ZodError | undefined,
  celulas: GridLine['celulas'],
  falta: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    (erro?.issues ?? []).map(({ path, message }) => {
      const campo = String(path[0] ?? '');
      return [campo, celulas[campo] ? message : (falta[campo] ?? message)];
    }),
  );
}

function naGrade(linha: RowRead, { recurso, mapa, celulasDe }: Opcoes): GridLine {
  const { numero, valores, motivos } = linha;
  const celulas = recurso.colunas.flatMap((coluna) => {
    const valor = valores.get(coluna.campo);
    if (valor === undefined && !motivos[coluna.campo]) return [];
    const lida = valor !== undefined && !APONTA.includes(coluna.leitor.tipo);
    return [[coluna.campo, lida ? String(valor) : escrito(coluna, mapa, celulasDe(numero))] as const];
  });
  return { numero, celulas: Object.fromEntries(celulas), erros: { ...motivos } };
}

function escrito({ campo }: ColunaDePlanilha, { colunas, fixos }: Opcoes['mapa'], celulas: readonly CelulaDeArquivo[]) {
  const indice = colunas.indexOf(campo);
  return indice < 0 ? (fixos?.[campo] ?? '') : porEscrito(celulas[indice] ?? '').trim();
}

/** A grid shows these by name; their readers answer an id. */
const APONTA: readonly ColunaDePlanilha['leitor']['tipo'][] = ['fornecedor', 'importador', 'item'];
