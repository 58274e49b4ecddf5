import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { atoEmProdutos } from '#lib/contracts/catalogo-de-produtos.ts';
import type { ResultadoDeVarios } from '#lib/contracts/varios.ts';
import { diaDoPortal } from '#lib/domain/sistema/portal-unico.ts';
import type { DadosDoProduto } from '#lib/domain/sistema/produto-no-portal.ts';
import { recusasDoProduto } from '#lib/siscomex/produto-do-catalogo.ts';
import type { AoPedir } from '#server/comex/portal/usable-credential.ts';
import type { Database } from '#server/platform/db/database.ts';
import { portalProduto } from '#server/platform/db/schema-catalogo.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { agirEmVarios } from './act-on-many.ts';
import { attributesOf } from './attributes-of.ts';
import { contarNoProduto } from './catalogue-history.ts';
import { mudancas } from './change-prepared.ts';
import { type LinhaDoProduto, type MudancaDoProduto, produtoRepository } from './produto-repository.ts';
import { passoDoProduto } from './step-of-product.ts';

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
        const passo = passoDoProduto(linha, ato, { ...noAto, recusas, atributos: atributos ?? [] });
        if ('motivo' in passo) return passo;
        if (ato.tipo === 'TRAZER_DE_VOLTA' || ato.tipo === 'DESFAZER') {
          const ocupado = await lugarOcupado(tx, linha, passo.valores);
          if (ocupado) return { motivo: ocupado };
        }
        // What was typed in a change that is undone stays in the history.
        const desfeito = ato.tipo === 'DESFAZER' && linha.vigente ? mudancas(linha, dadosDe(linha.vigente)) : {};
        return { ...passo, ...desfeito };
      },
    };
  });
}

/** Why what a product said before cannot come back; null when it can. */
async function lugarOcupado(
  tx: Database,
  linha: LinhaDoProduto,
  { excluidoEm, codigoInterno }: MudancaDoProduto,
): Promise<string | null> {
  if (excluidoEm) return null;
  const produtos = produtoRepository(tx, linha.empresaId);
  const [outro] = await produtos.doAmbiente(linha, eq(portalProduto.itemId, linha.itemId));
  if (outro && outro.id !== linha.id) return `O item já tem outro produto aqui: ${outro.codigoInterno}.`;
  return (await produtos.comCodigoInterno(linha, codigoInterno ?? linha.codigoInterno))
    ? 'Outro produto deste importador já usa este código interno.'
    : null;
}

function dadosDe({ codigoInterno, denominacao, descricao, ncm, modalidade, valores }: DadosDoProduto): DadosDoProduto {
  return { codigoInterno, denominacao, descricao, ncm, modalidade, valores };
}
