import type { CadastroDoQueFalta } from '#lib/contracts/declaracao/o-que-falta.ts';
import { lerOQueFalta } from '#server/comex/declaracao/o-que-falta.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { emUmAto } from './ato-de-cadastro.ts';
import { gravarFornecedores, gravarItens, juntar } from './gravar-propostos.ts';

/**
 * Creates the accepted suppliers, makers and items of a process in one act, and links every declaration that names them. A part number
 * that the cadastro has under the same NCM is linked to its item. Answers the id of the act, by which it is undone.
 * @throws {Refusal} 404 when the process does not exist, 422 when a proposal is not there any more or cannot be accepted.
 */
export function cadastrarOQueFalta(ao: OnWrite, pedido: CadastroDoQueFalta): Promise<string> {
  return emUmAto(ao, async (tx, vinculos) => {
    const falta = await lerOQueFalta(tx, ao.quem.empresaId, pedido.processoId);
    const fornecedores = juntar(falta.fornecedores, umACada(pedido.fornecedores));
    const itens = juntar(falta.itens, umACada(pedido.itens));
    return {
      Fornecedor: await gravarFornecedores(tx, ao, vinculos, fornecedores),
      Item: await gravarItens(tx, ao, vinculos, itens),
    };
  });
}

const umACada = (chaves: readonly string[]) => [...new Set(chaves)].map((chave) => [chave]);
