/** Characters of the bytes from 0x80 on in code page 850. DOS programs still write Portuguese in it. */
const ALTOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** Decodes code page 850, which no `TextDecoder` supports. */
export function decodificarCp850(bytes: Uint8Array): string {
  let texto = '';
  for (let de = 0; de < bytes.length; de += PEDACO) {
    texto += String.fromCharCode(...Array.from(bytes.subarray(de, de + PEDACO), emCp850));
  }
  return texto;
}

/** Returns the character code of a byte. */
export function emCp850(byte: number): number {
  return byte < 0x80 ? byte : ALTOS.charCodeAt(byte - 0x80);
}

/** Number of arguments that every JavaScript engine accepts. */
const PEDACO = 8192;
