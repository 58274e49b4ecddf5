import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { SituacaoParametroChip } from '#components/comex/chips/SituacaoParametroChip.tsx';
import { CellLink } from '#components/ui/navigation/CellLink.tsx';
import { TextoComLeis } from '#components/ui/page/TextoComLeis.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import type { ListResource } from '#lib/api/platform/list.ts';
import { parametroConsulta } from '#lib/contracts/consultas/parametro.ts';
import { type ParametroLido, type ParametroNovo, parametro } from '#lib/contracts/parametros/parametro.ts';
import { COMECO_DE_2027 } from '#lib/domain/aduana/tributos/virada-do-ano.ts';
import {
  NOME_ORIGEM_PARAMETRO,
  NOME_SITUACAO_PARAMETRO,
  ORIGENS_PARAMETRO,
  SITUACOES_PARAMETRO,
} from '#lib/domain/cadastros/parametro.ts';
import { ALIQUOTA_CBS, parametroDaReformaPorExtenso } from '#lib/domain/zfm/cclasstrib/parametros-da-reforma.ts';
import { contribuicaoPorExtenso } from '#lib/domain/zfm/contribuicoes-am.ts';
import { nomeDoParametro } from '#lib/domain/zfm/nome-do-parametro.ts';
import { parametroDaDciPorExtenso } from '#lib/domain/zfm/parametros-da-dci.ts';
import { PARAMETRO_COLUNAS } from '#lib/listas/tabela.ts';
import { emBranco } from '#lib/registros/em-branco.ts';
import { PARAMETRO } from '#lib/registros/parametro.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { FORMULARIO_PARAMETRO, parametroAPartirDe } from './parametro-formulario.ts';
import {
  confirmacaoDoParametro,
  confirmacaoNaLista,
  valorDoParametro,
  vigenciaPorExtenso,
} from './parametro-por-extenso.ts';

export const PARAMETRO_API: ListResource<ParametroLido> = { recurso: '/api/Parametro', linha: parametro };

export const CADASTRO_PARAMETRO: DefinicaoDeCadastro<ParametroNovo, ParametroLido> = {
  formulario: FORMULARIO_PARAMETRO,
  api: PARAMETRO_API,
  nome: 'Parâmetro',
  emBranco: emBranco(PARAMETRO),
  aPartirDe: parametroAPartirDe,
  titulo: ({ codigo }) => codigo,
  descricao: (um) => {
    const contribuicao = contribuicaoPorExtenso(um.codigo);
    const nome = nomeDoParametro(um.codigo)?.nome;
    const valor = `${nome ? `${nome}: ` : ''}${valorDoParametro(um)}, ${vigenciaPorExtenso(um)}. ${confirmacaoDoParametro(um)}`;
    if (contribuicao) return `${valor}.`;
    const explicado = parametroDaDciPorExtenso(um.codigo) ?? parametroDaReformaPorExtenso(um.codigo);
    return `${valor}. ${explicado ? `${explicado}.` : 'Vale antes do de fábrica de mesmo código.'}`;
  },
  sinais: ({ situacao }) => <SituacaoParametroChip situacao={situacao} />,
  deFabrica: confirmacaoDoParametro,
  aoExcluir:
    'deixa de entrar nos cálculos feitos daqui em diante; se houver um de fábrica com este código, volta a valer o dele.',
  rotulos: rotulosDe(PARAMETRO),
  rotas: {
    lista: { to: '/configuracoes/parametros' },
    registro: (id) => ({ to: '/configuracoes/parametros/$id', params: { id } }),
    novo: (de) => ({ to: '/configuracoes/parametros/novo', search: { de } }),
  },
};

export const PARAMETROS_LISTA = listaDeCadastro(CADASTRO_PARAMETRO, {
  tela: 'parametros',
  titulo: 'Parâmetros',
  singular: 'parâmetro',
  plural: 'parâmetros',
  busca: 'Buscar código ou fonte',
  consulta: parametroConsulta,
  colunas: PARAMETRO_COLUNAS,
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
    { tipo: 'opcao', campo: 'codigo', nome: 'Código', opcoes: [[ALIQUOTA_CBS, 'Alíquota da CBS']] },
    { tipo: 'opcao', campo: 'vigenteEm', nome: 'Vigência', opcoes: [[COMECO_DE_2027, 'Em vigor em 01/01/2027']] },
  ],
  celulas: {
    codigo: ({ id, codigo }) => {
      const nome = nomeDoParametro(codigo)?.nome;
      const link = (
        <CellLink to="/configuracoes/parametros/$id" params={{ id }} title={nome ?? codigo}>
          {nome ?? codigo}
        </CellLink>
      );
      return nome ? <TwoLines principal={link} secundaria={codigo} inteira /> : link;
    },
    valor: valorDoParametro,
    fonte: ({ fonte }) => <TextoComLeis texto={fonte} />,
    situacao: (um) => (
      <TwoLines
        principal={<SituacaoParametroChip situacao={um.situacao} />}
        secundaria={confirmacaoNaLista(um)}
        inteira
      />
    ),
  },
});
