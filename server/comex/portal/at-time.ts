/** `HH:MM`, in the time zone of the server. */
export function escreverHora(instante: Date): string {
  return new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone: process.env.TZ }).format(
    instante,
  );
}
