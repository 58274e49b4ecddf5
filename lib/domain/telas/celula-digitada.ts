import { unidadeDaDi } from '#lib/domain/aduana/declaracao/unidade-da-di.ts';
import { lerDataDigitada } from '#lib/domain/datas/data-digitada.ts';
import {
  convencaoDaColuna,
  type IndicioDeNumeros,
  indicioDeNumeros,
  leitorDeDecimais,
  lerDecimalDigitado,
} from '#lib/domain/numeros/decimal-digitado.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';

/** Type of a column in a grid of items. Every value is text: decimals and days in API form, options by code. */
export type TipoDeCelula =
  | { tipo: 'texto'; maximo?: number }
  /** Eight digits, with or without their dots. */
  | { tipo: 'ncm' }
  /** The unit of the goods as the DI prints it. */
  | { tipo: 'unidade' }
  /**
   * With `casasMinimas`, decimals are padded only to that number. With `casasAVista`, the zeros of a stored value are shown only to that
   * number: `100.00000` as `100`.
   */
  | { tipo: 'decimal'; casas: number; casasMinimas?: number; casasAVista?: number }
  | { tipo: 'data' }
  /** With `porNome`, the cell shows the name of its option: for codes that only programs know. */
  | { tipo: 'opcao'; opcoes: readonly OpcaoDeCelula[]; porNome?: true };

interface OpcaoDeCelula {
  codigo: string;
  nome: string;
}

export type CelulaLida = { valor: string } | { motivo: string };

/** Reads what was typed into a cell. Empty text is valid; line breaks become blanks and surrounding blanks are dropped. */
export function lerCelula(celula: TipoDeCelula, digitado: string): CelulaLida {
  const texto = digitado.replace(/\s+/g, ' ').trim();
  if (texto === '') return { valor: '' };
  switch (celula.tipo) {
    case 'texto':
      return lerTexto(texto, celula.maximo);
    case 'ncm':
      return lerTexto(texto.replace(/^(\d{4})\.?(\d{2})\.?(\d{2})$/, '$1$2$3'), MAXIMO_DA_NCM);
    case 'unidade':
      return lerTexto(unidadeDaDi(texto), MAXIMO_DA_UNIDADE);
    case 'decimal':
      return lerDecimalDigitado(texto, celula.casas, celula.casasMinimas);
    case 'data':
      return lerDataDigitada(texto);
    case 'opcao':
      return lerOpcao(texto, celula.opcoes);
  }
}

/**
 * The values to store for a column of pasted cells. `bloco` has what the columns of figures they came with tell. A cell that
 * cannot be read keeps its text, for the user to correct.
 */
export function lerCelulasColadas(
  celula: TipoDeCelula,
  colados: readonly string[],
  bloco: readonly IndicioDeNumeros[] = [],
): string[] {
  if (celula.tipo !== 'decimal') return colados.map((colado) => guardado(lerCelula(celula, colado), colado));
  const convencao = convencaoDaColuna(indicioDeNumeros(colados), bloco);
  const lidos = colados.map(leitorDeDecimais(colados, celula.casas, celula.casasMinimas, convencao));
  return colados.map((colado, indice) => guardado(colado.trim() === '' ? { valor: '' } : lidos[indice], colado));
}

/** The value a cell stores. Unreadable text is kept, so that no typed text is lost. */
export function guardado(lida: CelulaLida | undefined, digitado: string): string {
  return lida && 'valor' in lida ? lida.valor : digitado.trim();
}

/** Why a stored value is invalid; undefined if it is valid. */
export function motivoDaCelula(celula: TipoDeCelula, valor: string): string | undefined {
  if (celula.tipo === 'decimal' && ehDoFio(valor, celula.casas, celula.casasMinimas)) return undefined;
  const lida = lerCelula(celula, valor);
  return 'motivo' in lida ? lida.motivo : undefined;
}

/** `1.234` with three decimals is already a value; read again as pt-BR it would be 1234. */
function ehDoFio(valor: string, casas: number, minimas = casas): boolean {
  return new RegExp(casas === 0 ? '^-?\\d+$' : `^-?\\d+\\.\\d{${minimas},${casas}}$`).test(valor);
}

function lerTexto(texto: string, maximo: number | undefined): CelulaLida {
  if (maximo === undefined || texto.length <= maximo) return { valor: texto };
  return { motivo: `São no máximo ${maximo} caracteres; aqui há ${texto.length}.` };
}

const MAXIMO_DA_NCM = 10;
const MAXIMO_DA_UNIDADE = 20;

/** Matches an option by code, by name, or by `código - nome` as lists print it. */
function lerOpcao(texto: string, opcoes: readonly OpcaoDeCelula[]): CelulaLida {
  const procurado = textoDeBusca(texto);
  const achada = opcoes.find(({ codigo, nome }) =>
    [codigo, nome, `${codigo} - ${nome}`].some((escrita) => textoDeBusca(escrita) === procurado),
  );
  return achada ? { valor: achada.codigo } : { motivo: `"${texto}" não está na lista.` };
}
