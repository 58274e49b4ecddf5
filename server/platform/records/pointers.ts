import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { batched } from '#server/platform/db/batched.ts';
import type { Database } from '#server/platform/db/database.ts';
import { againstRule, invalidField } from '#server/platform/refusals.ts';
import { oneOfThese } from './batch-read.ts';

/** A field that points at a row of a reference table by its code: the record keeps the code, and the name it had on that day. */
export interface PorCodigo {
  /** @throws {Refusal} 400 at `campo` when the table has no such code. */
  nomear(tx: Database, empresaId: string): (codigo: string, campo: string) => Promise<{ nome: string }>;
}

/** A field that points at another record by its id: it is read with the record, and has to be there when the record is written. */
export interface PorId<
  Coluna extends PgColumn = PgColumn,
  Colunas extends Record<string, PgColumn> = Record<string, PgColumn>,
  Apontado = unknown,
> {
  /** The table it points at, and the column that points. A column that may be null makes an optional pointer. */
  tabela: PgTable & Record<'empresaId' | 'id' | 'excluidoEm', PgColumn>;
  coluna: Coluna;
  /** What is read of the pointed record, and how it is answered. */
  colunas: Colunas;
  lido(linha: SelectResultFields<Colunas>): Apontado;
  /** Refuses a record that is not there, at the field. */
  falta: string;
  /** Refuses to bring a record back whose pointed record was deleted. Without it, the record comes back alone. */
  aoRestaurar?: string | undefined;
}

export type Ponteiros = Readonly<Record<string, PorCodigo | PorId>>;

export function pointersById(ponteiros: Ponteiros): (readonly [campo: string, ponteiro: PorId])[] {
  return Object.entries(ponteiros).flatMap(([campo, ponteiro]) =>
    'coluna' in ponteiro ? [[campo, ponteiro] as const] : [],
  );
}

/** Joins the record that a row points at. */
export function joinOf({ tabela, coluna }: PorId, daLinha: Record<'empresaId', PgColumn>): SQL | undefined {
  return and(eq(tabela.empresaId, daLinha.empresaId), eq(tabela.id, coluna));
}

/**
 * The columns by which a record keeps what it points at, and the records it points at by id, as they are read.
 * @throws {Refusal} 400 at the field that points at nothing.
 */
export function pointerColumns(tx: Database, empresaId: string, ponteiros: Ponteiros) {
  const todos = Object.entries(ponteiros).map(
    ([campo, ponteiro]) =>
      [campo, 'coluna' in ponteiro ? byId(tx, empresaId, ponteiro) : byCode(tx, empresaId, ponteiro)] as const,
  );
  return async (campos: Readonly<Record<string, unknown>>): Promise<object> => {
    const colunas: object[] = [];
    for (const [campo, colunasDe] of todos) colunas.push(await colunasDe(campo, campos[campo] as Apontado));
    return Object.assign({}, ...colunas);
  };
}

type Apontado = Readonly<{ id?: string; codigo?: string }> | null | undefined;

function byCode(tx: Database, empresaId: string, { nomear }: PorCodigo) {
  // Made by the first write: a reading asks for no name.
  let nomeDe: ReturnType<PorCodigo['nomear']> | undefined;
  return async (campo: string, apontado: Apontado) => {
    const codigo = apontado?.codigo ?? null;
    nomeDe ??= nomear(tx, empresaId);
    const linha = codigo === null ? null : await nomeDe(codigo, `${campo}.codigo`);
    return { [`${campo}Codigo`]: codigo, [`${campo}Nome`]: linha?.nome ?? null };
  };
}

function byId(tx: Database, empresaId: string, ponteiro: PorId) {
  const achar = pointed(tx, empresaId, ponteiro);
  return async (campo: string, apontado: Apontado) => {
    const id = apontado?.id ?? null;
    const achado = id === null ? null : await achar(id);
    if (achado === undefined) throw invalidField(`${campo}.id`, ponteiro.falta);
    return { [`${campo}Id`]: id, [campo]: achado };
  };
}

/** A record that is pointed at, as it is read; undefined where it is not there or was deleted. */
function pointed(tx: Database, empresaId: string, { tabela, colunas, lido }: PorId) {
  return batched<string, unknown>(tx, async (ids) => {
    const achados = await tx
      .select({ id: tabela.id, colunas })
      .from(tabela as PgTable)
      .where(and(eq(tabela.empresaId, empresaId), oneOfThese(tabela.id, ids), isNull(tabela.excluidoEm)));
    const porId = new Map(achados.map((achado) => [achado.id, lido(achado.colunas)]));
    return ids.map((id) => porId.get(id));
  });
}

/** @throws {Refusal} 422 when a record must not come back before one that it points at. */
export function pointersOfRestored(tx: Database, empresaId: string, ponteiros: Ponteiros) {
  const exigentes = pointersById(ponteiros).flatMap(([campo, ponteiro]) =>
    ponteiro.aoRestaurar === undefined
      ? []
      : [{ campo, frase: ponteiro.aoRestaurar, achar: pointed(tx, empresaId, ponteiro) }],
  );
  return async (ler: () => Promise<object | null>): Promise<void> => {
    if (exigentes.length === 0) return;
    const lido: Readonly<Record<string, Apontado>> = { ...(await ler()) };
    for (const { campo, frase, achar } of exigentes) {
      const id = lido[campo]?.id;
      if (id && (await achar(id)) === undefined) throw againstRule(frase);
    }
  };
}
