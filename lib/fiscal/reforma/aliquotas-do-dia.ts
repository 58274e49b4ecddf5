import {
  type EntradaReforma,
  NOME_TRIBUTO_DA_REFORMA,
  type PorTributoDaReforma,
  type TributoDaReforma,
} from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { ALIQUOTA_CBS, ALIQUOTA_IBS_MUN, ALIQUOTA_IBS_UF } from '#lib/domain/zfm/cclasstrib/parametros-da-reforma.ts';
import type { Aviso } from '#lib/fiscal/aviso.ts';
import { dado, type Figura, texto } from '#lib/fiscal/memoria.ts';
import { figuraDoParametro, linhaEmVigor, parametroSeHouver } from '#lib/fiscal/parametros/em-vigor.ts';

/** A rate of the day in per cent; null while nobody has fixed it. */
export interface AliquotaDoDia {
  aliquota: Figura | null;
  aviso: Aviso | null;
}

/**
 * Returns the rates of CBS and IBS on the day of the taxable event, at the place of the import (LC 214/2025, arts. 343 to 347 and
 * 71, § 1º). A given rate goes first; then the one of the município or State; then the one of the country.
 */
export function aliquotasDoDia(
  entrada: Pick<EntradaReforma, 'uf' | 'municipio' | 'aliquotas'>,
  dia: DataTexto,
  parametros: readonly Parametro[],
): PorTributoDaReforma<AliquotaDoDia> {
  const doDia = (tributo: TributoDaReforma, codigos: readonly string[]) =>
    aliquotaDoDia(tributo, codigos, entrada, dia, parametros);
  return {
    cbs: doDia('cbs', [ALIQUOTA_CBS]),
    ibsUF: doDia('ibsUF', comLugar(ALIQUOTA_IBS_UF, entrada.uf)),
    ibsMun: doDia('ibsMun', comLugar(ALIQUOTA_IBS_MUN, entrada.municipio)),
  };
}

function comLugar(codigo: string, lugar: string | null): string[] {
  return lugar === null ? [codigo] : [`${codigo}_${lugar}`, codigo];
}

function aliquotaDoDia(
  tributo: TributoDaReforma,
  codigos: readonly string[],
  { aliquotas }: Pick<EntradaReforma, 'aliquotas'>,
  dia: DataTexto,
  parametros: readonly Parametro[],
): AliquotaDoDia {
  const nome = NOME_TRIBUTO_DA_REFORMA[tributo];
  const rotulo = { nome: `Alíquota ${tributo === 'cbs' ? 'da' : 'do'} ${nome}`, unidade: '%' };
  const informada = aliquotas?.[tributo];
  if (informada !== undefined) {
    return { aliquota: dado({ ...rotulo, casas: 2, fonte: 'informada no pedido' }, informada), aviso: null };
  }
  for (const codigo of codigos) {
    const parametro = parametroSeHouver(parametros, codigo, dia);
    if (parametro === null) continue;
    const aliquota = figuraDoParametro(parametro, rotulo);
    return { aliquota, aviso: parametro.situacao === 'ESTIMATIVA' ? porEstimativa(nome, aliquota) : null };
  }
  return { aliquota: null, aviso: semAliquota(nome, dia, codigos, parametros) };
}

function porEstimativa(nome: string, aliquota: Figura): Aviso {
  const percentual = texto(aliquota).replace('.', ',');
  return {
    codigo: 'ALIQUOTA_ESTIMADA',
    mensagem: `${nome} por uma alíquota estimada de ${percentual} %: a oficial ainda não foi fixada.`,
  };
}

function semAliquota(
  nome: string,
  dia: DataTexto,
  codigos: readonly string[],
  parametros: readonly Parametro[],
): Aviso {
  const estimativa = codigos.map((codigo) => linhaEmVigor(parametros, codigo, dia)?.estimativa).find(Boolean);
  const estimada = estimativa ? ` Há uma estimativa de ${estimativa.replace('.', ',')} %, que não é aplicada.` : '';
  return {
    codigo: 'ALIQUOTA_NAO_FIXADA',
    mensagem: `${nome}: a alíquota de ${diaPorExtenso(dia)} não foi fixada. Informe-a ou cadastre o parâmetro.${estimada}`,
  };
}
