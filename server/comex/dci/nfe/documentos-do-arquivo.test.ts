import { strFromU8, strToU8, zipSync } from 'fflate';
import { sourceOf } from '#server/platform/files/zip-source.ts';
import { type DocumentoDoArquivo, documentosDoArquivo } from './documentos-do-arquivo.ts';

const XML = '<nfeProc/>';

async function todos(
  bytes: Uint8Array,
  nome: string,
  limites?: Parameters<typeof documentosDoArquivo>[2],
): Promise<(DocumentoDoArquivo | [string, string])[]> {
  const achados = [];
  for await (const documento of documentosDoArquivo(sourceOf(bytes), nome, limites)) {
    achados.push('bytes' in documento ? ([documento.nome, strFromU8(documento.bytes)] as [string, string]) : documento);
  }
  return achados;
}

/** Marks a ZIP as encrypted, as ZIP programs do: in the directory and in the header of each file. */
function cifrado(zip: Uint8Array): Uint8Array {
  const marcado = Buffer.from(zip);
  for (const [assinatura, em] of [
    ['PK\x03\x04', 6],
    ['PK\x01\x02', 8],
  ] as const) {
    const onde = marcado.indexOf(assinatura, 0, 'latin1') + em;
    marcado.writeUInt16LE(marcado.readUInt16LE(onde) | 1, onde);
  }
  return marcado;
}

test('an XML by itself is what it is', async () => {
  expect(await todos(strToU8(XML), 'nota.xml')).toEqual([['nota.xml', XML]]);
});

test('a ZIP is opened whatever it is called, folder by folder, stored or deflated, in its order', async () => {
  const zip = zipSync({
    'b.xml': strToU8(`${XML}b`),
    pasta: { 'ação.XML': [strToU8(`${XML}c`), { level: 0 }], vazia: {} },
    'a.xml': strToU8(`${XML}a`),
  });
  expect(await todos(zip, 'notas')).toEqual([
    ['b.xml', `${XML}b`],
    ['pasta/ação.XML', `${XML}c`],
    ['a.xml', `${XML}a`],
  ]);
});

test('what is no XML is told, with why; what the system left there is not', async () => {
  const zip = zipSync({
    'danfe.pdf': strToU8('%PDF'),
    'outro.zip': zipSync({}),
    '__MACOSX/._a.xml': strToU8('x'),
    'pasta/.DS_Store': strToU8('x'),
    'a.xml': strToU8(XML),
  });
  expect(await todos(zip, 'notas.zip')).toEqual([
    { nome: 'danfe.pdf', recusa: 'Não é um XML.' },
    { nome: 'outro.zip', recusa: 'É um ZIP dentro do ZIP: envie-o à parte.' },
    ['a.xml', XML],
  ]);
});

test('a ZIP with a password says so', async () => {
  expect(await todos(cifrado(zipSync({ 'a.xml': strToU8(XML) })), 'notas.zip')).toEqual([
    { nome: 'a.xml', recusa: 'Está protegido por senha: envie um ZIP sem senha.' },
  ]);
});

describe('a ZIP that cannot be what it says', () => {
  const zip = zipSync({ 'a.xml': strToU8(XML.repeat(50)), 'b.xml': strToU8(XML) });

  test.each([
    ['cut short', zip.subarray(0, zip.length - 30), 'O ZIP está incompleto ou estragado.'],
    ['nothing after its first letters', zip.subarray(0, 4), 'O ZIP está incompleto ou estragado.'],
    ['with nothing in it', zipSync({}), 'O ZIP não traz nenhum arquivo.'],
    ['and is a text', strToU8('nada'), 'O nome termina em .zip, mas o arquivo não é um ZIP.'],
  ])('%s', async (_, bytes, recusa) => {
    expect(await todos(bytes, 'notas.zip')).toEqual([{ nome: 'notas.zip', recusa }]);
  });

  test('damaged inside one file gives the others', async () => {
    const estragado = Uint8Array.from(zip).fill(0xff, 36, 46);
    expect(await todos(estragado, 'notas.zip')).toEqual([
      { nome: 'a.xml', recusa: 'O ZIP está estragado nesta parte.' },
      ['b.xml', XML],
    ]);
  });

  test('whatever byte is changed, nothing is thrown', async () => {
    for (let onde = 0; onde < zip.length; onde += 1) {
      const mudado = Uint8Array.from(zip);
      mudado[onde] = 0xff - (mudado[onde] as number);
      expect((await todos(mudado, 'notas.zip')).length).toBeGreaterThan(0);
    }
  });
});

describe('a bomb', () => {
  const MEGA = 1024 * 1024;
  const grande = new Uint8Array(2 * MEGA);
  const limites = { documentos: 3, porDocumento: MEGA, total: 3 * MEGA };

  test('in one file is not inflated beyond its limit', async () => {
    const zip = zipSync({ 'a.xml': grande, 'b.xml': [grande, { level: 0 }], 'c.xml': strToU8(XML) });
    const recusa = 'Tem mais de 1 MB, o que o XML de uma nota nunca tem.';
    expect(await todos(zip, 'notas.zip', limites)).toEqual([
      { nome: 'a.xml', recusa },
      { nome: 'b.xml', recusa },
      ['c.xml', XML],
    ]);
    expect(await todos(grande, 'a.xml', limites)).toEqual([{ nome: 'a.xml', recusa }]);
  });

  test('of many files ends where all together are too much', async () => {
    const zip = zipSync({ 'a.xml': grande, 'b.xml': grande, 'c.xml': strToU8(XML) });
    const achados = await todos(zip, 'notas.zip', { ...limites, porDocumento: 2 * MEGA });
    expect(achados.slice(1)).toEqual([
      { nome: 'notas.zip', recusa: 'Descompactado, o ZIP passa de 3 MB: o que vem depois ficou de fora.' },
    ]);
  });

  test('of files each too large ends too: they were inflated to find out', async () => {
    const nomes = ['a.xml', 'b.xml', 'c.xml', 'd.xml', 'e.xml'];
    const zip = zipSync(Object.fromEntries(nomes.map((nome) => [nome, grande])));
    const achados = await todos(zip, 'notas.zip', { ...limites, documentos: 9 });
    expect(achados.map((achado) => 'nome' in achado && achado.nome)).toEqual(['a.xml', 'b.xml', 'c.xml', 'notas.zip']);
  });

  test('of files without end ends at the number of them', async () => {
    const zip = zipSync(Object.fromEntries(['a', 'b', 'c', 'd'].map((nome) => [`${nome}.xml`, strToU8(XML)])));
    expect((await todos(zip, 'notas.zip', limites)).at(-1)).toEqual({
      nome: 'notas.zip',
      recusa: 'O ZIP tem mais de 3 arquivos: os demais ficaram de fora.',
    });
  });
});

test('between one file and the next the event loop goes round', async () => {
  // Stored without compression, because inflating already yields to the event loop.
  const notas = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`${i}.xml`, strToU8(XML)]));
  const zip = zipSync(notas, { level: 0 });
  let voltas = 0;
  const contar = () => {
    voltas += 1;
    relogio = setImmediate(contar);
  };
  let relogio = setImmediate(contar);
  const documentos = await todos(zip, 'notas.zip');
  clearImmediate(relogio);
  expect(documentos).toHaveLength(200);
  expect(voltas).toBeGreaterThanOrEqual(200);
});
