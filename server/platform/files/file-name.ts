const MAXIMO = 200;

/**
 * The name of a received file: the last part of its path, without control and bidirectional characters (which make `exe.jpg` of `gpj.exe`).
 * A long name is cut before its extension. The name is only shown: files are kept by their hash.
 */
export function fileName(dado: string | undefined): string {
  const limpo = (dado ?? '')
    .toWellFormed()
    .replace(ESCONDIDOS, '')
    .replace(/^.*[\\/]/, '')
    .trim();
  if (limpo === '' || /^\.+$/.test(limpo)) return 'arquivo';
  if (limpo.length <= MAXIMO) return limpo;
  const fim = /\.\w{1,8}$/.exec(limpo)?.[0] ?? '';
  return limpo.slice(0, MAXIMO - fim.length).toWellFormed() + fim;
}

/** Controls (Cc), and the marks, embeddings, overrides and isolates of bidirectional text. */
const ESCONDIDOS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
