import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { FornecedorProposto, ItemProposto, OQueFalta } from '#lib/contracts/declaracao/o-que-falta.ts';
import { textoDoFornecedor, textoDoItem } from '#lib/domain/aduana/declaracao/vinculo-declarado.ts';
import { lerCClassTrib } from '#lib/domain/aduana/tributos/marca-cclasstrib.ts';
import { MAXIMO_DESCRICAO_DI, MAXIMO_PART_NUMBER } from '#lib/domain/cadastros/item.ts';
import { nomeCanonico, partNumberNaDescricao } from '#lib/domain/cadastros/nome-canonico.ts';
import { pesoDeclarado } from '#lib/domain/cadastros/peso-declarado.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { Database } from '#server/platform/db/database.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { adicao, declaracao, item } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { notFound } from '#server/platform/refusals.ts';
import {
  chaveDoPeso,
  type Operadores,
  operadoresDeclarados,
  type Pesos,
  pesosDeclarados,
} from './declarados-da-empresa.ts';
import { comOsDoCadastro } from './itens-do-cadastro.ts';
import { type DaTabela, leitorDasTabelas } from './tabelas-citadas.ts';
import { chaveDe, vinculoRepository } from './vinculo-repository.ts';

/**
 * Proposes the records that the declaration of a process names and the cadastro lacks: each company and each good once.
 * @throws {Refusal} 404 when the process does not exist.
 */
export async function lerOQueFalta(tx: Database, empresaId: string, processoId: string): Promise<OQueFalta> {
  const [existe] = await tx
    .select({ id: processo.id })
    .from(processo)
    .where(and(eq(processo.empresaId, empresaId), eq(processo.id, processoId), isNull(processo.excluidoEm)));
  if (!existe) throw notFound('Este processo');
  const condicao = and(eq(adicao.empresaId, empresaId), eq(adicao.processoId, processoId));
  const adicoes = await tx.select().from(adicao).where(condicao).orderBy(asc(adicao.numero));
  const itens = await tx
    .select({ item, adicao })
    .from(item)
    .innerJoin(adicao, and(eq(adicao.empresaId, item.empresaId), eq(adicao.id, item.adicaoId)))
    .where(condicao)
    .orderBy(asc(adicao.numero), asc(item.ordem));
  return propostasDe(tx, empresaId, {
    adicoes,
    itens: itens.map(({ item: itemDaAdicao, adicao: adicaoDoItem }) => ({ ...adicaoDoItem, ...bem(itemDaAdicao) })),
    pesos: await pesosDeclarados(tx, condicao),
    operadores: await operadoresDeclarados(tx, condicao),
  });
}

/**
 * Proposes what all declarations of the company name and the cadastro lacks, each company and each good once, from its last
 * declaration. Of more goods than `maximo` the first are proposed.
 */
export async function lerOQueFaltaDaEmpresa(tx: Database, empresaId: string, maximo: number): Promise<OQueFalta> {
  const vivas = and(eq(processo.empresaId, adicao.empresaId), eq(processo.id, adicao.processoId), PROCESSO_REAL);
  const doProcesso = and(eq(declaracao.empresaId, adicao.empresaId), eq(declaracao.processoId, adicao.processoId));
  const adicoes = await tx
    .selectDistinctOn(
      [adicao.fornecedor, adicao.fabricante, adicao.paisAquisicaoCodigo, adicao.paisOrigemCodigo],
      CITADO,
    )
    .from(adicao)
    .innerJoin(processo, vivas)
    .where(eq(adicao.empresaId, empresaId))
    .orderBy(adicao.fornecedor, adicao.fabricante, adicao.paisAquisicaoCodigo, adicao.paisOrigemCodigo);
  const itens = await tx
    .selectDistinctOn([adicao.ncm, item.descricao], {
      ...CITADO,
      descricao: item.descricao,
      unidade: item.unidade,
      valorUnitario: item.valorUnitario,
      registro: declaracao.dataRegistro,
    })
    .from(item)
    .innerJoin(adicao, and(eq(adicao.empresaId, item.empresaId), eq(adicao.id, item.adicaoId)))
    .innerJoin(processo, vivas)
    .innerJoin(declaracao, doProcesso)
    .where(eq(item.empresaId, empresaId))
    .orderBy(adicao.ncm, item.descricao, desc(declaracao.dataRegistro))
    .limit(maximo);
  return propostasDe(tx, empresaId, {
    adicoes,
    itens: itens.toSorted((a, b) => (a.registro < b.registro ? -1 : Number(a.registro > b.registro))),
    pesos: await pesosDeclarados(tx, eq(adicao.empresaId, empresaId)),
    operadores: await operadoresDeclarados(tx, eq(adicao.empresaId, empresaId)),
  });
}

const CITADO = {
  ncm: adicao.ncm,
  fornecedor: adicao.fornecedor,
  fabricante: adicao.fabricante,
  paisAquisicaoCodigo: adicao.paisAquisicaoCodigo,
  paisAquisicaoNome: adicao.paisAquisicaoNome,
  paisOrigemCodigo: adicao.paisOrigemCodigo,
  paisOrigemNome: adicao.paisOrigemNome,
  moedaCodigo: adicao.moedaCodigo,
  moedaNome: adicao.moedaNome,
};

const bem = ({ descricao, unidade, valorUnitario }: typeof item.$inferSelect) => ({
  descricao,
  unidade,
  valorUnitario,
});

/** The goods are in the order of their declarations: the last one gives the price. */
async function propostasDe(
  tx: Database,
  empresaId: string,
  {
    adicoes,
    itens,
    pesos,
    operadores,
  }: {
    adicoes: readonly Adicao[];
    itens: readonly Omit<BemCitado, 'comparado'>[];
    pesos: Pesos;
    operadores: Operadores;
  },
): Promise<OQueFalta> {
  const { pais, moeda } = await leitorDasTabelas(tx, empresaId);
  const empresas = adicoes.flatMap((adicaoDeclarada) => asEmpresas(adicaoDeclarada, pais));
  const nomes = await vinculoRepository(tx, empresaId, 'Fornecedor').vinculos(
    empresas.map(({ texto }) => textoDoFornecedor(texto)),
  );
  const bens = itens.map((linha) => ({
    ...linha,
    comparado: textoDoItem({ ncm: linha.ncm, descricao: linha.descricao }),
  }));
  const textos = await vinculoRepository(tx, empresaId, 'Item').vinculos(bens.map(({ comparado }) => comparado));
  return {
    fornecedores: fornecedoresPropostos(
      empresas.filter(({ texto }) => !nomes.has(textoDoFornecedor(texto))),
      operadores,
    ),
    itens: await comOsDoCadastro(
      tx,
      empresaId,
      itensPropostos(
        bens.filter(({ comparado }) => !textos.has(comparado)),
        { pesos, moeda },
      ),
    ),
  };
}

type Adicao = Pick<typeof adicao.$inferSelect, keyof typeof CITADO>;

interface EmpresaCitada {
  texto: string;
  papel: 'FORNECEDOR' | 'FABRICANTE';
  pais: { codigo: string; nome: string } | null;
}

/** The seller is taken to be of the country of acquisition, the maker of the country of origin: a DI declares no other. */
function asEmpresas(adicaoDeclarada: Adicao, pais: DaTabela): EmpresaCitada[] {
  const { fornecedor, fabricante } = adicaoDeclarada;
  return [
    ...(fornecedor
      ? [
          {
            texto: fornecedor,
            papel: 'FORNECEDOR' as const,
            pais: pais(adicaoDeclarada.paisAquisicaoCodigo, adicaoDeclarada.paisAquisicaoNome),
          },
        ]
      : []),
    ...(fabricante
      ? [
          {
            texto: fabricante,
            papel: 'FABRICANTE' as const,
            pais: pais(adicaoDeclarada.paisOrigemCodigo, adicaoDeclarada.paisOrigemNome),
          },
        ]
      : []),
  ];
}

function fornecedoresPropostos(citadas: EmpresaCitada[], operadores: Operadores): FornecedorProposto[] {
  return [...Map.groupBy(citadas, ({ texto }) => nomeCanonico(texto))].map(([chave, empresasCitadas]) => {
    const textos = [...new Set(empresasCitadas.map(({ texto }) => texto))];
    const papeis = new Set(empresasCitadas.map(({ papel }) => papel));
    const seuPais =
      empresasCitadas.find((empresaCitada) => empresaCitada.papel === 'FORNECEDOR' && empresaCitada.pais)?.pais ??
      empresasCitadas.find((empresaCitada) => empresaCitada.pais)?.pais;
    const numerosDosOperadores = [...new Set(textos.flatMap((texto) => [...(operadores.get(texto)?.numeros ?? [])]))];
    const tins = new Map(textos.flatMap((texto) => [...(operadores.get(texto)?.tins ?? [])]));
    return {
      chave,
      textos,
      operadores: numerosDosOperadores,
      tins: [...tins.values()],
      razaoSocial: (textos[0] ?? chave).slice(0, MAXIMO_RAZAO_SOCIAL),
      papel: papeis.size > 1 ? 'AMBOS' : ([...papeis][0] ?? 'FORNECEDOR'),
      pais: seuPais ?? null,
      porque:
        textos.length > 1
          ? `${textos.length} grafias: só diferem em pontuação, caixa e forma societária`
          : `nome da declaração, ${seuPais ? 'país da adição' : 'sem país'}`,
      impedimento: impedimentoDaEmpresa(seuPais, textos, numerosDosOperadores),
    };
  });
}

/** Two importers may give one code to two companies. */
function impedimentoDaEmpresa(
  seuPais: EmpresaCitada['pais'] | undefined,
  textos: readonly string[],
  operadores: readonly string[],
): string | null {
  if (!seuPais) return 'A declaração não diz o país pelo código da tabela: cadastre este à mão.';
  const codigo = textos.find((texto) => operadores.filter((operador) => operador.endsWith(` ${texto}`)).length > 1);
  return codigo === undefined ? null : `O código ${codigo} é de operadores de dois importadores: cadastre este à mão.`;
}

type BemCitado = Adicao & ReturnType<typeof bem> & { comparado: string };

/** One part number of one NCM is one item, however it is described; without a part number, each description is one. */
function itensPropostos(
  bens: BemCitado[],
  { pesos, moeda: moedaDe }: { pesos: Pesos; moeda: DaTabela },
): ItemProposto[] {
  const descricaoDe = (bemCitado: BemCitado) => lerCClassTrib(bemCitado.descricao).texto.trim();
  const grupos = Map.groupBy(bens, (bemCitado) => {
    const partNumber = partNumberNaDescricao(descricaoDe(bemCitado));
    return partNumber ? `${bemCitado.ncm} ${textoDeBusca(partNumber)}` : bemCitado.comparado;
  });
  const propostos = [...grupos.values()].flatMap((bensDoGrupo): ItemProposto[] => {
    const ultimo = bensDoGrupo.at(-1);
    if (!ultimo) return [];
    const descricao = descricaoDe(ultimo);
    const dito = partNumberNaDescricao(descricao);
    const { ncm, moedaCodigo, moedaNome, fornecedor, fabricante } = ultimo;
    const moeda = moedaDe(moedaCodigo, moedaNome);
    const textos = [...new Set(bensDoGrupo.map((bemCitado) => bemCitado.descricao))];
    return [
      {
        chave: chaveDe(ultimo.comparado),
        textos,
        partNumber: dito ?? descricao.slice(0, MAXIMO_PART_NUMBER),
        descricao: descricao.slice(0, MAXIMO_DESCRICAO_DI),
        ncm,
        unidade: ultimo.unidade?.trim() || null,
        valorUnitario: moeda && ultimo.valorUnitario,
        moeda,
        pesoLiquido: pesoDoGrupo(bensDoGrupo, ultimo.unidade, pesos),
        fornecedor,
        fabricante,
        doCadastro: null,
        porque: porqueDoItem(dito, textos.length),
        impedimento: ultimo.unidade?.trim() ? null : 'A declaração não diz a unidade: cadastre este à mão.',
      },
    ];
  });
  return comUmPartNumberCada(propostos);
}

/** Weights per other units than that of the proposal tell nothing of it. */
function pesoDoGrupo(bensDoGrupo: readonly BemCitado[], unidade: string | null, pesos: Pesos) {
  const chaves = new Set(bensDoGrupo.map((bemCitado) => chaveDoPeso({ ...bemCitado, unidade })));
  return pesoDeclarado([...chaves].flatMap((chave) => pesos.get(chave) ?? []));
}

/** A part number is of one item: the second that claims it is left to a person. */
function comUmPartNumberCada(propostos: ItemProposto[]): ItemProposto[] {
  const vistos = new Set<string>();
  return propostos.map((itemProposto) => {
    const chave = textoDeBusca(itemProposto.partNumber);
    if (!vistos.has(chave)) {
      vistos.add(chave);
      return itemProposto;
    }
    return {
      ...itemProposto,
      impedimento: itemProposto.impedimento ?? 'Outro item proposto tem o mesmo part number: cadastre este à mão.',
    };
  });
}

function porqueDoItem(dito: string | null, textos: number): string {
  if (dito === null) return 'a descrição não cita part number: vai o começo dela';
  return textos > 1 ? `${textos} descrições com o mesmo part number e NCM` : 'a descrição cita o part number';
}

const MAXIMO_RAZAO_SOCIAL = 120;
