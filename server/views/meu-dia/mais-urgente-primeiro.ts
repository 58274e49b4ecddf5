import type { LinhaDaRegra } from './regra.ts';

type Urgente = Pick<LinhaDaRegra, 'nivel' | 'prazo' | 'titulo'>;

/** The earliest day first, no day last; of one day, what is an error before what warns. */
export function maisUrgentePrimeiro(uma: Urgente, outra: Urgente): number {
  return (
    (uma.prazo ?? SEM_PRAZO).localeCompare(outra.prazo ?? SEM_PRAZO) ||
    NIVEIS.indexOf(uma.nivel) - NIVEIS.indexOf(outra.nivel) ||
    uma.titulo.localeCompare(outra.titulo)
  );
}

const SEM_PRAZO = '9999-12-31';
const NIVEIS: readonly Urgente['nivel'][] = ['erro', 'aviso'];
