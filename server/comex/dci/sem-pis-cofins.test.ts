import { dcisDeTeste } from '#server/testing/dcis-de-teste.ts';
import { entradasDeTeste, NOTA_DE_COMPRA } from '#server/testing/entradas-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

onServer('A DCI about the turn of 2027', (bench) => {
  let hora: Date;
  beforeEach(() => {
    hora = bench().relogio.hora;
    bench().relogio.hora = new Date('2027-02-20T12:00:00.000Z');
  });
  afterEach(() => {
    bench().relogio.hora = hora;
  });

  /** The forty projectors of DCI-6 (vectors/zfm.json) leave on a day. */
  const comSaida = async (pedida: object, dia: string) => {
    const dcis = await dcisDeTeste(await bench().novaPessoa());
    const entradas = entradasDeTeste(dcis.pessoa);
    const item = { id: await entradas.item('PROJETOR') };
    const entrada = await entradas.criar({ ...NOTA_DE_COMPRA, importador: { id: dcis.importadorId }, item });
    expect([entrada.statusCode, entrada.json().campos]).toEqual([201, undefined]);
    const { id } = await dcis.criada({ dataTaxa: dia, ...pedida });
    await dcis.trazer(id, { numero: 1, dia, itens: [{ codigo: 'PROJETOR', quantidade: '40', ncm: '85286200' }] });
    return dcis.lida(id);
  };

  test('of January owes no PIS and no COFINS, and keeps their fields at zero', async () => {
    const { semPisCofins, lista, grupos, tributos } = await comSaida({ competencia: '2027-01' }, '2027-01-15');
    expect(semPisCofins).toBe(true);
    expect(lista).toMatchObject([{ modalidade: 'PE', II: '4256.52', IPI: '3008.83', PIS: '0.00', COFINS: '0.00' }]);
    // 4,256.52 + 3,008.83.
    expect(tributos).toBe('7265.35');
    expect(grupos.map(({ tributo, principal }) => [tributo, principal])).toEqual([
      ['II', '4256.52'],
      ['IPI', '3008.83'],
      ['PIS', '0.00'],
      ['COFINS', '0.00'],
    ]);
  });

  test('of December is as it was, though it is made in 2027', async () => {
    const { semPisCofins, lista, tributos } = await comSaida({ competencia: '2026-12' }, '2026-12-15');
    expect(semPisCofins).toBe(false);
    expect(lista).toMatchObject([{ PIS: '558.67', COFINS: '2567.21' }]);
    expect(tributos).toBe('10391.23');
  });

  test('of one nota goes by the day it left', async () => {
    const individual = { tipo: 'INDIVIDUAL', competencia: null };
    expect(await comSaida(individual, '2027-01-04')).toMatchObject({ semPisCofins: true, tributos: '7265.35' });
    expect(await comSaida(individual, '2026-12-31')).toMatchObject({ semPisCofins: false, tributos: '10391.23' });
  });
});
