/** Day (`2026-11-20`) and time (`14:02`) of an ISO instant, in the time zone of the server (TZ). */
export function localMoment(instante: string): { dia: string; hora: string } {
  const quando = new Date(instante);
  const doisDigitos = (numero: number) => String(numero).padStart(2, '0');
  const dia = `${quando.getFullYear()}-${doisDigitos(quando.getMonth() + 1)}-${doisDigitos(quando.getDate())}`;
  return { dia, hora: `${doisDigitos(quando.getHours())}:${doisDigitos(quando.getMinutes())}` };
}
