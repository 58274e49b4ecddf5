import type { ResultadoAdicao, ResultadoImportacao, ResultadoTributo } from '#lib/domain/calculo-importacao.ts';
import { Exato } from '#lib/domain/decimal-exato.ts';
import type { IcmsCalculado } from '#lib/fiscal/icms/icms-importacao.ts';
import { type Figura, texto } from '#lib/fiscal/memoria.ts';
import type { TcifCalculada } from '#lib/fiscal/suframa/tcif.ts';
import type { AdicaoCalculada } from './adicao.ts';
import type { EncargosFederais } from './encargos-locais.ts';
import type { CustoRateado } from './rateio.ts';
import { CASAS_DO_VALOR_UNITARIO } from './soma-dos-itens.ts';
import { paraCadaTributo } from './totais.ts';
import type { TributoCalculado } from './tributo.ts';

export interface FigurasDaImportacao extends EncargosFederais {
  adicoes: readonly AdicaoCalculada[];
  frete: CustoRateado;
  seguro: CustoRateado;
  icms: IcmsCalculado | null;
  tcif: TcifCalculada | null;
  custo: Figura;
}

/** The figures as the wire carries them. */
export function resultadoImportacao(figuras: FigurasDaImportacao): ResultadoImportacao {
  const { adicoes, frete, seguro, totais, taxaSiscomex, afrmm, icms, tcif, custo } = figuras;
  return {
    adicoes: adicoes.map(resultadoAdicao),
    totais: {
      valorAduaneiro: texto(totais.valorAduaneiro),
      freteReais: texto(frete.total),
      seguroReais: texto(seguro.total),
      devido: paraCadaTributo((tributo) => texto(totais.devido[tributo])),
      recolher: paraCadaTributo((tributo) => texto(totais.recolher[tributo])),
      antidumping: texto(totais.antidumping),
    },
    taxaSiscomex: texto(taxaSiscomex),
    afrmm: afrmm && textos(afrmm),
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
    custo: texto(custo),
  };
}

function resultadoAdicao({
  numero,
  partes,
  valorAduaneiro,
  base,
  tributos,
  antidumping,
}: AdicaoCalculada): ResultadoAdicao {
  const { venda, frete, seguro } = partes;
  return {
    numero,
    valorCondicaoVenda: texto(venda.valor),
    valorTotalCondicaoVenda: venda.total.exato.toFixed(CASAS_DO_VALOR_UNITARIO, Exato.ROUND_DOWN),
    cvReais: texto(venda.reais),
    freteReais: texto(frete.reais),
    seguroReais: texto(seguro.reais),
    valorAduaneiro: texto(valorAduaneiro),
    baseCalculo: texto(base),
    devido: paraCadaTributo((tributo) => texto(tributos[tributo].devido)),
    recolher: paraCadaTributo((tributo) => texto(tributos[tributo].recolher)),
    tributos: paraCadaTributo((tributo) => resultadoTributo(tributos[tributo])),
    antidumping: texto(antidumping),
  };
}

function resultadoTributo({ entrada, aliquotas, base, efetiva, ...valores }: TributoCalculado): ResultadoTributo {
  return {
    regime: entrada.regime,
    fundamento: entrada.fundamento ?? null,
    base: aliquotas.quantidade ? null : texto(base),
    aliquota: texto(aliquotas.cheia),
    aliquotaEfetiva: texto(efetiva),
    ...textos(valores),
  };
}

function textos<K extends string>(figuras: Record<K, Figura>): Record<K, string> {
  return Object.fromEntries(Object.entries<Figura>(figuras).map(([chave, figura]) => [chave, texto(figura)])) as Record<
    K,
    string
  >;
}
