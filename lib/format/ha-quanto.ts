/**
 * Says how long ago an ISO instant was, in the reader's time zone. After a week it returns an empty text, because the date says
 * more.
 */
export function haQuanto(instante: string, agora: Date): string {
  const quando = new Date(instante);
  const minutos = Math.floor((agora.getTime() - quando.getTime()) / 60_000);
  if (minutos < 1) return 'agora mesmo';
  if (minutos < 60) return `há ${minutos} min`;
  const dias = Math.round((meiaNoite(agora) - meiaNoite(quando)) / 86_400_000);
  if (dias === 0) return `há ${Math.floor(minutos / 60)} h`;
  if (dias === 1) return 'ontem';
  return dias < 7 ? `há ${dias} dias` : '';
}

function meiaNoite(instante: Date): number {
  return new Date(instante.getFullYear(), instante.getMonth(), instante.getDate()).getTime();
}
