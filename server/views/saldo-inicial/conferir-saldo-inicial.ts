import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import {
  type FaltaDoSaldoInicial,
  MAXIMO_DO_SALDO_INICIAL,
  type SaldoInicial,
} from '#lib/contracts/saldo/saldo-inicial.ts';
import type { Database } from '#server/platform/db/database.ts';
import { itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { documento } from '#server/platform/db/schema/records.ts';
import { entradaDeInsumo, saldoLote } from '#server/platform/db/schema/saldo.ts';

/** Reads the opening balances with what each of them does not meet, those counted twice first. */
export async function conferirSaldoInicial(tx: Database, empresaId: string): Promise<SaldoInicial> {
  const iniciais = and(
    eq(entradaDeInsumo.empresaId, empresaId),
    eq(entradaDeInsumo.papel, 'DECLARACAO'),
    isNull(entradaDeInsumo.excluidoEm),
  );
  const [linhas, [contado]] = await Promise.all([
    tx
      .select({
        id: entradaDeInsumo.id,
        numero: entradaDeInsumo.numero,
        adicao: sql<number>`coalesce(${entradaDeInsumo.adicao}, 0)`,
        item: entradaDeInsumo.lugar,
        partNumber: itemCadastrado.partNumber,
        unidade: itemCadastrado.unidadeComercializada,
        dataEntrada: entradaDeInsumo.dataEntrada,
        quantidade: entradaDeInsumo.quantidade,
        quantidadeDeclarada: entradaDeInsumo.quantidadeDeclarada,
        saldo: saldoLote.saldo,
        dobro: DOBRO,
        conhecida: CONHECIDA,
        provada: PROVADA,
      })
      .from(entradaDeInsumo)
      .innerJoin(saldoLote, and(eq(saldoLote.empresaId, empresaId), eq(saldoLote.entradaId, entradaDeInsumo.id)))
      .innerJoin(
        itemCadastrado,
        and(eq(itemCadastrado.empresaId, empresaId), eq(itemCadastrado.id, entradaDeInsumo.itemId)),
      )
      .where(iniciais)
      .orderBy(
        sql`(${DOBRO} is null)`,
        asc(entradaDeInsumo.numero),
        asc(entradaDeInsumo.adicao),
        asc(entradaDeInsumo.lugar),
        asc(entradaDeInsumo.id),
      )
      .limit(MAXIMO_DO_SALDO_INICIAL),
    tx.select({ total: count() }).from(entradaDeInsumo).where(iniciais),
  ]);
  return {
    total: contado?.total ?? 0,
    linhas: linhas.map(({ conhecida, provada, ...linha }) => ({
      ...linha,
      faltas: faltasDe({ emDobro: linha.dobro !== null, conhecida, provada }),
    })),
  };
}

function faltasDe({ emDobro, conhecida, provada }: { emDobro: boolean; conhecida: boolean; provada: boolean }) {
  const faltas: FaltaDoSaldoInicial[] = [];
  if (emDobro) faltas.push('EM_DOBRO');
  if (!conhecida) faltas.push('DI_DESCONHECIDA');
  if (!provada) faltas.push('SEM_PROVA');
  return faltas;
}

const DA_DECLARACAO = (o_que: SQL, mais: SQL) => sql`(select ${o_que} from ${processo} p
  join ${declaracao} d on d.empresa_id = p.empresa_id and d.processo_id = p.id
  left join ${saldoLote} l on l.empresa_id = p.empresa_id and l.processo_id = p.id
    and l.adicao = coalesce(${entradaDeInsumo.adicao}, 0) and l.item = ${entradaDeInsumo.lugar}
  where p.empresa_id = ${entradaDeInsumo.empresaId} and p.excluido_em is null and p.treinamento is not true
    and d.numero_di = ${entradaDeInsumo.numero}${mais} order by p.id limit 1)`;

const DOBRO = DA_DECLARACAO(
  sql`json_build_object('id', p.id, 'numero', p.numero, 'saldo', l.saldo::text)`,
  sql` and l.id is not null`,
) as SQL<NonNullable<SaldoInicial['linhas'][number]['dobro']> | null>;

const CONHECIDA = sql<boolean>`exists ${DA_DECLARACAO(sql`1`, sql``)}`;

const PROVADA = sql<boolean>`exists (select 1 from ${documento} a
  where a.empresa_id = ${entradaDeInsumo.empresaId} and a.recurso = 'EntradaDeInsumo'
    and a.registro_id = ${entradaDeInsumo.id} and a.excluido_em is null)`;
