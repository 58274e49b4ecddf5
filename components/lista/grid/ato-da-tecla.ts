export type AtoDaTecla =
  | 'abrir'
  | 'ordenar'
  | 'espiar'
  | 'deixar de espiar'
  | 'editar'
  | 'escolher'
  | 'escolher todas'
  | 'copiar';

interface Tecla {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

interface Lugar {
  /** The cell is a head that sorts. */
  ordenavel: boolean;
  /** The key is pressed in a link, a button or an input, which act by themselves. */
  temAcao: boolean;
  /** A row stands beside the list. */
  espiando: boolean;
  temTextoEscolhido: boolean;
}

/** Returns what a key does in a cell of a list; null for a key that is the browser's. Arrows and the like move the focus before. */
export function atoDaTecla({ key, shiftKey, ctrlKey, metaKey }: Tecla, lugar: Lugar): AtoDaTecla | null {
  const comCtrl = ctrlKey || metaKey;
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'Enter':
      if (lugar.temAcao) return null;
      return lugar.ordenavel ? 'ordenar' : 'abrir';
    case ' ':
      if (shiftKey) return 'escolher';
      return lugar.temAcao ? null : 'espiar';
    case 'Escape':
      return lugar.espiando ? 'deixar de espiar' : null;
    case 'F2':
      return 'editar';
    case 'a':
      return comCtrl ? 'escolher todas' : null;
    case 'c':
      return comCtrl && !lugar.temTextoEscolhido ? 'copiar' : null;
    default:
      return null;
  }
}
