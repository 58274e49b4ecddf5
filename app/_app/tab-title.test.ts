import { sayTitle, showTitle } from './tab-title.ts';

test('the tab names the record of its page, with a slash behind the path too', () => {
  sayTitle('IMP-2026-0012', '/importacao/processos/42');
  expect(document.title).toBe('IMP-2026-0012 · Processo Importação · Cais');
  showTitle('/importacao/processos/42/');
  expect(document.title).toBe('IMP-2026-0012 · Processo Importação · Cais');
});

test('another page is not named after it', () => {
  sayTitle('IMP-2026-0012', '/importacao/processos/42/');
  showTitle('/importacao/processos/421');
  expect(document.title).toBe('Processo Importação · Cais');
});
