import type { FormaDaNota, PerfilDaNota } from '#lib/domain/aduana/nota/forma-da-nota.ts';
import type { DiDaNota, ProdDaNota } from '#lib/domain/aduana/nota/nota-de-importacao.ts';
import { documentoDoNumero } from '#lib/domain/identificadores/numero-declaracao.ts';
import { arredondarCentavos, Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Aviso } from '#lib/fiscal/aviso.ts';
import { intermediacaoDaNota } from '#lib/fiscal/importacao/conferencias/conferir-capa-da-entrada.ts';
import type { InsumosDaNota, MercadoriaDaNota } from './insumos-da-nota.ts';
import type { ItemDaDeclaracao } from './itens-da-nota.ts';
import { caber, textoDaNota } from './texto-da-nota.ts';

/** An item of the note without its taxes. */
export interface DoProduto {
  forma: FormaDaNota;
  perfil: PerfilDaNota | null;
  mercadoria: MercadoriaDaNota | null;
  vOutro: DecimalTexto | null;
  avisos: Aviso[];
}

/**
 * The product of an item: amounts as declared. A quantity has four decimals here and five in a declaration: it is rounded half up, and
 * an aviso says so.
 */
export function prodDaNota(
  declarado: ItemDaDeclaracao,
  i: number,
  { forma, perfil, mercadoria, vOutro, avisos }: DoProduto,
) {
  const { item, adicao, frete, seguro } = declarado;
  const qCom = new Exato(item.quantidade).toFixed(4, Exato.ROUND_HALF_UP);
  if (!new Exato(qCom).eq(item.quantidade)) {
    const mensagem = `A quantidade do item ${i + 1} é ${item.quantidade} na declaração e ${qCom} na nota, que tem quatro casas.`;
    avisos.push({ codigo: 'QUANTIDADE_ARREDONDADA', mensagem });
  }
  const valor = precoEValor(VALOR[forma.vProd](declarado), qCom, forma.unitario);
  const unidade = mercadoria?.unidade ?? unidadeQueCabe(item.unidade);
  const ean = mercadoria?.ean ?? 'SEM GTIN';
  const descricao = textoDaNota(mercadoria?.descricao ?? declarado.descricao);
  const destacado = forma.freteSeguro === 'DENTRO' ? {} : { vFrete: seHouver(frete), vSeg: seHouver(seguro) };
  const prod: ProdDaNota = {
    cProd: mercadoria?.codigo ? caber(mercadoria.codigo, 60) : null,
    cEAN: ean,
    xProd: descricao === '' ? null : caber(descricao, LUGAR_DA_DESCRICAO),
    NCM: adicao.ncm,
    CEST: mercadoria?.cest,
    CFOP: perfil?.cfop ?? null,
    uCom: unidade,
    qCom,
    ...valor,
    cEANTrib: ean,
    uTrib: unidade,
    qTrib: qCom,
    vUnTrib: valor.vUnCom,
    ...destacado,
    vOutro: vOutro === null ? undefined : seHouver(vOutro),
    indTot: '1',
    xPed: mercadoria?.pedido && caber(mercadoria.pedido.numero, 15),
    nItemPed: mercadoria?.pedido?.item ?? undefined,
  };
  return { prod, infAdProd: caber(descricao.slice(LUGAR_DA_DESCRICAO), 500) || undefined };
}

/** What the value of an item is in each shape. */
export const VALOR: Readonly<Record<FormaDaNota['vProd'], (item: ItemDaDeclaracao) => DecimalTexto>> = {
  VALOR_ADUANEIRO: ({ valorAduaneiro }) => valorAduaneiro,
  FOB: ({ fob }) => fob,
  PRECO: ({ preco }) => preco,
};

/** Where the unit price rules, its decimals decide the value, and the cents that are lost are lost on purpose. */
function precoEValor(declarado: DecimalTexto, quantidade: DecimalTexto, { casas, manda }: FormaDaNota['unitario']) {
  if (new Exato(quantidade).isZero()) return { vUnCom: null, vProd: declarado };
  const preco = new Exato(declarado).div(quantidade).toDecimalPlaces(casas, Exato.ROUND_HALF_UP);
  const vProd = manda ? arredondarCentavos(preco.times(quantidade)).toFixed(2) : declarado;
  return { vUnCom: preco.toFixed(10), vProd };
}

/** The group DI. Source: NT 2020.005, I18 to I29a; of a DUIMP the sequence is the number of its item. */
export function diDaNota(
  { item, adicao }: ItemDaDeclaracao,
  insumos: Pick<InsumosDaNota, 'declaracao' | 'desembaraco' | 'terceiro'>,
  { mercadoria, afrmm }: { mercadoria: MercadoriaDaNota | null; afrmm: DecimalTexto | null },
): DiDaNota {
  const { declaracao: di, desembaraco, terceiro } = insumos;
  const via = di.carga.viaTransporte.codigo?.replace(/^0/, '') ?? null;
  const intermediacao = intermediacaoDaNota(di.caracterizacaoOperacao.nome);
  const precisaDoTerceiro = intermediacao !== null && intermediacao !== '1';
  const ehDuimp = documentoDoNumero(di.numeroDI) === 'DUIMP';
  const doTerceiro = (valor: string | undefined) => valor ?? (precisaDoTerceiro ? null : undefined);
  return {
    nDI: di.numeroDI,
    dDI: di.dataRegistro,
    xLocDesemb: desembaraco && caber(desembaraco.local, 60),
    UFDesemb: desembaraco?.uf ?? null,
    dDesemb: di.dataDesembaraco,
    tpViaTransp: via,
    vAFRMM: afrmm ?? (via === MARITIMA ? null : undefined),
    tpIntermedio: intermediacao,
    CNPJ: doTerceiro(terceiro?.cnpj ?? item.duimp?.adquirente ?? undefined),
    UFTerceiro: doTerceiro(terceiro?.uf),
    cExportador: mercadoria?.exportador ? caber(mercadoria.exportador, 60) : null,
    adi: {
      nAdicao: ehDuimp ? undefined : String(Number(adicao.numero)),
      nSeqAdic: String(item.sequencia),
      cFabricante: mercadoria?.fabricante ? caber(mercadoria.fabricante, 60) : null,
      nDraw: mercadoria?.nDraw,
    },
  };
}

/** A declared unit such as PECA is taken as it is when it fits. */
function unidadeQueCabe(declarada: string | null): string | null {
  const unidade = textoDaNota(declarada ?? '');
  return unidade !== '' && unidade.length <= 6 ? unidade : null;
}

const seHouver = (valor: DecimalTexto) => (new Exato(valor).isZero() ? undefined : valor);

const MARITIMA = '1';
const LUGAR_DA_DESCRICAO = 120;
