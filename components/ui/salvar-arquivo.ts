/** Hands a file to the browser's downloads. The request carried a token, so that a plain link could not have fetched it. */
export function salvarArquivo(arquivo: Blob, nome: string): void {
  const url = URL.createObjectURL(arquivo);
  const link = document.createElement('a');
  link.href = url;
  link.download = nome;
  link.click();
  // The download holds the bytes itself once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), UM_MINUTO_MS);
}

const UM_MINUTO_MS = 60_000;
