import { nomesNoHistorico } from '#components/cadastro/nomes-no-historico.ts';
import { type NomesDosCampos, nadaADizer } from '#components/registro/mudancas-por-extenso.ts';
import type { DciNovo } from '#lib/contracts/dci/dci-campos.ts';
import type { MudancaDoHistorico } from '#lib/contracts/platform/historico.ts';
import { type LocalDestino, NOME_LOCAL_DESTINO } from '#lib/domain/aduana/viagem/local-destino.ts';
import { noMeioDaFrase } from '#lib/domain/textos/no-meio-da-frase.ts';
import { camposMudados } from '#lib/domain/versoes/campos-mudados.ts';
import { type NaturezaDci, NOME_MODALIDADE_DCI, NOME_NATUREZA_DCI } from '#lib/domain/zfm/dci.ts';
import { NOME_CANAL_DCI, NOME_SITUACAO_DCI } from '#lib/domain/zfm/situacao-dci.ts';
import { formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';
import { DCI } from '#lib/registros/dci.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { FORMULARIO_DCI } from './dci-formulario.ts';

/** Fields that follow from others, or that the history tells elsewhere. */
const DE_OUTROS = [
  'importador.id',
  'importador.cnpj',
  'importador.excluido',
  'importador.dciMensal',
  'representante.id',
  'anterior.id',
  'anterior.situacao',
  'sucessora.id',
  'sucessora.situacao',
  'lista',
  'semModalidade',
  'grupos',
  'darfs',
  'declaradoAntes',
  'receitas.II',
  'receitas.IPI',
  'receitas.PIS',
  'receitas.COFINS',
  'passos',
  'arquivo',
  'arquivo.id',
  'arquivo.em',
  'motor',
  'desde',
  'pago',
  'pago.em',
  'pago.usuario',
  'pago.darfs',
];

/** The words of a DCI's history: the fields filled in, and the results of its steps and notas. */
export const DCI_NO_HISTORICO: NomesDosCampos = nomesNoHistorico({
  formulario: FORMULARIO_DCI,
  rotulos: {
    ...rotulosDe(DCI),
    natureza: 'Natureza',
    anterior: 'DCI a retificar',
    anteriorNumero: 'Nº da DCI a retificar',
    situacao: 'Situação',
    numero: 'Número da DCI',
    canal: 'Canal',
    notas: 'Notas',
    nota: 'Nota',
    itens: 'Itens',
    iiUSD: 'II (US$)',
    tributos: 'Tributos (R$)',
    totalDARF: 'Total do DARF (R$)',
    venceEm: 'Vence em',
    pagoEm: 'Paga em',
    dataTransmissao: 'Transmitida em',
    dataRegistro: 'Registrada em',
    'contagem.dentro': 'Notas na DCI',
    'contagem.fora': 'Notas de fora',
    'importador.razaoSocial': 'Indústria',
    'representante.nome': 'Credenciado',
    'anterior.numero': 'DCI a retificar',
    'anterior.processo': 'Processo a retificar',
    'sucessora.numero': 'DCI que a retifica',
    'sucessora.processo': 'Processo que a retifica',
    'pago.data': 'Paga em',
    'pago.total': 'Total pago (R$)',
  },
  valores: {
    situacao: (valor) => nomeEm(NOME_SITUACAO_DCI, valor),
    canal: (valor) => nomeEm(NOME_CANAL_DCI, valor),
    natureza: (valor) => NOME_NATUREZA_DCI[valor as NaturezaDci] ?? '',
    modalidades: (valor) =>
      cada<DciNovo['modalidades'][number]>(
        valor,
        ({ codigo, modalidade }) => `${codigo}: ${noMeioDaFrase(NOME_MODALIDADE_DCI[modalidade])}`,
      ),
    decisoes: (valor) =>
      cada<DciNovo['decisoes'][number]>(
        valor,
        ({ item, exigivel, motivo }) =>
          `${itemPorExtenso(item)}: ${exigivel ? 'exigível' : 'não exigível'} (${motivo})`,
      ),
    obsoletos: (valor) =>
      cada<DciNovo['obsoletos'][number]>(
        valor,
        ({ item, valor: vendido, parecer }) =>
          `${itemPorExtenso(item)}: R$ ${formatarDinheiro(vendido)} (parecer ${parecer})`,
      ),
    realocacoes: (valor) =>
      cada<DciNovo['realocacoes'][number]>(valor, ({ insumo, quantidade }) => `${insumo}: ${semZeros(quantidade)}`),
    ...Object.fromEntries(DE_OUTROS.map((campo) => [campo, nadaADizer])),
  },
});

/** A step is undone in the timeline; the history undoes only filled-in fields. */
export function conteudoMudou({ antes, depois }: MudancaDoHistorico): boolean {
  if (!antes || !depois) return false;
  return camposMudados(antes, depois).some((caminho) => (caminho.split('.')[0] ?? '') in FORMULARIO_DCI.campos);
}

function cada<Um>(valor: unknown, dizer: (elemento: Um) => string): string {
  return Array.isArray(valor) ? (valor as Um[]).map(dizer).join('; ') : '';
}

/** Reads the item's `chave`: modalidade, destination, DCR-E and code. */
function itemPorExtenso(chave: string): string {
  const [, destino, , ...codigo] = chave.split('/');
  return `${codigo.join('/')} para ${NOME_LOCAL_DESTINO[Number(destino) as LocalDestino] ?? destino}`;
}

function nomeEm(nomes: Readonly<Record<string, string>>, valor: unknown): string {
  return valor === null || valor === undefined ? SEM_VALOR : (nomes[String(valor)] ?? String(valor));
}
