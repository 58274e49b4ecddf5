import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import type { ListResource } from '#lib/api/platform/list.ts';
import {
  type RepresentanteLido,
  type RepresentanteNovo,
  representante,
} from '#lib/contracts/cadastros/representante.ts';
import { representanteConsulta } from '#lib/contracts/consultas/representante.ts';
import { nomeDoImportador } from '#lib/domain/cadastros/importador.ts';
import { NOME_VINCULO_REPRESENTANTE, VINCULOS_REPRESENTANTE } from '#lib/domain/cadastros/representante.ts';
import { FILTROS_DE_VALIDADE } from '#lib/domain/datas/validade.ts';
import { formatarCpf } from '#lib/format/identificadores.ts';
import { REPRESENTANTE_COLUNAS } from '#lib/listas/representante.ts';
import { emBranco } from '#lib/registros/em-branco.ts';
import { REPRESENTANTE } from '#lib/registros/representante.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { RepresentanteAviso } from './RepresentanteAviso.tsx';
import { RepresentanteChip } from './RepresentanteChip.tsx';
import { FORMULARIO_REPRESENTANTE } from './representante-formulario.ts';

const api: ListResource<RepresentanteLido> = { recurso: '/api/Representante', linha: representante };
const EM_BRANCO = emBranco(REPRESENTANTE);

export const CADASTRO_REPRESENTANTE: DefinicaoDeCadastro<RepresentanteNovo, RepresentanteLido> = {
  formulario: FORMULARIO_REPRESENTANTE,
  api,
  nome: 'Representante legal',
  emBranco: EM_BRANCO,
  // A copy leaves out the name, the CPF and the credentials, which belong to one person. It also leaves out deleted importers.
  aPartirDe: ({ cargo, vinculo, importadores }) => ({
    ...EM_BRANCO,
    cargo,
    vinculo,
    importadores: importadores.filter(({ excluido }) => !excluido).map(({ id }) => ({ id })),
  }),
  titulo: ({ nome }) => nome,
  descricao: ({ vinculo, cpf }) => `${NOME_VINCULO_REPRESENTANTE[vinculo]} · CPF ${formatarCpf(cpf)}`,
  sinais: (um) => <RepresentanteChip representante={um} />,
  avisos: (um) => <RepresentanteAviso representante={um} />,
  linkDoDuplicado: 'Abrir o representante que já tem este CPF',
  aoExcluir:
    'deixa de ser oferecido nas buscas e de poder assinar por qualquer importador. O que já assinou fica como está. O CPF fica livre para outro cadastro.',
  rotulos: rotulosDe(REPRESENTANTE),
  valores: {
    importadores: (valor) => (valor as RepresentanteLido['importadores']).map(nomeDoImportador).join('; ') || '—',
  },
  rotas: {
    lista: { to: '/configuracoes/representante' },
    registro: (id) => ({ to: '/configuracoes/representante/$id', params: { id } }),
    novo: (de) => ({ to: '/configuracoes/representante/novo', search: { de } }),
  },
  anexos: 'Representante',
};

export const REPRESENTANTES_LISTA = listaDeCadastro(CADASTRO_REPRESENTANTE, {
  tela: 'representantes',
  titulo: 'Representantes legais',
  singular: 'representante',
  plural: 'representantes',
  busca: 'Buscar nome, CPF ou cargo',
  consulta: representanteConsulta,
  colunas: REPRESENTANTE_COLUNAS,
  filtros: [
    {
      tipo: 'opcao',
      campo: 'validade',
      nome: 'Validade',
      principal: true,
      opcoes: Object.entries(FILTROS_DE_VALIDADE),
    },
    {
      tipo: 'opcao',
      campo: 'vinculo',
      nome: 'Vínculo',
      principal: true,
      opcoes: VINCULOS_REPRESENTANTE.map((vinculo) => [vinculo, NOME_VINCULO_REPRESENTANTE[vinculo]]),
    },
    {
      tipo: 'opcao',
      campo: 'ativo',
      nome: 'Ativo',
      opcoes: [
        ['true', 'Sim'],
        ['false', 'Não'],
      ],
    },
  ],
  celulas: { validade: (um) => <RepresentanteChip representante={um} /> },
  copia: { campo: 'nome', rotulo: 'Copiar nomes' },
});
