import { dcisDeTeste } from '#server/testing/dcis-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

onServer('The presença de carga of an individual DCI', (bench) => {
  test('is asked for until the day and recinto, or the dispensation, are there; a copy starts without them', async () => {
    const { pedir, alterar, criada, novo } = await dcisDeTeste(await bench().novaPessoa());
    const individual = { ...novo, tipo: 'INDIVIDUAL', competencia: null };
    const { id } = await criada(individual);
    const faltas = async () =>
      (await pedir('GET', `${id}/Conferencia`))
        .json()
        .apontamentos.map(({ codigo }: { codigo: string }) => codigo)
        .filter((codigo: string) => codigo === 'SEM_PRESENCA' || codigo === 'SEM_RECINTO');
    expect(await faltas()).toEqual(['SEM_PRESENCA']);

    const gravar = async (versao: number, presenca: object) =>
      (await alterar({ ...individual, ...presenca, id, versao })).json();
    expect(await gravar(1, { presencaEm: '2026-11-05' })).toMatchObject({ presencaEm: '2026-11-05' });
    expect(await faltas()).toEqual(['SEM_RECINTO']);
    const inteira = { presencaEm: '2026-11-05', presencaRecinto: 'Recinto fictício' };
    expect(await gravar(2, inteira)).toMatchObject({ ...inteira, presencaDispensa: null });
    expect(await faltas()).toEqual([]);
    const copia = await pedir('POST', `${id}/Copiar`, { natureza: 'ORIGINAL' });
    expect(copia.json()).toMatchObject({ presencaEm: null, presencaRecinto: null });

    expect(await gravar(3, { presencaDispensa: 'Formulário 12/2026' })).toMatchObject({ presencaEm: null });
    expect(await faltas()).toEqual([]);
  });
});
