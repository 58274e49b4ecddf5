import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { SituacaoParametroChip } from '#components/comex/SituacaoParametroChip.tsx';
import type { DefinicaoDaLista } from '#components/lista/definicao-da-lista.ts';
import type { ListResource } from '#lib/api/list.ts';
import { contratoDaTabela, type LinhaDeTabela, type LinhaDeTabelaNova } from '#lib/contracts/tabela.ts';
import {
  NOME_ORIGEM_PARAMETRO,
  NOME_SITUACAO_PARAMETRO,
  ORIGENS_PARAMETRO,
  SITUACOES_PARAMETRO,
} from '#lib/domain/cadastros/parametro.ts';
import { ROTULOS_TABELA, TABELAS, type TabelaDeReferencia, type TabelaSimples } from '#lib/domain/cadastros/tabelas.ts';
import { TABELA_COLUNAS } from '#lib/listas/tabela.ts';

interface TelasDaTabela {
  cadastro: DefinicaoDeCadastro<LinhaDeTabelaNova, LinhaDeTabela>;
  lista: DefinicaoDaLista<LinhaDeTabela>;
}

/** The screens of each reference table: alike but for the form of their codes. */
export const TELAS_DAS_TABELAS = Object.fromEntries(
  (Object.keys(TABELAS) as TabelaSimples[]).map((tabela) => [tabela, telasDa(tabela)]),
) as Record<TabelaSimples, TelasDaTabela>;

export function ehTabela(nome: string): nome is TabelaSimples {
  return Object.hasOwn(TABELAS, nome);
}

function telasDa(tabela: TabelaSimples): TelasDaTabela {
  const { titulo, motivo, sigla }: TabelaDeReferencia = TABELAS[tabela];
  const contrato = contratoDaTabela(tabela);
  const api: ListResource<LinhaDeTabela> = { recurso: `/api/${tabela}`, linha: contrato.lido };
  const cadastro: TelasDaTabela['cadastro'] = {
    formulario: {
      recurso: tabela,
      esquema: contrato.novo,
      contrato: contrato.lido,
      valoresDe,
      campos: {
        codigo: { tipo: 'texto', rotulo: 'Código', obrigatorio: true, maximo: 20, maiusculas: true, ajuda: motivo },
        nome: { tipo: 'texto', rotulo: 'Nome', obrigatorio: true, maximo: 300 },
        sigla: { tipo: 'texto', rotulo: 'Sigla', maximo: 6, ajuda: sigla?.motivo ?? 'Esta tabela não tem siglas.' },
        fonte: { tipo: 'texto', rotulo: 'Fonte', maximo: 300, ajuda: 'De onde a empresa o tem.' },
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
    nome: 'Registro',
    emBranco: { codigo: '', nome: '', sigla: null, fonte: null, situacao: 'CONFIRMAR' },
    aPartirDe: (outra) => ({ ...valoresDe(outra), fonte: null, situacao: 'CONFIRMAR' }),
    titulo: ({ codigo, nome }) => `${codigo} - ${nome}`,
    descricao: () => titulo,
    aoExcluir: 'deixa de ser oferecido; se houver um de fábrica com este código, volta a valer o dele.',
    rotulos: ROTULOS_TABELA,
    rotas: {
      lista: { to: '/configuracoes/tabelas/$tabela', params: { tabela } },
      registro: (id) => ({ to: '/configuracoes/tabelas/$tabela/$id', params: { tabela, id } }),
      novo: (de) => ({ to: '/configuracoes/tabelas/$tabela/novo', params: { tabela }, search: { de } }),
    },
  };
  return {
    cadastro,
    lista: listaDeCadastro(cadastro, {
      tela: `tabela-${tabela.toLowerCase()}`,
      titulo,
      singular: 'registro',
      plural: 'registros',
      busca: 'Buscar código, nome ou sigla',
      consulta: contrato.consulta,
      colunas: TABELA_COLUNAS,
      filtros: [
        {
          tipo: 'opcao',
          campo: 'situacao',
          nome: 'Situação',
          principal: true,
          opcoes: SITUACOES_PARAMETRO.map((situacao) => [situacao, NOME_SITUACAO_PARAMETRO[situacao]]),
        },
        {
          tipo: 'opcao',
          campo: 'origem',
          nome: 'Origem',
          principal: true,
          opcoes: ORIGENS_PARAMETRO.map((origem) => [origem, NOME_ORIGEM_PARAMETRO[origem]]),
        },
      ],
      celulas: {
        situacao: ({ situacao, aConfirmar }) => <SituacaoParametroChip situacao={situacao} aConfirmar={aConfirmar} />,
      },
    }),
  };
}

function valoresDe({ codigo, nome, sigla, fonte, situacao }: LinhaDeTabela): LinhaDeTabelaNova {
  return { codigo, nome, sigla, fonte, situacao };
}
