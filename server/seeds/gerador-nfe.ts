import type { CancelamentoDaNota, ItemDaNota, NotaFiscal } from '#lib/domain/aduana/declaracao/nota-fiscal.ts';
import { CODIGO_IBGE_UF, type Uf } from '#lib/domain/aduana/viagem/uf.ts';
import { diasEntre, somarDias } from '#lib/domain/datas/dias.ts';
import { digitoDaChave } from '#lib/domain/identificadores/chave-nfe.ts';
import { dinheiro, Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { arredondar } from '#lib/fiscal/memoria.ts';
import { destinatarioFicticio } from './destinatario-ficticio.ts';
import { escreverCancelamento } from './escrever-cancelamento-nfe.ts';
import { escreverNota, porCento } from './escrever-nfe.ts';
import { type Sorteio, sorteio } from './sorteio.ts';

export interface PedidoDeNotas {
  semente: number;
  /** The number of notas of exit, 1 or more. */
  notas: number;
  /** The issuer, in Manaus. */
  emitente: { cnpj: string; ie: string; nome: string };
  produtos: readonly ProdutoVendido[];
  destinos: readonly DestinoDeVenda[];
  /** The first and last day of issue. */
  de: DataTexto;
  ate: DataTexto;
  /** How many of the notas an event of the same day cancels; none when omitted. */
  canceladas?: number;
  /** The number of additional notas of entrance (CFOP 3201), each returning goods of one of the others; none when omitted. */
  devolucoes?: number;
  /** From 0 to 999. */
  serie?: number;
  primeiroNumero?: number;
  /** The most units of a product in an item; 120 when omitted. */
  quantidadeMaxima?: number;
}

interface ProdutoVendido {
  codigo: string;
  descricao: string;
  ncm: string;
  unidade: string;
  /** The price of one unit, up to ten decimals. */
  preco: DecimalTexto;
  /** The origin in the ICMS table, `0` to `8`. */
  origem: string;
  /** In percent; the goods are exempt of IPI when omitted. */
  aliquotaIpi?: DecimalTexto;
}

interface DestinoDeVenda {
  uf: Uf;
  municipioIbge: string;
  municipio: string;
}

export interface NotasGeradas {
  notas: { nome: string; xml: string; nota: NotaFiscal }[];
  cancelamentos: { nome: string; xml: string; cancelamento: CancelamentoDaNota }[];
  /** Without a reading, because they are notas of entrance. */
  devolucoes: { nome: string; xml: string }[];
}

/**
 * Makes fictitious authorised notas of a factory of Manaus to the given destinations, as XML of layout 4.00. It also returns the
 * reading of each. Their signature is not valid. The same request gives the same notas.
 * @throws {RangeError} when no nota is requested, or more are cancelled or returned than exist.
 */
export function gerarNotas(pedido: PedidoDeNotas): NotasGeradas {
  conferir(pedido);
  const acaso = sorteio(pedido.semente);
  const dias = diasDeEmissao(pedido, acaso);
  const notas = dias.map((dia, i) => notaDe(pedido, dia, i, acaso));
  const canceladas = sortearIndices(notas.length, pedido.canceladas ?? 0, acaso);
  return {
    notas: notas.map(({ nota, hora }) => ({
      nome: `${nota.chave}-nfe.xml`,
      xml: escreverNota(nota, { hora, produtos: pedido.produtos }),
      nota,
    })),
    cancelamentos: canceladas.map((i) => cancelamentoDe((notas[i] as NotaSorteada).nota)),
    devolucoes: Array.from({ length: pedido.devolucoes ?? 0 }, (_, i) =>
      devolucaoDe(pedido, notas[i % notas.length] as NotaSorteada, notas.length + i, acaso),
    ),
  };
}

interface NotaSorteada {
  nota: NotaFiscal;
  /** The time of issue, `HH:MM:SS`. */
  hora: string;
}

function conferir({ notas, produtos, destinos, de, ate, canceladas = 0 }: PedidoDeNotas): void {
  if (!Number.isInteger(notas) || notas < 1) throw new RangeError('Peça ao menos uma nota.');
  if (produtos.length === 0 || destinos.length === 0) throw new RangeError('Faltam produtos ou destinos.');
  if (de > ate) throw new RangeError(`${de} vem depois de ${ate}.`);
  if (canceladas > notas) throw new RangeError(`Não há ${canceladas} notas para cancelar.`);
}

/** Sorted, as the numbers of the notas are. */
function diasDeEmissao({ notas, de, ate }: PedidoDeNotas, acaso: Sorteio): DataTexto[] {
  const ultimo = diasEntre(de, ate);
  return Array.from({ length: notas }, () => somarDias(de, acaso.inteiro(0, ultimo))).sort();
}

function notaDe(pedido: PedidoDeNotas, emissao: DataTexto, indice: number, acaso: Sorteio): NotaSorteada {
  const destino = acaso.um(pedido.destinos);
  // Until midnight, so that the last notas of a month are already in the next month by UTC.
  const hora = [acaso.inteiro(7, 23), acaso.inteiro(0, 59), acaso.inteiro(0, 59)].map(doisAlgarismos).join(':');
  const itens = itensDe(pedido, destino, acaso);
  const identidade = identidadeDe(pedido, emissao, indice, acaso);
  return {
    hora,
    nota: {
      ...identidade,
      emissao,
      saida: somarDias(emissao, acaso.inteiro(0, 1)),
      naturezaOperacao: 'Venda de produção do estabelecimento',
      tpNF: '1',
      finNFe: '1',
      homologacao: false,
      emitente: { ...pedido.emitente, uf: MANAUS.uf, municipioIbge: MANAUS.municipioIbge },
      destinatario: { ...destinatarioFicticio(acaso), ...destino },
      entrega: acaso.inteiro(1, 10) === 1 ? acaso.um(pedido.destinos) : null,
      valorTotal: dinheiro(somar(itens.flatMap(({ valorTotal, ipi }) => [valorTotal, ipi]))),
      situacao: 'AUTORIZADA',
      autorizacao: {
        protocolo: `113${identidade.chave.slice(2, 4)}${String(acaso.inteiro(0, 999_999_999)).padStart(10, '0')}`,
        cStat: '100',
        em: new Date(`${emissao}T${hora}-04:00`).toISOString(),
      },
      informacaoComplementar: 'DCI MENSAL',
      itens,
    },
  };
}

const MANAUS: DestinoDeVenda = { uf: 'AM', municipioIbge: '1302603', municipio: 'Manaus' };

function identidadeDe(
  { emitente, serie = 1, primeiroNumero = 1 }: PedidoDeNotas,
  dia: DataTexto,
  indice: number,
  acaso: Sorteio,
) {
  const numero = String(primeiroNumero + indice);
  const semDigito = [
    CODIGO_IBGE_UF.AM,
    dia.slice(2, 4) + dia.slice(5, 7),
    emitente.cnpj,
    '55',
    String(serie).padStart(3, '0'),
    numero.padStart(9, '0'),
    '1',
    String(acaso.inteiro(10_000_000, 99_999_999)),
  ].join('');
  return { chave: semDigito + digitoDaChave(semDigito), numero, serie: String(serie), modelo: '55' as const };
}

function itensDe(
  { produtos, quantidadeMaxima = 120 }: PedidoDeNotas,
  { uf }: DestinoDeVenda,
  acaso: Sorteio,
): ItemDaNota[] {
  const quantos = Math.min(acaso.inteiro(1, 4), produtos.length);
  return sortearIndices(produtos.length, quantos, acaso).map((indice, i) => {
    const produto = produtos[indice] as ProdutoVendido;
    const quantidade = acaso.inteiro(1, quantidadeMaxima);
    const valor = dinheiro(arredondar(new Exato(produto.preco).times(quantidade), 2, 'MEIO_PARA_CIMA'));
    return {
      nItem: i + 1,
      codigo: produto.codigo,
      descricao: produto.descricao,
      ncm: produto.ncm,
      cfop: uf === MANAUS.uf ? '5101' : '6101',
      unidade: produto.unidade,
      quantidade: `${quantidade}.0000`,
      valorUnitario: produto.preco,
      valorTotal: valor,
      origem: produto.origem,
      unidadeTributavel: produto.unidade,
      quantidadeTributavel: `${quantidade}.0000`,
      ipi: produto.aliquotaIpi === undefined ? null : porCento(valor, produto.aliquotaIpi),
      numeroPedido: acaso.inteiro(1, 2) === 1 ? `PED-${acaso.inteiro(1, 9999)}` : null,
      infAdProd: null,
    };
  });
}

function cancelamentoDe({ chave, emissao, autorizacao }: NotaFiscal): NotasGeradas['cancelamentos'][number] {
  const cancelamento = {
    chave,
    data: emissao,
    justificativa: 'Pedido desfeito pelo comprador fictício',
    homologacao: false,
  };
  return {
    nome: `${chave}-cancelamento.xml`,
    xml: escreverCancelamento(cancelamento, autorizacao?.protocolo ?? ''),
    cancelamento,
  };
}

function devolucaoDe(pedido: PedidoDeNotas, { nota, hora }: NotaSorteada, indice: number, acaso: Sorteio) {
  const itens = nota.itens.slice(0, 1).map((item) => ({ ...item, cfop: '3201', ipi: null }));
  const devolvida = {
    ...nota,
    ...identidadeDe(pedido, nota.emissao, indice, acaso),
    naturezaOperacao: 'Devolução de venda',
    finNFe: '4',
    entrega: null,
    destinatario: {
      tipo: 'EXTERIOR' as const,
      documento: 'FICTICIO-1',
      nome: 'Foreign Buyer Who Never Was Inc.',
      uf: 'EX',
      municipioIbge: '9999999',
      municipio: 'EXTERIOR',
    },
    valorTotal: itens[0]?.valorTotal ?? '0.00',
    itens,
  };
  const xml = escreverNota(devolvida, { hora, produtos: pedido.produtos, devolucaoDe: nota.chave });
  return { nome: `${devolvida.chave}-nfe.xml`, xml };
}

function sortearIndices(de: number, quantos: number, acaso: Sorteio): number[] {
  const restantes = Array.from({ length: de }, (_, i) => i);
  return Array.from(
    { length: quantos },
    () => restantes.splice(acaso.inteiro(0, restantes.length - 1), 1)[0] as number,
  );
}

function doisAlgarismos(numero: number): string {
  return String(numero).padStart(2, '0');
}
