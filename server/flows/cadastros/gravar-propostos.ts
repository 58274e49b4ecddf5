import type { FornecedorProposto, ItemProposto } from '#lib/contracts/declaracao/o-que-falta.ts';
import { textoDoFornecedor, textoDoItem } from '#lib/domain/aduana/declaracao/vinculo-declarado.ts';
import { tinUnico } from '#lib/domain/cadastros/tin-do-operador.ts';
import { contratoDeFornecedor } from '#lib/registros/fornecedor.ts';
import { contratoDeItem } from '#lib/registros/item.ts';
import { cadastroDeFornecedor } from '#server/comex/cadastros/fornecedor.ts';
import { cadastroDeItem } from '#server/comex/cadastros/item.ts';
import { vinculoRepository } from '#server/comex/declaracao/vinculo-repository.ts';
import { assinaturaDe } from '#server/flows/processo/assinatura-do-ato.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { OnWrite, RecordRead, Registro } from '#server/platform/records/cadastro.ts';
import { tellChanges } from '#server/platform/records/tell-changes.ts';
import { type Passos, passosDe } from '#server/platform/records/write-cadastro.ts';
import { againstRule } from '#server/platform/refusals.ts';
import type { VinculosDoAto } from './vinculos-do-ato.ts';

/**
 * The proposals of each group; the first gives the fields.
 * @throws {Refusal} 422 for a proposal that is gone, cannot be accepted, or is in two groups.
 */
export function juntar<Proposta extends { chave: string; impedimento: string | null }>(
  propostas: readonly Proposta[],
  grupos: readonly (readonly string[])[],
): Proposta[][] {
  const porChave = new Map(propostas.map((proposta) => [proposta.chave, proposta]));
  const usadas = new Set<string>();
  return grupos.map((chaves) =>
    chaves.map((chave) => {
      const proposta = porChave.get(chave);
      if (!proposta) throw againstRule(MUDOU);
      if (usadas.has(chave)) throw againstRule('A mesma proposta está em dois grupos.');
      if (proposta.impedimento) throw againstRule(proposta.impedimento);
      usadas.add(chave);
      return proposta;
    }),
  );
}

/** Makes a supplier of each group and links its texts. Returns the ids. */
export async function gravarFornecedores(
  tx: Database,
  ao: OnWrite,
  vinculos: VinculosDoAto,
  grupos: readonly FornecedorProposto[][],
): Promise<string[]> {
  const novos = grupos.flatMap(([primeiro, ...outros]) => {
    if (!primeiro) return [];
    const papeis = new Set([primeiro, ...outros].map(({ papel }) => papel));
    return comoFornecedor({
      ...primeiro,
      papel: papeis.size > 1 ? 'AMBOS' : primeiro.papel,
      tins: [primeiro, ...outros].flatMap(({ tins }) => tins),
    });
  });
  const feitos = await gravar(tx, ao, cadastroDeFornecedor, novos);
  await vinculos.gravar(
    'Fornecedor',
    grupos.flatMap((grupo, i) =>
      grupo
        .flatMap(({ textos }) => textos)
        .map((texto) => ({ comparado: textoDoFornecedor(texto), texto, registroId: feitos[i] ?? '' })),
    ),
  );
  return feitos;
}

/** Makes an item of each group, unless the cadastro has it, and links its texts. Returns the ids of the items it made. */
export async function gravarItens(
  tx: Database,
  ao: OnWrite,
  vinculos: VinculosDoAto,
  grupos: readonly ItemProposto[][],
): Promise<string[]> {
  const conhecidos = grupos.filter(itemDoGrupo);
  const novos = grupos.filter((grupo) => !conhecidos.includes(grupo));
  const primeiros = novos.flatMap(([primeiro]) => primeiro ?? []);
  const nomes = [
    ...new Set(primeiros.flatMap(({ fornecedor, fabricante }) => [fornecedor ?? [], fabricante ?? []].flat())),
  ];
  const donos = await vinculoRepository(tx, ao.quem.empresaId, 'Fornecedor').vinculos(nomes.map(textoDoFornecedor));
  const dono = (nome: string | null) => (nome ? (donos.get(textoDoFornecedor(nome))?.registro.id ?? null) : null);
  const criados = await gravar(
    tx,
    ao,
    cadastroDeItem,
    primeiros.map((itemProposto) =>
      comoItem(itemProposto, dono(itemProposto.fornecedor), dono(itemProposto.fabricante)),
    ),
  );
  const textosDe = (grupo: readonly ItemProposto[], registroId: string) =>
    grupo.flatMap(({ ncm, textos }) =>
      textos.map((texto) => ({ comparado: textoDoItem({ ncm, descricao: texto }), texto, ncm, registroId })),
    );
  await vinculos.gravar('Item', [
    ...novos.flatMap((grupo, i) => textosDe(grupo, criados[i] ?? '')),
    ...conhecidos.flatMap((grupo) => textosDe(grupo, itemDoGrupo(grupo) ?? '')),
  ]);
  return criados;
}

/** The item of the cadastro that a group is linked to; undefined when a new one is made of it. @throws {Refusal} 422 for two. */
function itemDoGrupo(grupo: readonly ItemProposto[]): string | undefined {
  const [id, outro] = new Set(grupo.flatMap(({ doCadastro }) => doCadastro?.id ?? []));
  if (outro) throw againstRule('Duas destas propostas são de dois itens do cadastro: separe-as.');
  return id;
}

function comoFornecedor({ razaoSocial, papel, pais, tins }: FornecedorProposto) {
  const identificacaoFiscal = tinUnico(tins)?.tin ?? null;
  return contratoDeFornecedor.novo.parse({ razaoSocial, papel, pais: { codigo: pais?.codigo }, identificacaoFiscal });
}

function comoItem(itemProposto: ItemProposto, fornecedor: string | null, fabricante: string | null) {
  return contratoDeItem.novo.parse({
    partNumber: itemProposto.partNumber,
    descricao: itemProposto.descricao,
    ncm: itemProposto.ncm,
    unidadeComercializada: itemProposto.unidade,
    origem: 'IMPORTADO',
    valorUnitarioReferencia: itemProposto.valorUnitario,
    moeda: itemProposto.moeda && { codigo: itemProposto.moeda.codigo },
    pesoLiquidoUnitario:
      itemProposto.pesoLiquido && !itemProposto.pesoLiquido.disperso ? itemProposto.pesoLiquido.mediana : null,
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
  for (const campos of todos) mudancas.push(await passos.criar(campos));
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

export const MUDOU = 'O que falta mudou desde que a lista foi aberta. Abra-a de novo.';
