import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer } from '#server/testing/test-bench.ts';

onServer('A process that is asked for by its id', (bench) => {
  test.each(['9', 'nada', '01a1fd15-e7ab-758c-8773-6cd900bf9e0e'])('does not exist at %s', async (id) => {
    const { pedir } = await bench().novaPessoa();
    const resposta = await pedir({ url: `/api/Processo/${id}` });
    expect(resposta.statusCode).toBe(404);
    expect(resposta.json()).toEqual({ Error: expect.stringMatching(/não existe\.$/), codigo: 'NAO_ENCONTRADO' });
  });
});

onServer('The figures of a process', (bench) => {
  test('are, in the list and alone, those its import answered, due and to pay apart', async () => {
    const { pedir } = await bench().novaPessoa();
    const arquivo = gerarArquivoDi({
      semente: 11,
      dataRegistro: '2026-11-20',
      adicoes: 3,
      itensPorAdicao: 2,
      importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA LTDA' },
      taxas: { '220': '5.3417' },
      regime: 'zfm',
    });
    const [{ id, valorAduaneiro, tributos, recolher }] = (
      await pedir(multipartOf('/api/Processo/ImportarDi', arquivo))
    ).json();
    // In the ZFM the taxes are due but not payable. No two of these columns hold the same figure, not even the duties that are
    // zero.
    expect(new Set([...Object.values(tributos), valorAduaneiro]).size).toBe(7);
    expect(recolher).toEqual({
      ii: '0.00',
      ipi: '0.00',
      pis: '0.00',
      cofins: '0.00',
      outros: '0.00',
      taxaSiscomex: '223.64',
    });

    const [linha] = (await pedir({ url: '/api/Processo' })).json();
    const inteiro = (await pedir({ url: `/api/Processo/${id}` })).json();
    for (const lido of [linha, inteiro]) expect(lido).toMatchObject({ valorAduaneiro, tributos, recolher });
  });
});
