import type { LinhaDaRegra } from './regra.ts';

type Urgente = Pick<LinhaDaRegra, 'nivel' | 'prazo' | 'titulo'>;

/** Sorts by the earliest deadline, and lines without one last. On the same day an error comes before a warning. */
export function maisUrgentePrimeiro(linhaUrgente: Urgente, outra: Urgente): number {
  return (
    (linhaUrgente.prazo ?? SEM_PRAZO).localeCompare(outra.prazo ?? SEM_PRAZO) ||
    NIVEIS.indexOf(linhaUrgente.nivel) - NIVEIS.indexOf(outra.nivel) ||
    linhaUrgente.titulo.localeCompare(outra.titulo)
  );
}

const SEM_PRAZO = '9999-12-31';
const NIVEIS: readonly Urgente['nivel'][] = ['erro', 'aviso'];
