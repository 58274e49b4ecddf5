/** An image by the beginning of its hash: enough to see that it is another. */
export function imagemPorExtenso(hash: unknown): string {
  return typeof hash === 'string' ? `imagem ${hash.slice(0, 8)}` : 'nenhuma';
}
