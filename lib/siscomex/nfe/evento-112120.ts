import { CODIGO_IBGE_UF, type Uf } from '#lib/domain/aduana/viagem/uf.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { escaparTexto } from '#lib/siscomex/xml/entidades-xml.ts';

/** An item of the import note whose suspension was not converted into exemption. */
export interface ConsumoNaoConvertido {
  /** `nItem` of the note, 1 to 990. */
  item: number;
  /** Reais, 2 decimals, of the quantity below. */
  vIBS: DecimalTexto;
  vCBS: DecimalTexto;
  /** Up to 4 decimals. */
  quantidade: DecimalTexto;
  /** Up to 6 characters. */
  unidade: string;
}

/**
 * Writes the `<detEvento>` of event 112120, “Importação em ALC/ZFM não convertida em isenção” (NT 2025.002, 8.14; schema
 * `e112120_v1.00.xsd`). It is a fragment to check: signing and sending it is not done here.
 * @throws {RangeError} for no item, a repeated item, more than 990, or a value that does not fit its field.
 */
export function escreverEvento112120(uf: Uf, itens: readonly ConsumoNaoConvertido[]): string {
  if (itens.length === 0 || itens.length > MAXIMO_DE_ITENS) throw new RangeError('O evento leva de 1 a 990 itens.');
  if (new Set(itens.map(({ item }) => item)).size < itens.length) throw new RangeError('Um item está repetido.');
  const cabeca = [
    elemento('descEvento', 'Importação em ALC/ZFM não convertida em isenção'),
    elemento('cOrgaoAutor', CODIGO_IBGE_UF[uf]),
    elemento('tpAutor', EMPRESA_EMITENTE),
    elemento('verAplic', 'Cais'),
  ];
  return `<detEvento versao="1.00">${cabeca.join('')}${itens.map(consumo).join('')}</detEvento>`;
}

function consumo({ item, vIBS, vCBS, quantidade, unidade }: ConsumoNaoConvertido): string {
  if (!Number.isInteger(item) || item < 1 || item > MAXIMO_DE_ITENS) throw new RangeError(`${item} não é um nItem.`);
  const estoque = elemento('qtde', queCabe(QUANTIDADE, quantidade)) + elemento('unidade', queCabe(UNIDADE, unidade));
  const partes = [
    elemento('vIBS', queCabe(DINHEIRO, vIBS)),
    elemento('vCBS', queCabe(DINHEIRO, vCBS)),
    `<gControleEstoque>${estoque}</gControleEstoque>`,
  ];
  return `<gConsumo nItem="${item}">${partes.join('')}</gConsumo>`;
}

function queCabe(forma: RegExp, valor: string): string {
  if (!forma.test(valor)) throw new RangeError(`"${valor}" não cabe no campo do evento.`);
  return valor;
}

function elemento(nome: string, valor: string): string {
  return `<${nome}>${escaparTexto(valor)}</${nome}>`;
}

const MAXIMO_DE_ITENS = 990;
const EMPRESA_EMITENTE = '1';
const DINHEIRO = /^\d{1,13}\.\d{2}$/;
const QUANTIDADE = /^\d{1,11}(\.\d{1,4})?$/;
const UNIDADE = /^\S(.{0,4}\S)?$/;
