import { compararAnos, memoriaDosAnos as memoriaDaComparacao } from '#lib/fiscal/reforma/processo/comparar-anos.ts';
import type { Experimento } from '#lib/fiscal/reforma/processo/figuras-do-processo.ts';
import { memoriaDaReforma, reformaDoProcesso, semReforma } from '#lib/fiscal/reforma/processo/reforma-do-processo.ts';
import { cargaComEntrada, cargaDaMateria } from '#server/comex/reforma/carga-da-materia.ts';
import type { MateriaDaReforma } from '#server/comex/reforma/materia-da-reforma.ts';
import { calculations } from '#server/platform/work/calculations.ts';

function reforma(materia: MateriaDaReforma, experimento: Experimento) {
  const { carga, falta } = cargaDaMateria(materia);
  return falta === null ? reformaDoProcesso(carga, experimento, materia.parametros) : semReforma(falta, carga);
}

function memoria(materia: MateriaDaReforma, pedida: Parameters<typeof memoriaDaReforma>[1]) {
  const { carga, falta } = cargaDaMateria(materia);
  return falta === null ? memoriaDaReforma(carga, pedida, materia.parametros) : null;
}

function anos(materia: MateriaDaReforma, experimento: Experimento): ReturnType<typeof compararAnos> {
  const { carga, entrada, descritos, falta } = cargaComEntrada(materia);
  if (entrada === null || falta !== null) return { motivo: falta, anos: [], linhas: [], avisos: [] };
  return compararAnos({ entrada, descritos, carga }, experimento, materia.parametros);
}

function memoriaDosAnos(materia: MateriaDaReforma, pedida: Parameters<typeof memoriaDaComparacao>[1]) {
  const { carga, entrada, descritos, falta } = cargaComEntrada(materia);
  if (entrada === null || falta !== null) return null;
  return memoriaDaComparacao({ entrada, descritos, carga }, pedida, materia.parametros);
}

export const calculos = { reforma, memoria, anos, memoriaDosAnos };

/** Calculates CBS and IBS of a process, the comparison of its years, and their memórias; null where there is no such figure. */
export const calcular = calculations('server/views/reforma/calculos-da-reforma.ts', calculos);
