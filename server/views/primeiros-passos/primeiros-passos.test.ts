import { eq } from 'drizzle-orm';
import { processo } from '#server/platform/db/schema/processo.ts';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { newColleague } from '#server/testing/colleague.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { writeDirectly } from '#server/testing/writes-in-painel.ts';
import { verPrimeirosPassos } from './ver-primeiros-passos.ts';

const ver = async (pessoa: Pessoa) => (await pessoa.pedir({ url: '/api/PrimeirosPassos' })).json();
const estados = async (pessoa: Pessoa) =>
  Object.fromEntries(
    (await ver(pessoa)).passos.map(({ passo, estado }: { passo: string; estado: string }) => [passo, estado]),
  );
const mudar = (pessoa: Pessoa, ato: 'Pular' | 'Dispensar', payload: object) =>
  pessoa.pedir({ method: 'POST', url: `/api/PrimeirosPassos/${ato}`, payload });

const NENHUM = {
  EMPRESA: 'NAO_COMECADO',
  CORTE: 'NAO_COMECADO',
  HISTORICO: 'NAO_COMECADO',
  CADASTROS: 'NAO_COMECADO',
  TABELAS: 'NAO_COMECADO',
  DAI: 'NAO_COMECADO',
};

onServer('The first steps', (bench) => {
  test('of a new company have not begun', async () => {
    const pessoa = await bench().novaPessoa();
    expect(await estados(pessoa)).toEqual(NENHUM);
    expect(await ver(pessoa)).toMatchObject({
      terminado: false,
      dispensado: false,
      contagens: { temCnpj: false, pessoas: 1, historicoAntesDe: null, itens: 0, ncmDe: null, dais: 0 },
    });
  });

  test('are found out from what is there: the company, its people, the day, the cadastros', async () => {
    const pessoa = await bench().novaPessoa();
    const outra = await bench().novaPessoa();
    await newColleague(bench(), pessoa);
    expect(await estados(pessoa)).toEqual({ ...NENHUM, EMPRESA: 'COMECADO' });
    const gravada = await pessoa.pedir({
      method: 'PUT',
      url: '/api/Empresa',
      payload: {
        id: pessoa.quem.empresaId,
        versao: 1,
        razaoSocial: 'Empresa Fictícia Ltda',
        nomeFantasia: 'Fictícia',
        cnpj: 'ZFM000AM000121',
        historicoAntesDe: '2026-10-01',
      },
    });
    expect(gravada.statusCode).toBe(200);
    const { criar } = cadastroDeTeste(pessoa, 'Fornecedor');
    expect(
      (await criar({ papel: 'FORNECEDOR', razaoSocial: 'FICTICIA LTD', pais: { codigo: '160' } })).statusCode,
    ).toBe(201);
    expect(await estados(pessoa)).toEqual({ ...NENHUM, EMPRESA: 'FEITO', CORTE: 'FEITO', CADASTROS: 'COMECADO' });
    expect((await ver(pessoa)).contagens).toMatchObject({
      pessoas: 2,
      historicoAntesDe: '2026-10-01',
      importadores: 0,
      fornecedores: 1,
    });
    expect(await estados(outra)).toEqual(NENHUM);
  });

  test('count the DAIs that somebody has begun, of real processes, and not the declarations without one', async () => {
    const pessoa = await bench().novaPessoa();
    const di = gerarArquivoDi({
      semente: 71,
      dataRegistro: '2026-11-03',
      adicoes: 1,
      itensPorAdicao: 1,
      importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA LTDA' },
      taxas: { '220': '5.3417' },
    });
    const { id } = (await pessoa.pedir(multipartOf('/api/Processo/ImportarDi?Bucket=di', di))).json()[0];
    expect((await ver(pessoa)).contagens).toMatchObject({ declaracoes: 1, dais: 0 });
    expect((await estados(pessoa)).DAI).toBe('NAO_COMECADO');
    const { versao } = (await pessoa.pedir({ url: `/api/Dai/${id}` })).json();
    const payload = { versao, tipo: 'EM_ELABORACAO', data: '2026-11-20' };
    expect((await pessoa.pedir({ method: 'POST', url: `/api/Dai/${id}/Marca`, payload })).statusCode).toBe(200);
    expect((await ver(pessoa)).contagens).toMatchObject({ dais: 1, daisEnviadas: 0 });
    await writeDirectly(bench().conexao.db, (tx) =>
      tx.update(processo).set({ treinamento: true }).where(eq(processo.id, id)),
    );
    expect((await ver(pessoa)).contagens).toMatchObject({ dais: 0, declaracoes: 0 });
  });

  test('a skipped step says so to everybody until it has begun, and can be taken up again', async () => {
    const pessoa = await bench().novaPessoa();
    const colega = await newColleague(bench(), pessoa);
    expect((await mudar(pessoa, 'Pular', { passo: 'TABELAS', pular: true })).statusCode).toBe(200);
    await mudar(pessoa, 'Pular', { passo: 'EMPRESA', pular: true });
    expect(await estados(colega)).toEqual({ ...NENHUM, EMPRESA: 'COMECADO', TABELAS: 'PULADO' });
    await mudar(colega, 'Pular', { passo: 'TABELAS', pular: false });
    expect(await estados(pessoa)).toMatchObject({ TABELAS: 'NAO_COMECADO' });
    const historico = (
      await pessoa.pedir({ url: `/api/Historico?recurso=Empresa&registroId=${pessoa.quem.empresaId}` })
    ).json();
    expect(historico.map(({ motivo }: { motivo: string }) => motivo)).toEqual([
      'Retomou o passo “Tabelas oficiais” dos primeiros passos.',
      'Pulou o passo “Empresa e pessoas” dos primeiros passos.',
      'Pulou o passo “Tabelas oficiais” dos primeiros passos.',
    ]);
  });

  test('are finished when every step is done or skipped', async () => {
    const pessoa = await bench().novaPessoa();
    for (const passo of Object.keys(NENHUM)) await mudar(pessoa, 'Pular', { passo, pular: true });
    expect(await ver(pessoa)).toMatchObject({ terminado: true, dispensado: false });
  });

  test('dismissed, they can be shown again', async () => {
    const pessoa = await bench().novaPessoa();
    expect((await mudar(pessoa, 'Dispensar', { dispensar: true })).json()).toMatchObject({ dispensado: true });
    expect((await mudar(pessoa, 'Dispensar', { dispensar: false })).json()).toMatchObject({ dispensado: false });
  });

  test('an unknown step is refused at its field', async () => {
    const resposta = await mudar(await bench().novaPessoa(), 'Pular', { passo: 'OUTRO', pular: true });
    expect([resposta.statusCode, resposta.json().campos]).toEqual([400, { passo: expect.any(String) }]);
  });

  test('are read in one statement', async () => {
    const { quem } = await bench().novaPessoa();
    let idas = 0;
    const { db } = bench().conexao;
    const contado = new Proxy(db, {
      get: (alvo, nome) => {
        if (nome === 'select') idas += 1;
        return Reflect.get(alvo, nome);
      },
    });
    await verPrimeirosPassos(contado, quem.empresaId);
    expect(idas).toBe(1);
  });
});
