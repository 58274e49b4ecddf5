import { z } from 'zod';
import { consultaDeCadastro } from '#lib/contracts/platform/cadastro.ts';
import { TIPOS_DESPESA } from '#lib/domain/aduana/processo/despesa.ts';
import { data, id } from '#lib/registros/primitivos.ts';

export const despesaConsulta = consultaDeCadastro(['data', 'tipo', 'valor', 'processo', 'alteradoEm'], 'data', {
  processoId: id.optional(),
  tipo: z.enum(TIPOS_DESPESA).optional(),
  dataDe: data.optional(),
  dataAte: data.optional(),
});
