import { z } from 'zod';
import { consultaDeCadastro } from '#lib/contracts/platform/cadastro.ts';
import { MOEDAS_DO_CUSTO } from '#lib/domain/zfm/dcr.ts';
import { cnpj, data, id, ncm } from '#lib/registros/primitivos.ts';

export const compraNacionalConsulta = consultaDeCadastro(
  ['partNumber', 'descricao', 'importador', 'fornecedor', 'nf', 'dataEmissao', 'valorUnitario', 'alteradoEm'],
  '-dataEmissao',
  {
    importadorId: id.optional(),
    fornecedorCnpj: cnpj.optional(),
    ncm: ncm.optional(),
    moeda: z.enum(MOEDAS_DO_CUSTO).optional(),
    dataEmissaoDe: data.optional(),
    dataEmissaoAte: data.optional(),
  },
);

export type CompraNacionalConsulta = z.infer<typeof compraNacionalConsulta>;
