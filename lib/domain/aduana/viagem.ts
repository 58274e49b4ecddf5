import { diasEntre } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { SituacaoProcesso } from './situacao-processo.ts';

/** What is known of a shipment's way to Manaus. */
export interface Viagem {
  situacao: SituacaoProcesso;
  etd: DataTexto | null;
  embarque: DataTexto | null;
  eta: DataTexto | null;
  chegada: DataTexto | null;
}

export type Andamento =
  | { estado: 'CHEGOU'; em: DataTexto | null }
  /** Its ETA has passed so many days ago. */
  | { estado: 'ATRASADO'; atraso: number }
  /** On the day `dia` of `dias`, from where it was put on board to its ETA. */
  | { estado: 'A_CAMINHO'; dia: number; dias: number }
  /** One of its ends is not known. */
  | { estado: 'SEM_DATAS' };

/** How far a shipment has come on `hoje`. One that waits for its presença is there, whether or not the day was noted. */
export function andamentoDaViagem({ situacao, etd, embarque, eta, chegada }: Viagem, hoje: DataTexto): Andamento {
  if (chegada || situacao === 'AGUARDANDO_PRESENCA') return { estado: 'CHEGOU', em: chegada };
  if (eta && eta < hoje) return { estado: 'ATRASADO', atraso: diasEntre(eta, hoje) };
  const partida = embarque ?? etd;
  if (!partida || !eta || partida >= eta) return { estado: 'SEM_DATAS' };
  return { estado: 'A_CAMINHO', dia: Math.max(0, diasEntre(partida, hoje)), dias: diasEntre(partida, eta) };
}

/** From 0, where it was put on board, to 1, Manaus; null where it cannot be told. */
export function parteDoCaminho(andamento: Andamento): number | null {
  switch (andamento.estado) {
    case 'CHEGOU':
      return 1;
    case 'A_CAMINHO':
      return andamento.dia / andamento.dias;
    // It should be there: the mark stands just before Manaus, where it is not yet known to be.
    case 'ATRASADO':
      return QUASE_LA;
    case 'SEM_DATAS':
      return null;
  }
}

const QUASE_LA = 0.96;
