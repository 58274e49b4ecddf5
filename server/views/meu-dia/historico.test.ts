import { eq } from 'drizzle-orm';
import { processo } from '#server/platform/db/schema/processo.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { writeDirectly } from '#server/testing/writes-in-painel.ts';

const di = (semente: number, dataRegistro: string) =>
  gerarArquivoDi({
    semente,
    dataRegistro,
    adicoes: 2,
    itensPorAdicao: 2,
    importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA LTDA' },
    taxas: { '220': '5.3417' },
    regime: 'zfm',
  });

/** What waits for anybody of the company, everywhere it is told. */
async function oQueEspera(pessoa: Pessoa) {
  const ler = async (url: string) => (await pessoa.pedir({ url: `/api/${url}` })).json();
  const dia = await ler('MeuDia?de=empresa');
  const painel = await ler('Dashboard');
  return {
    dia: dia.linhas.map(({ regra, lugar }: { regra: string; lugar: { id: string } }) => `${regra} ${lugar.id}`).sort(),
    dinheiro: dia.grupos.flatMap(({ valores }: { valores: unknown[] }) => valores).length,
    prazos: painel.prazos.map(({ regra }: { regra: string }) => regra).sort(),
    semDai: (await ler('Dai/Pendencias')).SEM_DAI,
    comAlerta: (await pessoa.pedir({ url: '/api/Processo?alerta=QUALQUER' })).headers['x-total-count'],
    lotes: (await ler('SaldoInsumo')).length,
  };
}

async function corte(pessoa: Pessoa, historicoAntesDe: string | null) {
  const url = `/api/Empresa/${pessoa.quem.empresaId}`;
  const { logo, exigeSegundoFator, registroPedeSegundaPessoa, catalogoPedeSegundaPessoa, ...campos } = (
    await pessoa.pedir({ url })
  ).json();
  const payload = { ...campos, historicoAntesDe };
  const resposta = await pessoa.pedir({ method: 'PUT', url: '/api/Empresa', payload });
  expect(resposta.statusCode).toBe(200);
}

onServer('What was registered before the cut-off of the company', (bench) => {
  test('counts for the stock and waits for nobody; moved, it waits again', async () => {
    const pessoa = await bench().novaPessoa();
    const importar = async (texto: string) =>
      (await pessoa.pedir(multipartOf('/api/Processo/ImportarDi?Bucket=di', texto))).json()[0].id as string;
    const antiga = await importar(di(31, '2023-05-10'));
    const doDia = await importar(di(32, '2026-11-03'));
    const antes = await oQueEspera(pessoa);
    expect(antes.dia).toEqual(expect.arrayContaining([`SEM_DAI ${antiga}`, `SEM_DAI ${doDia}`]));
    expect([antes.semDai, antes.comAlerta]).toEqual([2, '2']);

    await corte(pessoa, '2026-11-03');
    const depois = await oQueEspera(pessoa);
    expect(depois.dia.filter((linha: string) => linha.includes(antiga))).toEqual([]);
    expect(depois.dia).toContain(`SEM_DAI ${doDia}`);
    expect([depois.semDai, depois.comAlerta, depois.lotes]).toEqual([1, '1', antes.lotes]);
    expect(antes.lotes).toBeGreaterThan(0);
    expect((await pessoa.pedir({ url: `/api/Processo/${antiga}` })).json().historicoAntesDe).toBe('2026-11-03');
    expect((await pessoa.pedir({ url: `/api/Processo/${doDia}` })).json().historicoAntesDe).toBeNull();
    const [naLista] = (await pessoa.pedir({ url: `/api/Processo?dataRegistroAte=2023-12-31` })).json();
    expect(naLista).toMatchObject({ id: antiga, alertas: [], dias: null, proximoPasso: null });

    await corte(pessoa, '2026-11-04');
    expect(await oQueEspera(pessoa)).toEqual({
      dia: [],
      dinheiro: 0,
      prazos: [],
      semDai: 0,
      comAlerta: '0',
      lotes: antes.lotes,
    });
    expect((await pessoa.pedir({ url: '/api/MeuDia/Contagem' })).json()).toMatchObject({ total: 0 });

    await corte(pessoa, null);
    expect(await oQueEspera(pessoa)).toEqual(antes);
  });

  test('is told before it is written: what stops waiting, by kind, with its count and money', async () => {
    const pessoa = await bench().novaPessoa();
    const ids: string[] = [];
    for (const [semente, dia] of [
      [41, '2023-05-10'],
      [42, '2023-06-12'],
      [43, '2026-11-03'],
    ] as const)
      ids.push((await pessoa.pedir(multipartOf('/api/Processo/ImportarDi?Bucket=di', di(semente, dia)))).json()[0].id);
    const antes = await oQueEspera(pessoa);
    const seria = async (dia: string) =>
      (await pessoa.pedir({ url: `/api/MeuDia/Corte?historicoAntesDe=${dia}` })).json();
    expect(await seria('2023-05-10')).toEqual({ regras: [], total: 0 });
    const { regras, total } = await seria('2023-06-13');
    const semDai = regras.find(({ regra }: { regra: string }) => regra === 'SEM_DAI');
    const esperava = (await pessoa.pedir({ url: '/api/MeuDia?de=empresa&regra=SEM_DAI' })).json().linhas;
    const dela = esperava.find(({ lugar }: { lugar: { id: string } }) => lugar.id === ids[0]);
    expect(semDai).toEqual({ regra: 'SEM_DAI', quantas: 1, valores: [dela.valor] });
    expect(regras.find(({ regra }: { regra: string }) => regra === 'SEM_IMPORTADOR').quantas).toBe(2);
    expect(await oQueEspera(pessoa)).toEqual(antes);

    await corte(pessoa, '2023-06-13');
    const depois = await oQueEspera(pessoa);
    expect(antes.dia.length - depois.dia.length).toBe(total);
    expect(await seria('2023-06-13')).toEqual({ regras: [], total: 0 });
  });

  test('is no history while the Receita or the Sefaz waits for something of it', async () => {
    const { db } = bench().conexao;
    const pessoa = await bench().novaPessoa();
    const [antiga, exigida, notificada, rejeitada, devedora] = await Promise.all(
      [51, 52, 53, 54, 55].map(async (semente) => {
        const resposta = await pessoa.pedir(
          multipartOf('/api/Processo/ImportarDi?Bucket=di', di(semente, '2023-05-10')),
        );
        return resposta.json()[0].id as string;
      }),
    );
    await writeDirectly(db, (tx) =>
      tx
        .update(processo)
        .set({ situacao: 'EM_EXIGENCIA' })
        .where(eq(processo.id, exigida ?? '')),
    );
    for (const [id = '', situacao] of [
      [notificada, 'NOTIFICADA'],
      [rejeitada, 'REJEITADA'],
    ] as const)
      await db
        .update(dai)
        .set({ situacao, notificacaoValor: situacao === 'NOTIFICADA' ? '10.00' : null })
        .where(eq(dai.processoId, id));
    await db
      .update(dai)
      .set({ situacao: 'DESEMBARACADA', icmsRecolher: '631.50' })
      .where(eq(dai.processoId, devedora ?? ''));
    await corte(pessoa, '2026-11-20');
    const corteDe = async (id = '') => (await pessoa.pedir({ url: `/api/Processo/${id}` })).json().historicoAntesDe;
    expect(await Promise.all([antiga, exigida, notificada, rejeitada, devedora].map(corteDe))).toEqual([
      '2026-11-20',
      null,
      null,
      null,
      null,
    ]);
    const { dia } = await oQueEspera(pessoa);
    expect(dia).toEqual(expect.arrayContaining([`EXIGENCIA ${exigida}`, `SEM_DAI ${rejeitada}`]));
    expect(dia.filter((linha: string) => linha.includes(antiga ?? ''))).toEqual([]);
    expect(dia).toContain(`ICMS_POR_NOTIFICAR ${devedora}`);
    expect((await pessoa.pedir({ url: '/api/Dai/Pendencias' })).json()).toMatchObject({
      NOTIFICACAO_ABERTA: 1,
      ICMS_POR_NOTIFICAR: 1,
    });
    expect((await pessoa.pedir({ url: '/api/Dashboard' })).json().icmsPorNotificar).toMatchObject({ total: '631.50' });
  });

  test('is the cut-off of that company alone', async () => {
    const pessoa = await bench().novaPessoa();
    const outra = await bench().novaPessoa();
    await pessoa.pedir(multipartOf('/api/Processo/ImportarDi?Bucket=di', di(33, '2023-05-10')));
    await corte(outra, '2026-11-20');
    expect((await oQueEspera(pessoa)).semDai).toBe(1);
  });
});
