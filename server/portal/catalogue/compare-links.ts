import { inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { lerVinculos } from '#lib/portal/codecs/vinculo-json.ts';
import {
  chaveDoVinculo,
  DESVINCULADO,
  VINCULADO,
  type VinculoDoPortal,
} from '#lib/portal/domain/fabricante-no-portal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { portalProduto } from '#server/platform/db/schema/catalogo.ts';
import type { LinhaDoCatalogo } from './catalogo-repository.ts';
import { LISTA_DE_FABRICANTES } from './catalogue-answers.ts';
import { type FabricanteComCodigos, fabricanteRepository } from './fabricante-repository.ts';
import { operadorRepository } from './operador-repository.ts';
import { buscaDoVinculo } from './prepare-links.ts';
import { produtoRepository } from './produto-repository.ts';
import type { Lista } from './ramo.ts';

/** The Portal's list of the links of a root, against those here. */
export const LISTA_DOS_FABRICANTES: Lista<FabricanteComCodigos, VinculoDoPortal> = {
  deQue: 'FABRICANTES',
  pedida: 'Pedida a lista de vínculos com fabricantes',
  funcao: LISTA_DE_FABRICANTES,
  caminho: (raiz) => `/catp/api/ext/fabricante/exportar/${raiz}`,
  ler: lerVinculos,
  daqui: (tx, onde) => fabricanteRepository(tx, onde.empresaId).comCodigos(onde),
  oDele: ({ vinculo }, lista) =>
    vinculo ? lista.filter((vinculoDoPortal) => chaveDoVinculo(vinculoDoPortal) === chaveDoVinculo(vinculo)) : [],
  diferencas: () => [],
  async escrever(tx, { empresaId, id, situacao, situacaoNoPortal }, valores) {
    // A link that was ended here agrees with the Portal when the Portal no longer shows it.
    const acabado = situacao === 'ENVIADO' && situacaoNoPortal === DESVINCULADO;
    const comparacao =
      acabado && valores.comparacao ? (valores.comparacao === 'FALTA_LA' ? 'IGUAL' : 'DIFERE') : valores.comparacao;
    await fabricanteRepository(tx, empresaId).comparar(id, { ...valores, comparacao: comparacao ?? null });
  },
  adotar,
  soLa: (vinculoDoPortal) => vinculoDoPortal,
};

/** Keeps as links those of products that are here, so that each may be ended from here; answers the others. */
async function adotar(
  tx: Database,
  onde: LinhaDoCatalogo,
  lista: readonly VinculoDoPortal[],
  em: Date,
): Promise<VinculoDoPortal[]> {
  const { empresaId, ambiente, raiz, importadorId, pedidaPor } = onde;
  const codigos = [...new Set(lista.map(({ codigoProduto }) => codigoProduto))];
  if (codigos.length === 0) return [];
  const produtos = await produtoRepository(tx, empresaId).doAmbiente(onde, inArray(portalProduto.codigo, codigos));
  const operadores = await operadorRepository(tx, empresaId).doAmbiente(onde);
  const deOutros: VinculoDoPortal[] = [];
  for (const vinculo of lista) {
    const { codigoProduto, codigoOperador, cpfCnpj, codigoPais } = vinculo;
    const produto = produtos.find(({ codigo }) => codigo === codigoProduto);
    const operador = operadores.find(
      (operadorDaqui) => operadorDaqui.codigo === codigoOperador && operadorDaqui.codigoPais === codigoPais,
    );
    const posto =
      produto &&
      (await fabricanteRepository(tx, empresaId).inserir({
        id: uuidv7(),
        ambiente,
        raiz,
        importadorId,
        produtoId: produto.id,
        codigoPais,
        cpfCnpj,
        operadorId: operador?.id ?? null,
        operadorCodigo: operador ? null : codigoOperador,
        quem: operador?.id ?? codigoOperador ?? cpfCnpj ?? 'DESCONHECIDO',
        situacao: 'ENVIADO' as const,
        situacaoNoPortal: VINCULADO,
        codigo: chaveDoVinculo(vinculo),
        codigoInterno: produto.codigoInterno,
        busca: buscaDoVinculo(produto, operador?.nome ?? codigoOperador),
        redigidoEm: em,
        redigidoPor: pedidaPor,
        comparacao: 'IGUAL' as const,
        comparadoEm: em,
      }));
    if (!posto) deOutros.push(vinculo);
  }
  return deOutros;
}
