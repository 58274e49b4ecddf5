import { fornecedorConsulta } from '#lib/contracts/consultas/fornecedor.ts';
import { itemConsulta } from '#lib/contracts/consultas/item.ts';
import { fornecedorRepository } from '#server/comex/cadastros/fornecedor.ts';
import { itemRepository } from '#server/comex/cadastros/item.ts';
import { today } from '#server/platform/clock.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { prepararFabricantes } from '#server/portal/catalogue/prepare-links.ts';
import { prepararOperadores } from '#server/portal/catalogue/prepare-operators.ts';
import { prepararProdutos } from '#server/portal/catalogue/prepare-products.ts';

/** Drafts of the Portal's products, foreign operators and makers, in training: nobody of the demonstration has a key to send them by. */
export async function semearCatalogo(ao: OnWrite, importadorId: string): Promise<void> {
  const consulta = itemConsulta.parse({ origem: 'IMPORTADO', tamanho: QUANTOS });
  const { linhas } = await itemRepository(ao.db, ao.quem.empresaId).listar(consulta, today(ao.relogio));
  const itens = linhas.map(({ id }) => id);
  await prepararProdutos(ao, { ambiente: 'TREINAMENTO', importadorId, itens });
  const primeiros = fornecedorConsulta.parse({ tamanho: QUANTOS });
  const { linhas: fornecedoresDaEmpresa } = await fornecedorRepository(ao.db, ao.quem.empresaId).listar(
    primeiros,
    today(ao.relogio),
  );
  const fabricantes = linhas.flatMap(({ fabricantePadrao }) => (fabricantePadrao ? [fabricantePadrao.id] : []));
  const fornecedores = [...new Set([...fornecedoresDaEmpresa.map(({ id }) => id), ...fabricantes])];
  await prepararOperadores(ao, { ambiente: 'TREINAMENTO', importadorId, fornecedores });
  await prepararFabricantes(ao, { ambiente: 'TREINAMENTO', importadorId, produtos: null, desconhecidos: false });
}

const QUANTOS = 12;
