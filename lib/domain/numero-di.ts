/** Ten digits as the extrato prints them: `23/0012074-6`. Anything else is left as it is. */
export function numeroDiFormatado(numero: string): string {
  return numero.replace(/^(\d{2})(\d{7})(\d)$/, '$1/$2-$3');
}
