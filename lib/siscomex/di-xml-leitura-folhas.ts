import { formatarNumeroDi } from '#lib/domain/identificadores/digito-di.ts';
import { ArquivoXmlInvalido, type CodigoArquivoXmlInvalido } from './arquivo-xml-invalido.ts';
import { type Campos, type Defeito, decodificar, ValorIlegivel } from './campo-xml.ts';
import type { Folhas } from './di-xml-ligacao.ts';
import { type Elemento, filhos, nomesDosFilhos, textoDoElemento } from './xml-documento.ts';

/** Where in the file a leaf stands, as far as it is known yet. */
export interface Lugar {
  /** Ten digits; null until it is read. */
  numeroDI: string | null;
  /** Place of the declaration in the file, from 1. */
  posicao: number;
  /** As a sentence calls it: `adição 003`. */
  adicao?: string;
  /** Place of the item in its adição, from 1. */
  item?: number;
}

/**
 * Every declared leaf an element has, decoded by the registry.
 * @throws {ArquivoXmlInvalido} when one cannot be what it is, or comes twice.
 */
export function lerFolhas(elemento: Elemento, campos: Campos, lugar: Lugar): Folhas {
  const folhas: Folhas = {};
  for (const nome of nomesDosFilhos(elemento)) {
    if (Object.hasOwn(campos, nome)) folhas[nome] = lerFolha(elemento, nome, campos, lugar);
  }
  return folhas;
}

/** One leaf; null when it is blank or not there. */
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

/** A leaf the model cannot do without. */
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

/** ` do item 2 da adição 003 da DI 23/9000001-0`; a declaration still without number is told by its place. */
function onde({ numeroDI, posicao, adicao, item }: Lugar): string {
  const doItem = item === undefined ? '' : ` do item ${item}`;
  const daAdicao = adicao === undefined ? '' : ` da ${adicao}`;
  const daDi = numeroDI === null ? ` da ${posicao}ª declaração do arquivo` : ` da DI ${formatarNumeroDi(numeroDI)}`;
  return `${doItem}${daAdicao}${daDi}`;
}
