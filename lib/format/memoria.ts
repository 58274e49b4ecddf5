import { formatarDecimal } from './decimal.ts';

/** A node of a memória de cálculo, as the screen shows it. lib/contracts/calculo/memoria.ts defines the whole node. */
export interface NoDaMemoria {
  nome: string;
  valor: string;
  unidade: string;
  formula: string | null;
  entradas: NoDaMemoria[];
  fonte: string | null;
}

/**
 * Formats a figure with its unit: `R$ 1.234,50`, `NOK 12,00`, `9,65 %`, `860,50000 kg`. A currency stands before the number, any
 * other unit after it.
 */
export function formatarFigura({ valor, unidade }: Pick<NoDaMemoria, 'valor' | 'unidade'>): string {
  const numero = formatarDecimal(valor, valor.split('.')[1]?.length ?? 0);
  if (unidade === '') return numero;
  return MOEDA.test(unidade) ? `${unidade} ${numero}` : `${numero} ${unidade}`;
}

/** Returns the whole tree as text for an e-mail or a spreadsheet: a line per node, indented by depth. */
export function memoriaEmTexto(no: NoDaMemoria, nivel = 0): string {
  const margem = '  '.repeat(nivel);
  const explicacao = [no.formula && `= ${no.formula}`, no.fonte && `[${no.fonte}]`].filter(Boolean).join(' ');
  const linha = `${margem}${no.nome}: ${formatarFigura(no)}${explicacao && ` ${explicacao}`}`;
  return [linha, ...no.entradas.map((entrada) => memoriaEmTexto(entrada, nivel + 1))].join('\n');
}

const MOEDA = /^(R\$|US\$|[A-Z]{3})$/;
