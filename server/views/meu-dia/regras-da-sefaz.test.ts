import { eq } from 'drizzle-orm';
import { dai } from '#server/platform/db/schema/sefaz.ts';
import { daisDeTeste, ENVIADA, NOTIFICADA, PARAMETRIZADA } from '#server/testing/dais-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { em, nosDias, verMeuDia } from './dia-de-teste.ts';

onServer('What waits at the Sefaz', (bench) => {
  test('a DI through at the Receita without a DAI: an error past the 72 hours of practice', async () => {
    const pessoa = await bench().novaPessoa();
    const id = await daisDeTeste(pessoa).registrado('2690000015');
    await bench().conexao.db.update(dai).set({ icmsRecolher: '1234.50' }).where(eq(dai.processoId, id));
    expect(await nosDias(bench(), pessoa.quem, 'SEM_DAI', [em(0), em(3), em(4)])).toEqual({
      [em(0)]: ['aviso', em(3), 'Desembaraçada hoje, sem DAI; a praxe são 72 horas.'],
      [em(3)]: ['aviso', em(3), 'Desembaraçada há 3 dias, sem DAI; a praxe são 72 horas.'],
      [em(4)]: ['erro', em(3), 'Desembaraçada há 4 dias, sem DAI; a praxe são 72 horas.'],
    });
    const { linhas } = await verMeuDia(bench(), pessoa.quem, em(3), { regra: 'SEM_DAI' });
    expect(linhas.map(({ grupo, valor, lugar, titulo }) => ({ grupo, valor, lugar, titulo }))).toEqual([
      {
        grupo: 'HOJE',
        valor: { valor: '1234.50', oQue: 'ICMS_A_RECOLHER' },
        lugar: { onde: 'DAI', id, aba: null, campo: 'ato' },
        titulo: expect.stringMatching(/^IMP-2026-0001 · DI 26\/9000001-5$/),
      },
    ]);
  });

  test('a DAI that the Sefaz rejected says so, in the list too; one that was never sent does not', async () => {
    const pessoa = await bench().novaPessoa();
    const dais = daisDeTeste(pessoa);
    const id = await dais.registrado('2690000015');
    await dais.marcada(id, ENVIADA, { tipo: 'REJEITADA', motivo: 'Código de tributação inexistente.' });
    const frase = 'DAI rejeitada: corrija e envie de novo. Desembaraçada há 4 dias; a praxe são 72 horas.';
    expect(await nosDias(bench(), pessoa.quem, 'SEM_DAI', [em(4)])).toEqual({ [em(4)]: ['erro', em(3), frase] });
    const chips = async () => {
      const [processo] = (await pessoa.pedir({ url: '/api/Processo?alerta=SEM_DAI' })).json();
      return processo.alertas.map(({ codigo, nome }: { codigo: string; nome?: string }) => [codigo, nome]);
    };
    expect(await chips()).toEqual([['SEM_DAI', 'DAI rejeitada']]);
    await dais.marcada(id, 'EM_ELABORACAO');
    expect(await chips()).toEqual([['SEM_DAI', undefined]]);
  });

  test('a canal without ciência, today as long as it lasts; gone once it is taken', async () => {
    const pessoa = await bench().novaPessoa();
    const dais = daisDeTeste(pessoa);
    const id = await dais.registrado('2690000015');
    await dais.marcada(id, ENVIADA);
    expect(await nosDias(bench(), pessoa.quem, 'CIENCIA', [em(0)])).toEqual({ [em(0)]: null });
    await dais.marcada(id, PARAMETRIZADA);
    const frase = 'O canal da Sefaz saiu em 20/11/2026 e falta a ciência no DT-e: sem ela o desembaraço não conclui.';
    expect(await nosDias(bench(), pessoa.quem, 'CIENCIA', [em(0), em(5)])).toEqual({
      [em(0)]: ['erro', null, frase],
      [em(5)]: ['erro', null, frase],
    });
    expect((await verMeuDia(bench(), pessoa.quem, em(5), { regra: 'CIENCIA' })).linhas[0]?.grupo).toBe('HOJE');
    await dais.marcada(id, 'CIENCIA_DADA');
    expect(await nosDias(bench(), pessoa.quem, 'CIENCIA', [em(0)])).toEqual({ [em(0)]: null });
  });

  test('a DAR that is not paid, with what it is of; then the exoneração', async () => {
    const pessoa = await bench().novaPessoa();
    const dais = daisDeTeste(pessoa);
    const id = await dais.registrado('2690000015');
    await dais.marcada(id, ENVIADA, PARAMETRIZADA, 'CIENCIA_DADA', NOTIFICADA);
    const frase = (o: string) =>
      `Notificação N-9 da Sefaz em aberto: o DAR ${o}; sem o pagamento o desembaraço não conclui.`;
    expect(await nosDias(bench(), pessoa.quem, 'DAR', [em(0), em(9), em(10), em(11)])).toEqual({
      [em(0)]: ['aviso', em(10), frase('vence em 10 dias')],
      [em(9)]: ['aviso', em(10), frase('vence amanhã')],
      [em(10)]: ['aviso', em(10), frase('vence hoje')],
      [em(11)]: ['erro', em(10), frase('venceu há 1 dia')],
    });
    expect((await verMeuDia(bench(), pessoa.quem, em(0), { regra: 'DAR' })).linhas[0]?.valor).toEqual({
      valor: '1234.50',
      oQue: 'DAR',
    });

    await dais.marcada(id, { tipo: 'DAR_PAGO', numero: 'D-1' }, 'DESEMBARACADA');
    expect(await nosDias(bench(), pessoa.quem, 'DAR', [em(0)])).toEqual({ [em(0)]: null });
    expect(await nosDias(bench(), pessoa.quem, 'EXONERACAO', [em(0)])).toEqual({
      [em(0)]: [
        'aviso',
        null,
        'A Sefaz desembaraçou em 20/11/2026 e a exoneração do ICMS não foi declarada no Siscomex.',
      ],
    });
    await dais.marcada(id, 'EXONERACAO');
    expect(await nosDias(bench(), pessoa.quem, 'EXONERACAO', [em(0)])).toEqual({ [em(0)]: null });
  });
});
