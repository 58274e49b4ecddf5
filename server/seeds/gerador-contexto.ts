import type { ParcelaInternacional } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { Incoterm } from '#lib/domain/aduana/tributos/incoterm.ts';
import { dinheiro, Exato, somar, truncarCentavos } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { somaDosItens } from '#lib/fiscal/importacao/conferencias/conferencia-itens.ts';
import { NOME_DA_MOEDA } from './catalogo-ficticio.ts';
import { type Partida, sortearPartidas } from './gerador-partidas.ts';
import { ROTAS, type RotaFicticia } from './rotas-ficticias.ts';
import type { Sorteio } from './sorteio.ts';

/** `zfm`: admission, type 06, with only the fee to pay. `consumo`: type 01, everything paid in full. */
export type RegimeFicticio = 'zfm' | 'consumo';

export interface PedidoDeDeclaracao {
  semente: number;
  /** Ten digits; derived from the seed when omitted. */
  numero?: string;
  dataRegistro: DataTexto;
  /** From 1 to 999. */
  adicoes: number;
  /** From 1 to 99. */
  itensPorAdicao: number;
  importador: { numero: string; nome: string };
  incoterm?: Incoterm;
  /** The currency of the goods, by Siscomex code. Freight is in dollars, and insurance in the currency of the goods. */
  moeda?: string;
  /** Reais for one unit of each currency, by Siscomex code; the dollar (220) is always required. */
  taxas: Readonly<Record<string, DecimalTexto>>;
  regime?: RegimeFicticio;
}

const DOLAR = '220';

/** The data all the adições of a declaration share, with figures not yet truncated. */
export interface ContextoDaDeclaracao {
  pedido: PedidoDeDeclaracao;
  regime: RegimeFicticio;
  incoterm: Incoterm;
  moeda: string;
  taxa: Exato;
  taxaDolar: Exato;
  rota: RotaFicticia;
  partidas: Partida[];
  /** The place of boarding. */
  procedencia: Partida['origem'];
  /** The sum of the goods in their currency. */
  mercadorias: Exato;
  pesoLiquido: Exato;
  frete: ParcelaInternacional;
  seguro: ParcelaInternacional;
}

/**
 * Draws the data the adições have in common.
 * @throws {RangeError} for more adições or items than a DI holds, or a currency without a rate.
 */
export function contextoDe(pedido: PedidoDeDeclaracao, acaso: Sorteio): ContextoDaDeclaracao {
  conferirLimites(pedido);
  const { incoterm = 'FOB', moeda = DOLAR, regime = 'zfm' } = pedido;
  const [taxa, taxaDolar] = [taxaDe(pedido, moeda), taxaDe(pedido, DOLAR)];
  const partidas = sortearPartidas(pedido, acaso);
  const mercadorias = partidas.reduce((soma, { itens }) => soma.plus(somaDosItens(itens)), new Exato(0));
  const emDolares = mercadorias.times(taxa).div(taxaDolar);
  const frete = truncarCentavos(emDolares.times(acaso.inteiro(200, 900)).div(10_000));
  const seguro = truncarCentavos(mercadorias.times(acaso.inteiro(5, 40)).div(10_000));
  const pesoLiquido = somar(partidas.map((partida) => partida.pesoLiquido));
  return {
    pedido,
    regime,
    incoterm,
    moeda,
    taxa,
    taxaDolar,
    rota: rotaDoPeso(acaso.um(ROTAS), pesoLiquido),
    partidas,
    procedencia: (partidas[0] as Partida).origem,
    mercadorias,
    pesoLiquido,
    frete: parcela(DOLAR, frete, taxaDolar, taxaDolar),
    seguro: parcela(moeda, seguro, taxa, taxaDolar),
  };
}

/** No airline takes tens of tonnes of goods to Manaus: a heavy cargo goes by ship, whatever was drawn. */
function rotaDoPeso(sorteada: RotaFicticia, pesoLiquido: Exato): RotaFicticia {
  const [maritima = sorteada] = ROTAS;
  return pesoLiquido.gt(LIMITE_AEREO_KG) ? maritima : sorteada;
}

const LIMITE_AEREO_KG = 8_000;

function parcela(moeda: string, valor: Exato, taxa: Exato, taxaDolar: Exato): ParcelaInternacional {
  const reais = truncarCentavos(valor.times(taxa));
  return {
    moeda: { codigo: moeda, nome: NOME_DA_MOEDA[moeda] ?? null },
    valorMoeda: dinheiro(valor),
    valorDolares: dinheiro(moeda === DOLAR ? valor : truncarCentavos(reais.div(taxaDolar))),
    valorReais: dinheiro(reais),
  };
}

function conferirLimites({ adicoes, itensPorAdicao }: PedidoDeDeclaracao): void {
  const cabe = (quantos: number, limite: number) => Number.isInteger(quantos) && quantos >= 1 && quantos <= limite;
  if (!cabe(adicoes, 999)) throw new RangeError('Uma DI tem de 1 a 999 adições.');
  if (!cabe(itensPorAdicao, 99)) throw new RangeError('Uma adição tem de 1 a 99 itens.');
}

function taxaDe({ taxas }: PedidoDeDeclaracao, moeda: string): Exato {
  const taxa = taxas[moeda];
  if (taxa === undefined) throw new RangeError(`Falta a taxa de câmbio da moeda ${moeda}.`);
  return new Exato(taxa);
}
