/** What bytes from 0x80 on are in code page 850, in which programs of DOS still write Portuguese. */
const ALTOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** No `TextDecoder` knows this code page. */
export function decodificarCp850(bytes: Uint8Array): string {
  let texto = '';
  for (let de = 0; de < bytes.length; de += PEDACO) {
    texto += String.fromCharCode(...Array.from(bytes.subarray(de, de + PEDACO), emCp850));
  }
  return texto;
}

/** The code of the character a byte is. */
export function emCp850(byte: number): number {
  return byte < 0x80 ? byte : ALTOS.charCodeAt(byte - 0x80);
}

/** As many arguments as any engine takes. */
const PEDACO = 8192;
