import type { FastifyBaseLogger } from 'fastify';
import { MOEDAS_ACOMPANHADAS } from '#lib/domain/aduana/tributos/moeda.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { atualizarCotacoes } from './atualizar-cotacoes.ts';
import { ptaxEm } from './ptax.ts';

const boletim = (tipoBoletim: string, dataHoraCotacao: string, cotacaoVenda: number) => ({
  tipoBoletim,
  dataHoraCotacao,
  cotacaoVenda,
  cotacaoCompra: cotacaoVenda - 0.0006,
});

/** Answers like the PTAX service; `taxas` is by currency. */
const servico = (taxas: Record<string, ReturnType<typeof boletim>[]>, pedidos: URL[] = []) =>
  (async (endereco: string | URL | Request) => {
    const url = new URL(String(endereco));
    pedidos.push(url);
    const sigla = url.searchParams.get('@moeda')?.replaceAll("'", '') ?? '';
    return Response.json({ value: taxas[sigla] ?? [] });
  }) as typeof fetch;

const log = { warn: jest.fn() } as unknown as FastifyBaseLogger;

onServer('Moeda', (bench) => {
  const atualizar = (buscar: typeof fetch, endereco?: string) =>
    atualizarCotacoes({ db: bench().conexao.db, relogio: bench().relogio, log, ptax: ptaxEm(endereco, buscar) });
  const moedas = async () => (await (await bench().novaPessoa()).pedir({ url: '/api/Moeda' })).json();

  test('before any rate is known the list is empty', async () => {
    expect(await moedas()).toEqual([]);
  });

  test('the closing venda rate of the last day is kept, with the day it is of', async () => {
    const pedidos: URL[] = [];
    await atualizar(
      servico(
        {
          USD: [
            boletim('Fechamento', '2026-11-18 13:04:22.1', 5.3391),
            boletim('Abertura', '2026-11-19 10:09:11.2', 5.9999),
            boletim('Fechamento', '2026-11-19 13:05:12.3', 5.3417),
          ],
          EUR: [boletim('Fechamento', '2026-11-19 13:05:12.3', 6.1893)],
          NOK: [boletim('Fechamento', '2026-11-19 13:05:12.3', 0.5312)],
        },
        pedidos,
      ),
    );
    expect(await moedas()).toEqual([
      { sigla: 'EUR', codigo: '978', nome: 'Euro', valorTaxa: 6.1893, data: '2026-11-19', fonte: 'PTAX' },
      {
        sigla: 'USD',
        codigo: '220',
        nome: 'Dólar dos Estados Unidos',
        valorTaxa: 5.3417,
        data: '2026-11-19',
        fonte: 'PTAX',
      },
      { sigla: 'NOK', codigo: '065', nome: 'Coroa norueguesa', valorTaxa: 0.5312, data: '2026-11-19', fonte: 'PTAX' },
    ]);
    expect(pedidos[0]?.pathname).toBe(
      '/olinda/servico/PTAX/versao/v1/odata/CotacaoMoedaPeriodo(moeda=@moeda,dataInicial=@dataInicial,dataFinalCotacao=@dataFinalCotacao)',
    );
    expect(Object.fromEntries(pedidos[0]?.searchParams ?? [])).toEqual({
      '@moeda': "'EUR'",
      '@dataInicial': "'11-10-2026'",
      '@dataFinalCotacao': "'11-20-2026'",
      $format: 'json',
    });
  });

  test('another service is asked where the settings name one', async () => {
    const pedidos: URL[] = [];
    await atualizar(servico({}, pedidos), 'https://ptax.exemplo.com.br/espelho/');
    expect(pedidos.map(({ origin, pathname }) => [origin, pathname.split('(')[0]])).toEqual(
      MOEDAS_ACOMPANHADAS.map(() => ['https://ptax.exemplo.com.br', '/espelho/CotacaoMoedaPeriodo']),
    );
  });

  test('a corrected bulletin replaces the rate of its day', async () => {
    await atualizar(servico({ USD: [boletim('Fechamento', '2026-11-19 13:05:12.3', 5.3418)] }));
    expect(await moedas()).toContainEqual(expect.objectContaining({ sigla: 'USD', valorTaxa: 5.3418 }));
  });

  test.each([
    ['cannot be reached', (() => Promise.reject(new TypeError('fetch failed'))) as typeof fetch],
    ['answers an error', (async () => new Response('', { status: 503 })) as typeof fetch],
    ['answers something else', (async () => Response.json({ outra: 'coisa' })) as typeof fetch],
  ])('when the service %s the last known rate stays and the log says so', async (_caso, buscar) => {
    const antes = await moedas();
    await atualizar(buscar);
    expect(await moedas()).toEqual(antes);
    expect(log.warn).toHaveBeenLastCalledWith(
      expect.objectContaining({ sigla: 'NOK' }),
      'PTAX fora de alcance; fica a última cotação conhecida',
    );
  });
});
