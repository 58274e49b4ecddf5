import { strToU8, zipSync } from 'fflate';
import { zip64 } from '#server/testing/zip64-de-teste.ts';
import { inflateEntry } from './inflate-entry.ts';
import { entradasDoZip, leavesTheZip, UnreadableZip } from './zip-entries.ts';
import { sourceOf } from './zip-source.ts';

const LIMITE = { maximo: 1000, grandeDemais: 'grande' };

async function abrir(bytes: Uint8Array): Promise<[string, string][]> {
  const lidos: [string, string][] = [];
  for await (const entrada of entradasDoZip(sourceOf(bytes))) {
    const inflada = await inflateEntry(entrada, LIMITE);
    lidos.push([entrada.nome, 'bytes' in inflada ? Buffer.from(inflada.bytes).toString() : inflada.recusa]);
  }
  return lidos;
}

/** A ZIP of one empty file whose name has these bytes and no mark of its encoding. */
const comNome = (nome: Uint8Array) => Buffer.concat([...zip64([{ nome, bytes: new Uint8Array() }])]);

describe('The files of a ZIP', () => {
  test('are those of a ZIP64 too', async () => {
    const arquivos = ['a.xml', 'pasta/b.xml', 'c.json'].map((nome) => ({
      nome,
      bytes: strToU8(`conteúdo de ${nome}`),
    }));
    expect(await abrir(Buffer.concat([...zip64(arquivos)]))).toEqual(
      arquivos.map(({ nome }) => [nome, `conteúdo de ${nome}`]),
    );
  });

  test('are none where a ZIP64 is cut short, or points outside of itself', async () => {
    const inteiro = Buffer.concat([...zip64([{ nome: 'a.xml', bytes: strToU8('a') }])]);
    await expect(abrir(inteiro.subarray(0, -30))).rejects.toThrow(UnreadableZip);
    await expect(abrir(Buffer.concat([inteiro.subarray(40)]))).rejects.toThrow(UnreadableZip);
    const longe = Buffer.from(inteiro);
    longe.writeBigUInt64LE(2n ** 60n, longe.length - 34);
    await expect(abrir(longe)).rejects.toThrow('O ZIP está incompleto ou estragado.');
  });

  test.each([
    ['UTF-8', Buffer.from('declaração/março.xml')],
    ['windows-1252', Buffer.from('declaração/março.xml', 'latin1')],
    [
      'the code page of Windows',
      Buffer.from(
        [...'declara']
          .map((um) => um.charCodeAt(0))
          .concat(
            [0x87, 0xc6],
            [...'o/mar'].map((um) => um.charCodeAt(0)),
            [0x87],
            [...'o.xml'].map((um) => um.charCodeAt(0)),
          ),
      ),
    ],
  ])('have names with accents in %s', async (_, bytes) => {
    expect((await abrir(comNome(bytes))).map(([nome]) => nome)).toEqual(['declaração/março.xml']);
  });

  test('that are bombs are inflated no further than the limit', async () => {
    expect(await abrir(zipSync({ 'bomba.xml': new Uint8Array(50_000) }))).toEqual([['bomba.xml', 'grande']]);
  });

  test.each([
    ['../fora.xml', true],
    ['pasta/../../fora.xml', true],
    ['pasta\\..\\fora.xml', true],
    ['/etc/fora.xml', true],
    ['C:\\fora.xml', true],
    ['pasta/nota..xml', false],
    ['pasta/dentro.xml', false],
  ])('at %s lead out of it: %s', (nome, fora) => {
    expect(leavesTheZip(nome)).toBe(fora);
  });
});
