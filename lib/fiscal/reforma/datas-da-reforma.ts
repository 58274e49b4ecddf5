import { type EntradaReforma, INICIO_DA_CBS_E_DO_IBS } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import { FIM_DO_PIS_COFINS } from '#lib/domain/aduana/tributos/fim-do-pis-cofins.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';

/** What the two days of an import decide (domain/reforma.md §2.6). */
export interface DatasDaReforma {
  /** Of II, IPI, PIS, COFINS and the exchange rate (Decreto 6.759/2009, art. 73; LC 214/2025, art. 70). */
  registro: DataTexto;
  /** Of CBS and IBS: the release (LC 214/2025, art. 67, I), or the registration while there is none. */
  fatoGerador: DataTexto;
  /** Whether the goods are not released yet. */
  previsao: boolean;
  pisCofinsImportacao: boolean;
  /** PIS and COFINS were due in 2026 and the release came later, so no CBS is charged; the IBS is (LC 214/2025, art. 408, § 1º). */
  travessia: boolean;
  /** Payment of CBS and IBS is waived in 2026 (LC 214/2025, art. 348, § 1º). */
  dispensado: boolean;
}

/**
 * Tells what the two days decide.
 * @throws {RegraViolada} when the release comes before the registration, or before there were CBS and IBS.
 */
export function datasDaReforma({
  dataRegistro,
  dataLiberacao,
}: Pick<EntradaReforma, 'dataRegistro' | 'dataLiberacao'>): DatasDaReforma {
  if (dataLiberacao !== null && dataLiberacao < dataRegistro) {
    throw new RegraViolada('dataLiberacao', 'O desembaraço não pode ser anterior ao registro da declaração.');
  }
  const fatoGerador = dataLiberacao ?? dataRegistro;
  if (fatoGerador < INICIO_DA_CBS_E_DO_IBS) {
    const campo = dataLiberacao === null ? 'dataRegistro' : 'dataLiberacao';
    throw new RegraViolada(campo, 'A CBS e o IBS existem desde 01/01/2026 (LC 214/2025, arts. 343 e 346).');
  }
  const pisCofinsImportacao = dataRegistro <= FIM_DO_PIS_COFINS;
  return {
    registro: dataRegistro,
    fatoGerador,
    previsao: dataLiberacao === null,
    pisCofinsImportacao,
    travessia: pisCofinsImportacao && fatoGerador > FIM_DO_PIS_COFINS,
    dispensado: recolhimentoDispensado(fatoGerador),
  };
}

/** Whether the payment of CBS and IBS of a release on a day is waived (LC 214/2025, art. 348, § 1º). */
export function recolhimentoDispensado(fatoGerador: DataTexto): boolean {
  return fatoGerador <= FIM_DA_DISPENSA;
}

const FIM_DA_DISPENSA = '2026-12-31';
