import type { z } from 'zod';
import type { MudancaDoHistorico } from '#lib/contracts/platform/historico.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Caller } from '#server/platform/security/caller.ts';

/** A record with a version, a history, and an undo. */
export interface Registro<Campos extends object, Lido extends RecordRead> {
  /** The path under /api and the name in the history. */
  recurso: string;
  /** The subject of a sentence about one record: `Este fornecedor`, `Esta compra`. The rest of the sentence agrees with it. */
  este: string;
  contrato: ContratoDeRegistro<Campos, Lido>;
  /** The label of each field, by its path. */
  rotulos: Readonly<Record<string, string>>;
  repositorio(tx: Database, empresaId: string): RecordRepository<Campos, Lido>;
  /** A record that lets something out: who writes it is asked for once more in the transaction. */
  abrePorta?: true;
  /** The part of a record that the history keeps, when it is not the whole. */
  noHistorico?(lido: Lido): object;
  /** The record as a person would write it again, where that is not as it is read. */
  comoSeEscreve?: (lido: Lido) => object;
}

/**
 * One kind of record that people keep: its name, its contract and its repository. A list answers the `Resumo` of a record that is too
 * long for a row. Routes, versions, history, deletion, restoring and undoing follow from it (docs/decisions/cadastros.md).
 */
export interface Cadastro<Consulta, Campos extends object, Lido extends RecordRead, Resumo extends RecordRead = Lido>
  extends Registro<Campos, Lido> {
  contrato: ContratoDeCadastro<Consulta, Campos, Lido, Resumo>;
  /** The name of the sheet its list is exported to: `Fornecedores`. */
  plural: string;
  colunas: readonly ColunaDeLista<Resumo>[];
  repositorio(tx: Database, empresaId: string): CadastroRepository<Consulta, Campos, Lido, Resumo>;
  lookup?: Lookup;
}

/** A search by a piece of the name, whose rows a form offers. `lookupDe` makes it. */
export interface Lookup {
  /** The last part of its path. */
  caminho: string;
  /** What it finds, for the OpenAPI document. */
  resumo: string;
  consulta: z.ZodType;
  linha: z.ZodType;
  procurar(tx: Database, empresaId: string, consulta: unknown, hoje: DataTexto): Promise<unknown[]>;
}

interface ContratoDeRegistro<Campos extends object, Lido> {
  /** The schema of the fields a person fills in; `edicao` is the same with `id` and `versao`. */
  novo: z.ZodType<Campos> & { shape: object };
  edicao: z.ZodType<Edit<Campos>>;
  lido: z.ZodType<Lido>;
}

interface ContratoDeCadastro<Consulta, Campos extends object, Lido, Resumo> extends ContratoDeRegistro<Campos, Lido> {
  consulta: z.ZodType<Consulta> & z.ZodObject;
  /** A row of the list. */
  resumo: z.ZodType<Resumo>;
}

export type Edit<Campos> = Campos & { id: string; versao: number };

export interface RecordRead {
  id: string;
  versao: number;
  excluidoEm: string | null;
  /** `CAIS`: the row ships with Cais, and nobody changes it. */
  origem?: string | undefined;
}

export interface RecordRepository<Campos, Lido> {
  /** Finds deleted rows too. */
  buscar(id: string): Promise<Lido | null>;
  /** The row that already holds what must be unique in these fields, with the sentence that refuses them; deleted rows hold nothing. */
  ocupante(campos: Campos, id: string): Promise<Holder | null>;
  inserir(id: string, campos: Campos, assinatura: Assinatura): Promise<void>;
  /** False when the row is deleted or has moved on from `versao`. */
  alterar(edicao: Edit<Campos>, assinatura: Assinatura): Promise<boolean>;
  /** False when the row was deleted already. */
  excluir(id: string, em: Date, usuarioId: string): Promise<boolean>;
  /** False when the row is not deleted. */
  restaurar(id: string, assinatura: Assinatura): Promise<boolean>;
}

export interface CadastroRepository<Consulta, Campos, Lido, Resumo = Lido> extends RecordRepository<Campos, Lido> {
  /** `hoje` serves filters such as "still valid". */
  listar(consulta: Consulta, hoje: DataTexto): Promise<{ linhas: Resumo[]; total: number }>;
  /** The ids of the whole result, in its order; when `ids` is given, only those. */
  ids(
    consulta: Omit<Consulta, 'pagina' | 'tamanho'> & { ids?: string[] | undefined },
    hoje: DataTexto,
  ): Promise<string[]>;
  /** In the order given, without rows that are gone. */
  porIds(ids: string[], hoje: DataTexto): Promise<Resumo[]>;
  /** The sums in the footer of the list, by the field of their column; when `ids` is given, of those rows. */
  totais?(
    consulta: Omit<Consulta, 'pagina' | 'tamanho'> & { ids?: string[] | undefined },
    hoje: DataTexto,
  ): Promise<Readonly<Record<string, string | undefined>>>;
}

/** The repository of a cadastro whose rows also come in sheets (server/platform/sheets). */
export interface RepositoryWithSheet<Consulta, Campos, Lido, Resumo = Lido>
  extends CadastroRepository<Consulta, Campos, Lido, Resumo> {
  /**
   * The rows that a row of a sheet means by these key fields: those of the company, else the shipped one; never deleted ones. A key field
   * that is absent has no column in the sheet; null is an empty cell.
   */
  comAChaveDe(campos: Campos): Promise<Lido[]>;
  /**
   * Checks what only the write would: rows the fields point at, dates in the future. Absent when there is nothing of the kind.
   * @throws {Refusal} as the write would.
   */
  conferir?(campos: Campos, id: string, em: Date): Promise<void>;
}

export interface CadastroWithSheet<
  Consulta,
  Campos extends object,
  Lido extends RecordRead,
  Resumo extends RecordRead = Lido,
> extends Cadastro<Consulta, Campos, Lido, Resumo> {
  repositorio(tx: Database, empresaId: string): RepositoryWithSheet<Consulta, Campos, Lido, Resumo>;
}

export interface Holder {
  id: string;
  frase: string;
}

/** The person who writes a row, and the instant. */
export interface Assinatura {
  usuarioId: string;
  em: Date;
}

export interface OnWrite {
  db: Database;
  relogio: Clock;
  quem: Caller;
}

/** The part of a change that its undo needs. */
export type ChangeMade = Pick<MudancaDoHistorico, 'registroId' | 'acao' | 'antes' | 'depois' | 'em'>;
