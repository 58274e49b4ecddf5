import { filtroDeBusca } from '#components/lista/filtro-de-busca.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import { type FornecedorLido, fornecedor } from '#lib/contracts/cadastros/fornecedor.ts';

const FORNECEDOR: ListResource<FornecedorLido> = { recurso: '/api/Fornecedor', linha: fornecedor };

/** Shared by the list, the balances and the report. */
export const FILTRO_DE_FORNECEDOR = filtroDeBusca({
  campo: 'fornecedorId',
  nome: 'Fornecedor',
  principal: true,
  endpoint: 'Fornecedor/GetByQ',
  api: FORNECEDOR,
  chamado: ({ razaoSocial }) => razaoSocial,
});
