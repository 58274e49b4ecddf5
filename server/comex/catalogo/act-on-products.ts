import type { z } from 'zod';
import type { atoEmProdutos } from '#lib/contracts/catalogo-de-produtos.ts';
import type { ResultadoDeVarios } from '#lib/contracts/varios.ts';
import { diaDoPortal } from '#lib/domain/sistema/portal-unico.ts';
import { recusasDoProduto, soOsPedidos } from '#lib/siscomex/produto-do-catalogo.ts';
import { escreverProduto } from '#lib/siscomex/produto-json.ts';
import type { AoPedir } from '#server/comex/portal/usable-credential.ts';
import { portalProduto } from '#server/platform/db/schema-catalogo.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { agirEmVarios } from './act-on-many.ts';
import { attributesOf } from './attributes-of.ts';
import { contarNoProduto } from './catalogue-history.ts';

export interface AoAgir extends AoPedir {
  blobs: BlobStore;
}

/** Does one act on many products, as `agirEmVarios`. */
export async function agirEmProdutos(
  ao: AoAgir,
  { produtos, ato }: z.output<typeof atoEmProdutos>,
): Promise<ResultadoDeVarios> {
  return agirEmVarios<typeof portalProduto>(ao, { quais: produtos, ato }, (tx, em) => {
    const atributosDe = attributesOf(tx, ao.blobs, ao.quem.empresaId);
    return {
      tabela: portalProduto,
      naoExiste: 'Este produto não existe.',
      contar: contarNoProduto,
      quantos: (n) => (n === 1 ? 'Um produto do Catálogo' : `${n} produtos do Catálogo`),
      nomeDe: ({ codigoInterno }) => codigoInterno,
      recusas: async (linha) => recusasDoProduto(linha, await atributosDe(linha.ambiente, linha.ncm), diaDoPortal(em)),
      async escrever(linha) {
        const atributos = (await atributosDe(linha.ambiente, linha.ncm)) ?? [];
        const quando = { dia: diaDoPortal(em), modalidade: linha.modalidade };
        return escreverProduto({ ...linha, valores: soOsPedidos(linha.valores, atributos, quando) }, atributos);
      },
    };
  });
}
