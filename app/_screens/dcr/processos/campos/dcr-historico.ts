import { nomesNoHistorico } from '#components/cadastro/nomes-no-historico.ts';
import { linhasMudadas } from '#components/registro/linhas-mudadas.ts';
import { type NomesDosCampos, nadaADizer } from '#components/registro/mudancas-por-extenso.ts';
import type { MudancaDoHistorico } from '#lib/contracts/platform/historico.ts';
import { camposMudados } from '#lib/domain/versoes/campos-mudados.ts';
import type { ConteudoDoDcr } from '#lib/domain/zfm/dcr.ts';
import { NOME_SITUACAO_DCR, type SituacaoDcr } from '#lib/domain/zfm/situacao-dcr.ts';
import { temMaoDeObra } from '#lib/fiscal/dcr/figuras-conhecidas.ts';
import { DCR } from '#lib/registros/dcr.ts';
import { CUSTO_DA_LINHA, SUBCOMPONENTE_DO_DCR } from '#lib/registros/dcr-linhas.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { FORMULARIO_DCR } from './dcr-formulario.ts';

/** Fields that follow from others, or that the history tells elsewhere. */
const DE_OUTROS = [
  'importador.id',
  'importador.cnpj',
  'importador.excluido',
  'representante.id',
  'produto.id',
  'produto.excluido',
  'anterior.id',
  'anterior.situacao',
  'sucessor.id',
  'estrutura.id',
  'desde',
  'passos',
  'arquivo',
  'hash',
  'motor',
  'dcis',
];
const LISTAS = ['nacionais', 'subcomponentes', 'importados'] as const;
const DA_LINHA = rotulosDe({ ...SUBCOMPONENTE_DO_DCR, custoUSD: CUSTO_DA_LINHA });

/** The words of a DCR-E's history: the fields filled in, line by line, and the results of its steps. */
export const DCR_NO_HISTORICO: NomesDosCampos = nomesNoHistorico({
  formulario: FORMULARIO_DCR,
  rotulos: {
    ...rotulosDe(DCR),
    situacao: 'Situação',
    numero: 'Número do DCR-E',
    dataTransmissao: 'Transmitido em',
    dataRegistro: 'Registrado em',
    vigenciaFim: 'Vigência até',
    CCN: 'CCN',
    CCI: 'CCI',
    CMO: 'CMO',
    coefCalculado6: 'Coeficiente calculado',
    CRA: 'CRA',
    iiCheioUSD: 'II cheio',
    iiUnitUSD: 'II por unidade',
    'importador.razaoSocial': 'Indústria',
    'representante.nome': 'Representante legal',
    'produto.codigo': 'Produto',
    'produto.descricao': 'Descrição no cadastro',
    'anterior.numero': 'DCR-E anterior',
    'anterior.processo': 'Processo anterior',
    'sucessor.numero': 'DCR-E seguinte',
    'sucessor.processo': 'Processo seguinte',
    'estrutura.revisao': 'Revisão da estrutura',
    'estrutura.versao': 'Versão da estrutura',
  },
  valores: {
    situacao: (valor) => NOME_SITUACAO_DCR[valor as SituacaoDcr] ?? String(valor),
    ...Object.fromEntries(DE_OUTROS.map((campo) => [campo, nadaADizer])),
  },
  listas: Object.fromEntries(LISTAS.map((lista) => [lista, linhasMudadas({ rotulos: DA_LINHA })])),
  conhecido: semZerosDoDesconhecido,
});

type Campos = Readonly<Record<string, unknown>>;

/** A DCR-E keeps an empty price, and labour that is not given, as zero. */
function semZerosDoDesconhecido(versao: Campos): Campos {
  const { salarios, maoDeObraMensal = null } = versao as Partial<ConteudoDoDcr>;
  const semMaoDeObra = salarios !== undefined && !temMaoDeObra({ salarios, maoDeObraMensal });
  return {
    ...versao,
    ...(semMaoDeObra && nulosOndeZero(versao, ['salarios', 'encargos', 'CMO'])),
    ...Object.fromEntries(LISTAS.map((lista) => [lista, semPrecosDeZero(versao[lista])])),
  };
}

function semPrecosDeZero(lista: unknown): unknown {
  if (!Array.isArray(lista)) return lista;
  return (lista as Campos[]).map((linha) => ({ ...linha, ...nulosOndeZero(linha, ['preco', 'custoUSD']) }));
}

function nulosOndeZero(campos: Campos, nomes: readonly string[]): Campos {
  return Object.fromEntries(nomes.filter((nome) => ZERO.test(String(campos[nome]))).map((nome) => [nome, null]));
}

const ZERO = /^0+(\.0+)?$/;

/** A step is undone in the timeline; the history undoes only filled-in fields. */
export function conteudoMudou({ antes, depois }: MudancaDoHistorico): boolean {
  if (!antes || !depois) return false;
  return camposMudados(antes, depois).some((caminho) => (caminho.split('.')[0] ?? '') in FORMULARIO_DCR.campos);
}
