import { z } from 'zod';
import { formularioDe } from '#components/form/formulario-de.ts';
import { type ImportadorNovo, importador, importadorNovo } from '#lib/contracts/cadastros/importador.ts';

export const FORMULARIO_IMPORTADOR = formularioDe({
  recurso: 'Importador',
  // The grid offers an empty row below the last one; left empty, it is no resolution.
  esquema: z.preprocess(semLinhasVaziasNoFim, importadorNovo) as z.ZodType<ImportadorNovo>,
  contrato: importador,
});

function semLinhasVaziasNoFim(valores: unknown): unknown {
  if (typeof valores !== 'object' || valores === null || !('resolucoes' in valores)) return valores;
  const resolucoes = valores.resolucoes as Record<string, unknown>[];
  const ultima = resolucoes.findLastIndex((linha) =>
    Object.values(linha).some((valor) => valor !== null && valor !== ''),
  );
  return { ...valores, resolucoes: resolucoes.slice(0, ultima + 1) };
}
