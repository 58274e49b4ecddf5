import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

const MARIA = { usuario: 'u1', recurso: 'Parametro', registro: 'p1' };
const DIA = 24 * 60 * 60 * 1000;

/** Opens a new page on the stored drafts. */
async function abrirPagina() {
  jest.resetModules();
  return import('./drafts.ts');
}

const rascunho = (id: string, em: string, valor = id) => ({
  id,
  versao: 1,
  base: { valor: 'antes' },
  valores: { valor },
  rotulos: {},
  em,
});

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

test('what was typed is there after the page is opened anew, the newest first', async () => {
  const { keepDraft } = await abrirPagina();
  await keepDraft(MARIA, rascunho('a', '2999-01-01T10:00:00.000Z'));
  await keepDraft(MARIA, rascunho('b', '2999-01-01T11:00:00.000Z'));
  const { findDrafts } = await abrirPagina();
  const achados = await findDrafts(MARIA);
  expect(achados.map(({ id, valores }) => [id, valores])).toEqual([
    ['b', { valor: 'b' }],
    ['a', { valor: 'a' }],
  ]);
});

test("nobody finds another person's, nor that of another record or resource", async () => {
  const { keepDraft, findDrafts } = await abrirPagina();
  await keepDraft(MARIA, rascunho('a', '2999-01-01T10:00:00.000Z'));
  for (const outra of [{ usuario: 'u2' }, { recurso: 'Item' }, { registro: 'p2' }, { usuario: 'u1/Parametro' }]) {
    expect(await findDrafts({ ...MARIA, ...outra })).toEqual([]);
  }
});

test('two forms of one record keep one each; writing one again does not touch the other', async () => {
  const { keepDraft, findDrafts } = await abrirPagina();
  await keepDraft(MARIA, rascunho('a', '2999-01-01T10:00:00.000Z', 'meu'));
  await keepDraft(MARIA, rascunho('b', '2999-01-01T10:01:00.000Z', 'da outra aba'));
  await keepDraft(MARIA, rascunho('a', '2999-01-01T10:02:00.000Z', 'meu, depois'));
  expect((await findDrafts(MARIA)).map(({ valores }) => valores.valor)).toEqual(['meu, depois', 'da outra aba']);
});

test('one that is taken over is that of the new form, and no longer of the old', async () => {
  const { takeOverDraft, keepDraft, findDrafts, removeDraft } = await abrirPagina();
  await keepDraft(MARIA, rascunho('a', '2999-01-01T10:00:00.000Z'));
  const [achado] = await findDrafts(MARIA);
  if (achado) await takeOverDraft(achado, 'c');
  expect((await findDrafts(MARIA)).map(({ id, valores }) => [id, valores])).toEqual([['c', { valor: 'a' }]]);
  await removeDraft('c');
  expect(await findDrafts(MARIA)).toEqual([]);
});

test('thirty days later it is gone', async () => {
  const { keepDraft } = await abrirPagina();
  const ha = (ms: number) => new Date(Date.now() - ms).toISOString();
  await keepDraft(MARIA, rascunho('velho', ha(30 * DIA)));
  await keepDraft(MARIA, rascunho('novo', ha(30 * DIA - 60_000)));
  const { findDrafts } = await abrirPagina();
  expect((await findDrafts(MARIA)).map(({ id }) => id)).toEqual(['novo']);
});

test('a browser that keeps nothing says so, and is asked again', async () => {
  const { findDrafts } = await abrirPagina();
  const aberta = jest.spyOn(globalThis.indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await expect(findDrafts(MARIA)).rejects.toThrow('denied');
  aberta.mockRestore();
  expect(await findDrafts(MARIA)).toEqual([]);
});

describe('What a page leaves on its way out', () => {
  beforeEach(() => sessionStorage.clear());

  test('is there after a reload that IndexedDB did not hear of in time, once', async () => {
    const { leaveDraft } = await abrirPagina();
    leaveDraft(MARIA, rascunho('a', '2999-01-01T10:00:00.000Z', 'a última palavra'));
    const { findDrafts } = await abrirPagina();
    expect((await findDrafts(MARIA)).map(({ valores }) => valores.valor)).toEqual(['a última palavra']);
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    ['is no JSON', '{"id":"b"'],
    ['is JSON of something else', 'null'],
    [
      'lacks what the form is compared with',
      JSON.stringify({ ...rascunho('b', '2999-01-01T10:00:00.000Z'), chave: '["u1","Parametro","p1"]', base: 7 }),
    ],
  ])('and %s is dropped, and the others are there', async (_, texto) => {
    const { leaveDraft } = await abrirPagina();
    sessionStorage.setItem('cais-rascunho/b', texto);
    leaveDraft(MARIA, rascunho('c', '2999-01-01T10:00:00.000Z', 'inteiro'));
    const { findDrafts } = await abrirPagina();
    expect((await findDrafts(MARIA)).map(({ valores }) => valores.valor)).toEqual(['inteiro']);
    expect(sessionStorage).toHaveLength(0);
  });

  test('is newer than what was kept before', async () => {
    const { leaveDraft, keepDraft } = await abrirPagina();
    await keepDraft(MARIA, rascunho('a', '2999-01-01T10:00:00.000Z', 'antes'));
    leaveDraft(MARIA, rascunho('a', '2999-01-01T10:00:01.000Z', 'depois'));
    const { findDrafts } = await abrirPagina();
    expect((await findDrafts(MARIA)).map(({ valores }) => valores.valor)).toEqual(['depois']);
  });

  test('is gone once the draft is thrown away', async () => {
    const { leaveDraft, findDrafts, removeDraft } = await abrirPagina();
    leaveDraft(MARIA, rascunho('a', '2999-01-01T10:00:00.000Z'));
    await removeDraft('a');
    expect(await findDrafts(MARIA)).toEqual([]);
  });
});
