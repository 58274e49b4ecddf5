/** XML as a person reads it: an element a line, what it holds further in. Only for the eye: blanks between elements are not the file's. */
export function xmlPorExtenso(xml: string): string {
  let fundo = 0;
  return xml
    .replace(/>\s*</g, '>\n<')
    .split('\n')
    .map((linha) => {
      if (linha.startsWith('</')) fundo -= 1;
      const escrita = '  '.repeat(Math.max(0, fundo)) + linha;
      if (ABRE.test(linha)) fundo += 1;
      return escrita;
    })
    .join('\n');
}

/** Begins an element that does not end on its line. */
const ABRE = /^<[^!?/](?!.*(<\/|\/>$)).*>$/;
