import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pdfmake from 'pdfmake';
import { handOver, type InThread } from '#server/platform/work/threads.ts';
import type { Paper } from './paper.ts';

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

/** Draws a paper in a thread, and hands over its bytes. */
export async function work({ papel, porta }: { papel: Paper } & InThread): Promise<void> {
  try {
    await handOver(porta, await draw(papel));
  } finally {
    porta.close();
  }
}

function draw({ rodape: { texto, numerado, ...feitio }, ...resto }: Paper): Promise<Uint8Array> {
  const documento = {
    ...resto,
    footer: (pagina: number, total: number) => ({
      ...feitio,
      color: COR_APAGADA,
      columns: [texto, ...(numerado ? [{ text: `${pagina} / ${total}`, alignment: 'right' as const, width: 60 }] : [])],
    }),
  };
  return pdfmake.createPdf(documento).getBuffer();
}

const COR_APAGADA = '#555555';
