import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { SituacaoParametroChip } from '#components/comex/SituacaoParametroChip.tsx';
import type { ListResource } from '#lib/api/list.ts';
import { ncmConsulta } from '#lib/contracts/consultas/ncm.ts';
import { type NcmLida, type NcmNova, ncm, ncmNova } from '#lib/contracts/ncm.ts';
import {
  NOME_ORIGEM_PARAMETRO,
  NOME_SITUACAO_PARAMETRO,
  ORIGENS_PARAMETRO,
  SITUACOES_PARAMETRO,
} from '#lib/domain/cadastros/parametro.ts';
import { ROTULOS_NCM } from '#lib/domain/identificadores/ncm.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { NCM_COLUNAS } from '#lib/listas/tabela.ts';

const api: ListResource<NcmLida> = { recurso: '/api/Ncm', linha: ncm };

const valoresDe = (linha: NcmLida): NcmNova => {
  const { codigo, descricao, unidadeEstatistica, aliquotaII, vigenciaInicio, vigenciaFim, ato, situacao } = linha;
  return { codigo, descricao, unidadeEstatistica, aliquotaII, vigenciaInicio, vigenciaFim, ato, situacao };
};

export const CADASTRO_NCM: DefinicaoDeCadastro<NcmNova, NcmLida> = {
  formulario: {
    recurso: 'Ncm',
    esquema: ncmNova,
    contrato: ncm,
    valoresDe,
    campos: {
      codigo: { tipo: 'identificador', rotulo: 'NCM', qual: 'ncm', obrigatorio: true },
      descricao: {
        tipo: 'texto',
        rotulo: 'Descrição',
        obrigatorio: true,
        linhas: 3,
        maximo: 4000,
        ajuda: 'Com as dos níveis acima, para que “Outros” se entenda.',
      },
      unidadeEstatistica: { tipo: 'texto', rotulo: 'Unidade estatística', maximo: 20, maiusculas: true },
      aliquotaII: {
        tipo: 'decimal',
        rotulo: 'Alíquota do II (%)',
        casas: 2,
        casasMinimas: 2,
        ajuda: 'Ad valorem, da TEC nestes dias. A tabela oficial não a traz: ao importá-la de novo, esta fica.',
      },
      vigenciaInicio: { tipo: 'data', rotulo: 'Início da vigência' },
      vigenciaFim: { tipo: 'data', rotulo: 'Fim da vigência' },
      ato: { tipo: 'texto', rotulo: 'Ato', maximo: 300, ajuda: 'A resolução do Gecex que a trouxe.' },
      situacao: {
        tipo: 'opcao',
        rotulo: 'Situação',
        obrigatorio: true,
        aVista: true,
        opcoes: SITUACOES_PARAMETRO.map((situacao) => [situacao, NOME_SITUACAO_PARAMETRO[situacao]] as const),
      },
    },
  },
  api,
  nome: 'Código da NCM',
  emBranco: {
    codigo: '',
    descricao: '',
    unidadeEstatistica: null,
    aliquotaII: null,
    vigenciaInicio: null,
    vigenciaFim: null,
    ato: null,
    situacao: 'CONFIRMAR',
  },
  aPartirDe: (outra) => ({ ...valoresDe(outra), situacao: 'CONFIRMAR' }),
  titulo: ({ codigo }) => formatarNcm(codigo),
  descricao: ({ descricao }) => descricao,
  aoExcluir: 'deixa de ser oferecido; se houver um de fábrica, volta a valer o dele.',
  rotulos: ROTULOS_NCM,
  rotas: {
    lista: { to: '/configuracoes/ncm' },
    registro: (id) => ({ to: '/configuracoes/ncm/$id', params: { id } }),
    novo: (de) => ({ to: '/configuracoes/ncm/novo', search: { de } }),
  },
};

export const NCM_LISTA = listaDeCadastro(CADASTRO_NCM, {
  tela: 'ncm',
  titulo: 'Códigos da NCM',
  singular: 'código',
  plural: 'códigos',
  busca: 'Buscar código ou descrição',
  consulta: ncmConsulta,
  colunas: NCM_COLUNAS,
  filtros: [
    {
      tipo: 'opcao',
      campo: 'origem',
      nome: 'Origem',
      principal: true,
      opcoes: ORIGENS_PARAMETRO.map((origem) => [origem, NOME_ORIGEM_PARAMETRO[origem]]),
    },
  ],
  nome: ({ codigo }) => formatarNcm(codigo),
  celulas: {
    situacao: ({ situacao }) => <SituacaoParametroChip situacao={situacao} />,
  },
  copia: { campo: 'codigo', rotulo: 'Copiar códigos' },
});
