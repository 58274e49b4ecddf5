import readXlsxFile from 'read-excel-file/node';
import { PROCESSO_COLUNAS } from '#lib/listas/processo.ts';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const linhasDe = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n').slice(1);

async function comProcessos(pessoa: Pessoa, quantos: number): Promise<Pessoa> {
  for (let i = 0; i < quantos; i += 1) {
    const arquivo = gerarArquivoDi({
      semente: 500 + i,
      dataRegistro: `2026-1${i % 2}-0${1 + i}`,
      adicoes: 1,
      itensPorAdicao: 1,
      importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA LTDA' },
      taxas: { '220': '5.3417' },
    });
    await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', arquivo));
  }
  return pessoa;
}

onServer('The whole result of a list as a file', (bench) => {
  let pessoa: Pessoa;
  let lista: { id: string; numero: string; valorAduaneiro: string }[];
  beforeAll(async () => {
    pessoa = await comProcessos(await bench().novaPessoa(), 4);
    lista = (await pessoa.pedir({ url: '/api/Processo?ordem=-valorAduaneiro' })).json();
  });

  const numeros = async (consulta: string) =>
    linhasDe((await pessoa.pedir({ url: `/api/Processo/Exportar?formato=csv&colunas=numero${consulta}` })).body);

  test('has every row of the list, in its order, with its figures', async () => {
    const resposta = await pessoa.pedir({
      url: '/api/Processo/Exportar?formato=csv&colunas=numero,valorAduaneiro&ordem=-valorAduaneiro',
    });
    expect(linhasDe(resposta.body)).toEqual(
      lista.map(({ numero, valorAduaneiro }) => `${numero};${valorAduaneiro.replace('.', ',')}`),
    );
    expect(lista).toHaveLength(4);
    expect(resposta.headers).toMatchObject({
      'x-total-count': '4',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="processos-2026-11-20.csv"',
    });
  });

  test.each([
    '&situacao=REGISTRADO',
    '&situacao=ENCERRADO',
    '&q=imp-2026-0002',
    '&dataRegistroDe=2026-11-01',
    '&canalRfb=VERDE',
  ])('filters as the list does: %s', async (filtro) => {
    const pagina = await pessoa.pedir({ url: `/api/Processo?ordem=numero${filtro}` });
    const esperados = pagina.json().map(({ numero }: { numero: string }) => numero);
    expect(await numeros(`&ordem=numero${filtro}`)).toEqual(esperados);
    expect(pagina.headers['x-total-count']).toBe(String(esperados.length));
  });

  test('list and file are in the order asked for, both ways', async () => {
    const emOrdem = lista.map(({ numero }) => numero).sort();
    const naLista = async (ordem: string) =>
      (await pessoa.pedir({ url: `/api/Processo?ordem=${ordem}` }))
        .json()
        .map(({ numero }: { numero: string }) => numero);
    for (const ler of [naLista, (ordem: string) => numeros(`&ordem=${ordem}`)]) {
      expect(await ler('numero')).toEqual(emOrdem);
      expect(await ler('-numero')).toEqual(emOrdem.toReversed());
    }
  });

  test('a page past the end still says how many there are', async () => {
    const pagina = await pessoa.pedir({ url: '/api/Processo?pagina=9&dataRegistroDe=2026-01-01' });
    expect([pagina.json(), pagina.headers['x-total-count']]).toEqual([[], '4']);
  });

  test('only the chosen rows when their ids are named', async () => {
    const [a, , c] = lista;
    expect(await numeros(`&ordem=-valorAduaneiro&ids=${c?.id},${a?.id}`)).toEqual([a?.numero, c?.numero]);
  });

  test('as XLSX the same rows, every column of the list, figures as numbers', async () => {
    const resposta = await pessoa.pedir({ url: '/api/Processo/Exportar?ordem=-valorAduaneiro' });
    const [planilha] = await readXlsxFile(resposta.rawPayload);
    const [titulos, ...linhas] = planilha?.data ?? [];
    expect(titulos).toEqual(PROCESSO_COLUNAS.map(({ titulo }) => titulo));
    const [iNumero = 0, iValor = 0] = ['numero', 'valorAduaneiro'].map((campo) =>
      PROCESSO_COLUNAS.findIndex((coluna) => coluna.campo === campo),
    );
    expect(linhas.map((linha) => [linha[iNumero], linha[iValor]])).toEqual(
      lista.map(({ numero, valorAduaneiro }) => [numero, Number(valorAduaneiro)]),
    );
    expect(planilha?.sheet).toBe('Processos');
  });

  test('the totals are the sums of those very rows', async () => {
    const centavos = lista.reduce((soma, { valorAduaneiro }) => soma + BigInt(valorAduaneiro.replace('.', '')), 0n);
    const { valorAduaneiro } = (await pessoa.pedir({ url: '/api/Processo/Totais' })).json();
    expect(valorAduaneiro.replace('.', '')).toBe(String(centavos));
    const { valorAduaneiro: de } = (await pessoa.pedir({ url: `/api/Processo/Totais?q=${lista[1]?.numero}` })).json();
    expect(de).toBe(lista[1]?.valorAduaneiro);
  });

  test('nothing is zero, with its cents', async () => {
    const { json } = await pessoa.pedir({ url: '/api/Processo/Totais?situacao=ENCERRADO' });
    expect(json()).toMatchObject({ valorAduaneiro: '0.00', ii: '0.00', taxaSiscomex: '0.00' });
  });

  test('another company gets nothing of it, not even by id', async () => {
    const outra = await bench().novaPessoa();
    const url = `/api/Processo/Exportar?formato=csv&ids=${lista[0]?.id}`;
    expect(linhasDe((await outra.pedir({ url })).body)).toEqual([]);
    expect((await outra.pedir({ url: '/api/Processo/Totais' })).json()).toMatchObject({ valorAduaneiro: '0.00' });
  });

  test.each([
    'formato=pdf',
    'colunas=senha',
    'ids=1',
    `ids=${Array.from({ length: 201 }, () => '0190aaaa-0000-7000-8000-000000000000').join(',')}`,
    'pagina=2',
    'cor=azul',
  ])('a query that means nothing is refused: %s', async (consulta) => {
    const resposta = await pessoa.pedir({ url: `/api/Processo/Exportar?${consulta}` });
    expect([resposta.statusCode, resposta.json().codigo]).toEqual([400, 'VALIDACAO']);
  });

  test('and nobody without a session gets anything', async () => {
    expect((await bench().app.inject({ url: '/api/Processo/Exportar' })).statusCode).toBe(401);
  });
});
