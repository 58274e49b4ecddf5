import { and, desc, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type {
  AtoDeCadastros,
  CadastrosPropostos,
  GrupoProposto,
  pedidoDeCadastros,
} from '#lib/contracts/cadastros-propostos.ts';
import { importadorNovo } from '#lib/contracts/importador.ts';
import type { FornecedorProposto, ItemProposto } from '#lib/contracts/o-que-falta.ts';
import { produtoNovo } from '#lib/contracts/produto.ts';
import { representanteNovo } from '#lib/contracts/representante.ts';
import { textoDoFornecedor, textoDoItem } from '#lib/domain/aduana/vinculo-declarado.ts';
import { cadastroDeFornecedor } from '#server/comex/cadastros/fornecedor.ts';
import { cadastroDeItem } from '#server/comex/cadastros/item.ts';
import { cadastroDeRepresentante } from '#server/comex/cadastros/representante.ts';
import { chaveDe, vinculoRepository } from '#server/comex/declaracao/vinculo-repository.ts';
import { cadastroDeProduto } from '#server/comex/produtos/produto.ts';
import { ligarLotesAoItem } from '#server/comex/saldo/ligar-lotes.ts';
import type { Database } from '#server/platform/db/database.ts';
import { usuario } from '#server/platform/db/schema.ts';
import { apelidoDeclarado } from '#server/platform/db/schema-declaracao.ts';
import { atoDeCadastro, type RegistrosDoAto } from '#server/platform/db/schema-historico.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { Assinatura, OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import {
  assinaturaDe,
  comoFornecedor,
  comoItem,
  desligar,
  gravar,
  retirar,
  vinculador,
} from './cadastrar-o-que-falta.ts';
import { cadastrosPropostos, importadoresDe } from './cadastros-propostos.ts';
import { cadastroDeImportadorComLigacoes } from './gravar-importador.ts';
import {
  desligarProcessosDosRepresentantes,
  ligarProcessosAosRepresentantes,
  representantesDeclarados,
} from './representantes-propostos.ts';
import { exigirSemUsos } from './usos-dos-cadastros.ts';

type Pedido = z.output<typeof pedidoDeCadastros>;
type VinculoDoAto = (typeof atoDeCadastro.$inferSelect.vinculos)[number];

/**
 * Makes the accepted records in one transaction, links to them every declaration that names them, and keeps the act, by which all of
 * it can be undone.
 * @throws {Refusal} 422 when a proposal is not there any more or cannot be accepted, 409 when a part number is taken.
 */
export function cadastrarPropostos(ao: OnWrite, pedido: Pedido): Promise<string> {
  return ao.db.transaction(async (tx) => {
    const { empresaId } = ao.quem;
    const propostos = await cadastrosPropostos(tx, empresaId);
    const assinatura = assinaturaDe(ao);
    const itens = await gravarItens(tx, ao, juntar(propostos.itens, pedido.itens), assinatura);
    const registros: RegistrosDoAto = {
      Importador: await gravarImportadores(tx, ao, propostos, pedido),
      Representante: await gravarRepresentantes(tx, ao, pedido),
      Fornecedor: await gravarFornecedores(tx, ao, juntar(propostos.fornecedores, pedido.fornecedores)),
      Item: itens.criados,
      Produto: await gravarProdutos(tx, ao, propostos, pedido),
    };
    const { vinculos } = itens;
    if (vinculos.length === 0 && Object.values(registros).flat().length === 0) {
      throw againstRule('Marque o que vai ao cadastro.');
    }
    const id = uuidv7();
    const { usuarioId, em } = assinatura;
    await tx.insert(atoDeCadastro).values({ empresaId, id, registros, vinculos, criadoEm: em, criadoPor: usuarioId });
    return id;
  });
}

/**
 * Undoes an act: deletes its records, and every link it wrote, or nothing.
 * @throws {Refusal} 404, or 422 when it was undone, or somebody has changed one of its records or uses it.
 */
export function desfazerAto(ao: OnWrite, id: string): Promise<void> {
  return ao.db.transaction(async (tx) => {
    const { empresaId } = ao.quem;
    const este = and(eq(atoDeCadastro.empresaId, empresaId), eq(atoDeCadastro.id, id));
    const [ato] = await tx.select().from(atoDeCadastro).where(este).for('update');
    if (!ato) throw notFound('Este ato');
    if (ato.desfeitoEm) throw againstRule('Este cadastro já foi desfeito.');
    const { Importador, Representante, Fornecedor, Item, Produto } = ato.registros;
    await exigirSemUsos(tx, empresaId, ato.registros);
    await retirar(tx, ao, cadastroDeProduto, Produto);
    await retirar(tx, ao, cadastroDeItem, Item);
    await retirar(tx, ao, cadastroDeFornecedor, Fornecedor);
    await desligarProcessosDosRepresentantes(tx, empresaId, Representante);
    await retirar(tx, ao, cadastroDeRepresentante, Representante);
    await retirar(tx, ao, cadastroDeImportadorComLigacoes, Importador);
    await desligar(tx, empresaId, [...Fornecedor, ...Item]);
    await desvincular(tx, empresaId, ato);
    await tx.update(atoDeCadastro).set({ desfeitoEm: ao.relogio.agora() }).where(este);
  });
}

/** The acts of the company, the newest first; with `id`, only that one. */
export async function atosDeCadastro(tx: Database, empresaId: string, id?: string): Promise<AtoDeCadastros[]> {
  const atos = await tx
    .select({ ato: atoDeCadastro, por: usuario.nome })
    .from(atoDeCadastro)
    .innerJoin(usuario, and(eq(usuario.empresaId, empresaId), eq(usuario.id, atoDeCadastro.criadoPor)))
    .where(
      and(
        eq(atoDeCadastro.empresaId, empresaId),
        id === undefined ? isNull(atoDeCadastro.desfeitoEm) : eq(atoDeCadastro.id, id),
      ),
    )
    .orderBy(desc(atoDeCadastro.criadoEm), desc(atoDeCadastro.id))
    .limit(ATOS_A_VISTA);
  return atos.map(({ ato: { id: seu, registros, vinculos, criadoEm, desfeitoEm }, por }) => ({
    id: seu,
    em: criadoEm.toISOString(),
    por,
    importadores: registros.Importador.length,
    representantes: registros.Representante.length,
    fornecedores: registros.Fornecedor.length,
    itens: registros.Item.length,
    produtos: registros.Produto.length,
    vinculos: vinculos.length,
    desfeitoEm: desfeitoEm?.toISOString() ?? null,
  }));
}

/** The proposals of each group; the first gives the fields. */
function juntar<Proposta extends { chave: string; impedimento: string | null }>(
  propostas: readonly Proposta[],
  grupos: readonly GrupoProposto['chaves'][],
): Proposta[][] {
  const porChave = new Map(propostas.map((uma) => [uma.chave, uma]));
  const usadas = new Set<string>();
  return grupos.map((chaves) =>
    chaves.map((chave) => {
      const uma = porChave.get(chave);
      if (!uma) throw againstRule(MUDOU);
      if (usadas.has(chave)) throw againstRule('A mesma proposta está em dois grupos.');
      if (uma.impedimento) throw againstRule(uma.impedimento);
      usadas.add(chave);
      return uma;
    }),
  );
}

async function gravarImportadores(
  tx: Database,
  ao: OnWrite,
  { importadores }: CadastrosPropostos,
  pedido: Pedido,
): Promise<string[]> {
  const novos = pedido.importadores.map((respostas) => {
    const proposto = importadores.find((um) => um.cnpj === respostas.cnpj);
    if (!proposto) throw againstRule(MUDOU);
    if (proposto.impedimento) throw againstRule(proposto.impedimento);
    const lido = importadorNovo.safeParse({ ...respostas, razaoSocial: proposto.razaoSocial });
    if (!lido.success) throw againstRule(`${proposto.razaoSocial}: ${lido.error.issues[0]?.message ?? MUDOU}`);
    return lido.data;
  });
  return gravar(tx, ao, cadastroDeImportadorComLigacoes, novos);
}

/** Read after the importers were made: a person whose importer is in this act acts for it too. */
async function gravarRepresentantes(tx: Database, ao: OnWrite, pedido: Pedido): Promise<string[]> {
  if (pedido.representantes.length === 0) return [];
  const { empresaId } = ao.quem;
  const declarados = new Map((await representantesDeclarados(tx, empresaId)).map((um) => [um.chave, um]));
  const usadas = new Set<string>();
  const novos = pedido.representantes.map(({ chave, vinculo }) => {
    const um = declarados.get(chave);
    if (!um) throw againstRule(MUDOU);
    if (usadas.has(chave)) throw againstRule('O mesmo representante está duas vezes no pedido.');
    if (um.impedimento) throw againstRule(um.impedimento);
    usadas.add(chave);
    return representanteNovo.parse({ nome: um.nome, cpf: um.cpf, vinculo, importadores: um.por.map((id) => ({ id })) });
  });
  const feitos = await gravar(tx, ao, cadastroDeRepresentante, novos);
  await ligarProcessosAosRepresentantes(tx, empresaId, feitos);
  return feitos;
}

async function gravarFornecedores(tx: Database, ao: OnWrite, grupos: FornecedorProposto[][]): Promise<string[]> {
  const vincular = vinculador(tx, ao.quem.empresaId, assinaturaDe(ao));
  const novos = grupos.flatMap(([primeiro, ...outros]) => {
    if (!primeiro) return [];
    const papeis = new Set([primeiro, ...outros].map(({ papel }) => papel));
    return comoFornecedor({ ...primeiro, papel: papeis.size > 1 ? 'AMBOS' : primeiro.papel });
  });
  const feitos = await gravar(tx, ao, cadastroDeFornecedor, novos);
  for (const [i, grupo] of grupos.entries()) {
    for (const texto of grupo.flatMap(({ textos }) => textos)) {
      await vincular('Fornecedor', { comparado: textoDoFornecedor(texto), texto }, feitos[i]);
    }
  }
  return feitos;
}

/** Makes an item of each group, unless the cadastro has it, and links its texts. `vinculos` are those of items that were there. */
async function gravarItens(
  tx: Database,
  ao: OnWrite,
  grupos: ItemProposto[][],
  assinatura: Assinatura,
): Promise<{ criados: string[]; vinculos: VinculoDoAto[] }> {
  const { empresaId } = ao.quem;
  const vincular = vinculador(tx, empresaId, assinatura);
  const conhecidos = grupos.filter(itemDoGrupo);
  const novos = grupos.filter((grupo) => !conhecidos.includes(grupo));
  const primeiros = novos.flatMap(([primeiro]) => primeiro ?? []);
  const nomes = [
    ...new Set(primeiros.flatMap(({ fornecedor, fabricante }) => [fornecedor ?? [], fabricante ?? []].flat())),
  ];
  const donos = await vinculoRepository(tx, empresaId, 'Fornecedor').vinculos(nomes.map(textoDoFornecedor));
  const dono = (nome: string | null) => (nome ? (donos.get(textoDoFornecedor(nome))?.registro.id ?? null) : null);
  const criados = await gravar(
    tx,
    ao,
    cadastroDeItem,
    primeiros.map((um) => comoItem(um, dono(um.fornecedor), dono(um.fabricante))),
  );
  const vincularTodos = async (grupo: readonly ItemProposto[], itemId: string | undefined) => {
    const chaves: string[] = [];
    for (const { ncm, textos } of grupo) {
      for (const texto of textos) {
        const comparado = textoDoItem({ ncm, descricao: texto });
        await vincular('Item', { comparado, texto }, itemId);
        await ligarLotesAoItem(tx, empresaId, chaveDe(comparado));
        chaves.push(chaveDe(comparado));
      }
    }
    return chaves;
  };
  for (const [i, grupo] of novos.entries()) await vincularTodos(grupo, criados[i]);
  const vinculos: VinculoDoAto[] = [];
  for (const grupo of conhecidos) {
    for (const chave of await vincularTodos(grupo, itemDoGrupo(grupo))) vinculos.push({ recurso: 'Item', chave });
  }
  return { criados, vinculos };
}

/** The item of the cadastro that a group is linked to; undefined when a new one is made of it. @throws {Refusal} 422 for two. */
function itemDoGrupo(grupo: readonly ItemProposto[]): string | undefined {
  const [id, outro] = new Set(grupo.flatMap(({ doCadastro }) => doCadastro?.id ?? []));
  if (outro) throw againstRule('Duas destas propostas são de dois itens do cadastro: separe-as.');
  return id;
}

/** Deletes links that the act wrote. One that a person has changed since is the person's, and stays. */
async function desvincular(
  tx: Database,
  empresaId: string,
  { vinculos, criadoEm }: { vinculos: readonly VinculoDoAto[]; criadoEm: Date },
): Promise<void> {
  if (vinculos.length === 0) return;
  const { recurso, chave, em } = apelidoDeclarado;
  const chaves = vinculos.map((um) => um.chave);
  const apagados = await tx
    .delete(apelidoDeclarado)
    .where(
      and(eq(apelidoDeclarado.empresaId, empresaId), eq(recurso, 'Item'), oneOfThese(chave, chaves), eq(em, criadoEm)),
    )
    .returning({ chave });
  for (const um of apagados) await ligarLotesAoItem(tx, empresaId, um.chave);
}

async function gravarProdutos(
  tx: Database,
  ao: OnWrite,
  { produtos }: CadastrosPropostos,
  pedido: Pedido,
): Promise<string[]> {
  const escolhidos = pedido.produtos.map(({ chave, ...dito }) => {
    const proposto = produtos.find((um) => um.chave === chave);
    if (!proposto) throw againstRule(MUDOU);
    if (proposto.impedimento) throw againstRule(proposto.impedimento);
    return { ...proposto, ...dito };
  });
  const industrias = await importadoresDe(tx, ao.quem.empresaId, [...new Set(escolhidos.map(({ cnpj }) => cnpj))]);
  const novos = escolhidos.map(({ cnpj, codigo, descricao, ncm, unidade, pesoBruto, tipoCoeficiente }) =>
    produtoNovo.parse({
      importador: { id: industrias.get(cnpj) },
      codigo,
      descricao,
      ncm,
      unidade,
      pesoBruto,
      tipoCoeficiente,
    }),
  );
  return gravar(tx, ao, cadastroDeProduto, novos);
}

const MUDOU = 'O que falta mudou desde que a lista foi aberta. Abra-a de novo.';
const ATOS_A_VISTA = 20;
