import type { PagamentoCbsIbs } from '#lib/domain/aduana/tributos/pagamento-cbs-ibs.ts';
import type { ItemDaReformaDoProcesso, ParcelasPossiveis } from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import { cbsIbsDoCusto } from './cbs-ibs-do-custo.ts';
import { calcularCustoRealizado } from './custo-realizado.ts';

const NADA_PAGO: PagamentoCbsIbs = {
  pagamentoCbsIbs: null,
  cbsIbsPagoEm: null,
  cbsPaga: null,
  ibsPago: null,
  exoneracaoCbsIbs: null,
  exoneracaoCbsIbsEm: null,
};
const PAGO: PagamentoCbsIbs = { ...NADA_PAGO, cbsIbsPagoEm: '2027-02-03', cbsPaga: '900.00', ibsPago: '10.00' };
const parcelas = (recolher: string | null): ParcelasPossiveis => ({
  regular: recolher,
  suspenso: '0.00',
  devido: recolher,
  recolher,
});
const item = (
  sequencia: number,
  cbs: string | null,
  ibs: string | null,
  base = '1000.00',
): ItemDaReformaDoProcesso => ({
  adicao: '001',
  sequencia,
  descricao: 'PLACA',
  ncm: '85423190',
  cClassTrib: '000001',
  experimentado: false,
  artigo: null,
  base,
  cbs: parcelas(cbs),
  ibsUF: parcelas(ibs),
  ibsMun: parcelas(ibs),
});
// 10,000.00 at 9 % and at 0.05 % twice: 900.00 + 10.00; the second item is suspended.
const ITENS = [item(1, '900.00', '5.00', '10000.00'), item(2, '0.00', '0.00')];
const DEVIDO = { dispensado: false, recolher: { cbs: '900.00', ibs: '10.00' }, itens: ITENS };
const DESCONHECIDO = {
  ...DEVIDO,
  recolher: { cbs: null, ibs: '10.00' },
  itens: [item(1, null, '5.00'), ITENS[1]].flatMap((um) => um ?? []),
};

test('in the regular regime only what was paid is a credit, and nothing is cost', () => {
  expect(cbsIbsDoCusto({ ...DEVIDO, pagamento: NADA_PAGO, regime: 'REGULAR' })).toMatchObject({
    custo: '0.00',
    credito: '0.00',
  });
  const parte = { ...PAGO, cbsPaga: '400.00' };
  expect(cbsIbsDoCusto({ ...DEVIDO, pagamento: parte, regime: 'REGULAR' })).toMatchObject({
    custo: '0.00',
    credito: '410.00',
    motivo: expect.stringContaining('art. 78'),
  });
});

test('outside it they are cost, paid or not yet', () => {
  for (const pagamento of [NADA_PAGO, PAGO]) {
    expect(cbsIbsDoCusto({ ...DEVIDO, pagamento, regime: 'SIMPLES' })).toMatchObject({
      custo: '910.00',
      credito: '0.00',
    });
  }
});

test('an unknown tax is unknown in the cost, until it is paid', () => {
  const semValor = cbsIbsDoCusto({ ...DESCONHECIDO, pagamento: NADA_PAGO, regime: 'SIMPLES' });
  expect(semValor).toMatchObject({ custo: null, motivo: expect.stringContaining('não se sabe quanto são') });
  expect(cbsIbsDoCusto({ ...DESCONHECIDO, pagamento: PAGO, regime: 'SIMPLES' })).toMatchObject({ custo: '910.00' });
  // As a credit it counts only when paid, so the cost is known.
  expect(cbsIbsDoCusto({ ...DESCONHECIDO, pagamento: NADA_PAGO, regime: 'REGULAR' })).toMatchObject({
    custo: '0.00',
    credito: '0.00',
  });
});

test('where nobody has said the regime the cost is open; waived or suspended, there is nothing to ask', () => {
  expect(cbsIbsDoCusto({ ...DEVIDO, pagamento: PAGO, regime: null })).toMatchObject({ custo: null, credito: null });
  const nada = { custo: '0.00', credito: '0.00' };
  expect(cbsIbsDoCusto({ ...DEVIDO, dispensado: true, pagamento: NADA_PAGO, regime: null })).toMatchObject(nada);
  const suspenso = { dispensado: false, recolher: { cbs: '0.00', ibs: '0.00' }, itens: ITENS };
  expect(cbsIbsDoCusto({ ...suspenso, pagamento: NADA_PAGO, regime: null })).toMatchObject(nada);
});

test('the cost goes to the items that pay, and stands in their memória', () => {
  const { custo, pesos } = cbsIbsDoCusto({ ...DEVIDO, pagamento: PAGO, regime: 'SIMPLES' });
  const zero = { ii: '0.00', ipi: '0.00', pis: '0.00', cofins: '0.00' };
  const { itens, total } = calcularCustoRealizado({
    adicoes: [
      {
        numero: '001',
        valorAduaneiro: '20000.00',
        pesoLiquido: '10',
        recolher: zero,
        direitos: [],
        itens: [1, 2].map((qual) => ({ id: `001/${qual}`, quantidade: '10', valorUnitario: '1', proprio: null })),
      },
    ],
    taxaSiscomex: '0.00',
    encargos: [],
    despesas: [],
    recuperaveis: [],
    cbsIbs: { valor: custo ?? '', pesos },
  });
  expect(itens.map(({ tributos }) => tributos.exato.toFixed(2))).toEqual(['910.00', '0.00']);
  // (10,000.00 + 910.00) ÷ 10.
  expect(itens[0]?.unitario.exato.toFixed(2)).toBe('1091.00');
  expect(total.exato.toFixed(2)).toBe('20910.00');
  expect(itens[0]?.tributos.entradas().map(({ nome }) => nome)).toEqual(['Tributos', 'CBS e IBS']);
});
