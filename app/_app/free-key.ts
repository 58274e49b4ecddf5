/**
 * Whether a key pressed alone is nobody's: no field, list or grid cell has it, nothing lies over the page, and no other key is held.
 * As with the arrows that scroll (components/shell/CustomScrollbar.tsx), but a button takes no letters.
 */
export function isFreeKey(evento: KeyboardEvent): boolean {
  if (evento.defaultPrevented || evento.isComposing || evento.ctrlKey || evento.metaKey || evento.altKey) return false;
  return !document.activeElement?.closest(ESCREVE) && !document.querySelector(POR_CIMA);
}

/** Who has the focus of these takes letters, for their text or to jump among what they hold. */
const ESCREVE =
  'input, select, textarea, [contenteditable]:not([contenteditable=false]), [role=combobox], [role=listbox], [role=menu], [role=tree]';

/** A dialog, drawer or menu; a cell of the grid of items that takes what is typed. */
const POR_CIMA = '.MuiModal-root:not(.MuiModal-hidden), [role=dialog], .dsg-active-cell';
