import { z } from 'zod';
import { consultaDeCadastro } from '#lib/contracts/platform/cadastro.ts';
import { TIPOS_COEFICIENTE } from '#lib/domain/cadastros/importador.ts';
import { FILTROS_DE_VALIDADE, type FiltroDeValidade } from '#lib/domain/datas/validade.ts';
import { id, ncm } from '#lib/registros/primitivos.ts';

export const produtoConsulta = consultaDeCadastro(
  ['codigo', 'descricao', 'importador', 'ncm', 'resolucao', 'tipoCoeficiente', 'alteradoEm'],
  'codigo',
  {
    importadorId: id.optional(),
    ncm: ncm.optional(),
    tipoCoeficiente: z.enum(TIPOS_COEFICIENTE).optional(),
    /** Validity of the Resolução CAS that the product is made under, on the day of the request. */
    resolucoes: z.enum(Object.keys(FILTROS_DE_VALIDADE) as [FiltroDeValidade]).optional(),
    /** Only products without a revision of the structure in force on the day of the request. */
    semEstrutura: z.literal('true').optional(),
  },
);

export type ProdutoConsulta = z.infer<typeof produtoConsulta>;
