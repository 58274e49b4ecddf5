import { PIS_COFINS_EXTINTOS_NA_SAIDA } from '#lib/domain/aduana/tributos/fim-do-pis-cofins.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { repartir } from '#lib/domain/numeros/repartir.ts';
import { type ItemDaDci, type OrigemDoItem, TRIBUTOS_DCI, type TributoDci } from '#lib/domain/zfm/dci.ts';
import { somaExata } from '#lib/fiscal/figura-exata.ts';
import { calcular, dado, type Figura } from '#lib/fiscal/memoria.ts';
import { nomeDaOrigem, nomeDoItem, semAliquota, semCusto } from './desconhecidos-do-item.ts';
import { iiEmDolares, iiExigivel, NAO_EXIGIVEL_AQUI, naoExigivel, SEM_TRIBUTO_COM_PPB } from './pi-com-ppb.ts';
import { tributosSuspensos } from './tributos-suspensos.ts';

/** Reais of each tax with 2 decimals. Null means unknown, which is never the same as zero. */
type TributosDoItem = Readonly<Record<TributoDci, Figura | null>>;

export interface ItemCalculado {
  item: ItemDaDci;
  /** PI com PPB: US$ of II, before the decision whether it falls due. Null for other modalidades, and without a DCR-E. */
  iiUSD: Figura | null;
  tributos: TributosDoItem;
}

/** Turns the rate of the dollar into a figure, 4 decimals. */
export function taxaDoDolar(taxaUSD: DecimalTexto): Figura {
  return dado({ nome: 'Taxa do dólar', unidade: 'R$', casas: 4, fonte: 'informada' }, taxaUSD);
}

/**
 * Calculates the taxes of an item of a DCI (zfm.md §2.3):
 *
 * - with PPB the II of its DCR-E, the IPI isento (DL 288/1967, art. 9º), PIS and COFINS zero (Lei 10.865/2004, art. 14-A; FROM
 * KNOWLEDGE);
 * - without PPB, and for a produto estrangeiro, the suspended taxes of each lote drawn, rounded lote by lote;
 * - as obsoleto or sucata, the rates of its lotes on the price of sale, shared by quantity;
 * - a produto nacional owes nothing;
 * - PIS and COFINS are zero in what left after their end (LC 214/2025, art. 542, XXIII).
 */
export function calcularItemDaDci(item: ItemDaDci, taxa: Figura | null, semPisCofins = false): ItemCalculado {
  const nome = nomeDoItem(item);
  const iiUSD = item.modalidade === 'PI_COM_PPB' ? iiDoDcr(item, nome) : null;
  const tributos = tributosDo(item, { nome, iiUSD, taxa });
  if (!semPisCofins || item.modalidade === 'PN' || item.exigivel === false) return { item, iiUSD, tributos };
  const extintos = deCada((tributo) => nada(tributo, nome, PIS_COFINS_EXTINTOS_NA_SAIDA));
  return { item, iiUSD, tributos: { ...tributos, PIS: extintos.PIS, COFINS: extintos.COFINS } };
}

interface DoItem {
  nome: string;
  iiUSD: Figura | null;
  taxa: Figura | null;
}

function tributosDo(item: ItemDaDci, { nome, iiUSD, taxa }: DoItem): TributosDoItem {
  const { modalidade, exigivel, motivo } = item;
  if (modalidade === 'PN') return deCada((tributo) => nada(tributo, nome, 'produto nacional'));
  if (exigivel === false) return deCada((tributo) => nada(tributo, nome, motivo ?? NAO_EXIGIVEL_AQUI));
  if (modalidade === 'PI_COM_PPB') {
    const ii = exigivel && iiUSD && taxa ? iiExigivel(nome, iiUSD, taxa) : null;
    return deCada((tributo) => (tributo === 'II' ? ii : nada(tributo, nome, ...SEM_TRIBUTO_COM_PPB[tributo])));
  }
  if (exigivel === null || item.falta) return deCada(() => null);
  const partes =
    item.obsoleto &&
    repartir(
      item.obsoleto.valor,
      item.origens.map(({ quantidade }) => new Exato(quantidade)),
    );
  return somados(
    nome,
    item.origens.map((origem, i) =>
      tributosDaOrigem(
        origem,
        partes ? valorDoObsoleto(origem, partes[i] ?? '0') : taxa && valorAduaneiro(origem, taxa),
      ),
    ),
  );
}

function iiDoDcr({ quantidade, dcr }: ItemDaDci, nota: string): Figura | null {
  if (!dcr) return null;
  const { numero, processo, iiUnitUSD } = dcr;
  return iiEmDolares({ nota, dcr: `DCR-E ${numero ?? processo}`, qtd: quantidade, iiUnitUSD });
}

/** A lote with nothing suspended owes nothing, even if its data is unknown. */
function tributosDaOrigem(origem: OrigemDoItem, valor: Figura | null): TributosDoItem {
  const { aliq, suspensos } = origem;
  const de = oQueSai(origem);
  if (!valor) return deCada((tributo) => (suspensos[tributo] ? null : nada(tributo, de, 'não estava suspenso')));
  const { II, IPI, PIS, COFINS } = aliq;
  const conhecidas = { II: II ?? '0', IPI: IPI ?? '0', PIS: PIS ?? '0', COFINS: COFINS ?? '0' };
  const tributos = tributosSuspensos(de, valor, conhecidas, suspensos);
  return deCada((tributo) => (semAliquota(origem, tributo) ? null : tributos[tributo]));
}

const oQueSai = (origem: OrigemDoItem) => `${origem.insumo}, ${nomeDaOrigem(origem)}`;

/** Its share, by quantity, of the price of sale of the whole item. */
function valorDoObsoleto(origem: OrigemDoItem, valor: DecimalTexto): Figura {
  const rotulo = { unidade: 'R$', casas: 2, fonte: 'Decreto 6.759/2009, art. 510; IN SRF 10/1994' };
  return dado({ ...rotulo, nome: `Valor de venda ou de mercado — ${oQueSai(origem)}` }, valor);
}

function valorAduaneiro(origem: OrigemDoItem, taxa: Figura): Figura | null {
  if (semCusto(origem)) return null;
  const { quantidade, vuUSD, freteUSD, seguroUSD } = origem;
  const emDolares = { unidade: 'US$', casas: 7, fonte: nomeDaOrigem(origem) };
  return calcular(
    {
      nome: `Valor aduaneiro — ${oQueSai(origem)}`,
      unidade: 'R$',
      casas: 2,
      formula: 'quantidade × (valor unitário + frete + seguro) × taxa do dólar',
      fonte: 'Decreto 6.759/2009, art. 77',
      arredondamento: 'MEIO_PARA_CIMA',
    },
    [
      dado({ nome: 'Quantidade', unidade: '', casas: 5, fonte: 'saldo baixado' }, quantidade),
      dado({ ...emDolares, nome: 'Valor unitário' }, vuUSD ?? '0'),
      dado({ ...emDolares, nome: 'Frete por unidade' }, freteUSD ?? '0'),
      dado({ ...emDolares, nome: 'Seguro por unidade' }, seguroUSD ?? '0'),
      taxa,
    ],
    (quanto, unitario, frete, seguro, cotacao) => unitario.plus(frete).plus(seguro).times(quanto).times(cotacao),
  );
}

function somados(nome: string, origens: readonly TributosDoItem[]): TributosDoItem {
  return deCada((tributo) => {
    const parcelas = origens.map((origem) => origem[tributo]);
    if (!parcelas.every((parcela) => parcela !== null)) return null;
    const rotulo = { nome: `${tributo} — ${nome}`, unidade: 'R$', casas: 2, fonte: null };
    return somaExata({ ...rotulo, formula: `Σ ${tributo} do que foi baixado` }, parcelas);
  });
}

function deCada(fazer: (tributo: TributoDci) => Figura | null): TributosDoItem {
  return Object.fromEntries(TRIBUTOS_DCI.map((tributo) => [tributo, fazer(tributo)])) as Record<
    TributoDci,
    Figura | null
  >;
}

function nada(tributo: TributoDci, nome: string, motivo: string, fonte: string | null = null): Figura {
  return naoExigivel(`${tributo} — ${nome}`, motivo, [], fonte);
}
