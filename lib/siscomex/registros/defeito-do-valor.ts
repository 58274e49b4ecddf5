import { type Campo, codificar, decodificar } from '#lib/siscomex/xml/campo-xml.ts';
import { caractereProibido } from '#lib/siscomex/xml/entidades-xml.ts';

/** Why a value does not fit its field, worded to follow the value in a sentence. */
export interface DefeitoDoValor {
  motivo: string;
  /** True when the value cannot be written at all. Otherwise it can be written, but the Sefaz may refuse it. */
  impede: boolean;
}

/**
 * Returns what is wrong with a value for its field; null when it fits. The width of a code in the layout is its exact length, not a
 * maximum.
 */
export function defeitoDoValor(campo: Campo, nome: string, texto: string): DefeitoDoValor | null {
  switch (campo.tipo) {
    case 'decimal':
      return impeditivo(defeitoDoDecimal(texto, campo));
    case 'inteiro':
      return impeditivo(/^\d{1,9}$/.test(texto) ? null : 'não é um número inteiro de até nove algarismos');
    case 'data':
      return impeditivo(dataLegivel(campo, texto) ? null : 'não é uma data do calendário');
    case 'codigo':
      return toleravel(defeitoDoCodigo(nome, campo.largura, texto));
    case 'documento':
      return toleravel(DOCUMENTOS[nome]?.forma.test(texto) === false ? DOCUMENTOS[nome].motivo : null);
    default:
      return toleravel(defeitoDoTexto(texto));
  }
}

function defeitoDoDecimal(texto: string, { largura, casas }: { largura: number; casas: number }): string | null {
  if (/^-\d/.test(texto)) return 'é negativo, e o leiaute não tem lugar para o sinal';
  const [, inteira = '', fracao = ''] = /^(\d+)(?:\.(\d+))?$/.exec(texto) ?? [];
  if (inteira === '') return 'não é um número';
  if (fracao.length > casas) return `tem ${fracao.length} casas decimais, e no leiaute cabem ${casas}`;
  const algarismos = inteira.replace(/^0+/, '').length + casas;
  return algarismos > largura ? `tem mais algarismos do que os ${largura} do leiaute` : null;
}

function dataLegivel(campo: Campo, texto: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(texto)) return false;
  try {
    return decodificar(campo, codificar(campo, texto)) !== null;
  } catch {
    return false;
  }
}

function defeitoDoCodigo(nome: string, largura: number, texto: string): string | null {
  if (nome === 'cdTributacao') {
    return /^[0-9A-Z]{4}$/i.test(texto) ? null : 'não tem as quatro letras ou algarismos do código';
  }
  return new RegExp(`^\\d{${largura}}$`).test(texto) ? null : `não tem os ${largura} algarismos do leiaute`;
}

function defeitoDoTexto(texto: string): string | null {
  const perde = caractereProibido(texto) >= 0 || !texto.isWellFormed();
  return perde ? 'tem caracteres que um XML não aceita, e vai sem eles' : null;
}

const impeditivo = (motivo: string | null) => (motivo === null ? null : { motivo, impede: true });
const toleravel = (motivo: string | null) => (motivo === null ? null : { motivo, impede: false });

const DOCUMENTOS: Readonly<Record<string, { forma: RegExp; motivo: string }>> = {
  nrDocumento: {
    forma: /^(\d{10}|\d{2}BR\d{11})$/,
    motivo: 'não tem os dez algarismos de uma DI nem as quinze posições de uma DUIMP',
  },
  cdImportador: {
    forma: /^(\d{9}|\d{11}|[0-9A-Z]{12}\d{2})$/,
    motivo: 'não é inscrição estadual, CNPJ nem CPF',
  },
};
