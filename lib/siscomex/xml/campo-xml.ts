/**
 * The types of field in the XML of the Siscomex and of the Sefaz, and their conversion between file and model. Every figure is
 * digits with implied decimals. Only small counts become JavaScript numbers.
 */
export type Campo =
  /** Digits with `casas` implied decimals ↔ text with a dot. `largura` 0 is a figure that the Siscomex prints without padding. */
  | { tipo: 'decimal'; largura: number; casas: number }
  /** A small count ↔ number. */
  | { tipo: 'inteiro'; largura: number }
  /** Code of a table, kept as text with its leading zeros. It may contain letters. */
  | { tipo: 'codigo'; largura: number; zerosSaoVazio: boolean }
  /** Number that identifies something: digits, possibly with punctuation in the file. */
  | { tipo: 'identificador'; largura: number; zerosSaoVazio: boolean }
  /** CNPJ or CPF: letters and digits without punctuation. */
  | { tipo: 'documento' }
  /** AAAAMMDD ↔ YYYY-MM-DD. */
  | { tipo: 'data' }
  /** HHMMSS ↔ HH:MM:SS. */
  | { tipo: 'hora' }
  /** Free text, trimmed; written with trailing blanks up to `largura`. */
  | { tipo: 'texto'; largura: number };

export type Campos = Readonly<Record<string, Campo>>;
export type Valor = string | number | null;

/** What is wrong with the text of a field. The caller adds the place. */
export type Defeito = 'numero' | 'data' | 'hora' | 'tamanho';

export class ValorIlegivel extends Error {
  defeito: Defeito;

  constructor(defeito: Defeito) {
    super(defeito);
    this.defeito = defeito;
  }
}

/**
 * Decodes the text of a field in the file. Blank becomes null, and so do zeros in a date or in a field where zeros mean none.
 * @throws {ValorIlegivel} when a number is not digits or is too long for the field, or when a date or hour does not exist.
 */
export function decodificar(campo: Campo, bruto: string): Valor {
  const texto = bruto.trim();
  if (texto === '') return null;
  switch (campo.tipo) {
    case 'decimal':
      return decimalDeDigitos(queCabe(texto, campo.largura || LARGURA_SEM_ZEROS), campo.casas);
    case 'inteiro':
      return Number(queCabe(texto, LARGURA_DE_CONTAGEM));
    case 'codigo':
      return comZeros(texto, campo.largura, campo.zerosSaoVazio);
    case 'identificador':
      return comZeros(queCabe(texto.replace(/[./\s-]/g, ''), campo.largura), campo.largura, campo.zerosSaoVazio);
    case 'documento':
      return texto.replace(/[./\s-]/g, '').toUpperCase() || null;
    case 'data':
      return dataDeDigitos(texto);
    case 'hora':
      return horaDeDigitos(texto);
    case 'texto':
      return texto;
  }
}

/**
 * Encodes a value at the width of its field, as the Siscomex writes it. Null becomes blank, or zeros where zeros mean none.
 * @throws {RangeError} when a decimal has more decimals than the field, or is not a plain positive decimal.
 */
export function codificar(campo: Campo, valor: Valor): string {
  if (valor === null) return 'zerosSaoVazio' in campo && campo.zerosSaoVazio ? '0'.repeat(campo.largura) : '';
  const texto = String(valor);
  switch (campo.tipo) {
    case 'decimal':
      return digitosDeDecimal(texto, campo);
    case 'inteiro':
    case 'identificador':
      return texto.padStart(campo.largura, '0');
    case 'data':
      return texto.replaceAll('-', '');
    case 'hora':
      return texto.replaceAll(':', '');
    case 'texto':
      return texto.padEnd(campo.largura, ' ');
    case 'codigo':
    case 'documento':
      return texto;
  }
}

/** Checks that the digits fit `largura`. Leading zeros do not count. */
function queCabe(texto: string, largura: number): string {
  if (!/^\d+$/.test(texto)) throw new ValorIlegivel('numero');
  if (semZerosAEsquerda(texto).length > largura) throw new ValorIlegivel('tamanho');
  return texto;
}

/** Width of the longest figure of the file, a unit value. It limits figures printed without zeros. */
const LARGURA_SEM_ZEROS = 20;

/** A count has at most nine digits, which any integer type can hold. */
const LARGURA_DE_CONTAGEM = 9;

function semZerosAEsquerda(digitos: string): string {
  return digitos.replace(/^0+(?=\d)/, '');
}

function decimalDeDigitos(texto: string, casas: number): string {
  const digitos = texto.padStart(casas + 1, '0');
  const corte = digitos.length - casas;
  const inteira = semZerosAEsquerda(digitos.slice(0, corte));
  return casas === 0 ? inteira : `${inteira}.${digitos.slice(corte)}`;
}

function digitosDeDecimal(texto: string, campo: { largura: number; casas: number }): string {
  const [, inteira = '', fracao = ''] = /^(\d+)(?:\.(\d+))?$/.exec(texto) ?? [];
  if (inteira === '' || fracao.length > campo.casas) {
    throw new RangeError(`"${texto}" não cabe em um campo de ${campo.casas} casas decimais.`);
  }
  return semZerosAEsquerda(inteira + fracao.padEnd(campo.casas, '0')).padStart(campo.largura, '0');
}

/** Other systems drop or add leading zeros of codes, so this restores the width of the table. */
function comZeros(texto: string, largura: number, zerosSaoVazio: boolean): string | null {
  if (!/^\d+$/.test(texto)) return texto;
  if (zerosSaoVazio && /^0+$/.test(texto)) return null;
  return semZerosAEsquerda(texto).padStart(largura, '0');
}

function dataDeDigitos(texto: string): string | null {
  if (/^0+$/.test(texto)) return null;
  const [, ano = '', mes = '', dia = ''] = /^(\d{4})(\d{2})(\d{2})$/.exec(texto) ?? [];
  const data = `${ano}-${mes}-${dia}`;
  // Date.parse accepts 30 February as 2 March. The date exists only if it comes back unchanged.
  const instante = new Date(`${data}T00:00:00Z`);
  if (Number.isNaN(instante.getTime()) || instante.toISOString().slice(0, 10) !== data) throw new ValorIlegivel('data');
  return data;
}

function horaDeDigitos(texto: string): string {
  const partes = /^([01]\d|2[0-3])([0-5]\d)([0-5]\d)$/.exec(texto);
  if (!partes) throw new ValorIlegivel('hora');
  return partes.slice(1).join(':');
}
