import type { z } from 'zod';
import { semVazios } from '#lib/portal/codecs/produto-do-catalogo.ts';
import type { ProdutoNoPortal, produtoNoPortalEdicao } from '#lib/portal/contracts/catalogo-de-produtos.ts';
import type { DadosDoProduto } from '#lib/portal/domain/produto-no-portal.ts';
import { portalProduto } from '#server/platform/db/schema/catalogo.ts';
import { duplicate } from '#server/platform/refusals.ts';
import type { AoPedir } from '#server/portal/talk/usable-credential.ts';
import { contarNoProduto } from './catalogue-history.ts';
import { mudancas, mudancasDoPreparo } from './change-prepared.ts';
import { produtoRepository } from './produto-repository.ts';
import { desativacaoDevolvida } from './step-of-change.ts';
import { comoEstaLa } from './step-of-product.ts';

const { emUm, devolver, achar, exigirEditavel } = mudancasDoPreparo({
  tabela: portalProduto,
  nome: 'produto',
  contar: contarNoProduto,
  ler: (tx, empresaId, id, usuarioId) => produtoRepository(tx, empresaId).ler(id, usuarioId),
  codigo: (digitado) => digitado.replace(/^0+(?=\d)/, ''),
  nomeDe: ({ codigoInterno }) => codigoInterno,
  devolvido: (linha, motivo) => desativacaoDevolvida({ linha, comoEstaLa: () => comoEstaLa(linha) }, motivo),
  aoAchar: () => ({ versaoVista: null, situacaoVista: null }),
});
export const devolverProduto = devolver;
export const acharProduto = achar;

/**
 * Writes what a product says. It is a draft again, whoever had approved it.
 * @throws {Refusal} 404, 409 when somebody changed it meanwhile or it is on its way, 422 when the código interno is taken.
 */
export async function redigirProduto(
  ao: AoPedir,
  { id, versao, ...ditos }: z.output<typeof produtoNoPortalEdicao>,
): Promise<ProdutoNoPortal> {
  const dados: DadosDoProduto = { ...ditos, valores: semVazios(ditos.valores) };
  const { empresaId, usuarioId } = ao.quem;
  const em = ao.relogio.agora();
  return emUm(ao, { id, versao }, async (tx, linha) => {
    exigirEditavel(linha);
    const produtos = produtoRepository(tx, empresaId);
    const outro = await produtos.comCodigoInterno(linha, dados.codigoInterno);
    if (outro) throw duplicate('Outro produto deste importador já usa este código interno.', outro);
    await produtos.redigir(linha, dados, usuarioId, em);
    await contarNoProduto(tx, linha, { usuarioId, em }, 'rascunho alterado.', mudancas<DadosDoProduto>(linha, dados));
  });
}
