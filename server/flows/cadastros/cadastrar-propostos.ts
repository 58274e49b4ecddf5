import type { z } from 'zod';
import type { CadastrosPropostos, pedidoDeCadastros } from '#lib/contracts/cadastros/cadastros-propostos.ts';
import { contratoDeImportador } from '#lib/registros/importador.ts';
import { contratoDeProduto } from '#lib/registros/produto.ts';
import { contratoDeRepresentante } from '#lib/registros/representante.ts';
import { cadastroDeRepresentante } from '#server/comex/cadastros/representante.ts';
import { cadastroDeProduto } from '#server/comex/produtos/produto.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { emUmAto } from './ato-de-cadastro.ts';
import { cadastrosPropostos, importadoresDe } from './cadastros-propostos.ts';
import { cadastroDeImportadorComLigacoes } from './gravar-importador.ts';
import { gravar, gravarFornecedores, gravarItens, juntar, MUDOU } from './gravar-propostos.ts';
import { ligarProcessosAosRepresentantes, representantesDeclarados } from './representantes-propostos.ts';

type Pedido = z.output<typeof pedidoDeCadastros>;

/**
 * Makes the accepted records in one act, and links to them every declaration that names them. Answers the id of the act.
 * @throws {Refusal} 422 when a proposal is not there any more or cannot be accepted, 409 when a part number is taken.
 */
export function cadastrarPropostos(ao: OnWrite, pedido: Pedido): Promise<string> {
  return emUmAto(ao, async (tx, vinculos) => {
    const propostos = await cadastrosPropostos(tx, ao.quem.empresaId);
    const fornecedores = juntar(propostos.fornecedores, pedido.fornecedores);
    const itens = juntar(propostos.itens, pedido.itens);
    return {
      Importador: await gravarImportadores(tx, ao, propostos, pedido),
      Representante: await gravarRepresentantes(tx, ao, pedido),
      // Before the items, which point at them.
      Fornecedor: await gravarFornecedores(tx, ao, vinculos, fornecedores),
      Item: await gravarItens(tx, ao, vinculos, itens),
      Produto: await gravarProdutos(tx, ao, propostos, pedido),
    };
  });
}

async function gravarImportadores(
  tx: Database,
  ao: OnWrite,
  { importadores }: CadastrosPropostos,
  pedido: Pedido,
): Promise<string[]> {
  const novos = pedido.importadores.map((respostas) => {
    const proposto = importadores.find((importadorProposto) => importadorProposto.cnpj === respostas.cnpj);
    if (!proposto) throw againstRule(MUDOU);
    if (proposto.impedimento) throw againstRule(proposto.impedimento);
    const lido = contratoDeImportador.novo.safeParse({ ...respostas, razaoSocial: proposto.razaoSocial });
    if (!lido.success) throw againstRule(`${proposto.razaoSocial}: ${lido.error.issues[0]?.message ?? MUDOU}`);
    return lido.data;
  });
  return gravar(tx, ao, cadastroDeImportadorComLigacoes, novos);
}

/** Read after the importers were made: a person whose importer is in this act acts for it too. */
async function gravarRepresentantes(tx: Database, ao: OnWrite, pedido: Pedido): Promise<string[]> {
  if (pedido.representantes.length === 0) return [];
  const { empresaId } = ao.quem;
  const declarados = new Map(
    (await representantesDeclarados(tx, empresaId)).map((representante) => [representante.chave, representante]),
  );
  const usadas = new Set<string>();
  const novos = pedido.representantes.map(({ chave, vinculo }) => {
    const representante = declarados.get(chave);
    if (!representante) throw againstRule(MUDOU);
    if (usadas.has(chave)) throw againstRule('O mesmo representante está duas vezes no pedido.');
    if (representante.impedimento) throw againstRule(representante.impedimento);
    usadas.add(chave);
    return contratoDeRepresentante.novo.parse({
      nome: representante.nome,
      cpf: representante.cpf,
      vinculo,
      importadores: representante.por.map((id) => ({ id })),
    });
  });
  const feitos = await gravar(tx, ao, cadastroDeRepresentante, novos);
  await ligarProcessosAosRepresentantes(tx, empresaId, feitos);
  return feitos;
}

async function gravarProdutos(
  tx: Database,
  ao: OnWrite,
  { produtos }: CadastrosPropostos,
  pedido: Pedido,
): Promise<string[]> {
  const escolhidos = pedido.produtos.map(({ chave, ...dito }) => {
    const proposto = produtos.find((produtoProposto) => produtoProposto.chave === chave);
    if (!proposto) throw againstRule(MUDOU);
    if (proposto.impedimento) throw againstRule(proposto.impedimento);
    return { ...proposto, ...dito };
  });
  const industrias = await importadoresDe(tx, ao.quem.empresaId, [...new Set(escolhidos.map(({ cnpj }) => cnpj))]);
  const novos = escolhidos.map(({ cnpj, codigo, descricao, ncm, unidade, pesoBruto, tipoCoeficiente }) =>
    contratoDeProduto.novo.parse({
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
