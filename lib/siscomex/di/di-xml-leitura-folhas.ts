import { formatarNumeroDi } from '#lib/domain/identificadores/digito-di.ts';
import { ArquivoXmlInvalido, type CodigoArquivoXmlInvalido } from '#lib/siscomex/xml/arquivo-xml-invalido.ts';
import { type Campos, type Defeito, decodificar, ValorIlegivel } from '#lib/siscomex/xml/campo-xml.ts';
import { type Elemento, filhos, nomesDosFilhos, textoDoElemento } from '#lib/siscomex/xml/xml-documento.ts';
import type { Folhas } from './di-xml-ligacao.ts';

/** The place of a leaf in the file, as far as it is known. */
export interface Lugar {
  /** Ten digits; null until the number is read. */
  numeroDI: string | null;
  /** Position of the declaration in the file, from 1. */
  posicao: number;
  /** Wording for a sentence: `adição 003`. */
  adicao?: string;
  /** Position of the item in its adição, from 1. */
  item?: number;
}

/**
 * Reads and decodes every known leaf of an element.
 * @throws {ArquivoXmlInvalido} when a leaf is unreadable or repeated.
 */
export function lerFolhas(elemento: Elemento, campos: Campos, lugar: Lugar): Folhas {
  const folhas: Folhas = {};
  for (const nome of nomesDosFilhos(elemento)) {
    if (Object.hasOwn(campos, nome)) folhas[nome] = lerFolha(elemento, nome, campos, lugar);
  }
  return folhas;
}

/** Reads a leaf; null when it is blank or missing. */
function lerFolha<Nome extends string>(
  elemento: Elemento,
  nome: Nome,
  campos: Readonly<Record<Nome, Campos[string]>>,
  lugar: Lugar,
): Folhas[string] {
  const [folha, outra] = filhos(elemento, nome);
  if (folha === undefined) return null;
  if (outra !== undefined) {
    throw new ArquivoXmlInvalido('CAMPO_REPETIDO', `O campo ${nome}${onde(lugar)} aparece mais de uma vez.`, nome);
  }
  const texto = textoDoElemento(folha);
  try {
    return decodificar(campos[nome], texto);
  } catch (erro) {
    if (erro instanceof ValorIlegivel) throw recusaValor(erro.defeito, nome, texto, lugar);
    throw erro;
  }
}

/** Reads a leaf that the model requires. @throws {ArquivoXmlInvalido} when it is missing. */
export function exigirFolha<Nome extends string>(
  elemento: Elemento,
  nome: Nome,
  campos: Readonly<Record<Nome, Campos[string]>>,
  lugar: Lugar,
): string {
  const valor = lerFolha(elemento, nome, campos, lugar);
  if (valor === null) {
    throw new ArquivoXmlInvalido('CAMPO_AUSENTE', `Falta o campo ${nome}${onde(lugar)}.`, nome);
  }
  return String(valor);
}

function recusaValor(defeito: Defeito, nome: string, texto: string, lugar: Lugar): ArquivoXmlInvalido {
  const { codigo, porque } = DEFEITOS[defeito];
  const trazido = texto.trim().slice(0, 40);
  return new ArquivoXmlInvalido(codigo, `O campo ${nome}${onde(lugar)} traz "${trazido}", que ${porque}.`, nome);
}

const DEFEITOS: Readonly<Record<Defeito, { codigo: CodigoArquivoXmlInvalido; porque: string }>> = {
  numero: { codigo: 'NUMERO_INVALIDO', porque: 'não é um número' },
  data: { codigo: 'DATA_INVALIDA', porque: 'não é uma data' },
  tamanho: { codigo: 'NUMERO_INVALIDO', porque: 'tem mais algarismos do que o campo admite' },
  hora: { codigo: 'DATA_INVALIDA', porque: 'não é uma hora' },
};

/** ` do item 2 da adição 003 da DI 23/9000001-0`. A declaration without a number yet is named by its position. */
function onde({ numeroDI, posicao, adicao, item }: Lugar): string {
  const doItem = item === undefined ? '' : ` do item ${item}`;
  const daAdicao = adicao === undefined ? '' : ` da ${adicao}`;
  const daDi = numeroDI === null ? ` da ${posicao}ª declaração do arquivo` : ` da DI ${formatarNumeroDi(numeroDI)}`;
  return `${doItem}${daAdicao}${daDi}`;
}
