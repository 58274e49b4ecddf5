import { eq } from 'drizzle-orm';
import { guardarPassosAntigos } from '#server/comex/processo/guardar-passos-antigos.ts';
import { type DeclaracaoQueProva, passosProvados } from '#server/comex/processo/passos-provados.ts';
import { processo, processoPasso } from '#server/platform/db/schema-processo.ts';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { emCadaBanco } from '#server/testing/bancada.ts';
import { envioDe } from '#server/testing/multipart.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
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

emCadaBanco('The steps of a declaration', (bancada) => {
  const assinatura = (usuarioId: string) => ({ usuarioId, em: new Date('2026-11-20T12:00:00Z') });

  test('go on from where the process stands; what was written by hand becomes the file’s', async () => {
    const { quem, ...pessoa } = await bancada().novaPessoa();
    const { db } = bancada().conexao;
    const { aberto, passar, ler, listar } = processosDeTeste({ quem, ...pessoa });
    const { id } = await aberto();
    await passar(id, { versao: 1, situacao: 'REGISTRADO', data: '2026-11-20', numeroDocumento: DI.numeroDI });
    const declarado = { processoId: id, declaracao: DI };
    await assentarDeclaracao(db, quem.empresaId, { ...declarado, mudanca: null }, assinatura(quem.usuarioId));
    const lido = (await ler(id)).json();
    expect(lido).toMatchObject({
      situacao: 'DESEMBARACADO_RFB',
      desde: '2026-11-14',
      canalRfb: 'VERDE',
      numeroDI: DI.numeroDI,
    });
    expect(situacoes(lido.passos)).toEqual([
      ['EM_ABERTO', '2026-11-20', null],
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

  test('are not written after what the process has come to since', async () => {
    const { quem, ...pessoa } = await bancada().novaPessoa();
    const { db } = bancada().conexao;
    const { aberto, passar, ler } = processosDeTeste({ quem, ...pessoa });
    const { id } = await aberto({ numeroDI: DI.numeroDI });
    const data = '2026-11-20';
    await passar(id, { versao: 1, situacao: 'REGISTRADO', data });
    await passar(id, { versao: 2, situacao: 'PARAMETRIZADO', canalRfb: 'VERMELHO', data });
    await passar(id, { versao: 3, situacao: 'EM_EXIGENCIA', motivo: 'Laudo', data });
    const declarado = { processoId: id, declaracao: { ...DI, canalCodigo: '003', dataDesembaraco: null } };
    await assentarDeclaracao(db, quem.empresaId, { ...declarado, mudanca: null }, assinatura(quem.usuarioId));
    expect((await ler(id)).json()).toMatchObject({
      situacao: 'EM_EXIGENCIA',
      canalRfb: 'VERMELHO',
      passos: { length: 4 },
    });
  });

  test('of processes imported before there were steps are written at the start, once', async () => {
    const pessoa = await bancada().novaPessoa();
    const { db } = bancada().conexao;
    const arquivo = gerarArquivoDi({
      semente: 3,
      dataRegistro: '2026-11-10',
      adicoes: 1,
      itensPorAdicao: 1,
      importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA LTDA' },
      taxas: { '220': '5.3417' },
    });
    const [{ id }] = (await pessoa.pedir(envioDe('/api/Processo/ImportarDi', arquivo))).json();
    const { ler } = processosDeTeste(pessoa);
    const antes = (await ler(id)).json();
    await db.delete(processoPasso).where(eq(processoPasso.processoId, id));
    await db.update(processo).set({ desde: null, canalRfb: null, numeroDi: null }).where(eq(processo.id, id));
    await guardarPassosAntigos(db);
    await guardarPassosAntigos(db);
    const depois = (await ler(id)).json();
    const semId = (passos: { id: string }[]) => passos.map(({ id: _, ...passo }) => passo);
    expect({ ...depois, passos: semId(depois.passos) }).toEqual({ ...antes, passos: semId(antes.passos) });
    expect(depois.passos.length).toBeGreaterThan(0);
  });
});
