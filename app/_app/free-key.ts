/**
 * Whether a key may act as a shortcut: no field, list or grid cell takes it, nothing covers the page, and no modifier key is held.
 * The rule is that of the scrolling arrows (components/shell/CustomScrollbar.tsx), except that a focused button does not block it.
 */
export function isFreeKey(evento: KeyboardEvent): boolean {
  if (evento.defaultPrevented || evento.isComposing || evento.ctrlKey || evento.metaKey || evento.altKey) return false;
  return !document.activeElement?.closest(ESCREVE) && !document.querySelector(POR_CIMA);
}

/** These elements take letters while focused: to type text, or to jump among their items. */
const ESCREVE =
  'input, select, textarea, [contenteditable]:not([contenteditable=false]), [role=combobox], [role=listbox], [role=menu], [role=tree]';

/** A dialog, drawer or menu; or the active cell of the item grid, which takes typed text. */
const POR_CIMA = '.MuiModal-root:not(.MuiModal-hidden), [role=dialog], .dsg-active-cell';
