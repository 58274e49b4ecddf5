import type { NomeDeclarado } from '#lib/contracts/apelido.ts';
import type { OQueFalta } from '#lib/contracts/o-que-falta.ts';
import { escreverDiXml } from '#lib/siscomex/di-xml.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onEachDatabase, type Pessoa } from '#server/testing/test-bench.ts';

/** A DI of three adições whose seller is spelled in two ways; two of its goods are one part number. */
function di(semente: number): string {
  const lida = gerarDeclaracao({
    semente,
    dataRegistro: '2026-11-17',
    adicoes: 3,
    itensPorAdicao: 2,
    importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA LTDA' },
    taxas: { '220': '5.3417' },
    regime: 'zfm',
  });
  const adicoes = lida.adicoes.map((adicao, i) => ({
    ...adicao,
    ncm: '85177900',
    fornecedor: i === 0 ? 'FICTICIA SHENZHEN CO., LTD.' : 'Ficticia Shenzhen Company Limited',
    fabricante: `FABRICA FICTICIA ${i} LTD`,
    itens: adicao.itens.map((um, j) => ({
      ...um,
      descricao: j === 0 ? `PLACA FICTICIA P/N: PL-100, LOTE ${i % 2}` : `CABO FICTICIO ${i}`,
    })),
  }));
  return escreverDiXml([{ ...lida, adicoes }]);
}

onEachDatabase('What a declaration names and the cadastro lacks', (bench) => {
  const importar = async (pessoa: Pessoa, texto: string): Promise<string> => {
    const resposta = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi?Bucket=di', texto));
    expect([resposta.statusCode, resposta.json().Error]).toEqual([201, undefined]);
    return resposta.json()[0].id;
  };
  const falta = async (pessoa: Pessoa, processoId: string): Promise<OQueFalta> =>
    (await pessoa.pedir({ url: `/api/Apelido/OQueFalta?processoId=${processoId}` })).json();
  const mandar = (pessoa: Pessoa, url: string, payload: object) =>
    pessoa.pedir({ method: 'POST', url: `/api/Apelido/${url}`, payload });
  const semVinculo = async (pessoa: Pessoa, processoId: string) => {
    const nomes = await Promise.all(
      ['Fornecedor', 'Item'].map(
        async (recurso): Promise<NomeDeclarado[]> =>
          (await pessoa.pedir({ url: `/api/Apelido?processoId=${processoId}&recurso=${recurso}&tamanho=50` })).json(),
      ),
    );
    return nomes.map((seus) => seus.filter(({ vinculo }) => vinculo === null).length);
  };
  const quantos = async (pessoa: Pessoa) =>
    Promise.all(
      ['Fornecedor', 'Item'].map(async (um) => (await pessoa.pedir({ url: `/api/${um}` })).headers['x-total-count']),
    );
  const tudo = (processoId: string, { fornecedores, itens }: OQueFalta) => ({
    processoId,
    fornecedores: fornecedores.map(({ chave }) => chave),
    itens: itens.map(({ chave }) => chave),
  });

  test('is proposed with the alike as one, registered and linked in one act, and undone as one', async () => {
    const pessoa = await bench().novaPessoa();
    const processoId = await importar(pessoa, di(41));
    const propostas = await falta(pessoa, processoId);
    expect(propostas.fornecedores).toHaveLength(4);
    expect(propostas.fornecedores[0]).toMatchObject({
      razaoSocial: 'FICTICIA SHENZHEN CO., LTD.',
      papel: 'FORNECEDOR',
      textos: ['FICTICIA SHENZHEN CO., LTD.', 'Ficticia Shenzhen Company Limited'],
      porque: '2 grafias: só diferem em pontuação, caixa e forma societária',
      impedimento: null,
    });
    expect(propostas.itens.map(({ partNumber, textos }) => [partNumber, textos.length])).toEqual([
      ['PL-100', 2],
      ['CABO FICTICIO 0', 1],
      ['CABO FICTICIO 1', 1],
      ['CABO FICTICIO 2', 1],
    ]);

    const feito = await mandar(pessoa, 'OQueFalta', tudo(processoId, propostas));
    expect([feito.statusCode, feito.json().fornecedorIds?.length, feito.json().itemIds?.length]).toEqual([201, 4, 4]);
    expect(await semVinculo(pessoa, processoId)).toEqual([0, 0]);
    expect(await falta(pessoa, processoId)).toEqual({ fornecedores: [], itens: [] });
    const [placa] = (await pessoa.pedir({ url: '/api/Item?q=PL-100' })).json();
    expect(placa).toMatchObject({ ncm: '85177900', fornecedorPadrao: { razaoSocial: 'FICTICIA SHENZHEN CO., LTD.' } });

    const desfeito = await mandar(pessoa, 'OQueFalta/Desfazer', feito.json());
    expect(desfeito.statusCode).toBe(204);
    expect(await quantos(pessoa)).toEqual(['0', '0']);
    expect(await falta(pessoa, processoId)).toEqual(propostas);
  });

  test('is only what the person accepts, and links the next declaration by itself', async () => {
    const pessoa = await bench().novaPessoa();
    const processoId = await importar(pessoa, di(42));
    const { fornecedores } = await falta(pessoa, processoId);
    const aceito = { processoId, fornecedores: [fornecedores[0]?.chave], itens: [] };
    expect((await mandar(pessoa, 'OQueFalta', aceito)).statusCode).toBe(201);
    expect(await quantos(pessoa)).toEqual(['1', '0']);
    const outro = await importar(pessoa, di(43));
    expect((await falta(pessoa, outro)).fornecedores.map(({ razaoSocial }) => razaoSocial)).toEqual([
      'FABRICA FICTICIA 0 LTD',
      'FABRICA FICTICIA 1 LTD',
      'FABRICA FICTICIA 2 LTD',
    ]);
    expect((await mandar(pessoa, 'OQueFalta', aceito)).json().Error).toMatch(/mudou desde que a lista foi aberta/);
  });

  test('of another company is neither seen nor registered nor undone', async () => {
    const [pessoa, outra] = [await bench().novaPessoa(), await bench().novaPessoa()];
    const processoId = await importar(pessoa, di(44));
    expect((await outra.pedir({ url: `/api/Apelido/OQueFalta?processoId=${processoId}` })).statusCode).toBe(404);
    const propostas = await falta(pessoa, processoId);
    expect((await mandar(outra, 'OQueFalta', tudo(processoId, propostas))).statusCode).toBe(404);
    const feito = (await mandar(pessoa, 'OQueFalta', tudo(processoId, propostas))).json();
    expect((await mandar(outra, 'OQueFalta/Desfazer', feito)).statusCode).toBe(404);
    expect(await quantos(pessoa)).toEqual(['4', '4']);
  });
});
