import { z } from 'zod';
import { consultaDeCadastro } from '#lib/contracts/platform/cadastro.ts';
import { SETORES, SITUACOES_SUFRAMA } from '#lib/domain/cadastros/importador.ts';
import { FILTROS_DE_VALIDADE, type FiltroDeValidade } from '#lib/domain/datas/validade.ts';
import { PERFIS_TRIBUTARIOS } from '#lib/domain/zfm/cclasstrib/tratamento-cbs-ibs.ts';

export const importadorConsulta = consultaDeCadastro(
  ['razaoSocial', 'cnpj', 'situacaoSuframa', 'validadeSuframa', 'setor', 'municipio', 'alteradoEm'],
  'razaoSocial',
  {
    situacaoSuframa: z.enum(SITUACOES_SUFRAMA).optional(),
    setor: z.enum(SETORES).optional(),
    perfilTributario: z
      .enum([...PERFIS_TRIBUTARIOS, 'SEM'])
      .optional()
      .meta({ description: 'O perfil tributário, ou SEM: os que não o têm.' }),
    /** Validity of the Suframa registration, on the day of the request. */
    validade: z.enum(Object.keys(FILTROS_DE_VALIDADE) as [FiltroDeValidade]).optional(),
    /** Validity of any of its Resoluções CAS, on the day of the request. */
    resolucoes: z.enum(Object.keys(FILTROS_DE_VALIDADE) as [FiltroDeValidade]).optional(),
  },
);

export type ImportadorConsulta = z.infer<typeof importadorConsulta>;
