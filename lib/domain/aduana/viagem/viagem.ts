import type { SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { diasEntre } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** Known data about a shipment's journey to Manaus. */
export interface Viagem {
  situacao: SituacaoProcesso;
  etd: DataTexto | null;
  embarque: DataTexto | null;
  eta: DataTexto | null;
  chegada: DataTexto | null;
}

export type Andamento =
  | { estado: 'CHEGOU'; em: DataTexto | null }
  /** Days since its ETA. */
  | { estado: 'ATRASADO'; atraso: number }
  /** Day `dia` of a journey of `dias` days, from the departure to the ETA. */
  | { estado: 'A_CAMINHO'; dia: number; dias: number }
  /** The departure or the ETA is unknown, or the departure is not before the ETA. */
  | { estado: 'SEM_DATAS' };

/** Progress of a shipment on `hoje`. A process that awaits its presença has arrived, even without an arrival date. */
export function andamentoDaViagem({ situacao, etd, embarque, eta, chegada }: Viagem, hoje: DataTexto): Andamento {
  if (chegada || situacao === 'AGUARDANDO_PRESENCA') return { estado: 'CHEGOU', em: chegada };
  if (eta && eta < hoje) return { estado: 'ATRASADO', atraso: diasEntre(eta, hoje) };
  const partida = embarque ?? etd;
  if (!partida || !eta || partida >= eta) return { estado: 'SEM_DATAS' };
  return { estado: 'A_CAMINHO', dia: Math.max(0, diasEntre(partida, hoje)), dias: diasEntre(partida, eta) };
}

/** From 0 (place of loading) to 1 (Manaus); null if unknown. */
export function parteDoCaminho(andamento: Andamento): number | null {
  switch (andamento.estado) {
    case 'CHEGOU':
      return 1;
    case 'A_CAMINHO':
      return andamento.dia / andamento.dias;
    // A late shipment is shown just before Manaus, because its arrival is not confirmed.
    case 'ATRASADO':
      return QUASE_LA;
    case 'SEM_DATAS':
      return null;
  }
}

const QUASE_LA = 0.96;
