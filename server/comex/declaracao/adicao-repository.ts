import { and, asc, count, eq } from 'drizzle-orm';
import type { AdicaoConsulta, AdicaoDoProcesso } from '#lib/contracts/declaracao/adicao.ts';
import type { TributoDeclarado, TributosDeclarados } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { Database } from '#server/platform/db/database.ts';
import { offsetOf, orderingOf, whenGiven } from '#server/platform/db/list-query.ts';
import { adicao, adicaoTributo, item } from '#server/platform/db/schema/declaracao.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';

type LinhaAdicao = typeof adicao.$inferSelect;
type LinhaTributo = typeof adicaoTributo.$inferSelect;
type LinhaItem = typeof item.$inferSelect;

export function adicaoRepository(tx: Database, empresaId: string) {
  return {
    async listar(consulta: AdicaoConsulta): Promise<{ linhas: AdicaoDoProcesso[]; total: number }> {
      const filtro = and(
        eq(adicao.empresaId, empresaId),
        eq(adicao.processoId, consulta.processoId),
        whenGiven(consulta.numero, (numero) => eq(adicao.numero, Number(numero))),
      );
      const { limit, offset } = offsetOf(consulta);
      const linhas = await tx
        .select()
        .from(adicao)
        .where(filtro)
        .orderBy(...orderingOf(consulta.ordem, { numero: adicao.numero }, adicao.id))
        .limit(limit)
        .offset(offset);
      const [contado] = await tx.select({ total: count() }).from(adicao).where(filtro);
      return { linhas: await inteiras(linhas), total: contado?.total ?? 0 };
    },

    /** Returns the adições of a process, in order. */
    async doProcesso(processoId: string): Promise<AdicaoDoProcesso[]> {
      const condicao = and(eq(adicao.empresaId, empresaId), eq(adicao.processoId, processoId));
      return inteiras(await tx.select().from(adicao).where(condicao).orderBy(asc(adicao.numero)));
    },

    /** Returns the adições of many processes, by process, in order. */
    async dosProcessos(ids: readonly string[]): Promise<Map<string, AdicaoDoProcesso[]>> {
      const condicao = and(eq(adicao.empresaId, empresaId), oneOfThese(adicao.processoId, ids));
      const todas = await inteiras(await tx.select().from(adicao).where(condicao).orderBy(asc(adicao.numero)));
      return Map.groupBy(todas, ({ processoId }) => processoId);
    },
  };

  async function inteiras(linhas: LinhaAdicao[]): Promise<AdicaoDoProcesso[]> {
    const ids = linhas.map((linha) => linha.id);
    const tributos = Map.groupBy(await tributosDe(ids), (tributo) => tributo.adicaoId);
    const itens = Map.groupBy(await itensDe(ids), (itemLido) => itemLido.adicaoId);
    return linhas.map((linha) => inteira(linha, tributos.get(linha.id) ?? [], itens.get(linha.id) ?? []));
  }

  async function tributosDe(ids: string[]): Promise<LinhaTributo[]> {
    return tx
      .select()
      .from(adicaoTributo)
      .where(and(eq(adicaoTributo.empresaId, empresaId), oneOfThese(adicaoTributo.adicaoId, ids)));
  }

  async function itensDe(ids: string[]): Promise<LinhaItem[]> {
    const itens: LinhaItem[] = [];
    for (let de = 0; de < ids.length; de += ADICOES_POR_VEZ) {
      const condicao = and(
        eq(item.empresaId, empresaId),
        oneOfThese(item.adicaoId, ids.slice(de, de + ADICOES_POR_VEZ)),
      );
      for (const linhaDoItem of await tx.select().from(item).where(condicao).orderBy(asc(item.ordem)))
        itens.push(linhaDoItem);
    }
    return itens;
  }
}

/** The items of more at once, thousands, would hold the loop for a third of a second. */
const ADICOES_POR_VEZ = 200;

function inteira(linha: LinhaAdicao, tributos: LinhaTributo[], itens: LinhaItem[]): AdicaoDoProcesso {
  const {
    empresaId: _,
    numero,
    numeroLi,
    moedaCodigo,
    moedaNome,
    paisOrigemCodigo,
    paisOrigemNome,
    paisAquisicaoCodigo,
    paisAquisicaoNome,
    grupos,
    outros,
    ...demais
  } = linha;
  return {
    ...demais,
    ...(grupos && { grupos }),
    ...(outros && { outros }),
    numero: String(numero).padStart(3, '0'),
    numeroLI: numeroLi,
    moeda: { codigo: moedaCodigo, nome: moedaNome },
    paisOrigem: { codigo: paisOrigemCodigo, nome: paisOrigemNome },
    paisAquisicao: { codigo: paisAquisicaoCodigo, nome: paisAquisicaoNome },
    tributos: Object.fromEntries(tributos.map((t) => [t.tributo, declarado(t)])) as TributosDeclarados,
    itens: itens.map(({ sequencia, descricao, cClassTrib, quantidade, unidade, valorUnitario, duimp, campos }) => ({
      sequencia,
      descricao,
      ...(cClassTrib !== null && { cClassTrib }),
      quantidade,
      unidade,
      valorUnitario,
      ...(duimp && { duimp }),
      ...(campos && { campos }),
    })),
  };
}

function declarado({
  regimeCodigo,
  regimeNome,
  base,
  aliquota,
  aliquotaReduzida,
  devido,
  recolher,
}: LinhaTributo): TributoDeclarado {
  return { regime: { codigo: regimeCodigo, nome: regimeNome }, base, aliquota, aliquotaReduzida, devido, recolher };
}
