import { documentoDoNumero } from '#lib/domain/identificadores/numero-declaracao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { type ModalidadeDci, type OrigemDoItem, TAMANHOS_DA_DCI } from '#lib/domain/zfm/dci.ts';
import type { Registro } from '#lib/siscomex/registros/leiaute.ts';
import { textoDoArquivo } from '#lib/siscomex/registros/texto-do-arquivo.ts';
import type { DocumentoDci, ItemDoArquivo } from './dci-documento.ts';

/** A line of the file: an item of the month, or the part of it in an item of the nota. */
export interface LinhaDoArquivo {
  item: ItemDoArquivo;
  /** Null in a monthly DCI. */
  nItem: string | null;
  /** 5 decimals. */
  quantidade: DecimalTexto;
  valorUnitario: DecimalTexto;
  valor: DecimalTexto;
}

/** Returns the lines of a modalidade: the items of a monthly DCI, or the items of the nota in an individual DCI. */
export function linhasDe({ nota, itens }: DocumentoDci, modalidade: ModalidadeDci): LinhaDoArquivo[] {
  const itensDaModalidade = itens.filter((item) => item.modalidade === modalidade);
  if (!nota) {
    return itensDaModalidade.map((item) => ({
      item,
      nItem: null,
      quantidade: item.quantidade,
      valorUnitario: '0',
      valor: item.valor,
    }));
  }
  const daChave = new Map(itensDaModalidade.map((item) => [item.chave, item]));
  return nota.itens.flatMap(({ nItem, chave, quantidade, valorUnitario, valor }) => {
    const item = daChave.get(chave);
    return item ? [{ item, nItem: String(nItem), quantidade, valorUnitario, valor }] : [];
  });
}

/** The registros of the papers of a foreign product (12, 13, 14) and of an input (34, 35, 36). */
export const REGISTRO_DO_PAPEL = {
  PE: { NF: '12', DECLARACAO: '13', DSI: '14' },
  INSUMO: { NF: '34', DECLARACAO: '35', DSI: '36' },
} as const;

/** Sorts registros as in the file: notas, then DIs, then DSIs, each in the order of the draw. */
export function naOrdemDoArquivo(registros: readonly Registro[]): Registro[] {
  return registros.toSorted((registro, outro) => registro.registro.localeCompare(outro.registro));
}

/** Returns the fields that describe the paper of an origem. It is inferred that DL 288 applies when any tax was suspended. */
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
        // The fifteen characters of a DUIMP do not fit the ten of the field.
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
 * Freight and insurance are for the drawn quantity, all in dollars: with the price they form the customs value. It is inferred that
 * they are not per unit (domain/zfm.md §2.3).
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

/** Rounds half up to that many decimals. */
export function emCasas(valor: Exato | DecimalTexto, casas: number): DecimalTexto {
  return new Exato(valor).toFixed(casas, Exato.ROUND_HALF_UP);
}

/**
 * Writes a figure with implied decimals, as in the fields of an individual DCI. The number of decimals is inferred from the same
 * figure in the other registros.
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
/** A number with letters does not fit a numeric field and is written as zeros. */
export const soAlgarismos = (numero: string | null) => (/^\d+$/.test(numero ?? '') ? numero : null);

const simNao = (sim: boolean) => (sim ? 'S' : 'N');

/** Only an item of a DUIMP can have too many digits for the field. */
function seCabe(numero: number, algarismos: number): string | null {
  const escrito = String(numero).padStart(algarismos, '0');
  return escrito.length > algarismos ? null : escrito;
}

/** Code of the Banco Central. */
const DOLAR = '220';
