import { createHash } from 'node:crypto';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { capaDaDuimp, duimpFicticia, paginasDaDuimp, textoDaDuimp } from '#lib/siscomex/testing/duimp-ficticia.ts';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { multipartOfParts } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const DUIMP = duimpFicticia();
const [PAGINA_1, PAGINA_2] = paginasDaDuimp(DUIMP, 2).map(textoDaDuimp);
const capa = { nome: 'capa.json', bytes: textoDaDuimp(capaDaDuimp(DUIMP)) };
const primeira = { nome: 'itens 1.json', bytes: PAGINA_1 ?? '' };
const segunda = { nome: 'itens 2.json', bytes: PAGINA_2 ?? '' };
const zip = (arquivos: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(Object.entries(arquivos).map(([nome, um]) => [nome, typeof um === 'string' ? strToU8(um) : um])),
  );
const DI = gerarArquivoDi({
  semente: 4711,
  dataRegistro: '2026-11-17',
  adicoes: 2,
  itensPorAdicao: 2,
  importador: { numero: '11222333000181', nome: 'IMPORTADORA DAS PARTES LTDA' },
  taxas: { '220': '5.3417' },
});

type Parte = { nome: string; bytes: string | Uint8Array };
const importar = (pessoa: Pessoa, partes: Parte[], consulta = '') =>
  pessoa.pedir(multipartOfParts(`/api/Processo/ImportarDi?Bucket=di${consulta}`, partes));
const lerArquivos = (pessoa: Pessoa, partes: Parte[]) => pessoa.pedir(multipartOfParts('/api/Di/Ler', partes));
const ler = async (pessoa: Pessoa, id: string) => (await pessoa.pedir({ url: `/api/Processo/${id}` })).json();
const processos = async (pessoa: Pessoa) => (await pessoa.pedir({ url: '/api/Processo' })).json();
const baixar = async (pessoa: Pessoa, id: string, arquivoId: string) =>
  (await pessoa.pedir({ url: `/api/Processo/${id}/Arquivo/${arquivoId}` })).rawPayload;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

onServer('Files of declarations sent together', (bench) => {
  test('cover and pages of items, in any order, are one DUIMP: read, then a process', async () => {
    const pessoa = await bench().novaPessoa();
    const lida = (await lerArquivos(pessoa, [segunda, capa, primeira])).json();
    expect(lida.declaracoes).toMatchObject([
      { numeroDI: '26BR00001234561', resumo: { itens: 3, valorAduaneiro: '11133.10' } },
    ]);
    const resposta = await importar(pessoa, [segunda, capa, primeira]);
    expect(resposta.statusCode).toBe(201);
    expect(resposta.json()).toMatchObject([{ numeroDI: '26BR00001234561', adicoes: 2, itens: 3 }]);
  });

  test('are kept to the bit as one ZIP, the same whatever their order, and had again from the process', async () => {
    const pessoa = await bench().novaPessoa();
    const [{ id }] = (await importar(pessoa, [segunda, capa, primeira])).json();
    const { arquivo } = await ler(pessoa, id);
    expect(arquivo).toMatchObject({ id: expect.any(String), nome: '26BR00001234561.zip' });
    const guardado = await baixar(pessoa, id, arquivo.id);
    expect([sha256(guardado), guardado.length]).toEqual([arquivo.sha256, arquivo.tamanho]);
    const dentro = Object.entries(unzipSync(guardado)).map(([nome, bytes]) => [nome, Buffer.from(bytes).toString()]);
    expect(dentro).toEqual([capa, primeira, segunda].map(({ nome, bytes }) => [nome, bytes]));

    const denovo = await importar(pessoa, [primeira, segunda, capa], '&retificar=true&aplicar=true');
    expect(denovo.json()).toMatchObject([{ diferencas: [], aplicada: false }]);
    expect((await ler(pessoa, id)).arquivo.id).toBe(arquivo.id);
    const oZip = await importar(pessoa, [{ nome: arquivo.nome, bytes: guardado }], '&retificar=true&aplicar=true');
    expect(oZip.json()).toMatchObject([{ diferencas: [], aplicada: false }]);
  });

  test('one file alone is kept as it came, of a DI that was never retified too', async () => {
    const pessoa = await bench().novaPessoa();
    const [{ id }] = (await importar(pessoa, [{ nome: 'di.xml', bytes: DI }])).json();
    const { arquivo } = await ler(pessoa, id);
    expect(arquivo.nome).toBe('di.xml');
    expect((await baixar(pessoa, id, arquivo.id)).toString()).toBe(DI);
  });

  test('a DUIMP in parts and a DI make two processes, each with its own file', async () => {
    const pessoa = await bench().novaPessoa();
    const criados = (await importar(pessoa, [{ nome: 'di.xml', bytes: DI }, capa, primeira, segunda])).json();
    const arquivos = await Promise.all(criados.map(({ id }: { id: string }) => ler(pessoa, id)));
    expect(arquivos.map(({ arquivo }) => arquivo.nome)).toEqual(['di.xml', '26BR00001234561.zip']);
  });

  test('a ZIP of them is opened, folders and what the system left there aside, and kept as it came', async () => {
    const pessoa = await bench().novaPessoa();
    const bytes = zip({
      'duimp/capa.json': capa.bytes,
      'duimp/itens/1.json': primeira.bytes,
      'duimp/itens/2.json': segunda.bytes,
      '__MACOSX/._capa.json': 'x',
      'extrato.pdf': '%PDF',
    });
    const [{ id, itens }] = (await importar(pessoa, [{ nome: 'duimp.zip', bytes }])).json();
    expect(itens).toBe(3);
    const { arquivo } = await ler(pessoa, id);
    expect(arquivo).toMatchObject({ nome: 'duimp.zip', sha256: sha256(bytes) });
    expect((await baixar(pessoa, id, arquivo.id)).equals(bytes)).toBe(true);
  });

  test('part in a ZIP, part beside it', async () => {
    const pessoa = await bench().novaPessoa();
    const paginas = { nome: 'itens.zip', bytes: zip({ '1.json': primeira.bytes, '2.json': segunda.bytes }) };
    const [{ id }] = (await importar(pessoa, [paginas, capa])).json();
    const { arquivo } = await ler(pessoa, id);
    expect(Object.keys(unzipSync(await baixar(pessoa, id, arquivo.id)))).toEqual(['capa.json', 'itens.zip']);
  });

  test('onto a process that waits for its declaration', async () => {
    const pessoa = await bench().novaPessoa();
    const payload = { tipoDocumento: 'DUIMP', referencia: 'R-1' };
    const { id } = (await pessoa.pedir({ method: 'POST', url: '/api/Processo', payload })).json();
    const resposta = await importar(pessoa, [primeira, segunda, capa], `&processoId=${id}`);
    expect(resposta.statusCode).toBe(201);
    expect(await ler(pessoa, id)).toMatchObject({
      numeroDI: '26BR00001234561',
      arquivo: { nome: '26BR00001234561.zip' },
    });
  });

  test('a later version in parts retifies, its items saying no more than their version', async () => {
    const pessoa = await bench().novaPessoa();
    const [{ id }] = (await importar(pessoa, [capa, primeira, segunda])).json();
    const nova = ({ nome, bytes }: typeof capa) => ({
      nome,
      bytes: bytes
        .replaceAll('"versao": 2', '"versao": 3')
        .replace(/("numero": "26BR00001234561",\s*"versao": )"2"/g, '$1"3"'),
    });
    const terceira = [capa, primeira, segunda].map(nova);
    const [comparada] = (await importar(pessoa, terceira, '&retificar=true')).json();
    expect(comparada.diferencas).toEqual([{ caminho: 'duimp.versao', antes: 2, depois: 3 }]);
    await importar(pessoa, terceira, '&retificar=true&aplicar=true');
    expect(await ler(pessoa, id)).toMatchObject({ declaracao: { duimp: { versao: 3 } } });
    const [igual] = (await importar(pessoa, terceira, '&retificar=true')).json();
    expect(igual.diferencas).toEqual([]);
    const anterior = await importar(pessoa, [capa, primeira, segunda], '&retificar=true&aplicar=true');
    expect(anterior.json()).toMatchObject({ codigo: 'VERSAO_ANTERIOR', id });
  });

  test.each<[string, Parte[], number, RegExp]>([
    ['without a page', [capa, primeira], 400, /^Falta o item 3 de 3 da DUIMP 26BR0000123456-1\. .*inicial=3/],
    ['without the items', [capa], 400, /só a capa da DUIMP 26BR0000123456-1/],
    ['without the cover', [segunda], 400, /vieram só os itens/],
    ['with a DI, but without a page', [{ nome: 'di.xml', bytes: DI }, capa, primeira], 400, /Falta o item 3/],
    [
      'a ZIP of nothing to read',
      [{ nome: 'a.zip', bytes: zip({ 'a.pdf': '%PDF' }) }],
      400,
      /^a\.zip: O ZIP não traz nenhum XML nem JSON/,
    ],
    [
      'a ZIP in a ZIP',
      [{ nome: 'a.zip', bytes: zip({ 'b.zip': zip({ 'a.xml': DI }) }) }],
      400,
      /^b\.zip: É um ZIP dentro do ZIP/,
    ],
    [
      'a ZIP that is cut',
      [{ nome: 'a.zip', bytes: zip({ 'a.xml': DI }).slice(0, 100) }],
      400,
      /^a\.zip: O ZIP está incompleto/,
    ],
    [
      'a ZIP that unfolds to too much',
      [{ nome: 'a.zip', bytes: zip({ 'a.xml': `${DI}${' '.repeat(33 * 1024 * 1024)}` }) }],
      413,
      /^Descompactados, os arquivos têm mais de 32 MB/,
    ],
    [
      'ZIPs that together unfold to too much',
      Array.from({ length: 3 }, (_, i) => ({
        nome: `${i}.zip`,
        bytes: zip({ 'a.xml': `${i}${' '.repeat(12 * 1024 * 1024)}` }),
      })),
      413,
      /^Descompactados, os arquivos têm mais de 32 MB/,
    ],
    [
      'files too large together',
      Array.from({ length: 3 }, (_, i) => ({ nome: `${i}.xml`, bytes: ' '.repeat(12 * 1024 * 1024) })),
      413,
      /^Os arquivos, juntos, têm mais de 32 MB/,
    ],
    [
      '201 files',
      Array.from({ length: 201 }, (_, i) => ({ nome: `${i}.xml`, bytes: String(i) })),
      400,
      /mais de 200 arquivos/,
    ],
    [
      'a ZIP of 201 files',
      [
        {
          nome: 'a.zip',
          bytes: zip(Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`${i}.xml`, String(i)]))),
        },
      ],
      400,
      /mais de 200 arquivos/,
    ],
  ])('%s is refused in words, and leaves nothing', async (_caso, partes, status, frase) => {
    const pessoa = await bench().novaPessoa();
    for (const resposta of [await importar(pessoa, partes), await lerArquivos(pessoa, partes)]) {
      expect(resposta.statusCode).toBe(status);
      expect(resposta.json().Error).toMatch(frase);
    }
    expect(await processos(pessoa)).toEqual([]);
  });

  test('what the path of a file in a ZIP says is not believed', async () => {
    const pessoa = await bench().novaPessoa();
    const bytes = zip({ '../../etc/a.xml': DI });
    const [{ id }] = (await importar(pessoa, [{ nome: '../../di.zip', bytes }])).json();
    expect((await ler(pessoa, id)).arquivo.nome).toBe('di.zip');
  });
});
