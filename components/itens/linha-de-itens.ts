import type { ItemConhecido } from '#lib/contracts/pedidos/pedido-itens.ts';
import { chaveDoPais, DE_PAIS } from '#lib/domain/cadastros/rotulo-lookup.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** Goods as a row of the grid: a text per cell, by field. `linhaId` and `item` have no column. */
export interface LinhaDeItens extends Readonly<Record<string, string>> {
  readonly id: string;
}

export type Nomes = Readonly<Record<string, string>>;

/**
 * Adjusts the rows the grid returns. A line of the server belongs to a single row, so a duplicated row becomes a new line. A row
 * with another part number is another item.
 */
export function linhasMudadas(antes: readonly LinhaDeItens[], novas: readonly LinhaDeItens[]): LinhaDeItens[] {
  const eram = new Map(antes.map((linha) => [linha.id, linha]));
  const vistas = new Set<string>();
  return novas.map((linha) => {
    const repetida = linha.linhaId !== '' && vistas.has(linha.linhaId ?? '');
    vistas.add(linha.linhaId ?? '');
    const era = eram.get(linha.id);
    const outroItem = era !== undefined && era.partNumber !== linha.partNumber && era.item === linha.item;
    return { ...linha, ...(repetida && { linhaId: '' }), ...(outroItem && { item: '' }) };
  });
}

/** Fills the empty cells of a row from the cadastro. Typed values stay. */
export function completada(linha: LinhaDeItens, item: ItemConhecido | undefined): LinhaDeItens {
  if (!item || linha.item) return linha;
  const { pesoLiquidoUnitario: peso } = item;
  const { quantidade = '' } = linha;
  const conhecidos: Readonly<Record<string, string | null>> = {
    descricao: item.descricao,
    ncm: item.ncm,
    destaque: item.destaque,
    cClassTrib: item.cClassTrib,
    unidade: item.unidade,
    pesoLiquidoUnitario: peso,
    pesoLiquido: pesoDeTodas(peso, quantidade),
    paisOrigem: item.paisOrigem && (item.paisOrigem.nome || item.paisOrigem.codigo),
    fabricante: item.fabricante?.razaoSocial ?? null,
    codigoSuframa: item.codigoSuframa,
    origem: item.origem,
  };
  const vazias = Object.entries(conhecidos).filter(([campo, valor]) => linha[campo] === '' && valor !== null);
  return { ...linha, item: item.id, ...(Object.fromEntries(vazias) as Record<string, string>) };
}

/**
 * Returns the weight of the whole quantity in kilograms, rounded half up to the five decimals of the DI. Null if either number
 * cannot be read.
 */
export function pesoDeTodas(unitario: DecimalTexto | null, quantidade: DecimalTexto): DecimalTexto | null {
  if (unitario === null || !saoFiguras(unitario, quantidade)) return null;
  return new Exato(unitario).times(quantidade).toDecimalPlaces(5, Exato.ROUND_HALF_UP).toFixed(5);
}

/** Returns the id known for a name. An unknown name is returned as typed, and the save then refuses it. */
export function idDoNome(nome: string, nomes: Nomes): string {
  const procurado = nome.trim().toLowerCase();
  return (
    Object.entries(nomes).find(
      ([chave, nomeConhecido]) => !chave.startsWith(DE_PAIS) && nomeConhecido.toLowerCase() === procurado,
    )?.[0] ?? nome
  );
}

/** The name of a country, which is what people read; its code while the name is not known. */
export function nomeDoPais(pais: { codigo: string } | null, nomes: Nomes): string {
  return pais ? nomes[chaveDoPais(pais.codigo)] || pais.codigo : '';
}

/** The country a cell names. A name that is not known is kept as typed, and the save then refuses it. */
export function paisDaCelula(escrito: string, nomes: Nomes): { codigo: string } | null {
  const procurado = escrito.trim().toLowerCase();
  if (procurado === '') return null;
  const achado = Object.entries(nomes).find(
    ([chave, rotuloDoPais]) => chave.startsWith(DE_PAIS) && rotuloDoPais.toLowerCase() === procurado,
  );
  return { codigo: achado ? achado[0].slice(DE_PAIS.length) : escrito.trim() };
}

/** The names of the countries of these rows, by their key among the names of a grid. */
export function nomesDosPaises(
  linhas: readonly { paisOrigem: { codigo: string; nome: string } | null }[],
): [chave: string, nome: string][] {
  return linhas.flatMap(({ paisOrigem }) =>
    paisOrigem?.nome ? [[chaveDoPais(paisOrigem.codigo), paisOrigem.nome]] : [],
  );
}

/** Returns whether all these texts are numbers. Some may be half typed. */
export function saoFiguras(...textos: (string | null)[]): boolean {
  return textos.every((texto) => texto !== null && /^\d+(\.\d+)?$/.test(texto));
}

/** Returns whether a row has content beyond the initial values of a new row. */
export function temConteudo(linha: Readonly<Record<string, unknown>>): boolean {
  return CONTEUDO.some((campo) => Boolean(linha[campo]));
}

const CONTEUDO = ['partNumber', 'descricao', 'ncm', 'quantidade', 'valorUnitario'];
