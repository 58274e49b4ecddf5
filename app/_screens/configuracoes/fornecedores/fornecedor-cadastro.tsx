import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { definirCadastro } from '#components/cadastro/definir-cadastro.ts';
import { filtroDoCampo } from '#components/cadastro/filtro-do-campo.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { PortalLink } from '#components/portal/PortalLink.tsx';
import { fornecedorConsulta } from '#lib/contracts/consultas/fornecedor.ts';
import { NOME_PAPEL_FORNECEDOR } from '#lib/domain/cadastros/fornecedor.ts';
import {
  contratoDeFornecedor,
  FORNECEDOR,
  FORNECEDOR_COLUNAS,
  type FornecedorLido,
  type FornecedorNovo,
} from '#lib/registros/fornecedor.ts';

export const CADASTRO_FORNECEDOR: DefinicaoDeCadastro<FornecedorNovo, FornecedorLido> = definirCadastro({
  recurso: 'Fornecedor',
  contrato: contratoDeFornecedor,
  rotas: '/configuracoes/fornecedores',
  // A copy gets no apelidos: a name in the DIs identifies only one supplier.
  aPartirDe: (_, valores) => ({ ...valores, apelidos: [] }),
  titulo: ({ razaoSocial }) => razaoSocial,
  descricao: ({ papel, pais }) => `${NOME_PAPEL_FORNECEDOR[papel]} · ${pais.nome}`,
  aoExcluir:
    'deixa de ser oferecido nos processos e de ser reconhecido pelos nomes que tem nas DIs; o que já aponta para ele não muda.',
  anexos: 'Fornecedor',
  avisos: ({ id }) => <PortalLink de="DoFornecedor" id={id} />,
});

export const FORNECEDORES_LISTA = listaDeCadastro(CADASTRO_FORNECEDOR, {
  tela: 'fornecedores',
  titulo: 'Fornecedores e fabricantes',
  singular: 'fornecedor',
  plural: 'fornecedores',
  busca: 'Buscar razão social, nome na DI, país, cidade ou TIN',
  consulta: fornecedorConsulta,
  colunas: FORNECEDOR_COLUNAS,
  filtros: [filtroDoCampo(FORNECEDOR, 'papel', { principal: true })],
});
