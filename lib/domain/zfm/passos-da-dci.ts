import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { TipoDci } from './dci.ts';
import { errosQueImpedem, recusaDaData } from './passo-de-documento.ts';
import { type CanalDci, DCI_EM_ABERTO, DCI_REGISTRADA, NOME_SITUACAO_DCI, type SituacaoDci } from './situacao-dci.ts';

/**
 * What somebody does with a DCI. Cais makes no transmission: who used the Siscomex says that it was done, and types the number back
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

/** Where each step leads; that of the canal also depends on which it is ({@link situacaoDepois}). */
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

/** What may be done from where a DCI stands; undoing the last step is apart. */
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
  /** Day on which it happened in the world. */
  data: DataTexto;
  /** Ten digits the Receita gave, at the registration. */
  numero: string | null;
  /** When it is told. */
  canal: CanalDci | null;
  motivo: string | null;
}

/** What a DCI has of itself when a step is asked for. */
export interface EstadoDaDci {
  situacao: SituacaoDci;
  /** Day of the step that brought it there; null where nothing was done yet. */
  desde: DataTexto | null;
  /** The findings that forbid to go on, none where it may. */
  erros: number;
  tipo: TipoDci;
  /** Why its figures cannot be known, in a sentence; nothing where they are. */
  semFiguras?: string | null | undefined;
}

export interface RecusaDoPassoDaDci {
  campo: 'passo' | 'data' | 'numero' | 'canal' | 'motivo';
  motivo: string;
}

/** Why a step may not be taken, in a sentence for the person, with the field it is about; null when it may. */
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

/** Where a step leads: in the red canal it is examined, in the green it stays as it is. */
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

/** A monthly one never meets the recinto. */
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
