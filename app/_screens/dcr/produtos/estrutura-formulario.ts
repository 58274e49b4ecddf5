import { z } from 'zod';
import { formularioDe } from '#components/form/formulario-de.ts';
import { type EstruturaLida, type EstruturaNova, estrutura, estruturaNova } from '#lib/contracts/produtos/estrutura.ts';

export const FORMULARIO_ESTRUTURA = formularioDe<EstruturaNova, EstruturaLida>({
  recurso: 'Estrutura',
  esquema: z.preprocess(comoSeGrava, estruturaNova) as z.ZodType<EstruturaNova>,
  contrato: estrutura,
  largo: true,
});

/** Leaves out the empty row that the grid offers below the last one. Units are codes, in capitals. An empty loss is zero. */
function comoSeGrava(valores: unknown): unknown {
  if (typeof valores !== 'object' || valores === null || !('linhas' in valores)) return valores;
  const linhas = valores.linhas as Record<string, unknown>[];
  const ultima = linhas.findLastIndex((linha) => Object.values(linha).some((valor) => valor !== null && valor !== ''));
  return {
    ...valores,
    linhas: linhas.slice(0, ultima + 1).map((linha) => ({
      ...linha,
      unidade: String(linha.unidade).toUpperCase(),
      perda: linha.perda === '' ? '0.0000' : linha.perda,
    })),
  };
}
