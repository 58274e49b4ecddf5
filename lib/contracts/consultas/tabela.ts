import { z } from 'zod';
import { consultaDeCadastro } from '#lib/contracts/platform/cadastro.ts';
import { ORIGENS_PARAMETRO, SITUACOES_REFERENCIA } from '#lib/domain/cadastros/parametro.ts';

export const tabelaConsulta = consultaDeCadastro(['codigo', 'nome', 'sigla', 'situacao', 'origem'], 'codigo', {
  codigo: z.string().optional(),
  situacao: z.enum(SITUACOES_REFERENCIA).optional(),
  origem: z.enum(ORIGENS_PARAMETRO).optional(),
});

export type TabelaConsulta = z.infer<typeof tabelaConsulta>;
