import { documentoDoNumero } from '#lib/domain/identificadores/numero-declaracao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { type ModalidadeDci, type OrigemDoItem, TAMANHOS_DA_DCI } from '#lib/domain/zfm/dci.ts';
import type { DocumentoDci, ItemDoArquivo } from './dci-documento.ts';
import type { Registro } from './registros/leiaute.ts';
import { textoDoArquivo } from './registros/texto-do-arquivo.ts';

/** A line of the file: an item of the month, or what an item of the nota has of it. */
export interface LinhaDoArquivo {
  item: ItemDoArquivo;
  /** Null in a monthly one. */
  nItem: string | null;
  /** 5 decimals. */
  quantidade: DecimalTexto;
  valorUnitario: DecimalTexto;
  valor: DecimalTexto;
}

/** The lines of a modalidade: the items as they are in a monthly DCI, the items of the nota in an individual one. */
export function linhasDe({ nota, itens }: DocumentoDci, modalidade: ModalidadeDci): LinhaDoArquivo[] {
  const seus = itens.filter((item) => item.modalidade === modalidade);
  if (!nota) {
    return seus.map((item) => ({
      item,
      nItem: null,
      quantidade: item.quantidade,
      valorUnitario: '0',
      valor: item.valor,
    }));
  }
  const daChave = new Map(seus.map((item) => [item.chave, item]));
  return nota.itens.flatMap(({ nItem, chave, quantidade, valorUnitario, valor }) => {
    const item = daChave.get(chave);
    return item ? [{ item, nItem: String(nItem), quantidade, valorUnitario, valor }] : [];
  });
}

/** The records of what something came by: under a foreign product (12, 13, 14) and under an input (34, 35, 36). */
export const REGISTRO_DO_PAPEL = {
  PE: { NF: '12', DECLARACAO: '13', DSI: '14' },
  INSUMO: { NF: '34', DECLARACAO: '35', DSI: '36' },
} as const;

/** Notas before DIs, and those before DSIs, as the file has them; each in the order it was drawn. */
export function naOrdemDoArquivo(registros: readonly Registro[]): Registro[] {
  return registros.toSorted((um, outro) => um.registro.localeCompare(outro.registro));
}

/** What a record says of the paper something came by. That something is under the DL 288 where any tax was suspended is inferred. */
export function doPapel(origem: OrigemDoItem): Registro['valores'] {
  const { lote, quantidade, suspensos } = origem;
  const DL288 = simNao(Object.values(suspensos).includes(true));
  const QUANT = emCasas(quantidade, 5);
  switch (lote.papel) {
    case 'NF':
      return {
        CNPJFOR: soAlgarismos(lote.nota?.fornecedorCnpj ?? null),
        SERIE: lote.serie,
        NF: lote.numeroDeclaracao,
        NRITEMNOTA: seCabe(lote.item, 3),
        EMISSAO: lote.nota?.emissao.replaceAll('-', '') ?? null,
        CFOP: lote.nota?.cfop ?? null,
        DL288,
        QUANT,
        VLUNIT: lote.nota?.valorUnitario ?? null,
      };
    case 'DSI':
      return { NDSI: lote.numeroDeclaracao, NRBEM: seCabe(lote.item, 3), QUANT, ...daImportacao(origem) };
    case 'DECLARACAO':
      return {
        // The fifteen characters of a DUIMP have no place in the ten of the field.
        NDI: documentoDoNumero(lote.numeroDeclaracao) === 'DI' ? lote.numeroDeclaracao : null,
        NADICAO: seCabe(lote.adicao, 3),
        NITEMAD: seCabe(lote.item, 2),
        DL288,
        QUANT,
        ...daImportacao(origem),
      };
  }
}

/**
 * Freight and insurance are those of the quantity that was drawn, all in dollars: with the price they make the customs value. That they are
 * not by the unit is inferred (domain/zfm.md §2.3).
 */
function daImportacao({ quantidade, vuUSD, freteUSD, seguroUSD, suspensos }: OrigemDoItem): Registro['valores'] {
  const deTudo = (porUnidade: DecimalTexto | null) => emCasas(new Exato(porUnidade ?? '0').times(quantidade), 7);
  const moeda = (valor: DecimalTexto | null) => (valor === null ? null : DOLAR);
  return {
    VUNIT: vuUSD,
    MOEDANEG: moeda(vuUSD),
    VFRETE: deTudo(freteUSD),
    MOEDFRETE: moeda(freteUSD),
    VSEGURO: deTudo(seguroUSD),
    MOEDSEG: moeda(seguroUSD),
    SUSPPISCOF: simNao(suspensos.PIS || suspensos.COFINS),
  };
}

/** Half up to so many decimals. */
export function emCasas(valor: Exato | DecimalTexto, casas: number): DecimalTexto {
  return new Exato(valor).toFixed(casas, Exato.ROUND_HALF_UP);
}

/**
 * A figure as a whole number that its last digits are the decimals of, as the fields of an individual DCI have it. How many those are is
 * that of the same figure in the other records: inferred.
 */
export function implicito(valor: DecimalTexto, casas: number): string {
  return emCasas(valor, casas)
    .replace('.', '')
    .replace(/^0+(?=\d)/, '');
}

export const codigo = (texto: string) => cortado(texto, TAMANHOS_DA_DCI.codigo);
export const descricao = (texto: string) => cortado(texto, TAMANHOS_DA_DCI.descricao);
export const unidade = (texto: string) => cortado(texto, TAMANHOS_DA_DCI.unidade);

const cortado = (texto: string, tamanho: number) => textoDoArquivo(texto).slice(0, tamanho);
/** A number with letters has no place in a numeric field, and goes as zeros. */
export const soAlgarismos = (numero: string | null) => (/^\d+$/.test(numero ?? '') ? numero : null);

const simNao = (sim: boolean) => (sim ? 'S' : 'N');

/** Only an item of a DUIMP has more digits than there are. */
function seCabe(numero: number, algarismos: number): string | null {
  const escrito = String(numero).padStart(algarismos, '0');
  return escrito.length > algarismos ? null : escrito;
}

/** Of the Banco Central. */
const DOLAR = '220';
