import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

export type DataLida = { valor: DataTexto } | { motivo: string };

/**
 * Reads a typed or pasted day into its API form. The day always comes first: `5/3/2026`, `05.03.26` and `05032026` are 5 March.
 * `2026-03-05`, as other programs copy it, is read too. A two-digit year is 1950 to 2049.
 */
export function lerDataDigitada(texto: string): DataLida {
  const escrito = texto.trim();
  const partes = FORMAS.map((forma) => forma.exec(escrito)?.groups).find(Boolean);
  if (!partes) return { motivo: 'Data inválida. Escreva dia, mês e ano, como em 05/03/2026.' };
  const { dia = '', mes = '', ano = '' } = partes;
  const inteiro = ano.length === 2 ? `${Number(ano) < 50 ? '20' : '19'}${ano}` : ano;
  const valor = `${inteiro}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`;
  return existe(valor) ? { valor } : { motivo: 'Essa data não existe no calendário.' };
}

const FORMAS = [
  /^(?<dia>\d{1,2})[/.\- ](?<mes>\d{1,2})[/.\- ](?<ano>\d{4}|\d{2})$/,
  /^(?<dia>\d{2})(?<mes>\d{2})(?<ano>\d{4}|\d{2})$/,
  /^(?<ano>\d{4})-(?<mes>\d{2})-(?<dia>\d{2})$/,
];

function existe(data: DataTexto): boolean {
  const [ano, mes, dia] = data.split('-').map(Number) as [number, number, number];
  const noCalendario = new Date(Date.UTC(ano, mes - 1, dia));
  return ano >= PRIMEIRO_ANO && noCalendario.getUTCMonth() === mes - 1 && noCalendario.getUTCDate() === dia;
}

/** `Date.UTC` reads years below 100 as years of the twentieth century. No import is that old. */
const PRIMEIRO_ANO = 100;
