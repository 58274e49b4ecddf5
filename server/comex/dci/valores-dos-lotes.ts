import { and, eq } from 'drizzle-orm';
import type { AdicaoDeclarada, TributoDi } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { NotaDaOrigem, OrigemDoItem } from '#lib/domain/zfm/dci.ts';
import { aliquotaDaDi } from '#lib/fiscal/importacao/declarada/aliquota-da-di.ts';
import { type Figura, texto } from '#lib/fiscal/memoria.ts';
import { custosDaDeclaracao } from '#lib/fiscal/saldo/custo-do-lote.ts';
import { adicaoRepository } from '#server/comex/declaracao/adicao-repository.ts';
import type { Lote } from '#server/comex/saldo/razao-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { entradaDeInsumo, saldoLote } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';

/** The declared values per unit of a lote, and the taxes left unpaid. */
export type ValoresDoLote = Pick<OrigemDoItem, 'vuUSD' | 'freteUSD' | 'seguroUSD' | 'aliq' | 'suspensos'>;

type LugarDoLote = Pick<Lote, 'id' | 'processoId' | 'entradaId' | 'adicao' | 'item'>;

/** What is known about a lote beyond the stock. For a lote from a nota, it includes what the file needs of that nota. */
export interface ConhecidoDoLote {
  valores: ValoresDoLote;
  nota: NotaDaOrigem | null;
}

/** Returns the values by lote. A lote that its declaration no longer contains is missing. */
export async function valoresDosLotes(
  tx: Database,
  empresaId: string,
  lotes: readonly LugarDoLote[],
): Promise<Map<string, ConhecidoDoLote>> {
  return new Map([
    ...(await dasDeclaracoes(tx, empresaId, lotes)),
    ...(await dasEntradas(
      tx,
      empresaId,
      lotes.flatMap(({ entradaId }) => entradaId ?? []),
    )),
  ]);
}

/** The values a person entered for a nota or DSI. */
async function dasEntradas(
  tx: Database,
  empresaId: string,
  entradaIds: readonly string[],
): Promise<(readonly [string, ConhecidoDoLote])[]> {
  if (entradaIds.length === 0) return [];
  const linhas = await tx
    .select({ loteId: saldoLote.id, entrada: entradaDeInsumo })
    .from(saldoLote)
    .innerJoin(
      entradaDeInsumo,
      and(eq(entradaDeInsumo.empresaId, empresaId), eq(entradaDeInsumo.id, saldoLote.entradaId)),
    )
    .where(and(eq(saldoLote.empresaId, empresaId), oneOfThese(saldoLote.entradaId, entradaIds)));
  return linhas.map(({ loteId, entrada }) => [loteId, daEntrada(entrada)] as const);
}

function daEntrada(entrada: typeof entradaDeInsumo.$inferSelect): ConhecidoDoLote {
  const { tributos, vuUsd, freteUsd, seguroUsd, fornecedorCnpj, cfop, dataDocumento, valorUnitario } = entrada;
  const { II, IPI, PIS, COFINS } = tributos;
  return {
    valores: {
      vuUSD: vuUsd,
      freteUSD: freteUsd,
      seguroUSD: seguroUsd,
      aliq: { II: II.aliquota, IPI: IPI.aliquota, PIS: PIS.aliquota, COFINS: COFINS.aliquota },
      suspensos: { II: II.suspenso, IPI: IPI.suspenso, PIS: PIS.suspenso, COFINS: COFINS.suspenso },
    },
    nota:
      fornecedorCnpj !== null && cfop !== null && valorUnitario !== null
        ? { fornecedorCnpj, emissao: dataDocumento, cfop, valorUnitario }
        : null,
  };
}

async function dasDeclaracoes(
  tx: Database,
  empresaId: string,
  lotes: readonly LugarDoLote[],
): Promise<(readonly [string, ConhecidoDoLote])[]> {
  const processoIds = [...new Set(lotes.flatMap(({ processoId }) => processoId ?? []))];
  if (processoIds.length === 0) return [];
  const cabecalhos = await tx
    .select({ processoId: declaracao.processoId, cabecalho: declaracao.cabecalho })
    .from(declaracao)
    .where(and(eq(declaracao.empresaId, empresaId), oneOfThese(declaracao.processoId, processoIds)));
  const adicoes = await adicaoRepository(tx, empresaId).dosProcessos(processoIds);
  const dosProcessos = new Map(
    cabecalhos.map(({ processoId, cabecalho }) => {
      const adicoesDoProcesso = adicoes.get(processoId) ?? [];
      return [processoId, valoresDaDeclaracao({ ...cabecalho, adicoes: adicoesDoProcesso })];
    }),
  );
  return lotes.flatMap(({ id, processoId, adicao, item }) => {
    const valores = processoId === null ? null : dosProcessos.get(processoId)?.(adicao, item);
    return valores ? [[id, { valores, nota: null }] as const] : [];
  });
}

function valoresDaDeclaracao(di: Parameters<typeof custosDaDeclaracao>[0]) {
  const custos = custosDaDeclaracao(di);
  const porNumero = new Map(di.adicoes.map((adicao) => [Number(adicao.numero), { adicao, custo: custos(adicao) }]));
  return (numero: number, item: number): ValoresDoLote | null => {
    const daAdicao = porNumero.get(numero);
    const custo = daAdicao?.custo[item - 1];
    if (!daAdicao || !custo) return null;
    const { adicao } = daAdicao;
    const { ii, ipi, pis, cofins } = adicao.tributos;
    return {
      vuUSD: escrito(custo.fob),
      freteUSD: escrito(custo.frete),
      seguroUSD: escrito(custo.seguro),
      aliq: {
        II: aliquotaDe(adicao, 'ii'),
        IPI: aliquotaDe(adicao, 'ipi'),
        PIS: aliquotaDe(adicao, 'pis'),
        COFINS: aliquotaDe(adicao, 'cofins'),
      },
      suspensos: {
        II: naoPago(ii),
        IPI: naoPago(ipi),
        PIS: naoPago(pis),
        COFINS: naoPago(cofins),
      },
    };
  };
}

/** A reduced rate replaces the full rate (AdicaoDeclarada); a DI prints the third decimal of neither. */
const aliquotaDe = (adicao: AdicaoDeclarada, tributo: TributoDi) =>
  adicao.tributos[tributo].aliquotaReduzida ?? aliquotaDaDi(adicao, tributo);

/** A tax paid at the entry is not paid again. A tax left unpaid, under any regime, falls due (RA, art. 509). */
const naoPago = ({ recolher }: AdicaoDeclarada['tributos']['ii']) => new Exato(recolher).isZero();

const escrito = (figura: Figura | null) => (figura ? texto(figura) : null);
