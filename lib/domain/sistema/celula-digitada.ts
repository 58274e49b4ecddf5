import { lerDataDigitada } from '#lib/domain/datas/data-digitada.ts';
import { leitorDeDecimais, lerDecimalDigitado } from '#lib/domain/numeros/decimal-digitado.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';

/** What a column of a grid of items holds. Every value is text: a decimal or day as the wire has it, an option by its code. */
export type TipoDeCelula =
  | { tipo: 'texto'; maximo?: number }
  /** With `casasMinimas` the decimals nobody wrote are not written out beyond them. */
  | { tipo: 'decimal'; casas: number; casasMinimas?: number }
  | { tipo: 'data' }
  | { tipo: 'opcao'; opcoes: readonly OpcaoDeCelula[] };

interface OpcaoDeCelula {
  codigo: string;
  nome: string;
}

export type CelulaLida = { valor: string } | { motivo: string };

/** What somebody typed into a cell. Nothing is an answer too; line breaks and blanks around a text are none of it. */
export function lerCelula(celula: TipoDeCelula, digitado: string): CelulaLida {
  const texto = digitado.replace(/\s+/g, ' ').trim();
  if (texto === '') return { valor: '' };
  switch (celula.tipo) {
    case 'texto':
      return lerTexto(texto, celula.maximo);
    case 'decimal':
      return lerDecimalDigitado(texto, celula.casas, celula.casasMinimas);
    case 'data':
      return lerDataDigitada(texto);
    case 'opcao':
      return lerOpcao(texto, celula.opcoes);
  }
}

/** A column of cells pasted together, each as it is to be kept: read, or as it came for the person to mend. */
export function lerCelulasColadas(celula: TipoDeCelula, colados: readonly string[]): string[] {
  if (celula.tipo !== 'decimal') return colados.map((colado) => guardado(lerCelula(celula, colado), colado));
  const lidos = colados.map(leitorDeDecimais(colados, celula.casas, celula.casasMinimas));
  return colados.map((colado, indice) => guardado(colado.trim() === '' ? { valor: '' } : lidos[indice], colado));
}

/** What a cell keeps of what was typed: nothing somebody typed is lost because it cannot be read. */
export function guardado(lida: CelulaLida | undefined, digitado: string): string {
  return lida && 'valor' in lida ? lida.valor : digitado.trim();
}

/** Why a kept value is none; nothing when it is one. */
export function motivoDaCelula(celula: TipoDeCelula, valor: string): string | undefined {
  if (celula.tipo === 'decimal' && ehDoFio(valor, celula.casas, celula.casasMinimas)) return undefined;
  const lida = lerCelula(celula, valor);
  return 'motivo' in lida ? lida.motivo : undefined;
}

/** `1.234` with three decimals is a value already; to be read again it would be a thousand. */
function ehDoFio(valor: string, casas: number, minimas = casas): boolean {
  return new RegExp(casas === 0 ? '^-?\\d+$' : `^-?\\d+\\.\\d{${minimas},${casas}}$`).test(valor);
}

function lerTexto(texto: string, maximo: number | undefined): CelulaLida {
  if (maximo === undefined || texto.length <= maximo) return { valor: texto };
  return { motivo: `São no máximo ${maximo} caracteres; aqui há ${texto.length}.` };
}

/** By code, by name, or by `código - nome` as lists print it. */
function lerOpcao(texto: string, opcoes: readonly OpcaoDeCelula[]): CelulaLida {
  const procurado = textoDeBusca(texto);
  const achada = opcoes.find(({ codigo, nome }) =>
    [codigo, nome, `${codigo} - ${nome}`].some((escrita) => textoDeBusca(escrita) === procurado),
  );
  return achada ? { valor: achada.codigo } : { motivo: `"${texto}" não está na lista.` };
}
