import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';

const FONTES = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts', 'Roboto');

pdfmake.setFonts({
  Roboto: {
    normal: join(FONTES, 'Roboto-Regular.ttf'),
    bold: join(FONTES, 'Roboto-Medium.ttf'),
    italics: join(FONTES, 'Roboto-Italic.ttf'),
    bolditalics: join(FONTES, 'Roboto-MediumItalic.ttf'),
  },
});
// The text of a document may not make the server read a file or an address.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((caminho) => caminho.startsWith(FONTES));

export function toPdf(documento: TDocumentDefinitions): Promise<Buffer> {
  return pdfmake.createPdf(documento).getBuffer();
}
