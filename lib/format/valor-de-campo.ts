import { formatarData, formatarInstante } from './data.ts';
import { formatarDecimal, SEM_VALOR } from './decimal.ts';

/**
 * Formats any value of a record for the history. A blank is a dash, decimals and dates are in pt-BR, and a composite value is shown
 * by its parts.
 */
export function valorDeCampo(valor: unknown): string {
  if (valor === null || valor === undefined || valor === '') return SEM_VALOR;
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  if (typeof valor === 'string') return texto(valor);
  if (Array.isArray(valor)) return valor.length === 0 ? SEM_VALOR : valor.map(valorDeCampo).join('; ');
  if (typeof valor === 'object') return partes(valor as Record<string, unknown>);
  return String(valor);
}

function texto(valor: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(valor)) return formatarData(valor);
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(valor)) return formatarInstante(valor);
  const [, fracao] = /^-?\d+\.(\d+)$/.exec(valor) ?? [];
  return fracao === undefined ? valor : formatarDecimal(valor, fracao.length);
}

/**
 * Formats `{ codigo, nome }` as lists show it, and other objects by their non-empty parts. It leaves out our own ids, which mean
 * nothing to people.
 */
function partes(valor: Record<string, unknown>): string {
  const ditas = Object.entries(valor).filter(([nome, parte]) => nome !== 'id' && valorDeCampo(parte) !== SEM_VALOR);
  const separador = ditas.every(([nome]) => nome === 'codigo' || nome === 'nome') ? ' - ' : ', ';
  return ditas.map(([, parte]) => valorDeCampo(parte)).join(separador) || SEM_VALOR;
}
