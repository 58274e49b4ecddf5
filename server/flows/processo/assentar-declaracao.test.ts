import { type DeclaracaoQueProva, passosProvados } from '#server/comex/processo/passos-provados.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { assentarDeclaracao } from './assentar-declaracao.ts';

const DI: DeclaracaoQueProva = {
  numeroDI: '2600000010',
  dataRegistro: '2026-11-10',
  dataDesembaraco: '2026-11-14',
  canalCodigo: '001',
};
const situacoes = (passos: { situacao: string; data: string; canalRfb: string | null }[]) =>
  passos.map(({ situacao, data, canalRfb }) => [situacao, data, canalRfb]);

test.each<[string, Partial<DeclaracaoQueProva>, ReturnType<typeof situacoes>]>([
  ['registered', { canalCodigo: '000', dataDesembaraco: null }, [['REGISTRADO', '2026-11-10', null]]],
  [
    'of a canal without a name, that it has one',
    { canalCodigo: '003', dataDesembaraco: null },
    [
      ['REGISTRADO', '2026-11-10', null],
      ['PARAMETRIZADO', '2026-11-10', null],
    ],
  ],
  [
    'through',
    {},
    [
      ['REGISTRADO', '2026-11-10', null],
      ['PARAMETRIZADO', '2026-11-10', 'VERDE'],
      ['DESEMBARACADO_RFB', '2026-11-14', null],
    ],
  ],
])('A declaration that is %s proves so many steps', (_como, mais, provados) => {
  expect(situacoes(passosProvados({ ...DI, ...mais }))).toEqual(provados);
});

onServer('The steps of a declaration', (bench) => {
  const assinatura = (usuarioId: string) => ({ usuarioId, em: new Date('2026-11-20T12:00:00Z') });

  test('go on from where the process stands; what was written by hand becomes the file’s', async () => {
    const { quem, ...pessoa } = await bench().novaPessoa();
    const { db } = bench().conexao;
    const { aberto, passar, ler, listar } = processosDeTeste({ quem, ...pessoa });
    const { id } = await aberto();
    await passar(id, { versao: 1, situacao: 'REGISTRADO', data: '2026-11-20', numeroDocumento: DI.numeroDI });
    const declarado = { processoId: id, declaracao: DI };
    await db.transaction((tx) =>
      assentarDeclaracao(tx, quem.empresaId, { ...declarado, mudanca: null }, assinatura(quem.usuarioId)),
    );
    const lido = (await ler(id)).json();
    expect(lido).toMatchObject({
      situacao: 'DESEMBARACADO_RFB',
      desde: '2026-11-14',
      canalRfb: 'VERDE',
      numeroDI: DI.numeroDI,
    });
    expect(situacoes(lido.passos)).toEqual([
      // It moves back with the first step that was before it.
      ['EM_ABERTO', '2026-11-10', null],
      ['REGISTRADO', '2026-11-10', null],
      ['PARAMETRIZADO', '2026-11-10', 'VERDE'],
      ['DESEMBARACADO_RFB', '2026-11-14', null],
    ]);
    expect(lido.passos.map(({ daDeclaracao }: { daDeclaracao: boolean }) => daDeclaracao)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect((await listar('q=26/0000001-0')).json()).toMatchObject([{ id }]);
  });

  describe('typed before the file came', () => {
    const comArquivo = async (dia: string, canalRfb: string, mais: Partial<typeof DI> = {}) => {
      const { quem, ...pessoa } = await bench().novaPessoa();
      const { db } = bench().conexao;
      const { aberto, passar, ler } = processosDeTeste({ quem, ...pessoa });
      const { id } = await aberto({ numeroDI: DI.numeroDI });
      await passar(id, { versao: 1, situacao: 'REGISTRADO', data: '2026-11-10' });
      await passar(id, { versao: 2, situacao: 'PARAMETRIZADO', canalRfb, data: dia });
      const chegar = async (declaracao: typeof DI) => {
        await db.transaction((tx) =>
          assentarDeclaracao(
            tx,
            quem.empresaId,
            { processoId: id, declaracao, mudanca: null },
            assinatura(quem.usuarioId),
          ),
        );
        const { passos } = (await ler(id)).json();
        return passos.find(({ situacao }: { situacao: string }) => situacao === 'PARAMETRIZADO');
      };
      return { chegar, passo: await chegar({ ...DI, ...mais }) };
    };

    test('the day of the canal stays, for the file has none', async () => {
      const { passo, chegar } = await comArquivo('2026-11-12', 'VERDE');
      expect(passo).toMatchObject({ data: '2026-11-12', canalRfb: 'VERDE', motivo: null, daDeclaracao: true });
      expect(await chegar(DI)).toMatchObject({ data: '2026-11-12', motivo: null });
    });

    test('a day that cannot be, and another canal, give way to the file and stay in words', async () => {
      const { passo, chegar } = await comArquivo('2026-11-16', 'AMARELO');
      const motivo = 'antes do arquivo: canal amarelo, 16/11/2026';
      expect(passo).toMatchObject({ data: '2026-11-10', canalRfb: 'VERDE', motivo });
      expect(await chegar(DI)).toMatchObject({ data: '2026-11-10', motivo });
    });
  });

  test('are not written after what the process has come to since', async () => {
    const { quem, ...pessoa } = await bench().novaPessoa();
    const { db } = bench().conexao;
    const { aberto, passar, ler } = processosDeTeste({ quem, ...pessoa });
    const { id } = await aberto({ numeroDI: DI.numeroDI });
    const data = '2026-11-20';
    await passar(id, { versao: 1, situacao: 'REGISTRADO', data });
    await passar(id, { versao: 2, situacao: 'PARAMETRIZADO', canalRfb: 'VERMELHO', data });
    await passar(id, { versao: 3, situacao: 'EM_EXIGENCIA', motivo: 'Laudo', data });
    const declarado = { processoId: id, declaracao: { ...DI, canalCodigo: '003', dataDesembaraco: null } };
    await db.transaction((tx) =>
      assentarDeclaracao(tx, quem.empresaId, { ...declarado, mudanca: null }, assinatura(quem.usuarioId)),
    );
    expect((await ler(id)).json()).toMatchObject({
      situacao: 'EM_EXIGENCIA',
      canalRfb: 'VERMELHO',
      passos: { length: 4 },
    });
  });
});
