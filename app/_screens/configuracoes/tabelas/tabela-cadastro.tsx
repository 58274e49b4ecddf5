import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { SituacaoParametroChip } from '#components/comex/chips/SituacaoParametroChip.tsx';
import { camposDe } from '#components/form/fields/campos-de.ts';
import { formularioDe } from '#components/form/formulario-de.ts';
import type { DefinicaoDaLista } from '#components/lista/definicao-da-lista.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import { contratoDaTabela, type LinhaDeTabela, type LinhaDeTabelaNova } from '#lib/contracts/cadastros/tabela.ts';
import {
  NOME_ORIGEM_PARAMETRO,
  NOME_SITUACAO_REFERENCIA,
  ORIGENS_PARAMETRO,
  SITUACOES_REFERENCIA,
} from '#lib/domain/cadastros/parametro.ts';
import { TABELAS, type TabelaSimples } from '#lib/domain/cadastros/tabelas.ts';
import { TABELA_COLUNAS } from '#lib/listas/tabela.ts';
import { emBranco } from '#lib/registros/em-branco.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { linhaDaTabela } from '#lib/registros/tabela.ts';

interface TelasDaTabela {
  cadastro: DefinicaoDeCadastro<LinhaDeTabelaNova, LinhaDeTabela>;
  lista: DefinicaoDaLista<LinhaDeTabela>;
}

/** The screens of each reference table. They differ only in the format of their codes. */
export const TELAS_DAS_TABELAS = Object.fromEntries(
  (Object.keys(TABELAS) as TabelaSimples[]).map((tabela) => [tabela, telasDa(tabela)]),
) as Record<TabelaSimples, TelasDaTabela>;

export function ehTabela(nome: string): nome is TabelaSimples {
  return Object.hasOwn(TABELAS, nome);
}

function telasDa(tabela: TabelaSimples): TelasDaTabela {
  const { titulo, motivo } = TABELAS[tabela];
  const forma = linhaDaTabela(tabela);
  const contrato = contratoDaTabela(tabela);
  const campos = camposDe(forma);
  const api: ListResource<LinhaDeTabela> = { recurso: `/api/${tabela}`, linha: contrato.lido };
  const formulario = formularioDe<LinhaDeTabelaNova, LinhaDeTabela>({
    recurso: tabela,
    esquema: contrato.novo,
    contrato: contrato.lido,
    // The help text is set only in the form: in the API, tables with the same code format share one schema.
    campos: { ...campos, codigo: { ...campos.codigo, ajuda: motivo } },
  });
  const cadastro: TelasDaTabela['cadastro'] = {
    formulario,
    api,
    nome: 'Registro',
    emBranco: emBranco(forma),
    aPartirDe: (outra) => ({ ...formulario.valoresDe(outra), fonte: null, situacao: 'CONFIRMAR' }),
    titulo: ({ codigo, nome }) => `${codigo} - ${nome}`,
    descricao: () => titulo,
    aoExcluir: 'deixa de ser oferecido; se houver um de fábrica com este código, volta a valer o dele.',
    rotulos: rotulosDe(forma),
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
          opcoes: SITUACOES_REFERENCIA.map((situacao) => [situacao, NOME_SITUACAO_REFERENCIA[situacao]]),
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
