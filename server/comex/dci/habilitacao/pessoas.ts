import { and, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { PessoaDaHabilitacao } from '#lib/contracts/dci/habilitacao-dci.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { dci } from '#server/platform/db/schema/dci.ts';
import { dciNota } from '#server/platform/db/schema/dci-notas.ts';
import { adicao, declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import type { DeQuem } from './industria-da-habilitacao.ts';

/** Lists the destinatários of the notas in the DCIs of the industry, then the suppliers in its declarations. */
export async function pessoas(deQuem: DeQuem): Promise<PessoaDaHabilitacao[]> {
  return [...(await destinatarios(deQuem)), ...(await fornecedores(deQuem))];
}

/**
 * Groups destinatários by document, or by name when the document is missing, and takes the data of the last nota. A nota that a
 * retificadora took over counts once. Notas left out of a DCI do not count.
 */
async function destinatarios({ tx, empresaId, industria }: DeQuem): Promise<PessoaDaHabilitacao[]> {
  const { destinatarioTipo, destinatarioDocumento, destinatarioNome, emissao, identidade } = dciNota;
  const semDocumento = sql`case when ${destinatarioDocumento} is null then ${destinatarioNome} end`;
  const daUltima = (coluna: typeof destinatarioNome | typeof dciNota.municipioNome | typeof dciNota.uf) =>
    sql<string | null>`(array_agg(${coluna} order by ${emissao} desc, ${identidade} desc))[1]`;
  const nome = daUltima(destinatarioNome) as ReturnType<typeof sql<string>>;
  const linhas = await tx
    .select({
      tipo: destinatarioTipo,
      documento: destinatarioDocumento,
      nome,
      municipio: daUltima(dciNota.municipioNome),
      uf: daUltima(dciNota.uf),
      documentos: sql<number>`count(distinct ${identidade})`.mapWith(Number),
    })
    .from(dciNota)
    .innerJoin(dci, and(eq(dci.empresaId, dciNota.empresaId), eq(dci.id, dciNota.dciId)))
    .where(
      and(
        eq(dciNota.empresaId, empresaId),
        eq(dci.importadorId, industria.id),
        isNull(dci.excluidoEm),
        notInArray(dci.situacao, ['CANCELADA', 'RETIFICADA']),
        isNull(dciNota.fora),
      ),
    )
    .groupBy(destinatarioTipo, destinatarioDocumento, semDocumento)
    .orderBy(nome, destinatarioDocumento);
  return linhas.map((linha) => ({ papel: 'DESTINATARIO', ...linha, pais: null }));
}

/** Groups suppliers by the name and country of the adições, because a foreign supplier has no CNPJ. */
async function fornecedores({ tx, empresaId, industria }: DeQuem): Promise<PessoaDaHabilitacao[]> {
  const linhas = await tx
    .select({
      nome: sql<string>`${adicao.fornecedor}`,
      pais: adicao.paisAquisicaoNome,
      documentos: sql<number>`count(distinct ${adicao.processoId})`.mapWith(Number),
    })
    .from(adicao)
    .innerJoin(processo, and(eq(processo.empresaId, adicao.empresaId), eq(processo.id, adicao.processoId)))
    .innerJoin(declaracao, and(eq(declaracao.empresaId, processo.empresaId), eq(declaracao.processoId, processo.id)))
    .where(
      and(
        eq(adicao.empresaId, empresaId),
        eq(declaracao.importadorNumero, industria.cnpj),
        PROCESSO_REAL,
        isNotNull(adicao.fornecedor),
      ),
    )
    .groupBy(adicao.fornecedor, adicao.paisAquisicaoNome)
    .orderBy(adicao.fornecedor, adicao.paisAquisicaoNome);
  const doExterior = { papel: 'FORNECEDOR', tipo: 'EXTERIOR', documento: null, municipio: null, uf: null } as const;
  return linhas.map((linha) => ({ ...doExterior, ...linha }));
}
