import { z } from 'zod';
import { consultaDeCadastro } from '#lib/contracts/platform/cadastro.ts';
import { PAPEIS_DE_NOTA_OU_DSI } from '#lib/domain/zfm/entrada-de-insumo.ts';
import { cnpj, data, id } from '#lib/registros/primitivos.ts';

export const entradaDeInsumoConsulta = consultaDeCadastro(
  ['partNumber', 'importador', 'fornecedor', 'numero', 'dataDocumento', 'dataEntrada', 'quantidade', 'alteradoEm'],
  '-dataEntrada',
  {
    importadorId: id.optional(),
    papel: z.enum(PAPEIS_DE_NOTA_OU_DSI).optional(),
    fornecedorCnpj: cnpj.optional(),
    dataEntradaDe: data.optional(),
    dataEntradaAte: data.optional(),
  },
);

export type EntradaDeInsumoConsulta = z.infer<typeof entradaDeInsumoConsulta>;
