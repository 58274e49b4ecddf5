import { filtroDeBusca } from '#components/lista/filtro-de-busca.ts';
import type { ListResource } from '#lib/api/list.ts';
import { type FornecedorLido, fornecedor } from '#lib/contracts/fornecedor.ts';
import { type ImportadorLido, importador } from '#lib/contracts/importador.ts';

const FORNECEDOR: ListResource<FornecedorLido> = { recurso: '/api/Fornecedor', linha: fornecedor };
const IMPORTADOR: ListResource<ImportadorLido> = { recurso: '/api/Importador', linha: importador };

/** Shared by the list, the balances and the report. */
export const FILTRO_DE_FORNECEDOR = filtroDeBusca({
  campo: 'fornecedorId',
  nome: 'Fornecedor',
  principal: true,
  endpoint: 'Fornecedor/GetByQ',
  api: FORNECEDOR,
  chamado: ({ razaoSocial }) => razaoSocial,
});

export const FILTRO_DE_IMPORTADOR = filtroDeBusca({
  campo: 'importadorId',
  nome: 'Importador',
  endpoint: 'Importador/GetByQ',
  api: IMPORTADOR,
  chamado: ({ razaoSocial }) => razaoSocial,
});
