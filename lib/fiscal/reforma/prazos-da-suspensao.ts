import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { outroMes } from '#lib/domain/datas/meses.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { DIAS_DO_RETORNO, MESES_DA_CONVERSAO } from '#lib/domain/zfm/cclasstrib/parametros-da-reforma.ts';
import { parametroEmVigor } from '#lib/fiscal/parametros/em-vigor.ts';

/**
 * Returns the last day to convert the suspension of CBS and IBS into exemption: 48 months after the issue of the import document
 * (Decreto 12.955/2026, art. 528, § 2º; Res. CGIBS 6/2026, art. 514, § 2º). A day that its month has not is the last day of it.
 * @throws {RegraViolada} when no deadline is in force on the day of issue.
 */
export function prazoDaConversao(emissao: DataTexto, parametros: readonly Parametro[]): DataTexto {
  const mes = outroMes(emissao.slice(0, 7), inteiro(MESES_DA_CONVERSAO, emissao, parametros));
  const ultimo = somarDias(`${outroMes(mes, 1)}-01`, -1);
  const mesmoDia = `${mes}-${emissao.slice(8)}`;
  return mesmoDia < ultimo ? mesmoDia : ultimo;
}

/**
 * Returns the day on which a fixed asset is exempt: fully depreciated or 48 months in the assets, whichever comes first (LC 214/2025,
 * art. 443, § 2º, II). Without the day of full depreciation, the months alone count. Throws as {@link prazoDaConversao}.
 */
export function conversaoDoAtivo(
  entradaNoAtivo: DataTexto,
  depreciadoEm: DataTexto | null,
  parametros: readonly Parametro[],
): DataTexto {
  const prazo = prazoDaConversao(entradaNoAtivo, parametros);
  return depreciadoEm !== null && depreciadoEm < prazo ? depreciadoEm : prazo;
}

/**
 * Returns the last day for goods to be back from repair, overhaul, cleaning, reconditioning, a fair or industrialisation on order:
 * 180 days after the issue of the document (Decreto 12.955/2026, art. 528, §§ 4º e 5º). Throws as {@link prazoDaConversao}.
 */
export function prazoDoRetorno(emissao: DataTexto, parametros: readonly Parametro[]): DataTexto {
  return somarDias(emissao, inteiro(DIAS_DO_RETORNO, emissao, parametros));
}

function inteiro(codigo: string, dia: DataTexto, parametros: readonly Parametro[]): number {
  return Math.trunc(Number(parametroEmVigor(parametros, codigo, dia).valor));
}
