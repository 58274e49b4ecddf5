import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { PortalLink } from '#components/portal/PortalLink.tsx';
import type { ListResource } from '#lib/api/platform/list.ts';
import { type FornecedorLido, type FornecedorNovo, fornecedor } from '#lib/contracts/cadastros/fornecedor.ts';
import { fornecedorConsulta } from '#lib/contracts/consultas/fornecedor.ts';
import { NOME_PAPEL_FORNECEDOR, PAPEIS_FORNECEDOR } from '#lib/domain/cadastros/fornecedor.ts';
import { FORNECEDOR_COLUNAS } from '#lib/listas/fornecedor.ts';
import { emBranco } from '#lib/registros/em-branco.ts';
import { FORNECEDOR } from '#lib/registros/fornecedor.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { FORMULARIO_FORNECEDOR } from './fornecedor-formulario.ts';

const api: ListResource<FornecedorLido> = { recurso: '/api/Fornecedor', linha: fornecedor };

export const CADASTRO_FORNECEDOR: DefinicaoDeCadastro<FornecedorNovo, FornecedorLido> = {
  formulario: FORMULARIO_FORNECEDOR,
  api,
  nome: 'Fornecedor',
  emBranco: emBranco(FORNECEDOR),
  // A copy gets no apelidos: a name in the DIs identifies only one supplier.
  aPartirDe: (outro) => ({ ...FORMULARIO_FORNECEDOR.valoresDe(outro), apelidos: [] }),
  titulo: ({ razaoSocial }) => razaoSocial,
  descricao: ({ papel, pais }) => `${NOME_PAPEL_FORNECEDOR[papel]} · ${pais.nome}`,
  aoExcluir:
    'deixa de ser oferecido nos processos e de ser reconhecido pelos nomes que tem nas DIs; o que já aponta para ele não muda.',
  rotulos: rotulosDe(FORNECEDOR),
  rotas: {
    lista: { to: '/configuracoes/fornecedores' },
    registro: (id) => ({ to: '/configuracoes/fornecedores/$id', params: { id } }),
    novo: (de) => ({ to: '/configuracoes/fornecedores/novo', search: { de } }),
  },
  anexos: 'Fornecedor',
  avisos: ({ id }) => <PortalLink de="DoFornecedor" id={id} />,
};

export const FORNECEDORES_LISTA = listaDeCadastro(CADASTRO_FORNECEDOR, {
  tela: 'fornecedores',
  titulo: 'Fornecedores e fabricantes',
  singular: 'fornecedor',
  plural: 'fornecedores',
  busca: 'Buscar razão social, nome na DI, país, cidade ou TIN',
  consulta: fornecedorConsulta,
  colunas: FORNECEDOR_COLUNAS,
  filtros: [
    {
      tipo: 'opcao',
      campo: 'papel',
      nome: 'Papel',
      principal: true,
      opcoes: PAPEIS_FORNECEDOR.map((papel) => [papel, NOME_PAPEL_FORNECEDOR[papel]]),
    },
  ],
});
