import { filtroDeBusca } from '#components/lista/filtro-de-busca.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import { contratoDeFornecedor, type FornecedorLido } from '#lib/registros/fornecedor.ts';

const FORNECEDOR: ListResource<FornecedorLido> = { recurso: '/api/Fornecedor', linha: contratoDeFornecedor.lido };

/** Shared by the list, the balances and the report. */
export const FILTRO_DE_FORNECEDOR = filtroDeBusca({
  campo: 'fornecedorId',
  nome: 'Fornecedor',
  principal: true,
  endpoint: 'Fornecedor/GetByQ',
  api: FORNECEDOR,
  chamado: ({ razaoSocial }) => razaoSocial,
});
