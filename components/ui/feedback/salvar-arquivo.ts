/** Saves a file through the browser's downloads. A plain link cannot fetch the file, because the request needs a token. */
export function salvarArquivo(arquivo: Blob, nome: string): void {
  const url = URL.createObjectURL(arquivo);
  const link = document.createElement('a');
  link.href = url;
  link.download = nome;
  link.click();
  // Once the download has started, it no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(url), UM_MINUTO_MS);
}

const UM_MINUTO_MS = 60_000;
