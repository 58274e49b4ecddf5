import { z } from 'zod';
import { consultaDeCadastro } from '#lib/contracts/platform/cadastro.ts';
import { VINCULOS_REPRESENTANTE } from '#lib/domain/cadastros/representante.ts';
import { FILTROS_DE_VALIDADE, type FiltroDeValidade } from '#lib/domain/datas/validade.ts';
import { id } from '#lib/registros/primitivos.ts';

export const representanteConsulta = consultaDeCadastro(
  ['nome', 'cpf', 'cargo', 'vinculo', 'procuracaoValidade', 'certificadoValidade', 'ativo', 'alteradoEm'],
  'nome',
  {
    vinculo: z.enum(VINCULOS_REPRESENTANTE).optional(),
    ativo: z.enum(['true', 'false']).optional(),
    /** Validity of the power of attorney or the certificate, whichever ends first, on the day of the request. */
    validade: z.enum(Object.keys(FILTROS_DE_VALIDADE) as [FiltroDeValidade]).optional(),
    importadorId: id.optional(),
  },
);

export type RepresentanteConsulta = z.infer<typeof representanteConsulta>;
