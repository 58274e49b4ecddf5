import { and, asc, count, eq, inArray, isNull, min, sql } from 'drizzle-orm';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/sistema/portal-unico.ts';
import { companyRepository } from '#server/accounts/company/company-repository.ts';
import { usuario } from '#server/platform/db/schema.ts';
import { importador } from '#server/platform/db/schema-cadastros.ts';
import { portalProduto } from '#server/platform/db/schema-catalogo.ts';
import { chaveDaLinha } from '#server/views/meu-dia/regra.ts';
import { LIMITE_DE_POUCOS, regraDePoucos } from '#server/views/meu-dia/regra-de-poucos.ts';

/** Products of the catalogue that the Portal refused, and those of which nobody knows whether they were made. */
export const produtoRecusado = regraDePoucos({
  codigo: 'PRODUTO_RECUSADO',
  async linhas({ tx, empresaId }) {
    const lidos = await tx
      .select({
        ...{ id: portalProduto.id, codigoInterno: portalProduto.codigoInterno, ambiente: portalProduto.ambiente },
        ...{ frase: portalProduto.frase, problemas: portalProduto.problemas, situacao: portalProduto.situacao },
        importadorId: importador.id,
        importador: NOME_DO_IMPORTADOR,
      })
      .from(portalProduto)
      .innerJoin(importador, DO_PRODUTO)
      .where(
        and(
          eq(portalProduto.empresaId, empresaId),
          inArray(portalProduto.situacao, ['RECUSADO', 'INCERTO']),
          isNull(portalProduto.excluidoEm),
        ),
      )
      .orderBy(asc(portalProduto.enviadoEm), asc(portalProduto.id))
      .limit(LIMITE_DE_POUCOS);
    return lidos.map(({ id, codigoInterno, ambiente, frase, problemas, situacao, ...dele }) => {
      const [problema] = problemas;
      const porque = situacao === 'RECUSADO' ? (problema?.frase ?? frase) : frase;
      return {
        ...EM_COMUM,
        regra: 'PRODUTO_RECUSADO' as const,
        nivel: situacao === 'INCERTO' ? ('erro' as const) : ('aviso' as const),
        chave: chaveDaLinha('PRODUTO_RECUSADO', id),
        titulo: `${codigoInterno} · ${NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()}`,
        porque: porque ?? 'O Portal Único recusou este produto do Catálogo.',
        lugar: { onde: 'PRODUTO_NO_PORTAL' as const, id, aba: null, campo: problema?.campo ?? null },
        importador: { id: dele.importadorId, nome: dele.importador },
      };
    });
  },
});

/** Products that wait for a second person: one line an importer and environment, for anybody but who wrote them or asked, where the company wants that. */
export const produtoARevisar = regraDePoucos({
  codigo: 'PRODUTO_A_REVISAR',
  async linhas({ tx, empresaId }) {
    const { ambiente, ato, revisaoPedidaPor } = portalProduto;
    // Who wrote a product may approve that it goes out of use: only who asked may not.
    const redigidoPor = sql<string>`case when ${ato} = 'DESATIVAR' then ${revisaoPedidaPor} else ${portalProduto.redigidoPor} end`;
    const { catalogoPedeSegundaPessoa: segunda } = await companyRepository(tx, empresaId).ler();
    const de = segunda ? 'a revisão de uma segunda pessoa, pedida' : 'a revisão, pedida';
    const lidos = await tx
      .select({
        ...{ ambiente, redigidoPor, revisaoPedidaPor, quem: usuario.nome, quantos: count() },
        desde: min(portalProduto.revisaoPedidaEm),
        importadorId: importador.id,
        importador: NOME_DO_IMPORTADOR,
      })
      .from(portalProduto)
      .innerJoin(importador, DO_PRODUTO)
      .innerJoin(usuario, and(eq(usuario.empresaId, portalProduto.empresaId), eq(usuario.id, revisaoPedidaPor)))
      .where(and(eq(portalProduto.empresaId, empresaId), eq(portalProduto.situacao, 'EM_REVISAO')))
      .groupBy(
        ambiente,
        redigidoPor,
        revisaoPedidaPor,
        usuario.nome,
        importador.id,
        importador.nomeFantasia,
        importador.razaoSocial,
      )
      .orderBy(asc(min(portalProduto.revisaoPedidaEm)), asc(importador.id))
      .limit(LIMITE_DE_POUCOS);
    return lidos.map(({ ambiente: onde, redigidoPor: redator, revisaoPedidaPor: pediu, quem, quantos, ...dele }) => ({
      ...EM_COMUM,
      regra: 'PRODUTO_A_REVISAR' as const,
      nivel: 'aviso' as const,
      chave: chaveDaLinha('PRODUTO_A_REVISAR', dele.importadorId, `${onde} ${redator} ${pediu}`),
      titulo: `${dele.importador} · ${NOME_AMBIENTE_DO_PORTAL[onde].toLowerCase()}`,
      porque:
        quantos === 1
          ? `Um produto do Catálogo espera ${de} por ${quem}.`
          : `${quantos} produtos do Catálogo esperam ${de} por ${quem}.`,
      lugar: { onde: 'CATALOGO' as const, id: dele.importadorId, aba: null, campo: onde },
      importador: { id: dele.importadorId, nome: dele.importador },
      menosDe: segunda ? [redator, ...(pediu ? [pediu] : [])] : [],
    }));
  },
});

const DO_PRODUTO = and(
  eq(importador.empresaId, portalProduto.empresaId),
  eq(importador.id, portalProduto.importadorId),
);
const NOME_DO_IMPORTADOR = sql<string>`coalesce(${importador.nomeFantasia}, ${importador.razaoSocial})`;
const EM_COMUM = { prazo: null, valor: null, responsavel: null };
