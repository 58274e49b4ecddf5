import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { atoEmProdutos } from '#lib/contracts/catalogo-de-produtos.ts';
import type { ResultadoDeVarios } from '#lib/contracts/varios.ts';
import { diaDoPortal, FRASE_DA_PRODUCAO } from '#lib/domain/sistema/portal-unico.ts';
import type { DadosDoProduto } from '#lib/domain/sistema/produto-no-portal.ts';
import { recusasDoProduto } from '#lib/siscomex/produto-do-catalogo.ts';
import { companyRepository } from '#server/accounts/company/company-repository.ts';
import type { LinhaDaCredencial } from '#server/comex/portal/credencial-repository.ts';
import { type AoPedir, contarNaCredencial, credencialEmUso } from '#server/comex/portal/usable-credential.ts';
import { portalProduto } from '#server/platform/db/schema-catalogo.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { attributesOf } from './attributes-of.ts';
import { mudancas } from './change-product.ts';
import { contarNoProduto } from './product-history.ts';
import { type LinhaDoProduto, type MudancaDoProduto, produtoRepository } from './produto-repository.ts';
import { passoDoProduto } from './step-of-product.ts';

export interface AoAgir extends AoPedir {
  blobs: BlobStore;
}
type Pedido = z.output<typeof atoEmProdutos>;

/**
 * Does one act on many products, each on its own: what is refused is told by its reason and leaves the others in.
 * @throws {Refusal} 404 or 409 for a credential that cannot be used, 422 without the phrase of production.
 */
export async function agirEmProdutos(ao: AoAgir, { produtos, ato }: Pedido): Promise<ResultadoDeVarios> {
  const { empresaId, usuarioId } = ao.quem;
  const em = ao.relogio.agora();
  return ao.db.transaction(async (tx) => {
    const repositorio = produtoRepository(tx, empresaId);
    const { catalogoPedeSegundaPessoa: segundaPessoa } = await companyRepository(tx, empresaId).ler();
    const atributosDe = attributesOf(tx, ao.blobs, empresaId);
    const credencial = ato.tipo === 'ENVIAR' ? await credencialEmUso(tx, empresaId, ato.credencialId) : null;
    if (ato.tipo === 'ENVIAR' && credencial) exigirAmbiente(credencial, ato.confirmacao);
    const linhas = new Map((await repositorio.trancarVarios(produtos.map(({ id }) => id))).map((um) => [um.id, um]));
    const resultado: ResultadoDeVarios = { feitos: [], recusados: [] };
    for (const { id, versao } of produtos) {
      const linha = linhas.get(id);
      const motivo = linha ? await agir(linha, versao) : 'Este produto não existe.';
      if (motivo === null) resultado.feitos.push(id);
      else resultado.recusados.push({ id, nome: linha?.codigoInterno ?? null, motivo });
    }
    if (credencial && resultado.feitos.length > 0) {
      const quantos = resultado.feitos.length === 1 ? 'Um produto' : `${resultado.feitos.length} produtos`;
      await contarNaCredencial(tx, ao, credencial, `${quantos} do Catálogo a enviar ao Portal Único`);
    }
    return resultado;

    /** Why it cannot be done; null when it was. */
    async function agir(linha: LinhaDoProduto, versao: number): Promise<string | null> {
      if (linha.versao !== versao) return 'Mudou desde que você abriu a lista: confira e tente de novo.';
      const atributos = await atributosDe(linha.ambiente, linha.ncm);
      const recusas = recusasDoProduto(linha, atributos, diaDoPortal(em));
      const feito = passoDoProduto(linha, ato, {
        ...{ usuarioId, em, credencial, recusas, atributos: atributos ?? [], segundaPessoa },
      });
      if ('motivo' in feito) return feito.motivo;
      if (ato.tipo === 'TRAZER_DE_VOLTA' || ato.tipo === 'DESFAZER') {
        const ocupado = await lugarOcupado(linha, feito.valores);
        if (ocupado) return ocupado;
      }
      if (!(await repositorio.mudar(linha, feito.valores))) return 'Mudou agora mesmo: confira e tente de novo.';
      // What was typed in a change that is undone stays in the history.
      const desfeito = ato.tipo === 'DESFAZER' && linha.vigente ? mudancas(linha, dadosDe(linha.vigente)) : {};
      await contarNoProduto(tx, linha, { usuarioId, em }, feito.oQue, desfeito);
      return null;
    }

    /** Why what a product said before cannot come back; null when it can. */
    async function lugarOcupado(linha: LinhaDoProduto, { excluidoEm, codigoInterno }: MudancaDoProduto) {
      if (excluidoEm) return null;
      const [outro] = await repositorio.doAmbiente(linha, eq(portalProduto.itemId, linha.itemId));
      if (outro && outro.id !== linha.id) return `O item já tem outro produto aqui: ${outro.codigoInterno}.`;
      return (await repositorio.comCodigoInterno(linha, codigoInterno ?? linha.codigoInterno))
        ? 'Outro produto deste importador já usa este código interno.'
        : null;
    }
  });
}

function dadosDe({ codigoInterno, denominacao, descricao, ncm, modalidade, valores }: DadosDoProduto): DadosDoProduto {
  return { codigoInterno, denominacao, descricao, ncm, modalidade, valores };
}

function exigirAmbiente({ ambiente }: LinhaDaCredencial, confirmacao: string | null): void {
  if (ambiente !== 'PRODUCAO' || confirmacao?.trim().toLowerCase() === FRASE_DA_PRODUCAO) return;
  throw againstRule(`Para produção, digite: ${FRASE_DA_PRODUCAO}.`, 'confirmacao');
}
