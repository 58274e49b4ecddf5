import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { ArquivoXmlInvalido, type CodigoArquivoXmlInvalido } from '#lib/siscomex/xml/arquivo-xml-invalido.ts';
import { decodificar } from '#lib/siscomex/xml/campo-xml.ts';
import { atributo, type Elemento, filhos, textoDoElemento } from '#lib/siscomex/xml/xml-documento.ts';

/** Reads the children of an element by name. A wrong value is refused with its place. */
export type Leitor = ReturnType<typeof leitorDe>;

/** Builds the reader of an element. `onde` follows the name of a field in a sentence: ` do grupo prod do item 2`. */
export function leitorDe(elemento: Elemento, onde = '') {
  const recusa = (codigo: CodigoArquivoXmlInvalido, nome: string, frase: string) =>
    new ArquivoXmlInvalido(codigo, frase, nome);

  const unico = (nome: string): Elemento | null => {
    const [filho, outro] = filhos(elemento, nome);
    if (outro !== undefined) throw recusa('CAMPO_REPETIDO', nome, `O campo ${nome}${onde} aparece mais de uma vez.`);
    return filho ?? null;
  };
  const textoOuNulo = (nome: string): string | null => {
    const achado = unico(nome);
    return achado === null ? null : textoDoElemento(achado).trim() || null;
  };
  const grupoOuNada = (nome: string) => {
    const achado = unico(nome);
    return achado === null ? null : leitorDe(achado, ` do grupo ${nome}${onde}`);
  };
  const presente = <Valor>(nome: string, valor: Valor | null): Valor => {
    if (valor === null) throw recusa('CAMPO_AUSENTE', nome, `Falta o campo ${nome}${onde}.`);
    return valor;
  };
  /** Reads a field; null when it is missing. It throws a sentence when the text is wrong. */
  const interpretar = <Valor>(nome: string, interprete: Interprete<Valor>): Valor | null => {
    const texto = textoOuNulo(nome);
    if (texto === null) return null;
    const valor = interprete.ler(texto);
    if (valor !== null) return valor;
    const trazido = texto.slice(0, 40);
    throw recusa(interprete.codigo, nome, `O campo ${nome}${onde} traz "${trazido}", que ${interprete.porque}.`);
  };

  return {
    onde,
    elemento,
    atributo: (nome: string) => atributo(elemento, nome),
    grupoOuNada,
    grupo: (nome: string) => presente(nome, grupoOuNada(nome)),
    textoOuNulo,
    texto: (nome: string) => presente(nome, textoOuNulo(nome)),
    interpretar,
    ler: <Valor>(nome: string, interprete: Interprete<Valor>) => presente(nome, interpretar(nome, interprete)),
  };
}

/** Turns the text of a field into its value. `ler` returns null for a wrong text, and `porque` ends the error message. */
interface Interprete<Valor> {
  ler(texto: string): Valor | null;
  codigo: CodigoArquivoXmlInvalido;
  porque: string;
}

/** Keeps the decimals as written. */
export const DECIMAL: Interprete<DecimalTexto> = {
  ler: (texto) => (/^\d{1,15}(\.\d{1,10})?$/.test(texto) ? texto : null),
  codigo: 'NUMERO_INVALIDO',
  porque: 'não é um número',
};

/** The layout allows whole reais without cents; the result always has cents. */
export const DINHEIRO: Interprete<DecimalTexto> = {
  ler: (texto) => (/^\d{1,15}(\.\d{1,2})?$/.test(texto) ? comCentavos(texto) : null),
  codigo: 'NUMERO_INVALIDO',
  porque: 'não é um valor em reais e centavos',
};

function comCentavos(texto: string): DecimalTexto {
  const [inteira, centavos = ''] = texto.split('.');
  return `${inteira}.${centavos.padEnd(2, '0')}`;
}

/** The day as written, whatever the time zone: the month of a nota follows its own clock. */
export const DIA: Interprete<DataTexto> = {
  ler: (texto) => (DATA_E_HORA.test(texto) ? diaQueExiste(texto.slice(0, 10)) : null),
  codigo: 'DATA_INVALIDA',
  porque: 'não é uma data com hora e fuso',
};

/** A day without a time. */
export const DATA: Interprete<DataTexto> = {
  ler: (texto) => (/^\d{4}-\d{2}-\d{2}$/.test(texto) ? diaQueExiste(texto) : null),
  codigo: 'DATA_INVALIDA',
  porque: 'não é uma data',
};

export const INSTANTE: Interprete<string> = {
  ler: (texto) => (DIA.ler(texto) === null ? null : instanteQueExiste(texto)),
  codigo: 'DATA_INVALIDA',
  porque: DIA.porque,
};

const DATA_E_HORA = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?([+-]\d{2}:\d{2}|Z)$/;

function diaQueExiste(dia: string): DataTexto | null {
  try {
    return decodificar({ tipo: 'data' }, dia.replaceAll('-', '')) === dia ? dia : null;
  } catch {
    return null;
  }
}

function instanteQueExiste(texto: string): string | null {
  const instante = new Date(texto);
  return Number.isNaN(instante.getTime()) ? null : instante.toISOString();
}

/** Builds the interpreter of a code of a fixed form. */
export function codigoDe(forma: RegExp, porque: string): Interprete<string> {
  return {
    ler: (texto) => (forma.test(texto) ? texto : null),
    codigo: 'CODIGO_INVALIDO',
    porque,
  };
}

export const MUNICIPIO = codigoDe(/^\d{7}$/, 'não é o código de um município');
export const UF = codigoDe(/^[A-Z]{2}$/, 'não é a sigla de uma UF');
export const CNPJ = codigoDe(/^[0-9A-Z]{12}\d{2}$/, 'não é um CNPJ');
export const CPF = codigoDe(/^\d{11}$/, 'não é um CPF');
export const CSTAT = codigoDe(/^\d{3}$/, 'não é um código de resposta da Sefaz');
