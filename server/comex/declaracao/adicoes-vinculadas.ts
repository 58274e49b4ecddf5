import type { AdicaoDoProcesso } from '#lib/contracts/declaracao/adicao.ts';
import { textoDoFornecedor, textoDoItem } from '#lib/domain/aduana/declaracao/vinculo-declarado.ts';
import type { Database } from '#server/platform/db/database.ts';
import { vinculoRepository } from './vinculo-repository.ts';

/** Adds to adições the cadastro records that their supplier, manufacturer and items are linked to. */
export async function adicoesVinculadas(
  tx: Database,
  empresaId: string,
  adicoes: AdicaoDoProcesso[],
): Promise<AdicaoDoProcesso[]> {
  const nomes = adicoes
    .flatMap(({ fornecedor, fabricante }) => [fornecedor, fabricante])
    .filter((nome) => nome !== null);
  const itens = adicoes.flatMap(({ ncm, itens }) => itens.map(({ descricao }) => textoDoItem({ ncm, descricao })));
  const fornecedores = await vinculoRepository(tx, empresaId, 'Fornecedor').vinculos(nomes.map(textoDoFornecedor));
  const doCadastro = await vinculoRepository(tx, empresaId, 'Item').vinculos([...new Set(itens)]);
  const quem = (nome: string | null) =>
    nome === null ? undefined : fornecedores.get(textoDoFornecedor(nome))?.registro;
  return adicoes.map((adicao) => {
    const [fornecedorVinculado, fabricanteVinculado] = [quem(adicao.fornecedor), quem(adicao.fabricante)];
    return {
      ...adicao,
      ...(fornecedorVinculado && { fornecedorVinculado }),
      ...(fabricanteVinculado && { fabricanteVinculado }),
      itens: adicao.itens.map((item) => {
        const itemVinculado = doCadastro.get(textoDoItem({ ncm: adicao.ncm, descricao: item.descricao }))?.registro;
        return { ...item, ...(itemVinculado && { itemVinculado }) };
      }),
    };
  });
}
