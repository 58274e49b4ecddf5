import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { ResultadoDeVarios } from '#lib/contracts/platform/varios.ts';
import { recusasDoProduto } from '#lib/portal/codecs/produto-do-catalogo.ts';
import type { atoEmProdutos } from '#lib/portal/contracts/catalogo-de-produtos.ts';
import { diaDoPortal } from '#lib/portal/domain/horas-do-portal.ts';
import { portalProduto } from '#server/platform/db/schema/catalogo.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import type { AoPedir } from '#server/portal/talk/usable-credential.ts';
import { agirEmVarios } from './act-on-many.ts';
import { attributesOf } from './attributes-of.ts';
import { contarNoProduto } from './catalogue-history.ts';
import { produtoRepository } from './produto-repository.ts';
import { lugarOcupado, passoDoPreparo } from './step-of-change.ts';
import { prepararProduto } from './step-of-product.ts';

export interface AoAgir extends AoPedir {
  blobs: BlobStore;
}

/** Does one act on many products, as `agirEmVarios`. */
export async function agirEmProdutos(
  ao: AoAgir,
  { produtos, ato }: z.output<typeof atoEmProdutos>,
): Promise<ResultadoDeVarios> {
  return agirEmVarios(ao, portalProduto, { quais: produtos, ato }, ({ tx, ...noAto }) => {
    const atributosDe = attributesOf(tx, ao.blobs, ao.quem.empresaId);
    return {
      naoExiste: 'Este produto não existe.',
      contar: contarNoProduto,
      quantos: (n) => (n === 1 ? 'Um produto do Catálogo' : `${n} produtos do Catálogo`),
      nomeDe: ({ codigoInterno }) => codigoInterno,
      async passo(linha) {
        const atributos = await atributosDe(linha.ambiente, linha.ncm);
        const recusas = recusasDoProduto(linha, atributos, diaDoPortal(noAto.em));
        const como = prepararProduto(linha, { recusas, atributos: atributos ?? [], em: noAto.em });
        const passo = passoDoPreparo(ato, como, noAto);
        if ('motivo' in passo || (ato.tipo !== 'TRAZER_DE_VOLTA' && ato.tipo !== 'DESFAZER')) return passo;
        const produtos = produtoRepository(tx, linha.empresaId);
        const [outro] = await produtos.doAmbiente(linha, eq(portalProduto.itemId, linha.itemId));
        const ocupado = await lugarOcupado(produtos, linha, passo.valores, {
          outro,
          frase: 'O item já tem outro produto aqui',
          deOutro: 'Outro produto deste importador já usa este código interno.',
        });
        return ocupado ? { motivo: ocupado } : passo;
      },
    };
  });
}
