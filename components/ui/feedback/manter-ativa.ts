/**
 * Keeps the active cell when a button is pressed. The library listens on the document and deactivates its cells on any press
 * outside.
 */
export function manterAtiva(evento: { nativeEvent: Event }): void {
  evento.nativeEvent.stopImmediatePropagation();
}
