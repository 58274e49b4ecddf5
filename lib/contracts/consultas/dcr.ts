import { z } from 'zod';
import { consultaDeCadastro } from '#lib/contracts/platform/cadastro.ts';
import { TIPOS_COEFICIENTE } from '#lib/domain/cadastros/importador.ts';
import { SITUACOES_DCR } from '#lib/domain/zfm/situacao-dcr.ts';
import { data, id, ncm } from '#lib/registros/primitivos.ts';

export const dcrConsulta = consultaDeCadastro(
  [
    'processo',
    'numero',
    'produto',
    'importador',
    'dataBase',
    'situacao',
    'dataRegistro',
    'CRA',
    'iiUnitUSD',
    'alteradoEm',
  ],
  '-processo',
  {
    importadorId: id.optional(),
    produtoId: id.optional(),
    situacao: z.enum(SITUACOES_DCR).optional(),
    tipoCoeficiente: z.enum(TIPOS_COEFICIENTE).optional(),
    ncm: ncm.optional(),
    dataBaseDe: data.optional(),
    dataBaseAte: data.optional(),
    /** Only DCR-Es that are out of date. */
    comAlerta: z.literal('true').optional(),
  },
);

export type DcrConsulta = z.infer<typeof dcrConsulta>;
