/** For buttons that act on the active cell: the grid listens on the document and gives its cells up at any press outside. */
export function manterAtiva(evento: { nativeEvent: Event }): void {
  evento.nativeEvent.stopImmediatePropagation();
}
