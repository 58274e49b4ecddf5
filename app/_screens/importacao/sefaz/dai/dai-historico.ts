import { FORMULARIO_DA_DAI } from '#app/_screens/importacao/sefaz/campos/dai-formulario.ts';
import { nomesNoHistorico } from '#components/cadastro/nomes-no-historico.ts';
import { type NomesDosCampos, nadaADizer } from '#components/registro/mudancas-por-extenso.ts';
import type { MudancaDoHistorico } from '#lib/contracts/platform/historico.ts';
import { type CanalRfb, NOME_CANAL } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { TRATAMENTOS_ICMS, type TratamentoIcms } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { camposMudados } from '#lib/domain/versoes/campos-mudados.ts';
import { NOME_SITUACAO_DAI, type SituacaoDai } from '#lib/domain/zfm/situacao-dai.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import { DAI } from '#lib/registros/dai.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';

const DE_OUTROS = [
  'bloqueio',
  'proximoAto',
  'desde',
  'temDeclaracao',
  'processo.situacao',
  'canalRfb',
  'canalCodigo',
  'dataDesembaraco',
  'importador.id',
  'historicoAntesDe',
  'pedeDai',
];

/** The words of a DAI's history: the fields filled in, and the results of its marks. */
export const NOMES_NO_HISTORICO: NomesDosCampos = nomesNoHistorico({
  formulario: FORMULARIO_DA_DAI,
  rotulos: {
    ...rotulosDe(DAI),
    situacao: 'Situação',
    processo: 'Processo',
    tipoDocumento: 'Documento',
    numeroDocumento: 'Número da DI ou da DUIMP',
    dataRegistro: 'Registro',
    importador: 'Importador',
    'importador.numero': 'CNPJ do importador',
    'importador.inscricaoEstadual': 'Inscrição estadual do importador',
    'importador.inscricaoSuframa': 'Inscrição Suframa do importador',
    numero: 'Número da DAI',
    canal: 'Canal Sefaz',
    enviadaEm: 'Enviada em',
    parametrizadaEm: 'Parametrizada em',
    cienciaEm: 'Ciência em',
    cienciaPor: 'Ciência por',
    lacreEm: 'Lacre em',
    lacreNumero: 'Número do lacre',
    notificadaEm: 'Notificada em',
    notificacaoNumero: 'Número da notificação',
    notificacaoValor: 'Valor notificado',
    notificacaoVencimento: 'Vencimento do DAR',
    darNumero: 'Número do DAR',
    darPagoEm: 'DAR pago em',
    darValor: 'Valor pago',
    notificacaoAberta: 'Notificado em aberto',
    icmsPorNotificar: 'ICMS por notificar',
    exoneradaEm: 'Exoneração em',
    desembaracadaEm: 'Desembaraçada em',
    tratamentos: 'Tratamento do ICMS',
    icmsBase: 'Base do ICMS',
    icmsSemIncentivo: 'ICMS sem incentivo',
    icmsRecolher: 'ICMS a recolher',
  },
  valores: {
    situacao: (valor) => NOME_SITUACAO_DAI[valor as SituacaoDai] ?? String(valor),
    tratamentos: (valor) =>
      (valor as TratamentoIcms[]).map((tratamento) => TRATAMENTOS_ICMS[tratamento]).join(', ') || SEM_VALOR,
    // These follow from fields that the history already tells, or belong to the processo.
    ...Object.fromEntries(DE_OUTROS.map((campo) => [campo, nadaADizer])),
    canal: (valor) => (valor === null ? SEM_VALOR : (NOME_CANAL[valor as CanalRfb] ?? String(valor))),
  },
});

/** A mark is undone in the timeline; the history undoes only filled-in fields. */
export function conteudoMudou({ antes, depois }: MudancaDoHistorico): boolean {
  if (!antes || !depois) return false;
  return camposMudados(antes, depois).some((caminho) => (caminho.split('.')[0] ?? '') in FORMULARIO_DA_DAI.campos);
}
