/** Canais of the federal conference (IN SRF 680/2006, art. 21). */
export const CANAIS_RFB = ['VERDE', 'AMARELO', 'VERMELHO', 'CINZA'] as const;
export type CanalRfb = (typeof CANAIS_RFB)[number];

export const NOME_CANAL: Record<CanalRfb, string> = {
  VERDE: 'Verde',
  AMARELO: 'Amarelo',
  VERMELHO: 'Vermelho',
  CINZA: 'Cinza',
};

/**
 * The canal for the code `canalSelecaoParametrizada` of the DI file. Only `001` (verde) and `000` (not selected yet) are verified
 * on real files (domain/importacao.md §1.1). Any other code gives null, and the screen shows the code itself. A DUIMP gives the
 * name.
 */
export function canalDoCodigoDi(codigo: string | null): CanalRfb | null {
  if (codigo !== null && /^0*1$/.test(codigo)) return 'VERDE';
  return CANAIS_RFB.find((canal) => canal === codigo) ?? null;
}

/** What a declaration tells of its canal: the canal, or else a code that nobody has confirmed. Null before the selection (`000`). */
export function canalOuCodigo(canal: CanalRfb | null, codigo: string | null): string | null {
  if (canal) return canal;
  return foiParametrizada(codigo) ? codigo : null;
}

/** Whether the DI has a canal, by the code of its file; `000` or a blank means not yet. */
export function foiParametrizada(codigo: string | null): boolean {
  return codigo !== null && !/^0*$/.test(codigo);
}
