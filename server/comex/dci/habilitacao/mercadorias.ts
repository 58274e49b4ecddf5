import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { MercadoriaDaHabilitacao } from '#lib/contracts/dci/habilitacao-dci.ts';
import { DCI_REGISTRADA } from '#lib/domain/zfm/situacao-dci.ts';
import { dcrsNaSaida } from '#server/comex/dci/dcrs-na-saida.ts';
import { dci, dciItem } from '#server/platform/db/schema/dci.ts';
import { produto } from '#server/platform/db/schema/dcr.ts';
import type { DeQuem } from './industria-da-habilitacao.ts';

/**
 * Lists the products of the industry with their DCR-E in force. Then come the goods resold by registered DCIs, as the last DCI
 * describes them.
 */
export async function mercadorias(deQuem: DeQuem): Promise<MercadoriaDaHabilitacao[]> {
  return [...(await produtosDaIndustria(deQuem)), ...(await revendidos(deQuem))];
}

async function produtosDaIndustria({ tx, empresaId, industria, hoje }: DeQuem): Promise<MercadoriaDaHabilitacao[]> {
  const { id, codigo, descricao, ncm, unidade, ppb, resolucao } = produto;
  const produtos = await tx
    .select({ id, codigo, descricao, ncm, unidade, ppb, resolucao })
    .from(produto)
    .where(and(eq(produto.empresaId, empresaId), eq(produto.importadorId, industria.id), isNull(produto.excluidoEm)))
    .orderBy(asc(codigo));
  const dcrDe = await dcrsNaSaida(
    tx,
    empresaId,
    industria.id,
    produtos.map((produtoLido) => produtoLido.id),
  );
  return produtos.map(({ id: produtoId, ...campos }) => {
    const dcr = dcrDe(produtoId, hoje);
    return {
      tipo: 'PRODUTO',
      ...campos,
      dcr: dcr && (dcr.numero ?? dcr.processo),
      dcrDesde: dcr?.desde ?? null,
      iiUnitUSD: dcr?.iiUnitUSD ?? null,
    };
  });
}

async function revendidos({ tx, empresaId, industria }: DeQuem): Promise<MercadoriaDaHabilitacao[]> {
  const { codigo, descricao, ncm, unidade } = dciItem;
  const linhas = await tx
    .selectDistinctOn([codigo], { codigo, descricao, ncm, unidade })
    .from(dciItem)
    .innerJoin(dci, and(eq(dci.empresaId, dciItem.empresaId), eq(dci.id, dciItem.dciId)))
    .where(
      and(
        eq(dciItem.empresaId, empresaId),
        eq(dci.importadorId, industria.id),
        isNull(dci.excluidoEm),
        inArray(dci.situacao, [...DCI_REGISTRADA]),
        eq(dciItem.modalidade, 'PE'),
      ),
    )
    .orderBy(asc(codigo), desc(dci.dataRegistro));
  const deOutrem = { ppb: null, resolucao: null, dcr: null, dcrDesde: null, iiUnitUSD: null };
  return linhas.map((linha) => ({ tipo: 'REVENDA', ...linha, ...deOutrem }));
}
