/**
 * Formats XML for reading: an element per line, indented by depth. For display only, because the file itself has no blanks between
 * elements.
 */
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

/** Matches an opening tag whose element does not end on the same line. */
const ABRE = /^<[^!?/](?!.*(<\/|\/>$)).*>$/;
