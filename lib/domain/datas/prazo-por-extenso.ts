/** `1 dia`, `12 dias`. */
export function emDias(dias: number): string {
  return dias === 1 ? '1 dia' : `${dias} dias`;
}

/** Distance to today or a future day: `hoje`, `amanhã`, `em 12 dias`. */
export function quando(dias: number): string {
  if (dias === 0) return 'hoje';
  return dias === 1 ? 'amanhã' : `em ${dias} dias`;
}
