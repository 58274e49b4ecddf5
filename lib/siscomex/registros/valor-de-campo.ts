import { codificar, decodificar } from '#lib/siscomex/xml/campo-xml.ts';
import type { CampoDeRegistro } from './leiaute.ts';

/** The value of a field, or the sentence that says why it is unreadable. */
export type ValorLido = { valor: string | null; erro: null } | { valor: null; erro: string };

/** Reads a field of exactly its width. */
export function lerCampo(campo: CampoDeRegistro, bruto: string): ValorLido {
  switch (campo.tipo) {
    case 'C':
      return lerTexto(bruto.replace(/ +$/, ''));
    case 'N':
      return /^\d+$/.test(bruto) ? lido(decodificar(decimalDe(campo), bruto)) : ilegivel('devia ter só algarismos');
    case 'D':
      return lerData(bruto);
    case 'L':
      return lerTexto(bruto);
  }
}

/**
 * Writes a field at its width; an absent value becomes blanks, or zeros in a number.
 * @throws {RangeError} that says why the value does not fit.
 */
export function escreverCampo(campo: CampoDeRegistro, valor: string | null): string {
  switch (campo.tipo) {
    case 'C':
      return escreverTexto(valor ?? '', campo.tamanho).padEnd(campo.tamanho, ' ');
    case 'N':
      return escreverNumero(campo, valor ?? '0');
    case 'D':
      return valor === null ? ' '.repeat(campo.tamanho) : escreverData(valor);
    case 'L':
      return escreverTexto(valor ?? '', Number.POSITIVE_INFINITY);
  }
}

function lerTexto(texto: string): ValorLido {
  return CABE_EM_TEXTO.test(texto) ? lido(texto) : ilegivel('tem um caractere que o arquivo não comporta');
}

function lerData(bruto: string): ValorLido {
  if (/^ +$/.test(bruto)) return lido(null);
  if (!/^\d{8}$/.test(bruto) || /^0+$/.test(bruto)) return ilegivel('devia ser uma data AAAAMMDD, ou brancos');
  try {
    return lido(decodificar({ tipo: 'data' }, bruto));
  } catch {
    return ilegivel('é uma data que não existe');
  }
}

function escreverTexto(texto: string, cabem: number): string {
  if (!CABE_EM_TEXTO.test(texto)) throw new RangeError('o texto tem um caractere que o arquivo não comporta');
  if (texto.length > cabem) throw new RangeError(`o texto tem ${texto.length} caracteres e cabem ${cabem}`);
  return texto;
}

function escreverNumero(campo: CampoDeRegistro, valor: string): string {
  const { tamanho, casas } = campo;
  if (!/^\d+(\.\d+)?$/.test(valor)) throw new RangeError(`"${valor}" não é um número sem sinal, com ponto decimal`);
  const decimais = valor.split('.')[1]?.length ?? 0;
  if (decimais > casas) throw new RangeError(`${valor} tem ${decimais} decimais e cabem ${casas}`);
  const digitos = codificar(decimalDe(campo), valor);
  if (digitos.length > tamanho)
    throw new RangeError(`${valor} não cabe em ${tamanho} algarismos com ${casas} decimais`);
  return digitos;
}

function escreverData(valor: string): string {
  const digitos = valor.replaceAll('-', '');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(valor) || lerData(digitos).erro !== null) {
    throw new RangeError(`"${valor}" não é uma data`);
  }
  return digitos;
}

const decimalDe = ({ tamanho, casas }: CampoDeRegistro) => ({ tipo: 'decimal', largura: tamanho, casas }) as const;
const lido = (valor: string | number | null): ValorLido => ({
  valor: valor === null ? null : String(valor),
  erro: null,
});
const ilegivel = (erro: string): ValorLido => ({ valor: null, erro });

/** ISO 8859-1 without control characters: one byte per character keeps the positions. */
const CABE_EM_TEXTO = /^[ -~\u00a0-\u00ff]*$/;
