import { eq } from 'drizzle-orm';
import { processo, processoPasso } from '#server/platform/db/schema-processo.ts';
import { dai, daiMarca } from '#server/platform/db/schema-sefaz.ts';
import { emCadaBanco } from '#server/testing/bancada.ts';
import { daisDeTeste } from '#server/testing/dais-de-teste.ts';
import { guardarDaisAntigas } from './guardar-dais-antigas.ts';

emCadaBanco('Declarations registered before DAIs were kept', (bancada) => {
  test('get theirs at the start, with what the process said of it, once', async () => {
    const pessoa = await bancada().novaPessoa();
    const { empresaId, usuarioId } = pessoa.quem;
    const { registrado, ler, processos } = daisDeTeste(pessoa);
    const { db } = bancada().conexao;
    const nenhuma = await registrado('2600000010');
    const comCanal = await registrado('2600000029');
    const liberada = await registrado('2600000037');
    // As they stood before: no DAI, the canal typed on the process, its last step taken by hand.
    await db.delete(daiMarca).where(eq(daiMarca.empresaId, empresaId));
    await db.delete(dai).where(eq(dai.empresaId, empresaId));
    for (const id of [comCanal, liberada]) {
      await db.update(processo).set({ canalSefaz: 'AMARELO' }).where(eq(processo.id, id));
    }
    await db.insert(processoPasso).values({
      empresaId,
      id: '01a1fd15-e7ab-758c-8773-000000000001',
      processoId: liberada,
      ordem: 5,
      situacao: 'DESEMBARACADO_SEFAZ',
      data: '2026-11-20',
      em: new Date('2026-11-20T12:00:00Z'),
      usuarioId,
    });
    for (let vez = 0; vez < 2; vez++) await guardarDaisAntigas(db);
    expect(await ler(nenhuma)).toMatchObject({ situacao: 'SEM_DAI', dataRegistro: '2026-11-20', marcas: [] });
    expect(await ler(comCanal)).toMatchObject({
      situacao: 'PARAMETRIZADA',
      canal: 'AMARELO',
      enviadaEm: '2026-11-20',
      cienciaEm: null,
    });
    const pronta = await ler(liberada);
    expect(pronta).toMatchObject({ situacao: 'DESEMBARACADA', desembaracadaEm: '2026-11-20', canal: 'AMARELO' });
    expect(pronta.marcas.map(({ tipo }: { tipo: string }) => tipo)).toEqual([
      'ENVIADA',
      'PARAMETRIZADA',
      'CIENCIA_DADA',
      'DESEMBARACADA',
    ]);
    expect((await processos.ler(comCanal)).json()).toMatchObject({ daiEm: '2026-11-20' });
  });
});
