import type { ErrorDetail, XmlDocument, XmlElement } from 'libxml2-wasm';
import type { DocumentoComXsd, ProblemaDoXsd } from '#lib/domain/zfm/esquema-xsd.ts';
import { DECLARACAO_DIE, MATRIZ_DIE } from '#lib/siscomex/sefaz/dai-xml-tabelas.ts';
import type { TabelaXml } from '#lib/siscomex/xml/tabela-xml.ts';
import type { Libxml } from './esquemas.ts';

/**
 * Translates the errors of the library into sentences for people. A missing signature does not count, because the document is
 * signed after the file is sent, where the certificate is.
 */
export function problemasDe(
  lib: Libxml,
  documento: XmlDocument,
  detalhes: readonly ErrorDetail[],
  qual: DocumentoComXsd,
): ProblemaDoXsd[] {
  const contados = detalhes.filter((detalhe) => !ehSoAssinatura(detalhe));
  return contados.map((detalhe) => {
    const elemento = detalhe.xpath ? documento.get(detalhe.xpath) : null;
    const original = semEspacos(detalhe.message);
    if (!(elemento instanceof lib.XmlElement))
      return { mensagem: `${frase(original, null)} (${original})`, caminho: null };
    return {
      mensagem: `${frase(original, valorEm(lib, elemento, original))} (${original})`,
      caminho: caminhoDe(lib, TABELAS[qual], elemento, original),
    };
  });
}

const TABELAS: Readonly<Record<DocumentoComXsd, TabelaXml>> = { DAI: DECLARACAO_DIE, MATRIZ: MATRIZ_DIE };

function ehSoAssinatura({ message }: ErrorDetail): boolean {
  // If a signature would be valid here, all elements before it are optional.
  return /Missing child element/.test(message) && esperadosEm(message).includes('Signature');
}

/** Removes the namespace the library writes before each name. */
function semEspacos(mensagem: string): string {
  return mensagem.replace(/\{[^{}]*\}/g, '').trim();
}

/** The value at the error: the text of a leaf, or the value of an attribute. */
function valorEm(lib: Libxml, elemento: XmlElement, original: string): string | null {
  const atributo = ATRIBUTO.exec(original)?.[1];
  if (atributo !== undefined) return elemento.attr(atributo)?.value ?? null;
  return filhosDe(lib, elemento).length === 0 ? elemento.content : null;
}

const ATRIBUTO = /^Element '[^']*', attribute '([^']*)'/;

function frase(original: string, valor: string | null): string {
  const elemento = /^Element '([^']*)'/.exec(original)?.[1];
  if (elemento === undefined) return 'O esquema recusa o arquivo.';
  const atributo = ATRIBUTO.exec(original)?.[1];
  const onde = atributo ? `O atributo ${atributo} de <${elemento}>` : `O elemento <${elemento}>`;
  const esperados = esperadosEm(original).map((nomeEsperado) => `<${nomeEsperado}>`);
  const traz = valor === null ? '' : ` traz “${valor.slice(0, 80)}”, que`;
  const numero = (forma: RegExp) => forma.exec(original)?.[1] ?? '?';
  for (const [forma, dizer] of FRASES) {
    if (forma.test(original)) return dizer({ onde, elemento, esperados, traz, numero });
  }
  return `${onde} não está como o esquema pede.`;
}

interface Dito {
  onde: string;
  elemento: string;
  esperados: string[];
  traz: string;
  numero: (forma: RegExp) => string;
}

const FRASES: readonly (readonly [RegExp, (dito: Dito) => string])[] = [
  [/Missing child element/, ({ elemento, esperados }) => `Falta em <${elemento}>: ${algumDestes(esperados)}.`],
  [
    /This element is not expected/,
    ({ onde, esperados }) =>
      esperados.length === 0
        ? `${onde} não é esperado aqui.`
        : `${onde} não é esperado aqui, e sim ${algumDestes(esperados)}: falta o que vem antes, ou a ordem é outra.`,
  ],
  [/No matching global (element )?declaration/, ({ onde }) => `${onde} não está no esquema.`],
  [
    /\[facet 'maxLength'\]/,
    ({ onde, traz, numero }) => `${onde}${traz} passa do máximo de ${numero(/maximum length of '(\d+)'/)} caracteres.`,
  ],
  [
    /\[facet 'minLength'\]/,
    ({ onde, traz, numero }) => `${onde}${traz} tem menos de ${numero(/minimum length of '(\d+)'/)} caracteres.`,
  ],
  [
    /\[facet 'length'\]/,
    ({ onde, traz, numero }) => `${onde}${traz} não tem ${numero(/allowed length of '(\d+)'/)} caracteres.`,
  ],
  [/\[facet 'pattern'\]/, ({ onde, traz }) => `${onde}${traz} não tem a forma que o esquema pede.`],
  [/\[facet 'enumeration'\]/, ({ onde, traz }) => `${onde}${traz} não está entre os valores que o esquema aceita.`],
  [/\[facet '(min|max)(In|Ex)clusive'\]/, ({ onde, traz }) => `${onde}${traz} está fora dos limites do esquema.`],
  [
    /\[facet '(totalDigits|fractionDigits)'\]/,
    ({ onde, traz }) => `${onde}${traz} tem mais algarismos do que o esquema aceita.`,
  ],
  [/is required but missing/, ({ onde, numero }) => `${onde} não traz o atributo ${numero(/attribute '([^']*)'/)}.`],
  [/is not allowed/, ({ onde }) => `${onde} não cabe no esquema.`],
  [/is not a valid value of/, ({ onde, traz }) => `${onde}${traz} não serve para o tipo que o esquema dá.`],
];

function algumDestes(nomes: string[]): string {
  return nomes.length === 1 ? (nomes[0] ?? '') : `um destes: ${nomes.join(', ')}`;
}

/** Local names of the elements that would be valid here. */
function esperadosEm(mensagem: string): string[] {
  const lista = /Expected is(?: one of)? \( ([^()]*) \)/.exec(mensagem)?.[1] ?? '';
  return lista === '' ? [] : lista.split(', ').map((nome) => nome.replace(/^.*\}/, '').trim());
}

/** Path in the names of the layout, without the envelopes. For a missing element it is the place where the element belongs. */
function caminhoDe(lib: Libxml, tabela: TabelaXml, elemento: XmlElement, original: string): string | null {
  const [falta, outro] = esperadosEm(original);
  if (falta !== undefined && outro === undefined) {
    const pai = /Missing child element/.test(original) ? elemento : elemento.parent;
    if (pai && !filhosDe(lib, pai).some(({ name }) => name === falta)) return juntar(lib, tabela, pai, falta);
  }
  return juntar(lib, tabela, elemento);
}

function juntar(lib: Libxml, tabela: TabelaXml, elemento: XmlElement, ...abaixo: string[]): string | null {
  const acima: XmlElement[] = [];
  for (
    let ancestral: XmlElement | null = elemento;
    ancestral && ancestral.name !== tabela.elemento;
    ancestral = ancestral.parent
  )
    acima.unshift(ancestral);
  // Elements above the layout are only envelopes.
  if (acima[0]?.parent === null) return null;
  let aqui: TabelaXml | undefined = tabela;
  const partes: (string | number)[] = [];
  for (const elementoAcima of acima) {
    const filho: (TabelaXml & { um?: boolean }) | undefined = aqui?.filhos?.find(
      ({ elemento }) => elemento === elementoAcima.name,
    );
    partes.push(elementoAcima.name);
    if (filho && !filho.um) partes.push(lugarEntreIguais(lib, elementoAcima));
    aqui = filho;
  }
  return [...partes, ...abaixo].join('.') || null;
}

function lugarEntreIguais(lib: Libxml, elemento: XmlElement): number {
  const iguais = elemento.parent ? filhosDe(lib, elemento.parent).filter(({ name }) => name === elemento.name) : [];
  return iguais.findIndex((irmao) => irmao.isSameNode(elemento));
}

function filhosDe(lib: Libxml, elemento: XmlElement): XmlElement[] {
  const achados: XmlElement[] = [];
  for (let no = elemento.firstChild; no; no = no.next) if (no instanceof lib.XmlElement) achados.push(no);
  return achados;
}
