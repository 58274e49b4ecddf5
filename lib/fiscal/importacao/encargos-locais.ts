import {
  type EntradaImportacao,
  type IcmsDoCalculo,
  TRIBUTOS_FEDERAIS,
} from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { pisCofinsExtintos } from '#lib/domain/aduana/tributos/fim-do-pis-cofins.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Aviso } from '#lib/fiscal/aviso.ts';
import { calcularIcms, type IcmsCalculado } from '#lib/fiscal/icms/icms-importacao.ts';
import { expressao, type Figura } from '#lib/fiscal/memoria.ts';
import { cbsIbsNaBaseDoIcms } from '#lib/fiscal/reforma/cbs-ibs-na-base-do-icms.ts';
import { aliquotaDoIcmsNoAno } from '#lib/fiscal/reforma/icms-na-transicao.ts';
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
 * has yet to confirm this (domain/importacao.md §4.6). Null with a remark while nobody has decided whether CBS and IBS are in the
 * base, or what they are (domain/reforma.md §2.10); null without one when it is not asked for.
 */
export function icmsDaImportacao(
  entrada: EntradaImportacao,
  federais: EncargosFederais,
  parametros: readonly Parametro[],
  contexto: ContextoDoCalculo,
): { icms: IcmsCalculado | null; aviso: Aviso | null } {
  const { icms, dataRegistro } = entrada;
  if (!icms) return { icms: null, aviso: null };
  const cbsIbs = cbsIbsNaBaseDoIcms({ cbsIbs: icms.cbsIbs, uf: 'AM', dia: dataRegistro }, parametros, contexto.campo);
  if (cbsIbs.parcelas === null) return { icms: null, aviso: cbsIbs.aviso };
  return {
    icms: calcularIcmsDaImportacao(entrada, icms, federais, { cbsIbs: cbsIbs.parcelas, parametros }, contexto),
    aviso: null,
  };
}

function calcularIcmsDaImportacao(
  { afrmm: afrmmInformado, dataRegistro }: EntradaImportacao,
  icms: IcmsDoCalculo,
  { totais, taxaSiscomex, afrmm }: EncargosFederais,
  { cbsIbs, parametros }: { cbsIbs: readonly Figura[]; parametros: readonly Parametro[] },
  { campo, parametro }: ContextoDoCalculo,
): IcmsCalculado {
  const rotulo = { nome: 'Alíquota do ICMS', unidade: '%' };
  const despesas = icms.despesas ?? [];
  const federais = pisCofinsExtintos(dataRegistro) ? SEM_PIS_COFINS : TRIBUTOS_FEDERAIS;
  return calcularIcms({
    parcelas: [
      totais.valorAduaneiro,
      ...federais.map((tributo) => totais.recolher[tributo]),
      totais.antidumping,
      taxaSiscomex,
      ...(afrmm ? [afrmm.recolher] : []),
      ...(afrmm && afrmmInformado?.tumNaBaseDoIcms ? [afrmm.tum] : []),
      ...despesas.map(({ nome, valor }, k) => campo(`icms.despesas.${k}.valor`, valor, { nome, unidade: 'R$' })),
      ...cbsIbs,
    ],
    aliquota:
      icms.aliquota === undefined
        ? aliquotaGeral(parametro('ICMS_AM_GERAL', rotulo), dataRegistro, parametros)
        : campo('icms.aliquota', icms.aliquota, rotulo),
    tratamento: icms.tratamento,
    reducao:
      icms.reducaoPerc === undefined
        ? null
        : campo('icms.reducaoPerc', icms.reducaoPerc, { nome: 'Redução da base do ICMS', unidade: '%' }),
    caminho: 'icms.',
  });
}

/** The general rate of the State is reduced from 2029 on; a rate given for the import is the one of its day. */
function aliquotaGeral(aliquota: Figura, dia: DataTexto, parametros: readonly Parametro[]): Figura {
  return dia < INICIO_DA_TRANSICAO ? aliquota : aliquotaDoIcmsNoAno(aliquota, dia, parametros);
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

const INICIO_DA_TRANSICAO = '2029-01-01';
const SEM_PIS_COFINS = TRIBUTOS_FEDERAIS.filter((tributo) => tributo === 'ii' || tributo === 'ipi');
