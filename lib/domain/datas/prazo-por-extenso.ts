/** `1 dia`, `12 dias`, as a sentence counts them. */
export function emDias(dias: number): string {
  return dias === 1 ? '1 dia' : `${dias} dias`;
}

/** How far off a day is that is not past: `hoje`, `amanhã`, `em 12 dias`. */
export function quando(dias: number): string {
  if (dias === 0) return 'hoje';
  return dias === 1 ? 'amanhã' : `em ${dias} dias`;
}
