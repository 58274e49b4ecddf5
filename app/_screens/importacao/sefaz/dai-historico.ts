import { nomesNoHistorico } from '#components/cadastro/nomes-no-historico.ts';
import type { NomesDosCampos } from '#components/registro/mudancas-por-extenso.ts';
import type { MudancaDoHistorico } from '#lib/contracts/historico.ts';
import { camposMudados } from '#lib/domain/campos-mudados.ts';
import { type CanalRfb, NOME_CANAL } from '#lib/domain/canal-rfb.ts';
import { ROTULOS_DAI } from '#lib/domain/dai.ts';
import { NOME_SITUACAO_DAI, type SituacaoDai } from '#lib/domain/situacao-dai.ts';
import { FORMULARIO_DA_DAI } from './dai-formulario.ts';

/** How the history of a DAI reads: what the office filled in, and what its marks came to. */
export const NOMES_NO_HISTORICO: NomesDosCampos = nomesNoHistorico({
  formulario: FORMULARIO_DA_DAI,
  rotulos: {
    ...ROTULOS_DAI,
    situacao: 'Situação',
    desde: 'Desde',
    numero: 'Número da DAI',
    canal: 'Canal Sefaz',
    enviadaEm: 'Enviada em',
    parametrizadaEm: 'Parametrizada em',
    cienciaEm: 'Ciência em',
    lacreEm: 'Lacre em',
    lacreNumero: 'Número do lacre',
    notificadaEm: 'Notificada em',
    notificacaoNumero: 'Número da notificação',
    notificacaoValor: 'Valor notificado',
    notificacaoVencimento: 'Vencimento do DAR',
    darNumero: 'Número do DAR',
    darPagoEm: 'DAR pago em',
    darValor: 'Valor pago',
    exoneradaEm: 'Exoneração em',
    desembaracadaEm: 'Desembaraçada em',
  },
  valores: {
    situacao: (valor) => NOME_SITUACAO_DAI[valor as SituacaoDai] ?? String(valor),
    canal: (valor) => (valor === null ? '—' : (NOME_CANAL[valor as CanalRfb] ?? String(valor))),
  },
});

/** A mark is taken back in the timeline: here only what was filled in is undone. */
export function conteudoMudou({ antes, depois }: MudancaDoHistorico): boolean {
  if (!antes || !depois) return false;
  return camposMudados(antes, depois).some((caminho) => (caminho.split('.')[0] ?? '') in FORMULARIO_DA_DAI.campos);
}
