import { ArquivoXmlInvalido } from './arquivo-xml-invalido.ts';
import { type Campo, codificar, decodificar, type Valor, ValorIlegivel } from './campo-xml.ts';
import { escaparTexto } from './entidades-xml.ts';
import { atributo, type Elemento, filhos, nomesDosFilhos, textoDoElemento } from './xml-documento.ts';

/** An element of a layout: attributes, then fields, then repeating elements, each in the order it is written. */
export interface TabelaXml {
  elemento: string;
  /** Attributes that are values of the model. */
  atributos?: readonly string[];
  campos: Readonly<Record<string, Campo>>;
  /** With `um` the element occurs exactly once; otherwise it is a list, which may be empty. */
  filhos?: readonly (TabelaXml & { um?: boolean })[];
}

/** The values and the child elements of an element, by name. */
export interface RegistroXml {
  [nome: string]: Valor | RegistroXml | RegistroXml[];
}

/**
 * Writes an element in a single line, as the Sefaz requires for the signature. A null field is left out.
 * @throws {RangeError} when a decimal does not fit the decimals of its field.
 */
export function escreverElemento(tabela: TabelaXml, registro: RegistroXml): string {
  const { elemento, atributos = [], campos, filhos: abaixo = [] } = tabela;
  const dentro = [
    ...Object.entries(campos).map(([nome, campo]) => escreverCampo(nome, campo, registro[nome] as Valor)),
    ...abaixo.flatMap((filho) => lista(registro[filho.elemento]).map((linha) => escreverElemento(filho, linha))),
  ];
  const escritos = atributos.map((nome) => ` ${nome}="${escaparAtributo(String(registro[nome] ?? ''))}"`);
  return `<${elemento}${escritos.join('')}>${dentro.join('')}</${elemento}>`;
}

/**
 * Reads an element back. An unknown field is refused, so that nothing is lost unnoticed.
 * @throws {ArquivoXmlInvalido} with the field and its element.
 */
export function lerElemento(tabela: TabelaXml, elemento: Elemento): RegistroXml {
  const { atributos = [], campos, filhos: abaixo = [] } = tabela;
  const registro: RegistroXml = {};
  for (const nome of atributos) registro[nome] = atributo(elemento, nome);
  for (const [nome, campo] of Object.entries(campos)) registro[nome] = lerCampo(tabela.elemento, nome, campo, elemento);
  for (const filho of abaixo) registro[filho.elemento] = lerFilhos(filho, elemento, tabela.elemento);
  const conhecidos = new Set([...Object.keys(campos), ...abaixo.map((filho) => filho.elemento)]);
  const estranho = nomesDosFilhos(elemento).find((nome) => !conhecidos.has(nome));
  if (estranho !== undefined) {
    throw recusa('CAMPO_DESCONHECIDO', `O leiaute não prevê o campo ${estranho} em ${tabela.elemento}.`, estranho);
  }
  return registro;
}

function escreverCampo(nome: string, campo: Campo, valor: Valor | undefined): string {
  if (valor === null || valor === undefined) return '';
  // A line break inside a text would break the single line of the signed file.
  return `<${nome}>${escaparTexto(codificar(campo, valor)).replaceAll('\n', '&#10;')}</${nome}>`;
}

function lerCampo(elemento: string, nome: string, campo: Campo, em: Elemento): Valor {
  const [folha, outra] = filhos(em, nome);
  if (outra !== undefined) {
    throw recusa('CAMPO_REPETIDO', `O campo ${nome} de ${elemento} aparece mais de uma vez.`, nome);
  }
  if (folha === undefined) return null;
  const texto = textoDoElemento(folha);
  try {
    return decodificar(campo, texto);
  } catch (erro) {
    if (!(erro instanceof ValorIlegivel)) throw erro;
    const trazido = texto.trim().slice(0, 40);
    throw recusa('NUMERO_INVALIDO', `O campo ${nome} de ${elemento} traz "${trazido}", que não cabe no leiaute.`, nome);
  }
}

function lerFilhos(filho: TabelaXml & { um?: boolean }, em: Elemento, elemento: string): RegistroXml | RegistroXml[] {
  const lidos = filhos(em, filho.elemento).map((elementoFilho) => lerElemento(filho, elementoFilho));
  const [unico] = lidos;
  if (!filho.um) return lidos;
  if (lidos.length !== 1 || !unico) {
    throw recusa('CAMPO_AUSENTE', `${elemento} deve trazer ${filho.elemento} uma vez.`, filho.elemento);
  }
  return unico;
}

function lista(valor: RegistroXml[string] | undefined): RegistroXml[] {
  if (Array.isArray(valor)) return valor;
  return valor && typeof valor === 'object' ? [valor] : [];
}

function escaparAtributo(texto: string): string {
  return escaparTexto(texto)
    .replaceAll('"', '&quot;')
    .replace(/[\t\n]/g, ' ');
}

function recusa(codigo: ArquivoXmlInvalido['codigo'], frase: string, campo: string): ArquivoXmlInvalido {
  return new ArquivoXmlInvalido(codigo, frase, campo);
}
