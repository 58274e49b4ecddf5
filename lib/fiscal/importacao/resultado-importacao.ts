import type {
  ResultadoAdicao,
  ResultadoImportacao,
  ResultadoItem,
  ResultadoTributo,
} from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { Aviso } from '#lib/fiscal/aviso.ts';
import type { IcmsCalculado } from '#lib/fiscal/icms/icms-importacao.ts';
import { type Figura, texto } from '#lib/fiscal/memoria.ts';
import type { TcifCalculada } from '#lib/fiscal/suframa/tcif.ts';
import type { AdicaoCalculada } from './adicao.ts';
import { CASAS_DO_VALOR_UNITARIO } from './conferencias/soma-dos-itens.ts';
import type { ItemCalculado } from './duimp/item.ts';
import type { EncargosFederais } from './encargos-locais.ts';
import { textoDeCentavos } from './inteiros.ts';
import { paraCadaTributo } from './totais.ts';
import type { TributoCalculado } from './tributo.ts';

export interface FigurasDaImportacao extends EncargosFederais {
  adicoes: readonly AdicaoCalculada[];
  /** Reais, for the whole declaration. */
  frete: Figura;
  seguro: Figura;
  icms: IcmsCalculado | null;
  tcif: TcifCalculada | null;
  custo: Figura;
  /** What has to be decided before an amount exists. */
  avisos: readonly Aviso[];
}

/** Converts the figures into the form of the API. */
export function resultadoImportacao(figuras: FigurasDaImportacao): ResultadoImportacao {
  const { adicoes, frete, seguro, totais, taxaSiscomex, afrmm, icms, tcif, custo, avisos } = figuras;
  return {
    adicoes: adicoes.map(resultadoAdicao),
    totais: {
      valorAduaneiro: texto(totais.valorAduaneiro),
      freteReais: texto(frete),
      seguroReais: texto(seguro),
      devido: paraCadaTributo((tributo) => texto(totais.devido[tributo])),
      recolher: paraCadaTributo((tributo) => texto(totais.recolher[tributo])),
      antidumping: texto(totais.antidumping),
      aDebitar: {
        ...paraCadaTributo((tributo) => texto(totais.aDebitar[tributo])),
        antidumping: texto(totais.aDebitar.antidumping),
      },
    },
    taxaSiscomex: texto(taxaSiscomex),
    afrmm: afrmm && {
      base: texto(afrmm.base),
      aliquota: texto(afrmm.aliquota),
      calculado: texto(afrmm.calculado),
      recolher: texto(afrmm.recolher),
      tum: texto(afrmm.tum),
    },
    icms: icms && {
      BC: texto(icms.base),
      ICMS: texto(icms.icms),
      aliquota: texto(icms.aliquota),
      recolher: texto(icms.recolher),
    },
    tcif: tcif && {
      totalBRL: texto(tcif.totalBRL),
      parcelaPedido: texto(tcif.parcelaPedido),
      parcelaItens: texto(tcif.parcelaItens),
      total: texto(tcif.total),
    },
    custo: avisos.length > 0 ? null : texto(custo),
    ...(avisos.length > 0 && { avisos: [...avisos] }),
  };
}

function resultadoAdicao({
  numero,
  venda,
  freteReais,
  seguroReais,
  valorAduaneiro,
  base,
  tributos,
  antidumping,
  itens,
}: AdicaoCalculada): ResultadoAdicao {
  const detalhes = paraCadaTributo((tributo) => resultadoTributo(tributos[tributo]));
  return {
    numero,
    valorCondicaoVenda: texto(venda.valor),
    valorTotalCondicaoVenda: venda.total.exato.toFixed(CASAS_DO_VALOR_UNITARIO, Exato.ROUND_DOWN),
    cvReais: texto(venda.reais),
    freteReais: texto(freteReais),
    seguroReais: texto(seguroReais),
    valorAduaneiro: texto(valorAduaneiro),
    baseCalculo: texto(base),
    devido: paraCadaTributo((tributo) => detalhes[tributo].devido),
    recolher: paraCadaTributo((tributo) => detalhes[tributo].recolher),
    tributos: detalhes,
    antidumping: texto(antidumping),
    ...(itens && { itens: itens.map(resultadoItem) }),
  };
}

function resultadoItem(item: ItemCalculado): ResultadoItem {
  return {
    numero: item.numero,
    valorMoeda: textoDeCentavos(item.valorMoeda),
    valorReais: textoDeCentavos(item.valorReais),
    freteReais: textoDeCentavos(item.freteReais),
    seguroReais: textoDeCentavos(item.seguroReais),
    valorAduaneiro: textoDeCentavos(item.valorAduaneiro),
    devido: paraCadaTributo((tributo) => textoDeCentavos(item.tributos[tributo].devido)),
  };
}

function resultadoTributo(tributo: TributoCalculado): ResultadoTributo {
  const { entrada, aliquotas, base, efetiva, calculado, reduzido, devido, desonerado, recolher } = tributo;
  return {
    regime: entrada.regime,
    fundamento: entrada.fundamento ?? null,
    base: aliquotas.quantidade ? null : texto(base),
    aliquota: texto(aliquotas.cheia),
    aliquotaEfetiva: texto(efetiva),
    calculado: texto(calculado),
    reduzido: texto(reduzido),
    devido: texto(devido),
    desonerado: texto(desonerado),
    recolher: texto(recolher),
    ...(entrada.extinto && { extinto: true }),
  };
}
