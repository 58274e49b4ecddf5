import type { AnyColumn, SQL } from 'drizzle-orm';
import type { PgColumn, SelectedFields } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { z } from 'zod';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { registroLido } from '#lib/registros/contrato-de.ts';
import type { Forma } from '#lib/registros/ler-campo.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Source } from '#server/platform/search/source.ts';
import type { Assinatura, Holder, RecordRead } from './cadastro.ts';
import type { Ponteiros, PorCodigo, PorId } from './pointers.ts';
import type { LinhaDeRegistro } from './record-read.ts';
import type { CadastroTable, Valores } from './record-repository.ts';

/** A table with the columns of a register (server/platform/db/schema/record-columns.ts). */
export type DeclaredTable = CadastroTable & Record<'chave' | 'busca', PgColumn>;

/** What every list is asked. */
export interface ConsultaDeCadastro {
  pagina: number;
  tamanho: number;
  ordem: string;
  q: string;
  excluidos?: 'true' | 'false' | undefined;
  planilhaId?: string | undefined;
}

/** Where, and on which day, a list is asked. */
export interface Onde {
  tx: Database;
  empresaId: string;
  hoje: DataTexto;
}

/** What a plain register is, for its repository: of which columns, found by what, in what order. */
export type Declaracao<
  T extends DeclaredTable,
  Consulta extends ConsultaDeCadastro,
  Campos extends object,
  Lido,
  Resumo,
  A extends Ponteiros,
  E extends SelectedFields,
  Chave extends string,
> = {
  contrato: { forma: Forma; novo: z.ZodType<Campos>; lido: z.ZodType<Lido> };
  consulta: z.ZodType<Consulta> & z.ZodObject;
  /** The field whose text names a row, or that text. */
  chave: (Chave & keyof Campos) | ((linha: Escrita<Campos, A>) => string);
  /** What else `q` is looked for in: fields, of which an identifier is found with its punctuation too, or texts. */
  busca:
    | readonly Caminho<Escrita<Campos, A>>[]
    | ((linha: Escrita<Campos, A>) => readonly (string | null | undefined)[]);
  /** The search engine of a table of millions, which a lookup then asks. */
  fonte?: Source;
  /** A condition of every list, by what the list asks. */
  sempre?(consulta: NoInfer<Consulta>, onde: Onde): SQL | undefined;
  /** The records that one points at. */
  aponta?: A;
  /** Read with a row, besides its columns. */
  extras?: E;
  /** Finds the rows that a row of a sheet means; the name of a row where it is absent. */
  por?: keyof Campos & keyof T['$inferSelect'] & string;
  /** Of the rows with that name, those it means. */
  entre?(outro: Lido, campos: Campos): boolean;
  /** Refuses a second row of this identity; where it is absent, there may be several. */
  unico?(outro: Lido, campos: Campos): string;
  /** What only this register does, for one company; `ativos` reads its rows that are not deleted. */
  proprio?(
    tx: Database,
    empresaId: string,
    ativos: (filtro: SQL) => Promise<NoInfer<Lido>[]>,
  ): Proprio<T, NoInfer<Campos>, NoInfer<Lido>>;
} & Exigido<'filtros', Filtros<T, Consulta> & CondicoesDe<Consulta>, Filtros<T, Consulta>> &
  Exigido<
    'ordenaveis',
    Ordens<T, Consulta, Chave> & Partial<Record<Consulta['ordem'], AnyColumn | SQL>>,
    Ordens<T, Consulta, Chave>
  > &
  Exigido<'colunas', (campos: Campos) => Faltam<T, Campos, A> & Partial<Valores<T>>, Faltam<T, Campos, A>> &
  Exigido<
    'lido',
    (linha: Linha<T, A, E>) => NaoLidos<T, Campos, Lido, A, E> & Partial<Lido>,
    NaoLidos<T, Campos, Lido, A, E>
  > &
  Exigido<'resumos', Resumos<T, Lido, Resumo, A, E>, Lido extends Resumo ? unknown : { resumos: 1 }>;

/** A part that may be left out where nothing is missing without it. */
type Exigido<Nome extends string, Parte, Falta> =
  Record<never, never> extends Falta ? { [N in Nome]?: Parte } : { [N in Nome]: Parte };

interface Proprio<T extends DeclaredTable, Campos, Lido> {
  /** Columns that no field gives, where they have to be asked for. */
  colunas?(campos: Campos): Promise<Partial<Valores<T>>>;
  /** @throws {Refusal} for what only this register refuses; asked before a write, and of a row of a sheet. */
  conferir?(campos: Campos, id: string, em: Date): Promise<void>;
  /** Who else holds a place these fields take. */
  ocupante?(campos: Campos, id: string): Promise<Holder | null>;
  gravado?(id: string, campos: Campos, assinatura: Assinatura): Promise<void>;
  /** @throws {Refusal} for a row that must not be deleted. */
  excluivel?(id: string): Promise<void>;
  excluido?(id: string, assinatura: Assinatura): Promise<void>;
  restaurado?(lido: Lido, assinatura: Assinatura): Promise<void>;
}

/** A row as it is read. */
type Linha<T extends DeclaredTable, A, E> = T['$inferSelect'] & { autor: string } & Apontados<A> &
  SelectResultFields<E>;

type Resumos<T extends DeclaredTable, Lido, Resumo, A, E> = (
  linhas: Linha<T, A, E>[],
  lidos: Lido[],
  onde: Onde,
) => Promise<Resumo[]>;

type Apontados<A> = {
  [K in keyof A as A[K] extends PorId ? K : never]: A[K] extends PorId<infer Coluna, infer _, infer Apontado>
    ? Coluna['_']['notNull'] extends true
      ? Apontado
      : Apontado | null
    : never;
};

/** A record as it is written: its fields, the records it points at as they are read, and the columns that point. */
type Escrita<Campos, A> = Omit<Campos, keyof Apontados<A>> & Apontados<A> & DosPonteiros<Campos, A>;

/** The columns of what a record points at: `paisCodigo` and `paisNome`, `importadorId`. */
type DosPonteiros<Campos, A> = {
  [K in keyof A & string as A[K] extends PorCodigo ? `${K}Codigo` | `${K}Nome` : `${K}Id`]: K extends keyof Campos
    ? null extends Campos[K]
      ? string | null
      : string
    : never;
};

/** A field, or a part of one: `endereco.cidade`. */
type Caminho<L> = {
  [K in keyof L & string]: L[K] extends readonly unknown[] | string | null
    ? K
    : K | `${K}.${keyof NonNullable<L[K]> & string}`;
}[keyof L & string];

/** Columns that neither a field nor a pointer gives. */
type Faltam<T extends DeclaredTable, Campos, A, Dadas = Omit<Campos, keyof A> & DosPonteiros<Campos, A>> = {
  [K in keyof Valores<T> as K extends 'chave' | 'busca'
    ? never
    : K extends keyof Dadas
      ? Dadas[K] extends Valores<T>[K]
        ? never
        : K
      : K]: Valores<T>[K];
};

/** Fields of an answer that are not in the row as they are answered. */
type NaoLidos<T extends DeclaredTable, Campos, Lido, A, E, L = Linha<T, A, E>> = {
  [K in keyof Lido as K extends keyof typeof registroLido
    ? never
    : K extends keyof A & keyof Campos
      ? A[K] extends PorCodigo
        ? never
        : NaoLido<K, Lido, L>
      : K extends keyof Campos
        ? NaoLido<K, Lido, L>
        : K]: Lido[K];
};
type NaoLido<K extends keyof Lido, Lido, L> = K extends keyof L ? (L[K] extends Lido[K] ? never : K) : K;

type Filtraveis<Consulta> = Omit<Consulta, keyof ConsultaDeCadastro>;
type CondicoesDe<Consulta> = {
  [K in keyof Filtraveis<Consulta>]?: (valor: NonNullable<Filtraveis<Consulta>[K]>, onde: Onde) => SQL;
};

/** The filters that do not simply compare the column of their name. */
type Filtros<T extends DeclaredTable, Consulta, Condicoes = Required<CondicoesDe<Consulta>>> = {
  [K in keyof Condicoes as K extends keyof T['$inferSelect'] & keyof Consulta
    ? NonNullable<Consulta[K]> extends NonNullable<T['$inferSelect'][K]>
      ? never
      : K
    : K]: Condicoes[K];
};

/** The orders that are not simply that of the column of their name, or of the name of a row. */
type Ordens<T extends DeclaredTable, Consulta extends ConsultaDeCadastro, Chave extends string> = Record<
  Exclude<Consulta['ordem'], `-${string}` | Chave | keyof T['$inferSelect']>,
  AnyColumn | SQL
>;

/** A row whose columns beyond those of every register are not known. */
export type Row = LinhaDeRegistro & Record<string, unknown>;

type Campos = Readonly<Record<string, unknown>>;

/** A declaration as its repository works with it, whatever its fields. */
export interface AnyDeclaration {
  contrato: { forma: Forma };
  consulta: z.ZodObject;
  chave: string | ((campos: Campos) => string);
  busca: readonly string[] | ((linha: object) => readonly (string | null | undefined)[]);
  fonte?: Source;
  aponta?: Ponteiros;
  extras?: SelectedFields;
  sempre?(consulta: ConsultaDeCadastro, onde: Onde): SQL | undefined;
  filtros?: Readonly<Record<string, (valor: unknown, onde: Onde) => SQL>>;
  ordenaveis?: Readonly<Record<string, AnyColumn | SQL>>;
  por?: string;
  entre?(outro: RecordRead, campos: object): boolean;
  unico?(outro: RecordRead, campos: object): string;
  colunas?(campos: object): object;
  lido?(linha: Row): object;
  resumos?(linhas: Row[], lidos: RecordRead[], onde: Onde): Promise<RecordRead[]>;
  proprio?(
    tx: Database,
    empresaId: string,
    ativos: (filtro: SQL) => Promise<RecordRead[]>,
  ): Proprio<DeclaredTable, object, RecordRead>;
}
