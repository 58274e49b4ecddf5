import { lerDiXml } from '#lib/siscomex/di-xml.ts';
import { diDe2023, disDe2018 } from '#lib/testing/dis-dos-vetores.ts';
import { resumirDi } from './resumo-di.ts';
import { adicaoDeTeste, declaracaoDeTeste, tributoDeTeste } from './testing/declaracao-de-teste.ts';

test('due and to pay are summed apart, items counted', () => {
  const { tributos } = adicaoDeTeste();
  const suspensa = adicaoDeTeste({ numero: '002', tributos: { ...tributos, ii: tributoDeTeste('10.00', '0.00') } });
  expect(resumirDi(declaracaoDeTeste({ adicoes: [adicaoDeTeste(), suspensa] }))).toEqual({
    valorAduaneiro: '555.00',
    itens: 2,
    tributos: { ii: '98.80', ipi: '0.00', pis: '23.30', cofins: '107.10', outros: '0.00', taxaSiscomex: '154.23' },
    // Four payments, each with a multa and juros of 9.99.
    recolher: { ii: '88.80', ipi: '0.00', pis: '23.30', cofins: '107.10', outros: '79.92', taxaSiscomex: '154.23' },
  });
});

test('the declared VMLD wins; the adições speak where it is blank', () => {
  const { totais } = declaracaoDeTeste();
  expect(resumirDi(declaracaoDeTeste({ totais: { ...totais, vmldReais: '555.07' } })).valorAduaneiro).toBe('555.07');
  expect(resumirDi(declaracaoDeTeste({ totais: { ...totais, vmldReais: null } })).valorAduaneiro).toBe('555.00');
});

test('the fee paid wins; the table speaks where no payment does', () => {
  const [, , , taxa] = declaracaoDeTeste().pagamentos;
  const pagamentos = taxa ? [taxa, { ...taxa, valorReceita: '1.00' }] : [];
  expect(resumirDi(declaracaoDeTeste({ pagamentos })).recolher.taxaSiscomex).toBe('155.23');
  expect(resumirDi(declaracaoDeTeste({ pagamentos: [] })).tributos.taxaSiscomex).toBe('154.23');
  expect(resumirDi(declaracaoDeTeste({ pagamentos: [], adicoes: [] })).tributos.taxaSiscomex).toBe('0.00');
});

describe('the declarations of the golden cases', () => {
  const resumos = [disDe2018(), diDe2023()].flatMap((arquivo) => lerDiXml(arquivo)).map(resumirDi);

  test('the DI of 16 adições', () => {
    const tributos = {
      ii: '79184.34',
      ipi: '33319.88',
      pis: '14050.24',
      cofins: '67647.66',
      outros: '0.00',
      taxaSiscomex: '493.56',
    };
    expect(resumos[3]).toEqual({ valorAduaneiro: '565511.26', itens: 189, tributos, recolher: tributos });
  });

  test('the first of 2018, with its IPI suspended', () => {
    const tributos = {
      ii: '0.00',
      ipi: '54604.71',
      pis: '11466.98',
      cofins: '52693.54',
      outros: '0.00',
      taxaSiscomex: '244.00',
    };
    expect(resumos[0]).toEqual({
      valorAduaneiro: '546047.18',
      itens: 3,
      tributos,
      recolher: { ...tributos, ipi: '0.00' },
    });
  });
});
