import type { Leitor } from '#lib/registros/planilha/coluna-de-planilha.ts';
import type { NomesConhecidos } from '#lib/registros/planilha/ler-celula.ts';
import {
  ehDeCadastro,
  type NomeDeCadastro,
  type NomeDeLinhas,
  type NomeDeRecurso,
} from '#lib/registros/planilha/recursos.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { CadastroWithSheet, OnWrite, RecordRead } from '#server/platform/records/cadastro.ts';
import type { GridLine, GridNames } from './check-lines.ts';
import { type CheckedRow, checkRows, type RowRead } from './check-rows.ts';
import { undoRows, type WrittenRow } from './undo-rows.ts';
import { type WriteResult, writeRows } from './write-rows.ts';

/** What the import of sheets needs to know of the trade; the composition root hands it in. */
export interface SheetResources {
  cadastros: Readonly<Record<NomeDeCadastro, ImportedCadastro>>;
  /** The lines of one record, which go into its grid. */
  linhas: Readonly<Record<NomeDeLinhas, ImportedLines>>;
  /** The names by which a sheet may mean a row of a cadastro; only those these readers ask for are read. */
  nomesConhecidos(tx: Database, empresaId: string, leitores: readonly Leitor[]): Promise<NomesConhecidos>;
}

/** What a sheet can do to the records of a resource, whatever their fields. */
export interface ImportedCadastro {
  este: string;
  conferir(ao: OnWrite, opcoes: Parameters<typeof checkRows>[2], linhas: RowRead[]): Promise<CheckedRow[]>;
  /** In the transaction of `ao.db`. */
  gravar(ao: OnWrite, linhas: CheckedRow[], motivo: string): Promise<WriteResult>;
  /** In the transaction of `ao.db`; answers which were undone. */
  desfazer(ao: OnWrite, linhas: WrittenRow[], motivo: string): Promise<boolean[]>;
}

/** What a sheet can bring into the grid of a record. Nothing is written: the form of the record does that. */
export interface ImportedLines {
  maximo: number;
  /** The record that has this maximum of lines: `um pedido`. */
  deQuem: string;
  /** Completes lines from the cadastros and says what is wrong with each; also the names that their cells have of records. */
  conferir(
    tx: Database,
    empresaId: string,
    linhas: readonly GridLine[],
  ): Promise<{ linhas: GridLine[]; nomes: GridNames }>;
}

/** A cadastro as sheets see it. */
export function imported<Consulta, Campos extends object, Lido extends RecordRead, Resumo extends RecordRead>(
  cadastro: CadastroWithSheet<Consulta, Campos, Lido, Resumo>,
): ImportedCadastro {
  return {
    este: cadastro.este,
    conferir: (ao, opcoes, linhas) => checkRows(cadastro, ao, opcoes, linhas),
    gravar: (ao, linhas, motivo) => writeRows(cadastro, ao, linhas, motivo),
    desfazer: (ao, linhas, motivo) => undoRows(cadastro, ao, linhas, motivo),
  };
}

/** @throws {Error} for lines of a grid, which no sheet writes. */
export function cadastroOf({ cadastros }: SheetResources, nome: NomeDeRecurso): ImportedCadastro {
  if (!ehDeCadastro(nome)) throw new Error(`${nome} is written by its form`);
  return cadastros[nome];
}
