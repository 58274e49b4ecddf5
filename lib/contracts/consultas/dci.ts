import { z } from 'zod';
import { localDestinoDci } from '#lib/contracts/dci/dci-partes.ts';
import { consultaDeCadastro } from '#lib/contracts/platform/cadastro.ts';
import { NATUREZAS_DCI, TIPOS_DCI } from '#lib/domain/zfm/dci.ts';
import { SITUACOES_DCI } from '#lib/domain/zfm/situacao-dci.ts';
import { competencia } from '#lib/registros/dci-partes.ts';
import { id } from '#lib/registros/primitivos.ts';

export const dciConsulta = consultaDeCadastro(
  [
    'processo',
    'numero',
    'competencia',
    'importador',
    'iiUSD',
    'tributos',
    'venceEm',
    'situacao',
    'dataRegistro',
    'alteradoEm',
  ],
  '-processo',
  {
    importadorId: id.optional(),
    situacao: z.enum(SITUACOES_DCI).optional(),
    tipo: z.enum(TIPOS_DCI).optional(),
    natureza: z.enum(NATUREZAS_DCI).optional(),
    competencia: competencia.optional(),
    /** Only DCIs with an item for this destino. */
    destino: z.coerce.number().pipe(localDestinoDci).optional(),
    /** Only DCIs with an item of this code. */
    produto: z.string().trim().max(60).optional(),
    naoPaga: z.literal('true').optional(),
    atrasada: z.literal('true').optional(),
  },
);

export type DciConsulta = z.infer<typeof dciConsulta>;
