import type { Aplicacao } from '#lib/domain/aduana/declaracao/aplicacao.ts';
import type { LacunaDaDuimp, LugarDaDuimp } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import { CODIGOS_INCOTERM, type Incoterm } from '#lib/domain/aduana/tributos/incoterm.ts';
import type { ItemRegistrado, OperadorRegistrado } from './duimp-registrada.ts';
import { lista } from './lacuna-apontada.ts';
import { dosItens, lacuna } from './lacunas-da-registrada.ts';
import { type AdicaoDaRegistrada, adicoesDaRegistrada, type DeclaradoDoItem } from './previsto-das-adicoes.ts';

/** What is looked up: codes of the tables of Cais, and the records of suppliers. */
export interface NoCadastro {
  declarados: ReadonlyMap<number, DeclaradoDoItem>;
  /** Siscomex code of a currency (ISO 4217); undefined for one that is not in the table. */
  moeda(sigla: string): string | undefined;
  /** Siscomex code of a country (ISO 3166-1, two letters); undefined where there is none, or more than one. */
  pais(sigla: string): string | undefined;
  /** Id of the supplier that a foreign operator is; null while nothing says so. */
  fornecedor(operador: OperadorRegistrado): string | null;
}

/** A planned item as the record of items takes it, and its number in the registered version. */
export interface ItemDaRegistrada {
  numero: number;
  descricao: string;
  ncm: string;
  unidade: string;
  quantidade: string;
  valorUnitario: string;
  pesoLiquido: string | null;
  moeda: { codigo: string };
  incoterm: Incoterm;
  condicao: 'NOVA' | 'USADA';
  aplicacao: Aplicacao | null;
  fornecedor: { id: string } | null;
  fabricante: { id: string } | null;
  paisOrigem: { codigo: string } | null;
  adicao: number | null;
}

/**
 * The plan that says what a registered version says. An item that the plan cannot hold as it is registered is a gap, and then there is no
 * plan at all: one without an item would take it out of the DUIMP. What a plan may lack (a supplier, an application) is left out and named.
 */
export function previstoDaRegistrada(
  itens: readonly ItemRegistrado[],
  no: NoCadastro,
): { previsto: { itens: ItemDaRegistrada[]; adicoes: AdicaoDaRegistrada[] } | null; lacunas: LacunaDaDuimp[] } {
  const impedem = EXIGIDOS.flatMap(({ chave, falta, oQue }) => {
    const numeros = itens.filter((item) => falta(item, no)).map(({ numero }) => numero);
    return numeros.length === 0
      ? []
      : [lacuna('IMPEDE', chave, `${dosItens(numeros)} ${oQue}`, chave === 'ncm' ? ITENS : PORTAL)];
  });
  if (impedem.length > 0) return { previsto: null, lacunas: impedem };
  const { adicaoDe, adicoes, lacunas } = adicoesDaRegistrada(itens, no.declarados);
  const previstos = itens.map((item) => itemPrevisto(item, no, adicaoDe.get(item.numero) ?? null));
  return { previsto: { itens: previstos, adicoes }, lacunas: [...doCadastro(itens, no), ...lacunas] };
}

function itemPrevisto(item: ItemRegistrado, no: NoCadastro, adicao: number | null): ItemDaRegistrada {
  const apontado = (operador: OperadorRegistrado) => {
    const id = operador.codigo === null ? null : no.fornecedor(operador);
    return id === null ? null : { id };
  };
  const declarado = no.declarados.get(item.numero);
  const pais = item.fabricante.pais === null ? undefined : no.pais(item.fabricante.pais);
  return {
    numero: item.numero,
    descricao: item.descricao ?? declarado?.descricao ?? '',
    ncm: declarado?.ncm ?? '',
    unidade: item.unidade ?? '',
    quantidade: item.quantidade ?? '',
    valorUnitario: item.valorUnitario ?? '',
    pesoLiquido: item.pesoLiquido,
    moeda: { codigo: no.moeda(item.moeda ?? '') ?? '' },
    incoterm: item.incoterm as Incoterm,
    condicao: item.condicao as 'NOVA' | 'USADA',
    aplicacao: item.aplicacao,
    fornecedor: apontado(item.exportador),
    fabricante: apontado(item.fabricante),
    paisOrigem: pais === undefined ? null : { codigo: pais },
    adicao,
  };
}

/** What a plan may lack, a line a cause. */
function doCadastro(itens: readonly ItemRegistrado[], no: NoCadastro): LacunaDaDuimp[] {
  const operadores = itens.flatMap(({ numero, exportador, fabricante }) =>
    [exportador, fabricante].map((operador) => ({ numero, operador })),
  );
  const soltos = operadores.filter(({ operador }) => operador.codigo !== null && no.fornecedor(operador) === null);
  const porOperador = Map.groupBy(soltos, ({ operador: { codigo, pais } }) => `${codigo} (${pais ?? '—'})`);
  const semPais = [...new Set(itens.flatMap(({ fabricante: { pais } }) => (pais && !no.pais(pais) ? [pais] : [])))];
  const semAplicacao = itens.filter(({ aplicacao }) => aplicacao === null).map(({ numero }) => numero);
  return [
    ...[...porOperador].map(([quem, itensDoOperador]) =>
      lacuna(
        'AVISA',
        `operador-${quem}`,
        `Nenhum fornecedor do cadastro é o operador estrangeiro ${quem}, ${dosItens([...new Set(itensDoOperador.map(({ numero }) => numero))]).toLowerCase()}: vincule o nome, ou ligue o operador ao fornecedor, e preencha de novo.`,
        VINCULOS,
      ),
    ),
    ...(semPais.length > 0
      ? [lacuna('AVISA', 'pais', `A tabela de países não diz qual é ${lista(semPais)}.`, { onde: 'PAISES' })]
      : []),
    ...(semAplicacao.length > 0
      ? [lacuna('AVISA', 'aplicacao', `${dosItens(semAplicacao)}, a aplicação registrada não é do Cais.`, ITENS)]
      : []),
  ];
}

/** What a planned item cannot do without. */
const EXIGIDOS: readonly {
  chave: string;
  falta: (item: ItemRegistrado, no: NoCadastro) => boolean;
  oQue: string;
}[] = [
  {
    chave: 'ncm',
    falta: ({ numero }, { declarados }) => !declarados.has(numero),
    oQue: 'a declaração deste processo não diz a NCM: traga a versão registrada de novo.',
  },
  {
    chave: 'quantidade',
    falta: ({ unidade, quantidade, valorUnitario }) => !unidade || !quantidade || !valorUnitario,
    oQue: 'a versão registrada não tem unidade, quantidade ou valor unitário, que o previsto pede: retifique no Portal.',
  },
  {
    chave: 'moeda',
    falta: ({ moeda }, no) => moeda === null || no.moeda(moeda) === undefined,
    oQue: 'a moeda não está na tabela do Cais: retifique no Portal.',
  },
  {
    chave: 'incoterm',
    falta: ({ incoterm }) => !(CODIGOS_INCOTERM as readonly (string | null)[]).includes(incoterm),
    oQue: 'a versão registrada não tem um Incoterm do Cais, que o previsto pede: retifique no Portal.',
  },
  {
    chave: 'condicao',
    falta: ({ condicao }) => condicao !== 'NOVA' && condicao !== 'USADA',
    oQue: 'a condição da mercadoria não é nova nem usada: retifique no Portal.',
  },
];
const ITENS: LugarDaDuimp = { onde: 'PROCESSO', aba: 'itens' };
const VINCULOS: LugarDaDuimp = { onde: 'VINCULOS' };
const PORTAL: LugarDaDuimp = { onde: 'PORTAL' };
