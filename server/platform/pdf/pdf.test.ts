import { extractText, getDocumentProxy } from 'unpdf';
import { voltasAte } from '#server/testing/voltas-do-laco.ts';
import { pdfPage } from './page.ts';
import { toPdf } from './pdf.ts';
import { pdfTable } from './pdf-blocks.ts';

const papel = (linhas: number) =>
  pdfPage({
    titulo: 'Espelho',
    subtitulo: 'De um teste',
    rodape: 'Não substitui o extrato.',
    conteudo: [
      pdfTable(
        ['Item', 'Valor'],
        Array.from({ length: linhas }, (_, i) => [`item ${i + 1}`, '1,00']),
      ),
    ],
    agora: new Date('2026-11-20T12:00:00Z'),
  });

test('each page has its footer and its number', async () => {
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(await toPdf(papel(200)))));
  expect(totalPages).toBeGreaterThan(1);
  expect(text.map((pagina) => /Não substitui o extrato\.\s+(\d+ \/ \d+)/.exec(pagina)?.[1])).toEqual(
    text.map((_, i) => `${i + 1} / ${totalPages}`),
  );
});

test('the loop runs while a paper is drawn', async () => {
  // Drawn in the loop, it stands still for a second.
  expect(await voltasAte(toPdf(papel(1000)))).toBeGreaterThan(100);
});
