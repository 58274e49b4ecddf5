/** Makes every position of a text visible. Characters without a width of exactly a column become a sign (␀ to ␟, ␡, �) per position. */
export function imprimivel(texto: string): string {
  return texto.replace(DE_OUTRA_LARGURA, (caractere) => {
    const codigo = caractere.charCodeAt(0);
    if (codigo === 0x7f) return '␡';
    return codigo < 0x20 ? String.fromCharCode(SINAL_DE_NULO + codigo) : '\ufffd'.repeat(caractere.length);
  });
}

const SINAL_DE_NULO = 0x2400;

/** Control characters, combining marks, and characters beyond the first Unicode plane or half of a surrogate pair. */
const DE_OUTRA_LARGURA = /[\p{Cc}\p{Cf}\p{M}\p{Cs}\u{10000}-\u{10ffff}]/gu;
