import { z } from 'zod';
import { AGRUPAMENTOS, type Relatorio } from '#lib/domain/telas/relatorio.ts';
import { entreCampos, type Recusas } from '#lib/registros/entre-campos.ts';
import { data, id } from '#lib/registros/primitivos.ts';

const campos = {
  de: data,
  ate: data,
  agrupar: z.enum(AGRUPAMENTOS).default('MES'),
  importadorId: id.optional(),
  /** Part of the importer's name, or digits of its number: of those that no cadastro has too. */
  importador: z.string().trim().max(120).default(''),
};

function emOrdem({ de, ate }: { de: string; ate: string }, { addIssue }: Recusas): void {
  if (de > ate) addIssue({ code: 'custom', path: ['ate'], message: 'O período acaba antes de começar.' });
}

export const relatorioConsulta = entreCampos(z.strictObject(campos), ['de', 'ate'], emOrdem);
export type RelatorioConsulta = z.infer<typeof relatorioConsulta>;

export const relatorioExportacao = entreCampos(
  z.strictObject({ ...campos, formato: z.enum(['xlsx', 'csv']).default('xlsx') }),
  ['de', 'ate'],
  emOrdem,
);

const figura = z.union([z.string(), z.number()]);

export const relatorio = z.object({
  linhas: z.array(
    z.object({
      chave: z.string(),
      rotulo: z.string(),
      processoId: z.string().nullable(),
      valores: z.record(z.string(), figura.nullable()),
    }),
  ),
  totais: z.record(z.string(), figura),
  aviso: z.string().optional(),
}) satisfies z.ZodType<Relatorio>;
