import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { definirCadastro } from '#components/cadastro/definir-cadastro.ts';
import { filtroDeValidade, filtroDoCampo } from '#components/cadastro/filtro-do-campo.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { representanteConsulta } from '#lib/contracts/consultas/representante.ts';
import { nomeDoImportador } from '#lib/domain/cadastros/importador.ts';
import { NOME_VINCULO_REPRESENTANTE } from '#lib/domain/cadastros/representante.ts';
import { formatarCpf } from '#lib/format/identificadores.ts';
import {
  contratoDeRepresentante,
  REPRESENTANTE,
  REPRESENTANTE_COLUNAS,
  type RepresentanteLido,
  type RepresentanteNovo,
} from '#lib/registros/representante.ts';
import { RepresentanteAviso } from './RepresentanteAviso.tsx';
import { RepresentanteChip } from './RepresentanteChip.tsx';

export const CADASTRO_REPRESENTANTE: DefinicaoDeCadastro<RepresentanteNovo, RepresentanteLido> = definirCadastro({
  recurso: 'Representante',
  contrato: contratoDeRepresentante,
  rotas: '/configuracoes/representante',
  nome: 'Representante legal',
  formulario: {
    rotulosDe: ({ importadores }) => Object.fromEntries(importadores.map((dono) => [dono.id, nomeDoImportador(dono)])),
  },
  // A copy leaves out the name, the CPF and the credentials, which belong to one person. It also leaves out deleted importers.
  aPartirDe: ({ cargo, vinculo, importadores }, _, vazio) => ({
    ...vazio,
    cargo,
    vinculo,
    importadores: importadores.filter(({ excluido }) => !excluido).map(({ id }) => ({ id })),
  }),
  titulo: ({ nome }) => nome,
  descricao: ({ vinculo, cpf }) => `${NOME_VINCULO_REPRESENTANTE[vinculo]} · CPF ${formatarCpf(cpf)}`,
  sinais: (representante) => <RepresentanteChip representante={representante} />,
  avisos: (representante) => <RepresentanteAviso representante={representante} />,
  linkDoDuplicado: 'Abrir o representante que já tem este CPF',
  aoExcluir:
    'deixa de ser oferecido nas buscas e de poder assinar por qualquer importador. O que já assinou fica como está. O CPF fica livre para outro cadastro.',
  valores: {
    importadores: (valor) => (valor as RepresentanteLido['importadores']).map(nomeDoImportador).join('; ') || '—',
  },
  anexos: 'Representante',
});

export const REPRESENTANTES_LISTA = listaDeCadastro(CADASTRO_REPRESENTANTE, {
  tela: 'representantes',
  titulo: 'Representantes legais',
  singular: 'representante',
  plural: 'representantes',
  busca: 'Buscar nome, CPF ou cargo',
  consulta: representanteConsulta,
  colunas: REPRESENTANTE_COLUNAS,
  filtros: [
    filtroDeValidade('validade', 'Validade', { principal: true }),
    filtroDoCampo(REPRESENTANTE, 'vinculo', { principal: true }),
    filtroDoCampo(REPRESENTANTE, 'ativo'),
  ],
  celulas: { validade: (representante) => <RepresentanteChip representante={representante} /> },
  copia: { campo: 'nome', rotulo: 'Copiar nomes' },
});
