import { z } from 'zod';
import { consultaDeCadastro } from '#lib/contracts/cadastro.ts';
import { FILTROS_DE_VALIDADE, type FiltroDeValidade } from '#lib/domain/datas/validade.ts';
import { id, ncm } from '#lib/registros/primitivos.ts';

export const itemDaMatrizConsulta = consultaDeCadastro(
  ['item', 'importador', 'codigoTributacao', 'decreto', 'vigenciaInicio', 'vigenciaFim', 'alteradoEm'],
  'item',
  {
    importadorId: id.optional(),
    ncm: ncm.optional(),
    /** Of its last day, on the day it is asked. */
    validade: z.enum(Object.keys(FILTROS_DE_VALIDADE) as [FiltroDeValidade]).optional(),
  },
);

export type ItemDaMatrizConsulta = z.infer<typeof itemDaMatrizConsulta>;
