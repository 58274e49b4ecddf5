import { z } from 'zod';
import { AGRUPAMENTOS_DE_PEDIDOS, relatorioDePedidosConsulta } from '#lib/contracts/consultas/pedido-relatorio.ts';

const { agrupar: _, ...filtros } = relatorioDePedidosConsulta.shape;

/** The search parameters of the report. A malformed value is dropped. */
export const relatorioBusca = z.object({
  agrupar: z.enum(AGRUPAMENTOS_DE_PEDIDOS).catch('mes').default('mes'),
  dataDe: filtros.dataDe.catch(undefined),
  dataAte: filtros.dataAte.catch(undefined),
  fornecedorId: filtros.fornecedorId.catch(undefined),
  importadorId: filtros.importadorId.catch(undefined),
  status: filtros.status.catch(undefined),
});

export const RELATORIO_BUSCA_PADRAO = { agrupar: 'mes' } as const;
