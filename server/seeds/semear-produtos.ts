import { eq } from 'drizzle-orm';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { cadastroDeCompraNacional } from '#server/comex/produtos/compra-nacional.ts';
import { cadastroDeEstrutura } from '#server/comex/produtos/estrutura.ts';
import { cadastroDeProduto } from '#server/comex/produtos/produto.ts';
import { itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { gravacaoDe } from '#server/platform/records/write-cadastro.ts';
import { comprasDeDemonstracao } from './nacionais-demonstracao.ts';
import { produtosDeDemonstracao } from './produtos-demonstracao.ts';

/** Creates the demonstration's products with their structures, and the purchases of their national inputs. */
export async function semearProdutos(ao: OnWrite, hoje: DataTexto, importadores: readonly string[]): Promise<void> {
  const [eletronica = '', motos = ''] = importadores;
  const itens = await ao.db
    .select({
      id: itemCadastrado.id,
      partNumber: itemCadastrado.partNumber,
      descricao: itemCadastrado.descricao,
      ncm: itemCadastrado.ncm,
      unidade: itemCadastrado.unidadeComercializada,
      origem: itemCadastrado.origem,
    })
    .from(itemCadastrado)
    .where(eq(itemCadastrado.empresaId, ao.quem.empresaId))
    // The items of declarations were created first, so they come first.
    .orderBy(itemCadastrado.id);
  const produtos = gravacaoDe(cadastroDeProduto, ao);
  const estruturas = gravacaoDe(cadastroDeEstrutura, ao);
  for (const produto of produtosDeDemonstracao(hoje, { eletronica, motos }, itens)) {
    const { id } = await produtos.criar(produto.novo);
    for (const nova of produto.estruturas(id)) await estruturas.criar(nova);
  }
  await gravacaoDe(cadastroDeCompraNacional, ao).criarTodos(comprasDeDemonstracao(hoje, { eletronica, motos }));
}
