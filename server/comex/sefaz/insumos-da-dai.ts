import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { nomeDaDespesa } from '#lib/domain/aduana/processo/despesa.ts';
import { pisCofinsExtintos } from '#lib/domain/aduana/tributos/fim-do-pis-cofins.ts';
import type { EscolhaAnterior } from '#lib/domain/zfm/cclasstrib/sugerir-escolhas.ts';
import type { InsumosDaDai, LinhaDaMatriz } from '#lib/domain/zfm/dai.ts';
import { guardadaDoProcesso } from '#server/comex/declaracao/declaracao-do-processo.ts';
import type { DeclaracaoGuardada } from '#server/comex/declaracao/declaracao-guardada.ts';
import { cbsIbsDasAdicoes } from '#server/comex/reforma/cbs-ibs-das-adicoes.ts';
import { lerMateriaDaReforma } from '#server/comex/reforma/materia-da-reforma.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador, matrizTributacao } from '#server/platform/db/schema/cadastros.ts';
import { despesa, processo } from '#server/platform/db/schema/processo.ts';
import { processoItem } from '#server/platform/db/schema/processo-itens.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';
import { notFound } from '#server/platform/refusals.ts';

type Conteudo = Pick<InsumosDaDai, 'tipo' | 'contratoCambio' | 'complemento' | 'escolhas'>;

/** A stored declaration that the caller has read, with CBS and IBS of its adições if they are known. */
export interface DeclaracaoLida {
  guardada: DeclaracaoGuardada;
  cbsIbs: InsumosDaDai['cbsIbs'];
}

/** Gathers what a DAI is made from. The given `conteudo`, such as an unsaved form, replaces the stored content. */
export async function insumosDaDai(
  tx: Database,
  empresaId: string,
  processoId: string,
  conteudo: Partial<Conteudo> = {},
  lida?: DeclaracaoLida,
): Promise<InsumosDaDai> {
  const { declaracao } = lida?.guardada ?? (await guardadaDoProcesso(tx, empresaId, processoId));
  const [guardada] = await tx
    .select({ dai, importador })
    .from(dai)
    .innerJoin(processo, and(eq(processo.empresaId, dai.empresaId), eq(processo.id, dai.processoId)))
    .leftJoin(
      importador,
      and(
        eq(importador.empresaId, processo.empresaId),
        eq(importador.id, processo.importadorId),
        isNull(importador.excluidoEm),
      ),
    )
    .where(and(eq(dai.empresaId, empresaId), eq(dai.processoId, processoId)));
  if (!guardada) throw notFound('A DAI deste processo');
  const { tipo, contratoCambio, complemento, adicoes: escolhas } = guardada.dai;
  const doDia = { hoje: declaracao.dataRegistro, liberacao: undefined };
  return {
    processoId,
    declaracao,
    importador: guardada.importador,
    matriz: guardada.importador ? await matrizDe(tx, empresaId, guardada.importador.id) : [],
    despesas: await despesasDaBase(tx, empresaId, processoId),
    cbsIbs: pisCofinsExtintos(declaracao.dataRegistro)
      ? (lida?.cbsIbs ?? cbsIbsDasAdicoes(await lerMateriaDaReforma(tx, empresaId, processoId, doDia)))
      : undefined,
    tipo,
    contratoCambio,
    complemento,
    escolhas,
    ...conteudo,
  };
}

async function matrizDe(tx: Database, empresaId: string, importadorId: string): Promise<LinhaDaMatriz[]> {
  return tx
    .select({
      id: matrizTributacao.id,
      ncm: matrizTributacao.ncm,
      codigoSuframa: matrizTributacao.codigoSuframa,
      destinacao: matrizTributacao.destinacao,
      utilizacao: matrizTributacao.utilizacao,
      codigoTributacao: matrizTributacao.codigoTributacao,
      decreto: matrizTributacao.decreto,
      tratamento: matrizTributacao.tratamento,
      reducaoPerc: matrizTributacao.reducaoPerc,
      vigenciaInicio: matrizTributacao.vigenciaInicio,
      vigenciaFim: matrizTributacao.vigenciaFim,
    })
    .from(matrizTributacao)
    .where(
      and(
        eq(matrizTributacao.empresaId, empresaId),
        eq(matrizTributacao.importadorId, importadorId),
        isNull(matrizTributacao.excluidoEm),
      ),
    )
    .orderBy(asc(matrizTributacao.chave), asc(matrizTributacao.vigenciaInicio));
}

/** Expenses a person marked as part of the base of the ICMS. The ICMS itself never belongs to its own base. */
async function despesasDaBase(tx: Database, empresaId: string, processoId: string): Promise<InsumosDaDai['despesas']> {
  const linhas = await tx
    .select()
    .from(despesa)
    .where(
      and(
        eq(despesa.empresaId, empresaId),
        eq(despesa.processoId, processoId),
        eq(despesa.integraBaseIcms, true),
        isNull(despesa.excluidoEm),
      ),
    )
    .orderBy(asc(despesa.data), asc(despesa.id));
  return linhas
    .filter(({ tipo }) => tipo !== 'ICMS')
    .map((linha) => ({
      id: linha.id,
      nome: nomeDaDespesa(linha),
      valor: linha.valor,
      capatazia: linha.tipo === 'CAPATAZIA',
    }));
}

/** Returns the last choices for adições of the same NCMs in other DAIs of the same importer, by NCM of the adição. */
export async function escolhasAnteriores(
  tx: Database,
  empresaId: string,
  processoId: string,
): Promise<Map<string, EscolhaAnterior>> {
  const linhas = await tx
    .select({
      daAdicao: sql<string>`x.da_adicao`,
      processo: sql<string>`x.processo`,
      numero: sql<string>`x.numero`,
      ncm: sql<string | null>`x.ncm`,
      codigoSuframa: sql<string | null>`x.codigo_suframa`,
      destinacao: sql<string | null>`x.destinacao`,
      utilizacao: sql<string | null>`x.utilizacao`,
    })
    .from(sql`(
      select distinct on (a.ncm) a.ncm as da_adicao, outro.numero as processo, e.numero, e.ncm, e."codigoSuframa" as codigo_suframa,
        e.destinacao, e.utilizacao
      from processo p
      join processo outro
        on outro.empresa_id = p.empresa_id and outro.importador_id = p.importador_id and outro.id <> p.id
      join dai d on d.empresa_id = outro.empresa_id and d.processo_id = outro.id
      cross join lateral jsonb_to_recordset(d.adicoes)
        as e(numero text, ncm text, "codigoSuframa" text, destinacao text, utilizacao text)
      join adicao a on a.empresa_id = d.empresa_id and a.processo_id = d.processo_id and a.numero = e.numero::smallint
      where p.empresa_id = ${empresaId} and p.id = ${processoId} and outro.excluido_em is null and outro.treinamento is not true
        and e.ncm is not null and e.utilizacao is not null
        and a.ncm in (select ncm from adicao where empresa_id = p.empresa_id and processo_id = p.id)
      order by a.ncm, d.alterado_em desc nulls last
    ) x`);
  return new Map(linhas.map(({ daAdicao, processo: de, ...escolha }) => [daAdicao, { escolha, processo: de }]));
}

/** Returns the Suframa product code of each adição by the items of its invoice, if all of them have the same. */
export async function codigosSuframaDasAdicoes(
  tx: Database,
  empresaId: string,
  processoId: string,
): Promise<Map<string, string>> {
  const linhas = await tx
    .select({
      adicao: processoItem.adicao,
      menor: sql<string | null>`min(left(${processoItem.codigoSuframa}, 4))`,
      maior: sql<string | null>`max(left(${processoItem.codigoSuframa}, 4))`,
    })
    .from(processoItem)
    .where(and(eq(processoItem.empresaId, empresaId), eq(processoItem.processoId, processoId)))
    .groupBy(processoItem.adicao);
  return new Map(
    linhas.flatMap(({ adicao, menor, maior }) =>
      adicao !== null && menor !== null && menor === maior ? [[String(adicao).padStart(3, '0'), menor]] : [],
    ),
  );
}
