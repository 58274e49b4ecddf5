import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { definirCadastro } from '#components/cadastro/definir-cadastro.ts';
import { filtroDoCampo } from '#components/cadastro/filtro-do-campo.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { SituacaoParametroChip } from '#components/comex/chips/SituacaoParametroChip.tsx';
import { CellLink } from '#components/ui/navigation/CellLink.tsx';
import { TextoComLeis } from '#components/ui/page/TextoComLeis.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { parametroConsulta } from '#lib/contracts/consultas/parametro.ts';
import { COMECO_DE_2027 } from '#lib/domain/aduana/tributos/virada-do-ano.ts';
import { lerDecimalDigitado } from '#lib/domain/numeros/decimal-digitado.ts';
import { ALIQUOTA_CBS, parametroDaReformaPorExtenso } from '#lib/domain/zfm/cclasstrib/parametros-da-reforma.ts';
import { contribuicaoPorExtenso } from '#lib/domain/zfm/contribuicoes-am.ts';
import { nomeDoParametro } from '#lib/domain/zfm/nome-do-parametro.ts';
import { parametroDaDciPorExtenso } from '#lib/domain/zfm/parametros-da-dci.ts';
import {
  contratoDeParametro,
  PARAMETRO,
  PARAMETRO_COLUNAS,
  type ParametroLido,
  type ParametroNovo,
} from '#lib/registros/parametro.ts';
import { origem } from '#lib/registros/referencia.ts';
import { valoresDe } from '#lib/registros/valores-de.ts';
import {
  confirmacaoDoParametro,
  confirmacaoNaLista,
  valorDoParametro,
  vigenciaPorExtenso,
} from './parametro-por-extenso.ts';

export const CADASTRO_PARAMETRO: DefinicaoDeCadastro<ParametroNovo, ParametroLido> = definirCadastro({
  recurso: 'Parametro',
  contrato: contratoDeParametro,
  rotas: '/configuracoes/parametros',
  nome: 'Parâmetro',
  formulario: {
    valoresDe: (lido) => ({ ...valoresDe(PARAMETRO, lido), valor: lido.valor && comDuasCasas(lido.valor) }),
  },
  // The company must state its own source, and whether it is sure.
  aPartirDe: (_, valores) => ({ ...valores, fonte: '', situacao: 'CONFIRMAR' as const }),
  titulo: ({ codigo }) => codigo,
  descricao: (parametro) => {
    const contribuicao = contribuicaoPorExtenso(parametro.codigo);
    const nome = nomeDoParametro(parametro.codigo)?.nome;
    const valor = `${nome ? `${nome}: ` : ''}${valorDoParametro(parametro)}, ${vigenciaPorExtenso(parametro)}. ${confirmacaoDoParametro(parametro)}`;
    if (contribuicao) return `${valor}.`;
    const explicado = parametroDaDciPorExtenso(parametro.codigo) ?? parametroDaReformaPorExtenso(parametro.codigo);
    return `${valor}. ${explicado ? `${explicado}.` : 'Vale antes do de fábrica de mesmo código.'}`;
  },
  sinais: ({ situacao }) => <SituacaoParametroChip situacao={situacao} />,
  deFabrica: confirmacaoDoParametro,
  aoExcluir:
    'deixa de entrar nos cálculos feitos daqui em diante; se houver um de fábrica com este código, volta a valer o dele.',
});

export const PARAMETROS_LISTA = listaDeCadastro(CADASTRO_PARAMETRO, {
  tela: 'parametros',
  titulo: 'Parâmetros',
  singular: 'parâmetro',
  plural: 'parâmetros',
  busca: 'Buscar código ou fonte',
  consulta: parametroConsulta,
  colunas: PARAMETRO_COLUNAS,
  filtros: [
    filtroDoCampo(PARAMETRO, 'situacao', { principal: true }),
    filtroDoCampo({ origem }, 'origem', { principal: true }),
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
    situacao: (parametro) => (
      <TwoLines
        principal={<SituacaoParametroChip situacao={parametro.situacao} />}
        secundaria={confirmacaoNaLista(parametro)}
        inteira
      />
    ),
  },
});

/** Writes the value as the field does, so that the same value written otherwise is no change. */
function comDuasCasas(valor: string): string {
  const lido = lerDecimalDigitado(valor.replace('.', ','), 6, 2);
  return 'valor' in lido ? lido.valor : valor;
}
