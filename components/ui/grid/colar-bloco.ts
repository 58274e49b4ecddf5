/** Whether a pasted text is a block of cells, as a spreadsheet copies it: more than one column or row. */
export function ehBloco(texto: string): boolean {
  return /[\t\n]/.test(texto.replace(/\r?\n$/, ''));
}

/** Pastes once more what was pasted, when the cell is no longer being edited: the grid itself takes it then. */
export function colarDeNovo(dados: DataTransfer): void {
  const copia = new DataTransfer();
  for (const tipo of ['text/html', 'text/plain']) {
    const texto = dados.getData(tipo);
    if (texto) copia.setData(tipo, texto);
  }
  requestAnimationFrame(() =>
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: copia, bubbles: true, cancelable: true })),
  );
}
