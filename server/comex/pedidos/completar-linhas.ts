import { and, eq, isNull } from 'drizzle-orm';
import type { ItemConhecido, LinhasACompletar, LinhasCompletadas } from '#lib/contracts/pedidos/pedido-itens.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { chaveDeNome } from '#lib/registros/planilha/ler-celula.ts';
import { nomesConhecidos } from '#server/comex/cadastros/nomes-conhecidos.ts';
import { referenciaRepository } from '#server/comex/cadastros/referencia-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { apelido, fornecedor, itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';

/** Finds what the cadastro knows: items by their part number or an apelido, manufacturers by name, and countries by name, sigla or code. */
export async function completarLinhas(
  tx: Database,
  empresaId: string,
  { partNumbers, fabricantes, paises }: LinhasACompletar,
): Promise<LinhasCompletadas> {
  return {
    itens: await itensConhecidos(tx, empresaId, partNumbers),
    fabricantes: await fabricantesConhecidos(tx, empresaId, fabricantes),
    paises: await paisesConhecidos(tx, empresaId, paises),
  };
}

async function itensConhecidos(
  tx: Database,
  empresaId: string,
  partNumbers: readonly string[],
): Promise<ItemConhecido[]> {
  const chaveDe = new Map(partNumbers.map((pedido) => [pedido, textoDeBusca(pedido)]));
  const chaves = [...new Set(chaveDe.values())].filter(Boolean);
  if (chaves.length === 0) return [];
  const porApelido = await tx
    .select({ chave: apelido.chave, id: apelido.registroId })
    .from(apelido)
    .where(and(eq(apelido.empresaId, empresaId), eq(apelido.recurso, 'Item'), oneOfThese(apelido.chave, chaves)));
  const ler = (condicao: ReturnType<typeof oneOfThese>) =>
    tx
      .select({ item: itemCadastrado, fabricante: { id: fornecedor.id, razaoSocial: fornecedor.razaoSocial } })
      .from(itemCadastrado)
      .leftJoin(
        fornecedor,
        and(
          eq(fornecedor.empresaId, empresaId),
          eq(fornecedor.id, itemCadastrado.fabricantePadraoId),
          isNull(fornecedor.excluidoEm),
        ),
      )
      .where(and(eq(itemCadastrado.empresaId, empresaId), isNull(itemCadastrado.excluidoEm), condicao));
  const proprios = await ler(oneOfThese(itemCadastrado.chave, chaves));
  const apelidados = await ler(
    oneOfThese(
      itemCadastrado.id,
      porApelido.map(({ id }) => id),
    ),
  );
  const porId = new Map(apelidados.map((lido) => [lido.item.id, lido]));
  // The part number of an item wins over an equal apelido of another item.
  const porChave = new Map([
    ...porApelido.flatMap(({ chave, id }) => (porId.has(id) ? [[chave, porId.get(id)] as const] : [])),
    ...proprios.map((lido) => [lido.item.chave, lido] as const),
  ]);
  return [...chaveDe].flatMap(([pedido, chave]) => {
    const lido = porChave.get(chave);
    if (!lido) return [];
    const { item } = lido;
    return [
      {
        pedido,
        id: item.id,
        descricao: item.descricao,
        ncm: item.ncm,
        destaque: item.destaque,
        cClassTrib: item.cClassTrib,
        unidade: item.unidadeComercializada,
        pesoLiquidoUnitario: item.pesoLiquidoUnitario,
        paisOrigem: item.paisOrigemCodigo ? { codigo: item.paisOrigemCodigo, nome: item.paisOrigemNome ?? '' } : null,
        fabricante: lido.fabricante,
        codigoSuframa: item.codigoSuframa,
        origem: item.origem,
      },
    ];
  });
}

async function fabricantesConhecidos(tx: Database, empresaId: string, nomes: readonly string[]) {
  if (nomes.length === 0) return [];
  const { fornecedor: conhecidos } = await nomesConhecidos(tx, empresaId, [{ tipo: 'fornecedor' }]);
  const idDe = new Map(nomes.map((nome) => [nome, conhecidos.get(chaveDeNome(nome)) ?? null]));
  const ids = [...idDe.values()].filter((id) => id !== null);
  const achados = await tx
    .select({ id: fornecedor.id, razaoSocial: fornecedor.razaoSocial })
    .from(fornecedor)
    .where(and(eq(fornecedor.empresaId, empresaId), oneOfThese(fornecedor.id, ids)));
  const porId = new Map(achados.map((achado) => [achado.id, achado]));
  return [...idDe].flatMap(([pedido, id]) => {
    const achado = id === null ? undefined : porId.get(id);
    return achado ? [{ pedido, ...achado }] : [];
  });
}

async function paisesConhecidos(tx: Database, empresaId: string, nomes: readonly string[]) {
  if (nomes.length === 0) return [];
  const { Pais } = await nomesConhecidos(tx, empresaId, [{ tipo: 'tabela', tabela: 'Pais' }]);
  const codigoDe = new Map(nomes.map((pedido) => [pedido, Pais.get(chaveDeNome(pedido))]));
  const nomeDe = await referenciaRepository(tx, empresaId).nomes('Pais');
  return [...codigoDe].flatMap(([pedido, codigo]) =>
    codigo ? [{ pedido, codigo, nome: nomeDe.get(codigo) ?? '' }] : [],
  );
}
