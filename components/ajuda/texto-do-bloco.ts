import type { Bloco, Trecho } from '#lib/contracts/platform/manual.ts';

/** Returns a run of text without its markup. */
export function textoCorrido(trechos: readonly Trecho[]): string {
  return trechos.map(palavras).join('');
}

/** Returns the text of a block in its units: a paragraph, an item, a row. */
export function dizeres(bloco: Bloco): string[] {
  if (bloco.tipo === 'paragrafo') return [textoCorrido(bloco.texto)];
  if (bloco.tipo === 'lista') return bloco.itens.map(textoCorrido);
  if (bloco.tipo === 'tabela') return bloco.linhas.map((linha) => linha.map(textoCorrido).join(': '));
  return [bloco.descricao];
}

function palavras(trecho: Trecho): string {
  if (typeof trecho === 'string') return trecho;
  if ('forte' in trecho) return trecho.forte;
  return 'codigo' in trecho ? trecho.codigo : trecho.texto;
}
