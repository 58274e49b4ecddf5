const PASSO = 30;

interface Tecla {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}
type Caixa = Pick<Element, 'clientHeight' | 'scrollHeight'>;

/** Returns how far a key scrolls an element; null for a key that does not scroll. */
export function passoDaTecla(tecla: Tecla, caixa: Caixa): { top: number; left: number } | null {
  // These are shortcuts of the browser and of the product.
  if (tecla.ctrlKey || tecla.metaKey || tecla.altKey) return null;
  const vertical = (top: number) => ({ top, left: 0 });
  switch (tecla.key) {
    case 'ArrowUp':
      return vertical(-PASSO);
    case 'ArrowDown':
      return vertical(PASSO);
    case 'ArrowLeft':
      return { top: 0, left: -PASSO };
    case 'ArrowRight':
      return { top: 0, left: PASSO };
    case 'PageUp':
      return vertical(-caixa.clientHeight);
    case 'PageDown':
      return vertical(caixa.clientHeight);
    case ' ':
      return vertical(tecla.shiftKey ? -caixa.clientHeight : caixa.clientHeight);
    case 'Home':
      return vertical(-caixa.scrollHeight);
    case 'End':
      return vertical(caixa.scrollHeight);
    default:
      return null;
  }
}
