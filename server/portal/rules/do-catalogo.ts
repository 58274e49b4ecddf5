import { and, asc, count, eq, inArray, isNull, min, sql } from 'drizzle-orm';
import type { LugarDoMeuDia } from '#lib/contracts/views/meu-dia.ts';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { RegraDoMeuDia } from '#lib/domain/telas/meu-dia.ts';
import { companyRepository } from '#server/accounts/company/company-repository.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { portalFabricante, portalProduto } from '#server/platform/db/schema/catalogo.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { portalOperador } from '#server/platform/db/schema/operadores.ts';
import { chaveDaLinha } from '#server/views/meu-dia/regra.ts';
import { LIMITE_DE_POUCOS, regraDePoucos } from '#server/views/meu-dia/regra-de-poucos.ts';

/** What is particular to the tasks about products, and about foreign operators. */
interface DeQue {
  tabela: typeof portalProduto | typeof portalOperador | typeof portalFabricante;
  /** Whose page a line leads to, where that is not its own. */
  pagina?: typeof portalFabricante.produtoId;
  /** The name of one on its line. */
  nome: typeof portalProduto.codigoInterno | typeof portalOperador.nome | typeof portalFabricante.codigoInterno;
  recusado: { codigo: RegraDoMeuDia; onde: LugarDoMeuDia['onde']; porque: string };
  aRevisar: { codigo: RegraDoMeuDia; onde: LugarDoMeuDia['onde']; um: string; varios: string };
}

const PRODUTOS: DeQue = {
  tabela: portalProduto,
  nome: portalProduto.codigoInterno,
  recusado: {
    codigo: 'PRODUTO_RECUSADO',
    onde: 'PRODUTO_NO_PORTAL',
    porque: 'O Portal Único recusou este produto do Catálogo.',
  },
  aRevisar: {
    codigo: 'PRODUTO_A_REVISAR',
    onde: 'CATALOGO',
    um: 'Um produto do Catálogo',
    varios: 'produtos do Catálogo',
  },
};
const OPERADORES: DeQue = {
  tabela: portalOperador,
  nome: portalOperador.nome,
  recusado: {
    codigo: 'OPERADOR_RECUSADO',
    onde: 'OPERADOR_NO_PORTAL',
    porque: 'O Portal Único recusou este operador estrangeiro.',
  },
  aRevisar: {
    codigo: 'OPERADOR_A_REVISAR',
    onde: 'OPERADORES_DO_PORTAL',
    um: 'Um operador estrangeiro',
    varios: 'operadores estrangeiros',
  },
};

const FABRICANTES: DeQue = {
  tabela: portalFabricante,
  pagina: portalFabricante.produtoId,
  nome: portalFabricante.codigoInterno,
  recusado: {
    codigo: 'FABRICANTE_RECUSADO',
    onde: 'PRODUTO_NO_PORTAL',
    porque: 'O Portal Único recusou o vínculo deste produto com o fabricante.',
  },
  aRevisar: {
    codigo: 'FABRICANTE_A_REVISAR',
    onde: 'FABRICANTES_DO_PORTAL',
    um: 'Um vínculo de fabricante',
    varios: 'vínculos de fabricante',
  },
};

/** Products of the catalogue that the Portal refused, and those of which nobody knows whether they were made. */
export const produtoRecusado = recusados(PRODUTOS);
/** Foreign operators that the Portal refused, and those of which nobody knows whether they were made. */
export const operadorRecusado = recusados(OPERADORES);
/** Products that wait for a second person. */
export const produtoARevisar = aRevisar(PRODUTOS);
/** Foreign operators that wait for a second person. */
export const operadorARevisar = aRevisar(OPERADORES);
/** Links of products to makers that the Portal refused, and those of which nobody knows whether they were made. */
export const fabricanteRecusado = recusados(FABRICANTES);
/** Links that wait for a second person. */
export const fabricanteARevisar = aRevisar(FABRICANTES);

function recusados({ tabela: qual, nome, recusado, pagina }: DeQue) {
  const { codigo: regra, onde } = recusado;
  const tabela = qual as typeof portalProduto;
  return regraDePoucos({
    codigo: regra,
    async linhas({ tx, empresaId }) {
      const lidos = await tx
        .select({
          id: tabela.id,
          pagina: sql<string>`${pagina ?? tabela.id}`,
          nome: sql<string>`${nome}`,
          ambiente: tabela.ambiente,
          frase: tabela.frase,
          problemas: tabela.problemas,
          situacao: tabela.situacao,
          importadorId: importador.id,
          importador: NOME_DO_IMPORTADOR,
        })
        .from(tabela)
        .innerJoin(importador, doImportador(tabela))
        .where(
          and(
            eq(tabela.empresaId, empresaId),
            inArray(tabela.situacao, ['RECUSADO', 'INCERTO']),
            isNull(tabela.excluidoEm),
          ),
        )
        .orderBy(asc(tabela.enviadoEm), asc(tabela.id))
        .limit(LIMITE_DE_POUCOS);
      return lidos.map(
        ({ id, pagina: qualPagina, nome: chamado, ambiente, frase, problemas, situacao, ...dadosDoImportador }) => {
          const [problema] = problemas;
          const porque = situacao === 'RECUSADO' ? (problema?.frase ?? frase) : frase;
          return {
            ...EM_COMUM,
            regra,
            nivel: situacao === 'INCERTO' ? ('erro' as const) : ('aviso' as const),
            chave: chaveDaLinha(regra, id),
            titulo: `${chamado} · ${NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()}`,
            porque: porque ?? recusado.porque,
            lugar: { onde, id: qualPagina, aba: null, campo: problema?.campo ?? null },
            importador: { id: dadosDoImportador.importadorId, nome: dadosDoImportador.importador },
          };
        },
      );
    },
  });
}

/** One line an importer and environment, for anybody but who wrote them or asked, where the company wants a second person. */
function aRevisar({ tabela: qual, aRevisar: { codigo: regra, onde: lugar, um: singular, varios } }: DeQue) {
  const tabela = qual as typeof portalProduto;
  return regraDePoucos({
    codigo: regra,
    async linhas({ tx, empresaId }) {
      const { ambiente, revisaoPedidaPor } = tabela;
      // The person who wrote it may approve that it goes out of use; the person who asked for that may not.
      const redigidoPor = sql<string>`case when ${tabela.ato} = 'DESATIVAR' then ${revisaoPedidaPor} else ${tabela.redigidoPor} end`;
      const { catalogoPedeSegundaPessoa: segunda } = await companyRepository(tx, empresaId).ler();
      const de = segunda ? 'a revisão de uma segunda pessoa, pedida' : 'a revisão, pedida';
      const lidos = await tx
        .select({
          ambiente,
          redigidoPor,
          revisaoPedidaPor,
          quem: usuario.nome,
          quantos: count(),
          desde: min(tabela.revisaoPedidaEm),
          importadorId: importador.id,
          importador: NOME_DO_IMPORTADOR,
        })
        .from(tabela)
        .innerJoin(importador, doImportador(tabela))
        .innerJoin(usuario, and(eq(usuario.empresaId, tabela.empresaId), eq(usuario.id, revisaoPedidaPor)))
        .where(and(eq(tabela.empresaId, empresaId), eq(tabela.situacao, 'EM_REVISAO')))
        .groupBy(
          ambiente,
          redigidoPor,
          revisaoPedidaPor,
          usuario.nome,
          importador.id,
          importador.nomeFantasia,
          importador.razaoSocial,
        )
        .orderBy(asc(min(tabela.revisaoPedidaEm)), asc(importador.id))
        .limit(LIMITE_DE_POUCOS);
      return lidos.map(
        ({ ambiente: onde, redigidoPor: redator, revisaoPedidaPor: pediu, quem, quantos, ...dadosDoImportador }) => ({
          ...EM_COMUM,
          regra,
          nivel: 'aviso' as const,
          chave: chaveDaLinha(regra, dadosDoImportador.importadorId, `${onde} ${redator} ${pediu}`),
          titulo: `${dadosDoImportador.importador} · ${NOME_AMBIENTE_DO_PORTAL[onde].toLowerCase()}`,
          porque:
            quantos === 1 ? `${singular} espera ${de} por ${quem}.` : `${quantos} ${varios} esperam ${de} por ${quem}.`,
          lugar: { onde: lugar, id: dadosDoImportador.importadorId, aba: null, campo: onde },
          importador: { id: dadosDoImportador.importadorId, nome: dadosDoImportador.importador },
          menosDe: segunda ? [redator, ...(pediu ? [pediu] : [])] : [],
        }),
      );
    },
  });
}

const doImportador = (tabela: typeof portalProduto) =>
  and(eq(importador.empresaId, tabela.empresaId), eq(importador.id, tabela.importadorId));
const NOME_DO_IMPORTADOR = sql<string>`coalesce(${importador.nomeFantasia}, ${importador.razaoSocial})`;
const EM_COMUM = { prazo: null, valor: null, responsavel: null };
