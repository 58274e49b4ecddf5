import {
  type AdicaoAmazonense,
  AVISO_DO_MANUAL,
  type DeclaracaoAmazonense,
  type ItemAmazonense,
} from '#lib/domain/zfm/dai.ts';
import { ArquivoXmlInvalido } from '#lib/siscomex/xml/arquivo-xml-invalido.ts';
import type { Valor } from '#lib/siscomex/xml/campo-xml.ts';
import type { RegistroXml } from '#lib/siscomex/xml/tabela-xml.ts';
import { escreverDie } from './dai-xml.ts';

/** Turns the declaration into a record with the names of the layout (`dai-xml-tabelas.ts`). */
export function registroDaDai(declaracao: DeclaracaoAmazonense): RegistroXml {
  return {
    ...folhas(CABECALHO, declaracao),
    adicao: declaracao.adicoes.map((adicao) => ({
      ...folhas(ADICAO, adicao),
      itemAdicao: adicao.itens.map((item) => folhas(ITEM, item)),
    })),
  };
}

/**
 * Turns a record that `lerDie` read back into a declaration.
 * @throws {ArquivoXmlInvalido} when a value that every DAI has is missing: an absent amount is not zero.
 */
export function daiDoRegistro(registro: RegistroXml): DeclaracaoAmazonense {
  return {
    ...valores<Omit<DeclaracaoAmazonense, 'adicoes'>>(CABECALHO, registro, 'InfDIe'),
    adicoes: lista(registro.adicao).map((adicao) => ({
      ...valores<Omit<AdicaoAmazonense, 'itens'>>(ADICAO, adicao, 'adicao'),
      itens: lista(adicao.itemAdicao).map((item) => valores<ItemAmazonense>(ITEM, item, 'itemAdicao')),
    })),
  };
}

/**
 * Writes the DAI as XML in a single line, with implied decimals. `comAviso` adds a comment after the prolog that says what is
 * unknown about the layout.
 * @throws {RangeError} when a figure is negative or has more decimals than its field; `conferirDaiArquivo` reports this beforehand.
 */
export function escreverDai(declaracao: DeclaracaoAmazonense, { comAviso }: { comAviso: boolean }): string {
  const xml = escreverDie('declaracao', registroDaDai(declaracao));
  return comAviso ? xml.replace('?>', `?><!-- ${AVISO_DO_MANUAL} -->`) : xml;
}

type Ligacao<Modelo> = Readonly<Record<string, keyof Modelo>>;

function folhas<Modelo extends object>(ligacao: Ligacao<Modelo>, modelo: Modelo): RegistroXml {
  return Object.fromEntries(Object.entries(ligacao).map(([folha, campo]) => [folha, modelo[campo] as Valor]));
}

function valores<Modelo>(ligacao: Ligacao<Modelo>, registro: RegistroXml, elemento: string): Modelo {
  const pares = Object.entries(ligacao).map(([folha, campo]) => {
    const valor = (registro[folha] ?? null) as Valor;
    if (valor !== null || PODEM_FALTAR.has(folha)) return [campo, valor];
    // An absent description is read as empty text.
    if (folha === DESCRICAO) return [campo, ''];
    throw new ArquivoXmlInvalido('CAMPO_AUSENTE', `O campo ${folha} de ${elemento} não veio no arquivo.`, folha);
  });
  return Object.fromEntries(pares) as Modelo;
}

function lista(valor: RegistroXml[string] | undefined): RegistroXml[] {
  return Array.isArray(valor) ? valor : [];
}

const CABECALHO = {
  tipoDIe: 'tipo',
  nrDocumento: 'numeroDocumento',
  dtDocumento: 'dataDocumento',
  vlFob: 'fob',
  vlFrete: 'frete',
  vlSeguro: 'seguro',
  vlII: 'ii',
  vlIPI: 'ipi',
  vlPisCofins: 'pisCofins',
  vlTaxasDiversas: 'taxasDiversas',
  vlTaxasCapatazia: 'capatazia',
  vlTaxaDolar: 'taxaDolar',
  vlPesoLiquido: 'pesoLiquido',
  cdRecintoAduaneiro: 'recinto',
  cdPaisProcedencia: 'paisProcedencia',
  qtdeAdicoes: 'qtdeAdicoes',
  txInfoCompl: 'informacaoComplementar',
} as const satisfies Ligacao<Omit<DeclaracaoAmazonense, 'adicoes'>>;

const ADICAO = {
  numAdicao: 'numero',
  nomeFornecedor: 'fornecedor',
  cdImportador: 'importadorNumero',
  nomeImportador: 'importadorNome',
  vlFob: 'fob',
  vlFrete: 'frete',
  vlSeguro: 'seguro',
  vlIi: 'ii',
  vlIpi: 'ipi',
  vlPisCofins: 'pisCofins',
  vlPesoLiquido: 'pesoLiquido',
  cdTributacao: 'codigoTributacao',
  vlBcIcms: 'baseIcms',
  vlIcms: 'icms',
  vlIcmsSI: 'icmsSemIncentivo',
} as const satisfies Ligacao<Omit<AdicaoAmazonense, 'itens'>>;

const DESCRICAO = 'txDescricaoDestalhada';

const ITEM = {
  numItem: 'numero',
  cdNcmItem: 'ncm',
  [DESCRICAO]: 'descricao',
  qtdItem: 'quantidade',
  unidadeMedida: 'unidade',
  vlUnitario: 'valorUnitario',
  vlTotal: 'valorTotal',
} as const satisfies Ligacao<ItemAmazonense>;

/** Leaves that a declaration may lack. */
const PODEM_FALTAR: ReadonlySet<string> = new Set([
  'tipoDIe',
  'vlTaxaDolar',
  'vlPesoLiquido',
  'cdRecintoAduaneiro',
  'cdPaisProcedencia',
  'txInfoCompl',
  'nomeFornecedor',
  'cdImportador',
  'nomeImportador',
  'cdTributacao',
  'vlBcIcms',
  'vlIcms',
  'vlIcmsSI',
  'unidadeMedida',
]);
