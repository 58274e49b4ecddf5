import {
  type EntradaImportacao,
  type IcmsDoCalculo,
  TRIBUTOS_FEDERAIS,
} from '#lib/domain/aduana/calculo-importacao.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { calcularIcms, type IcmsCalculado } from '#lib/fiscal/icms/icms-importacao.ts';
import { expressao, type Figura } from '#lib/fiscal/memoria.ts';
import { calcularTcif, type TcifCalculada } from '#lib/fiscal/suframa/tcif.ts';
import type { AdicaoCalculada } from './adicao.ts';
import type { AfrmmCalculado } from './afrmm.ts';
import type { ContextoDoCalculo } from './contexto-do-calculo.ts';
import type { TotaisDasAdicoes } from './totais.ts';

export interface EncargosFederais {
  totais: TotaisDasAdicoes;
  taxaSiscomex: Figura;
  afrmm: AfrmmCalculado | null;
}

/**
 * Calculates the ICMS of the declaration. Suspended and exempt federal taxes are not in its base. For a deferred ICMS the Sefaz-AM
 * has yet to confirm this (domain/importacao.md §4.6).
 */
export function calcularIcmsDaImportacao(
  { afrmm: afrmmInformado }: EntradaImportacao,
  icms: IcmsDoCalculo,
  { totais, taxaSiscomex, afrmm }: EncargosFederais,
  { campo, parametro }: ContextoDoCalculo,
): IcmsCalculado {
  const rotulo = { nome: 'Alíquota do ICMS', unidade: '%' };
  const despesas = icms.despesas ?? [];
  return calcularIcms({
    parcelas: [
      totais.valorAduaneiro,
      ...TRIBUTOS_FEDERAIS.map((tributo) => totais.recolher[tributo]),
      totais.antidumping,
      taxaSiscomex,
      ...(afrmm ? [afrmm.recolher] : []),
      ...(afrmm && afrmmInformado?.tumNaBaseDoIcms ? [afrmm.tum] : []),
      ...despesas.map(({ nome, valor }, k) => campo(`icms.despesas.${k}.valor`, valor, { nome, unidade: 'R$' })),
    ],
    aliquota:
      icms.aliquota === undefined ? parametro('ICMS_AM_GERAL', rotulo) : campo('icms.aliquota', icms.aliquota, rotulo),
    tratamento: icms.tratamento,
    reducao:
      icms.reducaoPerc === undefined
        ? null
        : campo('icms.reducaoPerc', icms.reducaoPerc, { nome: 'Redução da base do ICMS', unidade: '%' }),
    caminho: 'icms.',
  });
}

/** Calculates the TCIF of the licence of the goods, each item at its value on the conditions of sale in reais. */
export function calcularTcifDaImportacao(
  { tcif, dataRegistro }: EntradaImportacao,
  adicoes: readonly AdicaoCalculada[],
  parametros: readonly Parametro[],
  { campo, regras }: ContextoDoCalculo,
): TcifCalculada {
  const itens = adicoes.flatMap(({ venda }) =>
    venda
      .itens()
      .map((item) =>
        expressao({ ...regras.conversao, nome: 'Item em reais', unidade: 'R$', fonte: null }, [
          { fatores: [item, venda.taxa] },
        ]),
      ),
  );
  const reducao =
    tcif?.reducaoPerc === undefined
      ? null
      : campo('tcif.reducaoPerc', tcif.reducaoPerc, { nome: 'Redução da TCIF', unidade: '%' });
  return calcularTcif({ itens, reducao, parametros, dia: dataRegistro });
}
