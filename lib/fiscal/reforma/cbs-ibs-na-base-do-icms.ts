import {
  NOME_TRIBUTO_DA_REFORMA,
  type PorTributoDaReforma,
  TRIBUTOS_DA_REFORMA,
} from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import type { Uf } from '#lib/domain/aduana/viagem/uf.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { integraBaseIcms } from '#lib/domain/zfm/cclasstrib/parametros-da-reforma.ts';
import type { Aviso } from '#lib/fiscal/aviso.ts';
import { dado, type Figura } from '#lib/fiscal/memoria.ts';
import { parametroSeHouver } from '#lib/fiscal/parametros/em-vigor.ts';
import { reformaNaBaseDoIcms } from './icms-na-transicao.ts';

interface BaseDoIcms {
  /** CBS and IBS due, in reais; null where nobody has fixed the rate, undefined when they were not given. */
  cbsIbs: PorTributoDaReforma<DecimalTexto | null> | undefined;
  uf: Uf;
  dia: DataTexto;
}

/** Returns what of CBS and IBS enters the base of the ICMS, or says what has to be decided first. */
type CbsIbsNaBase = { parcelas: readonly Figura[]; aviso: null } | { parcelas: null; aviso: Aviso };

/** Tells what of CBS and IBS enters the base of the ICMS (domain/reforma.md §2.10). Before 2026 there were none. */
export function cbsIbsNaBaseDoIcms(
  { cbsIbs, uf, dia }: BaseDoIcms,
  parametros: readonly Parametro[],
  campo: (caminho: string, valor: DecimalTexto, rotulo: { nome: string; unidade: string }) => Figura = informado,
): CbsIbsNaBase {
  if (dia < INICIO) return { parcelas: [], aviso: null };
  const dados = TRIBUTOS_DA_REFORMA.flatMap((tributo) => {
    const valor = cbsIbs?.[tributo];
    if (valor === null || valor === undefined) return [];
    const nome = NOME_TRIBUTO_DA_REFORMA[tributo];
    return [campo(`icms.cbsIbs.${tributo}`, valor, { nome, unidade: 'R$' })];
  });
  const falta = dados.length < TRIBUTOS_DA_REFORMA.length;
  if (!falta) {
    const parcelas = reformaNaBaseDoIcms(dados, uf, dia, parametros);
    return parcelas ? { parcelas, aviso: null } : { parcelas: null, aviso: aDecidir(uf, dia) };
  }
  const parametro = parametroSeHouver(parametros, integraBaseIcms(uf), dia);
  if (parametro === null) return { parcelas: null, aviso: aDecidir(uf, dia) };
  return new Exato(parametro.valor).isZero() ? { parcelas: [], aviso: null } : { parcelas: null, aviso: SEM_CBS_IBS };
}

function aDecidir(uf: Uf, dia: DataTexto): Aviso {
  return {
    codigo: 'ICMS_BASE_A_DECIDIR',
    mensagem: `ICMS sem valor: falta decidir se a CBS e o IBS integram a base do ICMS do ${uf} em ${diaPorExtenso(dia)}. Cadastre o parâmetro ${integraBaseIcms(uf)}, 1 ou 0.`,
  };
}

const SEM_CBS_IBS: Aviso = {
  codigo: 'ICMS_SEM_CBS_IBS',
  mensagem: 'ICMS sem valor: a CBS e o IBS integram a base, e falta o valor deles.',
};

const INICIO = '2026-01-01';

function informado(_: string, valor: DecimalTexto, rotulo: { nome: string; unidade: string }): Figura {
  return dado({ ...rotulo, casas: 2, fonte: 'informado' }, valor);
}
