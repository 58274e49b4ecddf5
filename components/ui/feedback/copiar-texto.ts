/**
 * Puts a text on the clipboard; answers whether it is there. Over plain HTTP a page has no `navigator.clipboard`, and the older command
 * copies what is selected.
 */
export async function copiarTexto(texto: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(texto);
    return true;
  } catch {
    return copiarSelecionado(texto);
  }
}

function copiarSelecionado(texto: string): boolean {
  const foco = document.activeElement;
  const campo = document.createElement('textarea');
  campo.value = texto;
  campo.readOnly = true;
  campo.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0';
  // A dialog that is open takes the focus back from anything outside of it.
  (foco?.closest('[role="dialog"]') ?? document.body).append(campo);
  campo.select();
  const copiou = document.execCommand?.('copy') ?? false;
  campo.remove();
  if (foco instanceof HTMLElement) foco.focus();
  return copiou;
}
