import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const NOVEMBRO = 'de=2026-11-01&ate=2026-11-30';
const ver = (pessoa: Pessoa, consulta: string) => pessoa.pedir({ url: `/api/Calendario?${consulta}` });

onServer('The calendar', (bench) => {
  test('has the ETA while the cargo is to come, and the end of free time after it came', async () => {
    const pessoa = await bench().novaPessoa();
    const { aberto } = processosDeTeste(pessoa);
    const aVir = await aberto({ eta: '2026-11-25' });
    await aberto({ eta: '2026-12-25' });
    const chegou = await aberto({
      eta: '2026-11-10',
      chegada: '2026-11-12',
      diasLivres: 10,
      conteineres: [{ numero: 'CSQU3054383' }],
    });
    const { hoje, eventos, aMais } = (await ver(pessoa, NOVEMBRO)).json();
    expect([hoje, aMais]).toEqual(['2026-11-20', {}]);
    expect(eventos).toEqual([
      { tipo: 'DEVOLUCAO', dia: '2026-11-22', id: chegou.id, nome: chegou.numero, importador: null },
      { tipo: 'ETA', dia: '2026-11-25', id: aVir.id, nome: aVir.numero, importador: null },
    ]);
  });

  test('has the DAI three days after the desembaraço', async () => {
    const pessoa = await bench().novaPessoa();
    const { aberto, passar } = processosDeTeste(pessoa);
    let { id, versao, numero } = await aberto({ numeroDI: '2600000010' });
    for (const passo of [
      { situacao: 'REGISTRADO' },
      { situacao: 'PARAMETRIZADO', canalRfb: 'VERDE' },
      { situacao: 'DESEMBARACADO_RFB' },
    ]) {
      ({ id, versao, numero } = (await passar(id, { data: '2026-11-19', versao, ...passo })).json());
    }
    const { eventos } = (await ver(pessoa, NOVEMBRO)).json();
    expect(eventos).toEqual([{ tipo: 'DAI', dia: '2026-11-22', id, nome: numero, importador: null }]);
  });

  test('is that of the company, and of the person in charge when one is given', async () => {
    const pessoa = await bench().novaPessoa();
    const { aberto } = processosDeTeste(pessoa);
    await aberto({ eta: '2026-11-25' });
    const meu = await aberto({ eta: '2026-11-26', responsavel: { id: pessoa.quem.usuarioId } });
    const { eventos } = (await ver(pessoa, `${NOVEMBRO}&responsavelId=${pessoa.quem.usuarioId}`)).json();
    expect(eventos.map(({ id }: { id: string }) => id)).toEqual([meu.id]);
    expect((await ver(await bench().novaPessoa(), NOVEMBRO)).json().eventos).toEqual([]);
  });

  test('answers two months at the most', async () => {
    const resposta = await ver(await bench().novaPessoa(), 'de=2026-01-01&ate=2026-12-31');
    expect([resposta.statusCode, resposta.json().campos]).toEqual([
      400,
      { ate: 'Escolha até 62 dias, o último depois do primeiro.' },
    ]);
  });
});
