import { setImmediate as umaVolta } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Planilha } from '#lib/contracts/platform/planilha.ts';
import { planilha } from '#server/platform/db/schema/sheets.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

/** Several slices of rows, so that there is a middle to stop in. */
const LINHAS = 1000;

onServer('an import that does not come to its end', (bench) => {
  let pessoa: Pessoa;
  let url: string;
  beforeEach(async () => {
    pessoa = await bench().novaPessoa();
    const csv = `PN;Descrição;NCM;UN;Origem\n${Array.from({ length: LINHAS }, (_, i) => `FX-${i};Peça ${i};01012100;PECA;Importado`).join('\n')}`;
    const enviada: Planilha = (await pessoa.pedir(multipartOf('/api/Planilha?recurso=Item', csv, 'itens.csv'))).json();
    url = `/api/Planilha/${enviada.id}`;
    await pedir('Conferir', { mapa: enviada.folhas[0]?.palpite });
  });

  const pedir = async (caminho: string, payload: object = {}): Promise<number> =>
    (await pessoa.pedir({ method: 'POST', url: `${url}/${caminho}`, payload })).statusCode;
  const ver = async (): Promise<Planilha> => (await pessoa.pedir({ url })).json();
  const ate = async (chegou: (vista: Planilha) => boolean): Promise<Planilha> => {
    let vista = await ver();
    while (!chegou(vista)) {
      // Asked at every turn, the questions would take longer than the work.
      for (let volta = 0; volta < 3; volta += 1) await umaVolta();
      vista = await ver();
    }
    return vista;
  };
  const terminada = () => ate(({ progresso }) => progresso === null);
  /** Past the check that comes first: records are being written. */
  const gravando = ({ progresso }: Planilha) => progresso === null || (!progresso.conferindo && progresso.feitas > 0);
  const quantosItens = async () =>
    Number((await cadastroDeTeste(pessoa, 'Item').listar('tamanho=1')).headers['x-total-count']);
  const cairAgora = () =>
    bench()
      .conexao.db.update(planilha)
      .set({ situacao: 'GRAVANDO' })
      .where(eq(planilha.empresaId, pessoa.quem.empresaId));

  test('cancelled while it is checked, stands where it was before', async () => {
    await terminada();
    await pedir('Conferir', { mapa: (await ver()).mapa });
    await pedir('Cancelar');
    expect(await terminada()).toMatchObject({ situacao: 'CONFERIDA', falha: 'Cancelado a pedido.' });
  });

  test('cancelled in the middle of all or nothing, is nothing', async () => {
    await terminada();
    await pedir('Gravar', { modo: 'TUDO' });
    expect(await ate(gravando)).toMatchObject({
      situacao: 'GRAVANDO',
      progresso: { total: LINHAS, conferindo: false },
    });
    await pedir('Cancelar');
    expect(await terminada()).toMatchObject({ situacao: 'CONFERIDA', falha: 'Cancelado a pedido.', gravadas: null });
    expect(await quantosItens()).toBe(0);
    await pedir('Gravar', { modo: 'TUDO' });
    expect(await terminada()).toMatchObject({ situacao: 'GRAVADA', falha: null, contagens: { novas: LINHAS } });
    expect(await quantosItens()).toBe(LINHAS);
  });

  test('is nobody else’s to follow or stop meanwhile', async () => {
    const outra = await bench().novaPessoa();
    await terminada();
    await pedir('Gravar', { modo: 'AS_QUE_PASSARAM' });
    const tentadas = await Promise.all([
      outra.pedir({ url }),
      outra.pedir({ method: 'POST', url: `${url}/Cancelar`, payload: {} }),
    ]);
    expect(tentadas.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(await terminada()).toMatchObject({ situacao: 'GRAVADA' });
  });

  test('cancelled in the middle of those that passed, says what is written and goes on from there', async () => {
    await terminada();
    await pedir('Gravar', { modo: 'AS_QUE_PASSARAM' });
    await ate(gravando);
    await pedir('Cancelar');
    const parada = await terminada();
    expect(parada).toMatchObject({
      situacao: 'INTERROMPIDA',
      falha: 'Cancelado a pedido.',
      contagens: { novas: LINHAS },
    });
    expect(parada.gravadas).toBe(await quantosItens());
    expect(parada.gravadas).toBeGreaterThan(0);
    expect(parada.gravadas).toBeLessThan(LINHAS);

    expect(await pedir('Gravar', { modo: 'TUDO' })).toBe(422);
    expect(await pedir('Conferir', { mapa: parada.mapa })).toBe(422);
    await pedir('Gravar', { modo: 'AS_QUE_PASSARAM' });
    expect(await terminada()).toMatchObject({
      situacao: 'GRAVADA',
      falha: null,
      gravadas: null,
      contagens: { novas: LINHAS, alteradas: 0, iguais: 0, comErro: 0 },
    });
    expect(await quantosItens()).toBe(LINHAS);
  });

  test('goes on without touching what people changed of what it had written', async () => {
    await terminada();
    await pedir('Gravar', { modo: 'AS_QUE_PASSARAM' });
    await ate(gravando);
    await pedir('Cancelar');
    await terminada();
    const itens = cadastroDeTeste(pessoa, 'Item');
    const [{ excluidoEm: _e, alteradoEm: _a, alteradoPor: _p, ...item }] = (await itens.listar('q=Peça 0')).json();
    await itens.alterar({ ...item, descricao: 'Mudada por gente' });
    await pedir('Gravar', { modo: 'AS_QUE_PASSARAM' });
    expect(await terminada()).toMatchObject({ situacao: 'GRAVADA', contagens: { novas: LINHAS, alteradas: 0 } });
    expect((await itens.ler(item.id)).json()).toMatchObject({ descricao: 'Mudada por gente', versao: 2 });
  });

  test('left half way by a server that fell, says so, and is gone on with or undone', async () => {
    await terminada();
    await cairAgora();
    expect(await ver()).toMatchObject({ situacao: 'CONFERIDA', falha: 'O servidor parou antes do fim.' });

    await pedir('Gravar', { modo: 'AS_QUE_PASSARAM' });
    await ate(gravando);
    await pedir('Cancelar');
    const { gravadas } = await terminada();
    await cairAgora();
    expect(await ver()).toMatchObject({ situacao: 'INTERROMPIDA', gravadas, falha: 'O servidor parou antes do fim.' });

    await pedir('Desfazer');
    expect(await terminada()).toMatchObject({ situacao: 'DESFEITA', desfeitas: { desfeitas: gravadas, mantidas: 0 } });
    expect(await quantosItens()).toBe(0);
  });

  test('cancelled while it is undone, is undone to the end the next time', async () => {
    await terminada();
    await pedir('Gravar', { modo: 'TUDO' });
    await terminada();
    await pedir('Desfazer');
    await ate(({ progresso }) => progresso === null || progresso.feitas > 0);
    await pedir('Cancelar');
    const parada = await terminada();
    expect(parada).toMatchObject({ situacao: 'GRAVADA', falha: 'Cancelado a pedido.' });
    expect(LINHAS - Number(parada.desfeitas?.desfeitas)).toBe(await quantosItens());
    await pedir('Desfazer');
    expect(await terminada()).toMatchObject({ situacao: 'DESFEITA', desfeitas: { desfeitas: LINHAS, mantidas: 0 } });
    expect(await quantosItens()).toBe(0);
  });
});
