import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { TipoDci } from './dci.ts';
import { errosQueImpedem, recusaDaData } from './passo-de-documento.ts';
import { type CanalDci, DCI_EM_ABERTO, DCI_REGISTRADA, NOME_SITUACAO_DCI, type SituacaoDci } from './situacao-dci.ts';

/**
 * Steps of a DCI. Cais transmits nothing: the person who used the Siscomex marks the transmission as done and types the number
 * (domain/zfm.md §0, §2.4).
 */
export const PASSOS_DA_DCI = [
  'CALCULAR',
  'VALIDAR',
  'GERAR',
  'TRANSMITIR',
  'REGISTRAR',
  'REJEITAR',
  'INFORMAR_CANAL',
  'EXIGIR',
  'DESEMBARACAR',
  'CANCELAR',
] as const;
export type PassoDaDci = (typeof PASSOS_DA_DCI)[number];

export const NOME_PASSO_DCI: Readonly<Record<PassoDaDci, string>> = {
  CALCULAR: 'Calcular',
  VALIDAR: 'Validar',
  GERAR: 'Gerar arquivo de conferência',
  TRANSMITIR: 'Marcar como transmitida',
  REGISTRAR: 'Informar registro',
  REJEITAR: 'Informar rejeição',
  INFORMAR_CANAL: 'Informar canal',
  EXIGIR: 'Informar exigência',
  DESEMBARACAR: 'Informar desembaraço',
  CANCELAR: 'Cancelar',
};

/** Resulting situation of each step; for `INFORMAR_CANAL` it also depends on the canal ({@link situacaoDepois}). */
export const SITUACAO_DO_PASSO_DCI: Readonly<Record<PassoDaDci, SituacaoDci>> = {
  CALCULAR: 'CALCULADA',
  VALIDAR: 'VALIDADA',
  GERAR: 'ARQUIVO_GERADO',
  TRANSMITIR: 'TRANSMITIDA',
  REGISTRAR: 'REGISTRADA',
  REJEITAR: 'REJEITADA',
  INFORMAR_CANAL: 'REGISTRADA',
  EXIGIR: 'COM_EXIGENCIA',
  DESEMBARACAR: 'DESEMBARACADA',
  CANCELAR: 'CANCELADA',
};

/** Steps allowed in each situation. Undoing the last step is handled separately. */
export const PASSOS_POSSIVEIS_DCI: Readonly<Record<SituacaoDci, readonly PassoDaDci[]>> = {
  EM_ELABORACAO: ['CALCULAR', 'CANCELAR'],
  CALCULADA: ['VALIDAR', 'CANCELAR'],
  VALIDADA: ['GERAR', 'CANCELAR'],
  ARQUIVO_GERADO: ['GERAR', 'TRANSMITIR', 'CANCELAR'],
  TRANSMITIDA: ['REGISTRAR', 'REJEITAR', 'CANCELAR'],
  REGISTRADA: ['INFORMAR_CANAL', 'DESEMBARACAR', 'CANCELAR'],
  EM_CONFERENCIA: ['EXIGIR', 'DESEMBARACAR', 'CANCELAR'],
  COM_EXIGENCIA: ['DESEMBARACAR', 'CANCELAR'],
  DESEMBARACADA: ['CANCELAR'],
  RETIFICADA: [],
  REJEITADA: ['CALCULAR', 'CANCELAR'],
  CANCELADA: [],
};

export interface PedidoDoPassoDaDci {
  passo: PassoDaDci;
  /** Day it happened in reality. */
  data: DataTexto;
  /** Ten digits the Receita gave; only at the registration. */
  numero: string | null;
  /** Only for `INFORMAR_CANAL`. */
  canal: CanalDci | null;
  motivo: string | null;
}

/** The data of a DCI that decides whether a step is allowed. */
export interface EstadoDaDci {
  situacao: SituacaoDci;
  /** Day of the step that led to this situation; null before the first step. */
  desde: DataTexto | null;
  /** Number of findings that block further steps. */
  erros: number;
  tipo: TipoDci;
  /** Why its figures cannot be calculated, as a sentence; empty if they can. */
  semFiguras?: string | null | undefined;
}

export interface RecusaDoPassoDaDci {
  campo: 'passo' | 'data' | 'numero' | 'canal' | 'motivo';
  motivo: string;
}

/** Why a step is refused, as a sentence for the user, with the field concerned; null if the step is allowed. */
export function recusaDoPassoDaDci(
  estado: EstadoDaDci,
  pedido: PedidoDoPassoDaDci,
  hoje: DataTexto,
): RecusaDoPassoDaDci | null {
  const { passo, data, numero, canal, motivo } = pedido;
  const foraDeOrdem = recusaDaOrdem(estado, passo);
  if (foraDeOrdem) return { campo: 'passo', motivo: foraDeOrdem };
  const foraDoDia = recusaDaData({ data, desde: estado.desde, em: NOME_SITUACAO_DCI[estado.situacao] }, hoje);
  if (foraDoDia) return foraDoDia;
  if (passo === 'REGISTRAR' && !/^\d{10}$/.test(numero ?? '')) {
    return { campo: 'numero', motivo: 'O número da DCI tem dez algarismos: copie-o do Siscomex.' };
  }
  if (passo === 'INFORMAR_CANAL' && canal === null) return { campo: 'canal', motivo: FALTA_O_CANAL[estado.tipo] };
  const porQue = MOTIVO_PEDIDO[passo];
  if (porQue && !motivo?.trim()) return { campo: 'motivo', motivo: porQue };
  return null;
}

/** Situation after a step. A red canal leads to conference; a green canal changes nothing. */
export function situacaoDepois({ passo, canal }: Pick<PedidoDoPassoDaDci, 'passo' | 'canal'>): SituacaoDci {
  if (passo === 'INFORMAR_CANAL' && canal === 'VERMELHO') return 'EM_CONFERENCIA';
  return SITUACAO_DO_PASSO_DCI[passo];
}

function recusaDaOrdem({ situacao, erros, semFiguras }: EstadoDaDci, passo: PassoDaDci): string | null {
  if (!PASSOS_POSSIVEIS_DCI[situacao].includes(passo)) return MOTIVOS[passo](situacao);
  if (passo === 'CALCULAR') return semFiguras ?? null;
  if (PARADOS_POR_ERRO.includes(passo) && erros > 0) return errosQueImpedem(erros);
  return null;
}

const PARADOS_POR_ERRO: readonly PassoDaDci[] = ['VALIDAR', 'GERAR', 'REGISTRAR'];

const MOTIVO_PEDIDO: Readonly<Partial<Record<PassoDaDci, string>>> = {
  REJEITAR: 'Diga por que a Receita rejeitou a DCI.',
  EXIGIR: 'Diga o que a Receita exigiu.',
  CANCELAR: 'Diga por que a DCI é cancelada.',
};

/** A monthly DCI never passes the recinto, so it may have no canal. */
const FALTA_O_CANAL: Readonly<Record<TipoDci, string>> = {
  INDIVIDUAL: 'Informe o canal: verde ou vermelho.',
  MENSAL: 'Informe o canal: verde ou vermelho. A DCI mensal a que o Siscomex não deu canal dispensa este passo.',
};

const MOTIVOS: Readonly<Record<PassoDaDci, (situacao: SituacaoDci) => string>> = {
  CALCULAR: (situacao) =>
    DCI_EM_ABERTO.includes(situacao)
      ? `A DCI já está calculada: em “${NOME_SITUACAO_DCI[situacao]}”, só o que mudar pede outro cálculo.`
      : foraDeOrdem(situacao, 'ser calculada de novo'),
  VALIDAR: (situacao) =>
    DCI_SEM_CALCULO.includes(situacao)
      ? 'A validação vem depois do cálculo: calcule antes a DCI.'
      : foraDeOrdem(situacao, 'ser validada de novo'),
  GERAR: (situacao) =>
    DCI_EM_ABERTO.includes(situacao)
      ? 'O arquivo é gerado depois da validação: valide antes a DCI.'
      : foraDeOrdem(situacao, 'ter outro arquivo gerado'),
  TRANSMITIR: (situacao) =>
    DCI_EM_ABERTO.includes(situacao)
      ? 'Só se transmite o que está no arquivo: valide a DCI e gere o arquivo antes.'
      : foraDeOrdem(situacao, 'ser marcada como transmitida'),
  REGISTRAR: (situacao) =>
    DCI_EM_ABERTO.includes(situacao)
      ? 'A Receita só registra o que lhe foi transmitido: marque antes a transmissão.'
      : foraDeOrdem(situacao, 'ser registrada de novo'),
  REJEITAR: (situacao) =>
    DCI_EM_ABERTO.includes(situacao)
      ? 'A Receita só rejeita o que lhe foi transmitido: marque antes a transmissão.'
      : foraDeOrdem(situacao, 'ser rejeitada'),
  INFORMAR_CANAL: (situacao) => depoisDoRegistro(situacao, 'ter outro canal'),
  EXIGIR: (situacao) =>
    situacao === 'REGISTRADA'
      ? 'A exigência é feita na conferência: informe antes o canal vermelho.'
      : depoisDoRegistro(situacao, 'ter exigência'),
  DESEMBARACAR: (situacao) => depoisDoRegistro(situacao, 'ser desembaraçada'),
  CANCELAR: (situacao) => foraDeOrdem(situacao, 'ser cancelada'),
};

const DCI_SEM_CALCULO: readonly SituacaoDci[] = ['EM_ELABORACAO', 'REJEITADA'];

function depoisDoRegistro(situacao: SituacaoDci, que: string): string {
  return DCI_EM_ABERTO.includes(situacao) || situacao === 'TRANSMITIDA'
    ? 'Isso vem depois do registro: informe antes o número que a Receita deu à DCI.'
    : foraDeOrdem(situacao, que);
}

function foraDeOrdem(situacao: SituacaoDci, que: string): string {
  const como = DCI_REGISTRADA.includes(situacao) ? ': o que mudou entra numa retificadora' : '';
  return `Uma DCI em “${NOME_SITUACAO_DCI[situacao]}” não pode ${que}${como}.`;
}
