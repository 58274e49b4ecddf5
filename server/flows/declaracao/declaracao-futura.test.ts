import { eq } from 'drizzle-orm';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const IMPORTAR = '/api/Processo/ImportarDi';
const arquivo = (dias: { dataRegistro?: string; dataDesembaraco?: string | null }) => {
  const di = gerarDeclaracao({
    semente: 71,
    dataRegistro: '2026-11-17',
    adicoes: 1,
    itensPorAdicao: 1,
    importador: { numero: '12ABC34501DE35', nome: 'FICTICIA DA AMAZONIA' },
    taxas: { '220': '5.3417' },
    regime: 'zfm',
  });
  return escreverDiXml([{ ...di, dataDesembaraco: '2026-11-20', ...dias }]);
};

// The clock of the tests stands at 2026-11-20.
onServer('A declaration of a day still to come', (bench) => {
  let pessoa: Pessoa;
  beforeEach(async () => {
    pessoa = await bench().novaPessoa();
  });
  const importar = (texto: string, consulta = '') => pessoa.pedir(multipartOf(`${IMPORTAR}?${consulta}`, texto));

  test.each([
    [{ dataDesembaraco: '2026-11-21' }, 'A data do desembaraço, 21/11/2026, está no futuro: hoje é 20/11/2026.'],
    [{ dataRegistro: '2026-11-21' }, 'A data do registro, 21/11/2026, está no futuro: hoje é 20/11/2026.'],
  ])('is refused as a new process, and onto one: %j', async (dias, frase) => {
    const { id } = await processosDeTeste(pessoa).aberto();
    for (const consulta of ['', `processoId=${id}`]) {
      const resposta = await importar(arquivo(dias), consulta);
      expect([resposta.statusCode, resposta.json().Error]).toEqual([400, expect.stringContaining(frase)]);
    }
    const { empresaId } = pessoa.quem;
    expect(await bench().conexao.db.$count(saldoLote, eq(saldoLote.empresaId, empresaId))).toBe(0);
  });

  test('is refused as a retificação that is applied, and the stock stays as it is', async () => {
    expect((await importar(arquivo({ dataDesembaraco: null }))).statusCode).toBe(201);
    const resposta = await importar(arquivo({ dataDesembaraco: '2026-11-21' }), 'retificar=true&aplicar=true');
    expect([resposta.statusCode, resposta.json().Error]).toEqual([400, expect.stringContaining('21/11/2026')]);
  });

  test('is read with an error among its conferences; one of today is not', async () => {
    const ler = async (texto: string) => {
      const { declaracoes } = (await pessoa.pedir(multipartOf('/api/Di/Ler', texto))).json();
      return declaracoes[0].conferencias.filter(({ codigo }: { codigo: string }) => codigo === 'DATA_FUTURA');
    };
    expect(await ler(arquivo({ dataDesembaraco: '2026-11-21' }))).toMatchObject([{ nivel: 'erro', adicao: null }]);
    expect(await ler(arquivo({}))).toEqual([]);
  });
});
