/** Reads a typed or pasted month into its API form: `11/2026`, `112026`, `11-26` and `2026-11` are November 2026. */
export function lerMesDigitado(texto: string): { valor: string } | { motivo: string } {
  const partes = FORMAS.map((forma) => forma.exec(texto.trim())?.groups).find(Boolean);
  const { mes = '', ano = '' } = partes ?? {};
  if (!partes || Number(mes) < 1 || Number(mes) > 12) {
    return { motivo: 'Mês inválido. Escreva mês e ano, como em 11/2026.' };
  }
  return { valor: `${ano.length === 2 ? `20${ano}` : ano}-${mes.padStart(2, '0')}` };
}

const FORMAS = [
  /^(?<mes>\d{1,2})[/.\- ](?<ano>\d{4}|\d{2})$/,
  /^(?<mes>\d{2})(?<ano>\d{4})$/,
  /^(?<ano>\d{4})-(?<mes>\d{2})$/,
];
