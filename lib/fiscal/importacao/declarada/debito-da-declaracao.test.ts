import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { lerDiXml } from '#lib/siscomex/di/di-xml.ts';
import { diDe2023, disDe2018 } from '#lib/testing/dis-dos-vetores.ts';
import { debitosDaDeclaracao } from './debito-da-declaracao.ts';
import { memoriaDaDi } from './memoria-da-di.ts';
import { pagoDaReceita, RECEITA_DO_TRIBUTO } from './receitas-di.ts';

const TRIBUTOS = ['ii', 'ipi', 'pis', 'cofins'] as const;

describe('What the bank was debited for declarations of the golden cases', () => {
  const declaracoes = [disDe2018(), diDe2023()].flatMap((bytes) => lerDiXml(bytes));

  test.each(declaracoes.map((di) => [di.numeroDI, di] as const))('%s: to the cent, under each code', (_, di) => {
    const debitos = debitosDaDeclaracao(di);
    const pagos = TRIBUTOS.flatMap((tributo) => {
      const pago = pagoDaReceita(di, RECEITA_DO_TRIBUTO[tributo]);
      return pago ? [[tributo, pago.toFixed(2)]] : [];
    });
    expect(pagos.length).toBeGreaterThan(1);
    expect(pagos.map(([tributo]) => [tributo, debitos[tributo as (typeof TRIBUTOS)[number]].toFixed(2)])).toEqual(
      pagos,
    );
  });

  test.each(declaracoes.map((di) => [di.numeroDI, di] as const))('%s: its memória makes the same amount', (_, di) => {
    const debitos = debitosDaDeclaracao(di);
    for (const figura of TRIBUTOS) {
      const memoria = memoriaDaDi(di, { adicao: null, item: null, figura, parte: 'aDebitar' }, PARAMETROS_DE_FABRICA);
      expect(memoria?.valor).toBe(debitos[figura].toFixed(2));
      expect(memoria?.entradas).toHaveLength(di.adicoes.length);
    }
  });

  test('an adição that is to pay another amount than its rate makes stands in the memória as declared', () => {
    const [di] = declaracoes;
    const [primeira, ...outras] = di?.adicoes ?? [];
    if (!di || !primeira) throw new Error('the sample has no adição');
    const { ii } = primeira.tributos;
    const tributos = { ...primeira.tributos, ii: { ...ii, recolher: '1.23' } };
    const mudada = { ...di, adicoes: [{ ...primeira, tributos }, ...outras] };
    const memoria = memoriaDaDi(
      mudada,
      { adicao: null, item: null, figura: 'ii', parte: 'aDebitar' },
      PARAMETROS_DE_FABRICA,
    );
    expect(memoria?.valor).toBe(debitosDaDeclaracao(mudada).ii.toFixed(2));
    expect(memoria?.entradas[0]).toMatchObject({ valor: '1.23', fonte: 'Como declarado', formula: null });
  });
});
