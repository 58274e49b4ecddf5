import { z } from 'zod';
import { consultaDeCadastro } from '#lib/contracts/platform/cadastro.ts';
import { FILTROS_DE_VALIDADE, type FiltroDeValidade } from '#lib/domain/datas/validade.ts';
import { id, ncm } from '#lib/registros/primitivos.ts';

export const itemDaMatrizConsulta = consultaDeCadastro(
  ['item', 'importador', 'codigoTributacao', 'decreto', 'vigenciaInicio', 'vigenciaFim', 'alteradoEm'],
  'item',
  {
    importadorId: id.optional(),
    ncm: ncm.optional(),
    /** Validity by the last day of the row, on the day of the request. */
    validade: z.enum(Object.keys(FILTROS_DE_VALIDADE) as [FiltroDeValidade]).optional(),
  },
);

export type ItemDaMatrizConsulta = z.infer<typeof itemDaMatrizConsulta>;
