import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** Checks the date of a step of a DCR-E or DCI: it may be neither in the future nor before the previous step. */
export function recusaDaData(
  { data, desde, em }: { data: DataTexto; desde: DataTexto | null; em: string },
  hoje: DataTexto,
): { campo: 'data'; motivo: string } | null {
  if (data > hoje) return { campo: 'data', motivo: 'A data não pode ser depois de hoje.' };
  if (desde === null || data >= desde) return null;
  const dia = diaPorExtenso(desde);
  return { campo: 'data', motivo: `A data não pode ser antes de ${dia}, o dia de “${em}”.` };
}

export function errosQueImpedem(quantos: number): string {
  return quantos === 1
    ? 'Há 1 erro que impede: veja “Conferência e envio”.'
    : `Há ${quantos} erros que impedem: veja “Conferência e envio”.`;
}
