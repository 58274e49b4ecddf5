import { and, asc, eq, isNull } from 'drizzle-orm';
import type { FornecedorProposto, ItemProposto, OQueFalta } from '#lib/contracts/o-que-falta.ts';
import { lerCClassTrib } from '#lib/domain/aduana/marca-cclasstrib.ts';
import { textoDoFornecedor, textoDoItem } from '#lib/domain/aduana/vinculo-declarado.ts';
import { MAXIMO_DESCRICAO_DI, MAXIMO_PART_NUMBER } from '#lib/domain/cadastros/item.ts';
import { nomeCanonico, partNumberNaDescricao } from '#lib/domain/cadastros/nome-canonico.ts';
import { TABELAS } from '#lib/domain/cadastros/tabelas.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { Database } from '#server/platform/db/database.ts';
import { adicao, item } from '#server/platform/db/schema-declaracao.ts';
import { processo } from '#server/platform/db/schema-processo.ts';
import { notFound } from '#server/platform/refusals.ts';
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
  const deste = and(eq(adicao.empresaId, empresaId), eq(adicao.processoId, processoId));
  const adicoes = await tx.select().from(adicao).where(deste).orderBy(asc(adicao.numero));
  const itens = await tx
    .select({ item, adicao })
    .from(item)
    .innerJoin(adicao, and(eq(adicao.empresaId, item.empresaId), eq(adicao.id, item.adicaoId)))
    .where(deste)
    .orderBy(asc(adicao.numero), asc(item.ordem));
  const empresas = adicoes.flatMap(asEmpresas);
  const nomes = await vinculoRepository(tx, empresaId, 'Fornecedor').vinculos(
    empresas.map(({ texto }) => textoDoFornecedor(texto)),
  );
  const bens = itens.map((linha) => ({
    ...linha,
    comparado: textoDoItem({ ncm: linha.adicao.ncm, descricao: linha.item.descricao }),
  }));
  const textos = await vinculoRepository(tx, empresaId, 'Item').vinculos(bens.map(({ comparado }) => comparado));
  return {
    fornecedores: fornecedoresPropostos(empresas.filter(({ texto }) => !nomes.has(textoDoFornecedor(texto)))),
    itens: itensPropostos(bens.filter(({ comparado }) => !textos.has(comparado))),
  };
}

type Adicao = typeof adicao.$inferSelect;

interface EmpresaCitada {
  texto: string;
  papel: 'FORNECEDOR' | 'FABRICANTE';
  pais: { codigo: string; nome: string } | null;
}

/** The seller is taken to be of the country of acquisition, the maker of the country of origin: a DI declares no other. */
function asEmpresas(uma: Adicao): EmpresaCitada[] {
  const { fornecedor, fabricante } = uma;
  return [
    ...(fornecedor
      ? [
          {
            texto: fornecedor,
            papel: 'FORNECEDOR' as const,
            pais: pais(uma.paisAquisicaoCodigo, uma.paisAquisicaoNome),
          },
        ]
      : []),
    ...(fabricante
      ? [{ texto: fabricante, papel: 'FABRICANTE' as const, pais: pais(uma.paisOrigemCodigo, uma.paisOrigemNome) }]
      : []),
  ];
}

function pais(codigo: string | null, nome: string | null) {
  return codigo !== null && TABELAS.Pais.codigo.test(codigo) ? { codigo, nome: nome ?? codigo } : null;
}

function fornecedoresPropostos(citadas: EmpresaCitada[]): FornecedorProposto[] {
  return [...Map.groupBy(citadas, ({ texto }) => nomeCanonico(texto))].map(([chave, suas]) => {
    const textos = [...new Set(suas.map(({ texto }) => texto))];
    const papeis = new Set(suas.map(({ papel }) => papel));
    const seuPais =
      suas.find((uma) => uma.papel === 'FORNECEDOR' && uma.pais)?.pais ?? suas.find((uma) => uma.pais)?.pais;
    return {
      chave,
      textos,
      razaoSocial: (textos[0] ?? chave).slice(0, MAXIMO_RAZAO_SOCIAL),
      papel: papeis.size > 1 ? 'AMBOS' : ([...papeis][0] ?? 'FORNECEDOR'),
      pais: seuPais ?? null,
      porque:
        textos.length > 1
          ? `${textos.length} grafias: só diferem em pontuação, caixa e forma societária`
          : `nome da declaração, ${seuPais ? 'país da adição' : 'sem país'}`,
      impedimento: seuPais ? null : 'A declaração não diz o país pelo código da tabela: cadastre este à mão.',
    };
  });
}

type BemCitado = { item: typeof item.$inferSelect; adicao: Adicao; comparado: string };

/** One part number of one NCM is one item, however it is described; without a part number, each description is one. */
function itensPropostos(bens: BemCitado[]): ItemProposto[] {
  const descricaoDe = (um: BemCitado) => lerCClassTrib(um.item.descricao).texto.trim();
  const grupos = Map.groupBy(bens, (um) => {
    const partNumber = partNumberNaDescricao(descricaoDe(um));
    return partNumber ? `${um.adicao.ncm} ${textoDeBusca(partNumber)}` : um.comparado;
  });
  const propostos = [...grupos.values()].flatMap((seus): ItemProposto[] => {
    const ultimo = seus.at(-1);
    if (!ultimo) return [];
    const descricao = descricaoDe(ultimo);
    const dito = partNumberNaDescricao(descricao);
    const { ncm, moedaCodigo, moedaNome, fornecedor, fabricante } = ultimo.adicao;
    const moeda =
      moedaCodigo !== null && TABELAS.MoedaSiscomex.codigo.test(moedaCodigo)
        ? { codigo: moedaCodigo, nome: moedaNome ?? moedaCodigo }
        : null;
    const textos = [...new Set(seus.map((um) => um.item.descricao))];
    return [
      {
        chave: chaveDe(ultimo.comparado),
        textos,
        partNumber: dito ?? descricao.slice(0, MAXIMO_PART_NUMBER),
        descricao: descricao.slice(0, MAXIMO_DESCRICAO_DI),
        ncm,
        unidade: ultimo.item.unidade?.trim() || null,
        valorUnitario: moeda && ultimo.item.valorUnitario,
        moeda,
        fornecedor,
        fabricante,
        porque: porqueDoItem(dito, textos.length),
        impedimento: ultimo.item.unidade?.trim() ? null : 'A declaração não diz a unidade: cadastre este à mão.',
      },
    ];
  });
  return comUmPartNumberCada(propostos);
}

/** A part number is of one item: the second that claims it is left to a person. */
function comUmPartNumberCada(propostos: ItemProposto[]): ItemProposto[] {
  const vistos = new Set<string>();
  return propostos.map((um) => {
    const chave = textoDeBusca(um.partNumber);
    if (!vistos.has(chave)) {
      vistos.add(chave);
      return um;
    }
    return {
      ...um,
      impedimento: um.impedimento ?? 'Outro item desta declaração tem o mesmo part number: cadastre este à mão.',
    };
  });
}

function porqueDoItem(dito: string | null, textos: number): string {
  if (dito === null) return 'a descrição não cita part number: vai o começo dela';
  return textos > 1 ? `${textos} descrições com o mesmo part number e NCM` : 'a descrição cita o part number';
}

const MAXIMO_RAZAO_SOCIAL = 120;
