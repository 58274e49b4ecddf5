import { formatarData } from './data.ts';

/** What a record registered before the company's cut-off is called. */
export const historicoPorExtenso = (antesDe: string) => `Histórico (antes de ${formatarData(antesDe)})`;
