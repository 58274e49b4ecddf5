/** Text in which every position shows: what would take no column, or another number of them, becomes a sign (␀ to ␟, ␡, �) a position. */
export function imprimivel(texto: string): string {
  return texto.replace(DE_OUTRA_LARGURA, (um) => {
    const codigo = um.charCodeAt(0);
    if (codigo === 0x7f) return '␡';
    return codigo < 0x20 ? String.fromCharCode(SINAL_DE_NULO + codigo) : '\ufffd'.repeat(um.length);
  });
}

const SINAL_DE_NULO = 0x2400;

/** Controls, marks that join the character before them, and whatever lies beyond the first plane or is half of it. */
const DE_OUTRA_LARGURA = /[\p{Cc}\p{Cf}\p{M}\p{Cs}\u{10000}-\u{10ffff}]/gu;
