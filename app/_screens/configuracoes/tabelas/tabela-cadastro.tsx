import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { definirCadastro } from '#components/cadastro/definir-cadastro.ts';
import { filtroDoCampo } from '#components/cadastro/filtro-do-campo.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { SituacaoParametroChip } from '#components/comex/chips/SituacaoParametroChip.tsx';
import { camposDe } from '#components/form/fields/campos-de.ts';
import type { DefinicaoDaLista } from '#components/lista/definicao-da-lista.ts';
import { tabelaConsulta } from '#lib/contracts/consultas/tabela.ts';
import { TABELAS, type TabelaSimples } from '#lib/domain/cadastros/tabelas.ts';
import { origem } from '#lib/registros/referencia.ts';
import { contratoDaTabela, type LinhaDeTabela, type LinhaDeTabelaNova, TABELA_COLUNAS } from '#lib/registros/tabela.ts';

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
  const contrato = contratoDaTabela(tabela);
  const campos = camposDe(contrato.forma);
  const cadastro: TelasDaTabela['cadastro'] = definirCadastro({
    recurso: tabela,
    contrato,
    rotas: {
      lista: { to: '/configuracoes/tabelas/$tabela', params: { tabela } },
      registro: (id) => ({ to: '/configuracoes/tabelas/$tabela/$id', params: { tabela, id } }),
      novo: (de) => ({ to: '/configuracoes/tabelas/$tabela/novo', params: { tabela }, search: { de } }),
    },
    nome: 'Registro',
    // The help text is set only in the form: in the API, tables with the same code format share one schema.
    formulario: { campos: { ...campos, codigo: { ...campos.codigo, ajuda: motivo } } },
    aPartirDe: (_, valores) => ({ ...valores, fonte: null, situacao: 'CONFIRMAR' as const }),
    titulo: ({ codigo, nome }) => `${codigo} - ${nome}`,
    descricao: () => titulo,
    aoExcluir: 'deixa de ser oferecido; se houver um de fábrica com este código, volta a valer o dele.',
  });
  return {
    cadastro,
    lista: listaDeCadastro(cadastro, {
      tela: `tabela-${tabela.toLowerCase()}`,
      titulo,
      singular: 'registro',
      plural: 'registros',
      busca: 'Buscar código, nome ou sigla',
      consulta: tabelaConsulta,
      colunas: TABELA_COLUNAS,
      filtros: [
        filtroDoCampo(contrato.forma, 'situacao', { principal: true }),
        filtroDoCampo({ origem }, 'origem', { principal: true }),
      ],
      celulas: {
        situacao: ({ situacao, aConfirmar }) => <SituacaoParametroChip situacao={situacao} aConfirmar={aConfirmar} />,
      },
    }),
  };
}
