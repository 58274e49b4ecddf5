import { and, eq } from 'drizzle-orm';
import { fornecedorNovo } from '#lib/contracts/fornecedor.ts';
import { itemNovo } from '#lib/contracts/item.ts';
import type { Cadastrados, CadastroDoQueFalta, FornecedorProposto, ItemProposto } from '#lib/contracts/o-que-falta.ts';
import { type RecursoVinculado, textoDoFornecedor, textoDoItem } from '#lib/domain/aduana/vinculo-declarado.ts';
import { cadastroDeFornecedor } from '#server/comex/cadastros/fornecedor.ts';
import { cadastroDeItem } from '#server/comex/cadastros/item.ts';
import { lerOQueFalta } from '#server/comex/declaracao/o-que-falta.ts';
import { chaveDe, vinculoRepository } from '#server/comex/declaracao/vinculo-repository.ts';
import { ligarLotesAoItem } from '#server/comex/saldo/ligar-lotes.ts';
import type { Database } from '#server/platform/db/database.ts';
import { apelidoDeclarado } from '#server/platform/db/schema-declaracao.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { Assinatura, OnWrite, RecordRead, Registro } from '#server/platform/records/cadastro.ts';
import { tellChanges } from '#server/platform/records/tell-changes.ts';
import { type Passos, passosDe } from '#server/platform/records/write-cadastro.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { exigirSemUsos } from './usos-dos-cadastros.ts';

/**
 * Creates the accepted suppliers, makers and items in one transaction, and links every declaration that names them.
 * @throws {Refusal} 404 when the process does not exist, 422 when a proposal is not there any more or cannot be accepted, 409 when its part number is taken.
 */
export function cadastrarOQueFalta(ao: OnWrite, pedido: CadastroDoQueFalta): Promise<Cadastrados> {
  return ao.db.transaction(async (tx) => {
    const { empresaId } = ao.quem;
    const falta = await lerOQueFalta(tx, empresaId, pedido.processoId);
    const fornecedores = escolhidos(falta.fornecedores, pedido.fornecedores);
    const itens = escolhidos(falta.itens, pedido.itens);
    const assinatura = assinaturaDe(ao);
    const vincular = vinculador(tx, empresaId, assinatura);

    const feitos = await gravar(tx, ao, cadastroDeFornecedor, fornecedores.map(comoFornecedor));
    for (const [i, { textos }] of fornecedores.entries()) {
      for (const texto of textos)
        await vincular('Fornecedor', { comparado: textoDoFornecedor(texto), texto }, feitos[i]);
    }
    const nomes = [...new Set(itens.flatMap(({ fornecedor, fabricante }) => [fornecedor, fabricante]))].flatMap(
      (nome) => nome ?? [],
    );
    const donos = await vinculoRepository(tx, empresaId, 'Fornecedor').vinculos(nomes.map(textoDoFornecedor));
    const dono = (nome: string | null) => (nome ? (donos.get(textoDoFornecedor(nome))?.registro.id ?? null) : null);
    const criados = await gravar(
      tx,
      ao,
      cadastroDeItem,
      itens.map((um) => comoItem(um, dono(um.fornecedor), dono(um.fabricante))),
    );
    for (const [i, { ncm, textos }] of itens.entries()) {
      for (const texto of textos) {
        const comparado = textoDoItem({ ncm, descricao: texto });
        await vincular('Item', { comparado, texto }, criados[i]);
        await ligarLotesAoItem(tx, empresaId, chaveDe(comparado));
      }
    }
    return { fornecedorIds: feitos, itemIds: criados };
  });
}

/**
 * Undoes the act: deletes its records and the links to them, as one.
 * @throws {Refusal} 422 when somebody changed one of the records since, or uses it.
 */
export function desfazerCadastro(ao: OnWrite, { fornecedorIds, itemIds }: Cadastrados): Promise<void> {
  return ao.db.transaction(async (tx) => {
    await exigirSemUsos(tx, ao.quem.empresaId, { Fornecedor: fornecedorIds, Item: itemIds });
    await retirar(tx, ao, cadastroDeItem, itemIds);
    await retirar(tx, ao, cadastroDeFornecedor, fornecedorIds);
    await desligar(tx, ao.quem.empresaId, [...fornecedorIds, ...itemIds]);
  });
}

/** Deletes the links of texts to these records, and frees the lots that had them. */
export async function desligar(tx: Database, empresaId: string, ids: readonly string[]): Promise<void> {
  const apagados = await tx
    .delete(apelidoDeclarado)
    .where(and(eq(apelidoDeclarado.empresaId, empresaId), oneOfThese(apelidoDeclarado.registroId, ids)))
    .returning({ recurso: apelidoDeclarado.recurso, chave: apelidoDeclarado.chave });
  for (const { recurso, chave } of apagados) if (recurso === 'Item') await ligarLotesAoItem(tx, empresaId, chave);
}

function escolhidos<Proposta extends FornecedorProposto | ItemProposto>(
  propostas: readonly Proposta[],
  chaves: readonly string[],
): Proposta[] {
  const porChave = new Map(propostas.map((uma) => [uma.chave, uma]));
  return [...new Set(chaves)].map((chave) => {
    const uma = porChave.get(chave);
    if (!uma) throw againstRule('O que falta mudou desde que a lista foi aberta. Abra-a de novo.');
    if (uma.impedimento) throw againstRule(uma.impedimento);
    return uma;
  });
}

export function comoFornecedor({ razaoSocial, papel, pais }: FornecedorProposto) {
  return fornecedorNovo.parse({ razaoSocial, papel, pais: { codigo: pais?.codigo } });
}

export function comoItem(um: ItemProposto, fornecedor: string | null, fabricante: string | null) {
  return itemNovo.parse({
    partNumber: um.partNumber,
    descricao: um.descricao,
    ncm: um.ncm,
    unidadeComercializada: um.unidade,
    origem: 'IMPORTADO',
    valorUnitarioReferencia: um.valorUnitario,
    moeda: um.moeda && { codigo: um.moeda.codigo },
    pesoLiquidoUnitario: um.pesoLiquido && !um.pesoLiquido.disperso ? um.pesoLiquido.mediana : null,
    fornecedorPadrao: fornecedor && { id: fornecedor },
    fabricantePadrao: fabricante && { id: fabricante },
  });
}

/** Creates records in this transaction, with their lines of the history. Returns their ids. */
export async function gravar<Campos extends object, Lido extends RecordRead>(
  tx: Database,
  ao: OnWrite,
  cadastro: Registro<Campos, Lido>,
  todos: readonly Campos[],
): Promise<string[]> {
  const mudancas: Awaited<ReturnType<Passos<Campos, Lido>['criar']>>[] = [];
  const passos = passosDe(cadastro, cadastro.repositorio(tx, ao.quem.empresaId), assinaturaDe(ao));
  for (const um of todos) mudancas.push(await passos.criar(um));
  await contar(tx, ao, cadastro, mudancas, 'CRIAR');
  return mudancas.map(({ atual }) => atual.id);
}

/** Deletes records that nobody has changed since they were made. @throws {Refusal} 422 otherwise. */
export async function retirar<Campos extends object, Lido extends RecordRead>(
  tx: Database,
  ao: OnWrite,
  cadastro: Registro<Campos, Lido>,
  ids: readonly string[],
): Promise<void> {
  const mudancas: Awaited<ReturnType<Passos<Campos, Lido>['excluir']>>[] = [];
  const passos = passosDe(cadastro, cadastro.repositorio(tx, ao.quem.empresaId), assinaturaDe(ao));
  for (const id of ids) {
    const visto = await passos.existente(id);
    if (visto.versao !== 1) throw againstRule(`${cadastro.este} já foi alterado: exclua-o pela página dele.`);
    mudancas.push(await passos.excluir(id, visto));
  }
  await contar(tx, ao, cadastro, mudancas, 'EXCLUIR');
}

async function contar<Campos extends object, Lido extends RecordRead>(
  tx: Database,
  ao: OnWrite,
  cadastro: Registro<Campos, Lido>,
  mudancas: readonly Awaited<ReturnType<Passos<Campos, Lido>['criar']>>[],
  acao: 'CRIAR' | 'EXCLUIR',
): Promise<void> {
  const motivo =
    acao === 'CRIAR' ? 'Cadastrado a partir da declaração.' : 'Desfeito o cadastro a partir da declaração.';
  const feitas = { tx, empresaId: ao.quem.empresaId, assinatura: assinaturaDe(ao), motivo };
  await tellChanges(
    cadastro,
    feitas,
    mudancas.map((mudanca) => ({ ...mudanca, acao })),
  );
}

export function vinculador(tx: Database, empresaId: string, assinatura: Assinatura) {
  return async (
    recurso: RecursoVinculado,
    dito: { comparado: string; texto: string },
    registroId: string | undefined,
  ) => {
    if (registroId) await vinculoRepository(tx, empresaId, recurso).gravar({ ...dito, registroId }, assinatura);
  };
}

export const assinaturaDe = ({ quem, relogio }: OnWrite): Assinatura => ({
  usuarioId: quem.usuarioId,
  em: relogio.agora(),
});
