import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { moedaRepository } from '#server/comex/cadastros/moeda-repository.ts';
import { ptaxEm } from '#server/comex/cadastros/ptax.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

/** The answer of the central bank to each request. */
let responder: (url: URL) => Response = () => Response.json({ value: [] });
const pedidos: URL[] = [];
const ptax = ptaxEm(undefined, async (endereco) => {
  const url = new URL(String(endereco));
  pedidos.push(url);
  return responder(url);
});

onServer(
  'Exchange rates of a process',
  (bench) => {
    let pessoa: Pessoa;
    beforeEach(async () => {
      pessoa = await bench().novaPessoa();
    });
    /** Registered on the Wednesday after Carnaval of 2026. */
    const importar = async (dataRegistro: string) => {
      const di = gerarDeclaracao({
        semente: Number(dataRegistro.replaceAll('-', '')),
        dataRegistro,
        adicoes: 1,
        itensPorAdicao: 1,
        importador: { numero: '12ABC34501DE35', nome: 'FICTICIA' },
        taxas: { '220': '5.3417' },
      });
      const importada = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', escreverDiXml([di])));
      return importada.json()[0].id as string;
    };
    const cambio = async (id: string) => (await pessoa.pedir({ url: `/api/Processo/${id}/Cambio` })).json();
    const guardar = (sigla: string, data: string, valorTaxa: string) =>
      moedaRepository(bench().conexao.db).guardar([
        { sigla, data, valorTaxa, fonte: 'PTAX', obtidaEm: bench().relogio.agora() },
      ]);

    test('are those of the business day before the registration', async () => {
      const id = await importar('2026-02-18');
      await guardar('USD', '2026-02-12', '5.2');
      await guardar('USD', '2026-02-13', '5.3417');
      // The rate of the day itself is not yet known when the DI is registered.
      await guardar('USD', '2026-02-18', '5.5');
      expect(await cambio(id)).toEqual({
        dia: '2026-02-18',
        registrado: true,
        diaUtil: '2026-02-13',
        moedas: [
          {
            sigla: 'USD',
            ptax: { valor: '5.341700000', data: '2026-02-13', fonte: 'PTAX' },
            declarada: expect.stringMatching(/^5\.34/),
          },
        ],
      });
    });

    test.each([
      ['2019-04-09', '2019-04-05', '5.100000000'],
      ['2019-04-10', '2019-04-09', '5.300000000'],
    ])('registered on %s are those of %s: the rule changed on 10/04/2019', async (dataRegistro, data, valor) => {
      const id = await importar(dataRegistro);
      await guardar('USD', '2019-04-05', '5.1');
      await guardar('USD', '2019-04-08', '5.2');
      await guardar('USD', '2019-04-09', '5.3');
      expect(await cambio(id)).toMatchObject({ diaUtil: data, moedas: [{ ptax: { data, valor } }] });
    });

    test('are not told where the week is not known, and are asked of the central bank', async () => {
      const id = await importar('2025-06-04');
      expect((await cambio(id)).moedas).toMatchObject([{ sigla: 'USD', ptax: null }]);
      responder = () =>
        Response.json({
          value: [
            { tipoBoletim: 'Fechamento', dataHoraCotacao: '2025-06-03 13:05:12.3', cotacaoVenda: 5.6412 },
            { tipoBoletim: 'Abertura', dataHoraCotacao: '2025-06-03 10:05:12.3', cotacaoVenda: 5.1 },
          ],
        });
      pedidos.length = 0;
      const payload = { sigla: 'USD', dia: '2025-06-04' };
      expect((await pessoa.pedir({ method: 'POST', url: '/api/Moeda/Buscar', payload })).statusCode).toBe(204);
      expect([...(pedidos[0]?.searchParams.values() ?? [])]).toEqual(
        expect.arrayContaining(["'USD'", "'05-25-2025'", "'06-03-2025'"]),
      );
      expect((await cambio(id)).moedas[0].ptax).toEqual({ valor: '5.641200000', data: '2025-06-03', fonte: 'PTAX' });
    });

    test.each([
      ['is out of reach', () => new Response('', { status: 503 }), /não respondeu/],
      ['has none of those days', () => Response.json({ value: [] }), /não publicou cotação de USD/],
    ])('say so when the central bank %s', async (_, resposta, frase) => {
      responder = resposta;
      const payload = { sigla: 'USD', dia: '2024-01-05' };
      const pedida = await pessoa.pedir({ method: 'POST', url: '/api/Moeda/Buscar', payload });
      expect([pedida.statusCode, pedida.json().Error]).toEqual([422, expect.stringMatching(frase)]);
    });

    test("are nobody else's", async () => {
      const id = await importar('2026-03-04');
      const alheia = await bench().novaPessoa();
      expect((await alheia.pedir({ url: `/api/Processo/${id}/Cambio` })).statusCode).toBe(404);
    });
  },
  { ptax },
);
