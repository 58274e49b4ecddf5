import { z } from 'zod';
import { consultaDeCadastro } from '#lib/contracts/cadastro.ts';
import { SETORES, SITUACOES_SUFRAMA } from '#lib/domain/cadastros/importador.ts';
import { FILTROS_DE_VALIDADE, type FiltroDeValidade } from '#lib/domain/datas/validade.ts';

export const importadorConsulta = consultaDeCadastro(
  ['razaoSocial', 'cnpj', 'situacaoSuframa', 'validadeSuframa', 'setor', 'municipio', 'alteradoEm'],
  'razaoSocial',
  {
    situacaoSuframa: z.enum(SITUACOES_SUFRAMA).optional(),
    setor: z.enum(SETORES).optional(),
    /** Of the registration at the Suframa, on the day it is asked. */
    validade: z.enum(Object.keys(FILTROS_DE_VALIDADE) as [FiltroDeValidade]).optional(),
    /** Of any of its Resoluções CAS, likewise. */
    resolucoes: z.enum(Object.keys(FILTROS_DE_VALIDADE) as [FiltroDeValidade]).optional(),
  },
);

export type ImportadorConsulta = z.infer<typeof importadorConsulta>;
