/** Names an image by the start of its hash: enough to see that it changed. */
export function imagemPorExtenso(hash: unknown): string {
  return typeof hash === 'string' ? `imagem ${hash.slice(0, 8)}` : 'nenhuma';
}
