import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { compararDi } from '#lib/fiscal/importacao/conferencias/comparacao-di.ts';
import { conferirPagamentos } from '#lib/fiscal/importacao/conferencias/conferencia-pagamentos.ts';
import {
  adicaoDeTeste,
  declaracaoDeTeste,
  pagamentoDeTeste,
  tributoDeTeste,
} from '#lib/fiscal/importacao/testing/declaracao-de-teste.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { lerDiXml } from '#lib/siscomex/di/di-xml.ts';
import { diDe2023, disDe2018 } from '#lib/testing/dis-dos-vetores.ts';
import { resumirDi } from './resumo-di.ts';

test('due and to pay are summed apart, items counted', () => {
  const { tributos } = adicaoDeTeste();
  const suspensa = adicaoDeTeste({ numero: '002', tributos: { ...tributos, ii: tributoDeTeste('10.00', '0.00') } });
  expect(resumirDi(declaracaoDeTeste({ adicoes: [adicaoDeTeste(), suspensa] }))).toEqual({
    valorAduaneiro: '555.00',
    itens: 2,
    tributos: { ii: '98.80', ipi: '0.00', pis: '23.30', cofins: '107.10', outros: '0.00', taxaSiscomex: '154.23' },
    // Four payments, each with a multa and juros of 9.99.
    recolher: { ii: '88.80', ipi: '0.00', pis: '23.30', cofins: '107.10', outros: '79.92', taxaSiscomex: '154.23' },
    semRecolher: [],
    encargos: [
      { nome: 'Multa', valor: '39.96' },
      { nome: 'Juros de mora', valor: '39.96' },
    ],
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

const NADA_A_DIZER = { semRecolher: [], encargos: [] };

describe('what the file does not say is to be paid', () => {
  const sem = (...folhas: string[]) => {
    const xml = folhas.reduce(
      (texto, folha) => texto.replaceAll(new RegExp(`<${folha}>[^<]*</${folha}>`, 'g'), ''),
      disDe2018().toString('utf8'),
    );
    const [di] = lerDiXml(Buffer.from(xml));
    if (!di) throw new Error('The sample has a DI.');
    return di;
  };

  test('is what was paid under its own receita, and no other duty', () => {
    const di = sem('cofinsAliquotaValorRecolher', 'pisPasepAliquotaValorRecolher');
    const { recolher, semRecolher, encargos } = resumirDi(di);
    expect(semRecolher).toEqual(['pis', 'cofins']);
    expect([recolher.pis, recolher.cofins, recolher.outros]).toEqual(['11466.99', '52693.55', '0.00']);
    expect(encargos).toEqual([]);
  });

  test('and of which nothing was paid, is unknown', () => {
    const { recolher, semRecolher } = resumirDi({ ...sem('cofinsAliquotaValorRecolher'), pagamentos: [] });
    expect([recolher.pis, recolher.cofins]).toEqual(['11466.98', '0.00']);
    expect(semRecolher).toEqual(['cofins']);
    expect(compararDi(sem('cofinsAliquotaValorRecolher'), PARAMETROS_DE_FABRICA).semRecolher).toEqual(['cofins']);
  });

  test('and no payment of it is called equal or different', () => {
    const conferidas = (di: DeclaracaoImportacao) =>
      conferirPagamentos(di)
        .filter(({ codigo }) => codigo === 'PAGAMENTO_5629')
        .map(({ nivel, mensagem, calculado }) => [nivel, mensagem, calculado]);
    const di = sem('cofinsAliquotaValorRecolher');
    const mais = 'o arquivo não diz quanto se recolhe, e nada foi comparado.';
    expect(conferidas(di)).toEqual([['aviso', `COFINS: pagamento de R$ 52.693,55; ${mais}`, null]]);
    expect(conferidas({ ...di, pagamentos: [] })).toEqual([['aviso', `COFINS: nenhum pagamento; ${mais}`, null]]);
  });

  test('where it says zero, what was paid beyond it has the name of its tax', () => {
    const di = declaracaoDeTeste({ pagamentos: [{ ...pagamentoDeTeste('5602', '15.00'), ...SEM_MORA }] });
    expect(resumirDi(di)).toMatchObject({
      semRecolher: [],
      recolher: { pis: '11.65', outros: '3.35' },
      encargos: [{ nome: 'PIS pago além do que as adições declaram', valor: '3.35' }],
    });
  });
});

const SEM_MORA = { valorMulta: '0.00', valorJuros: '0.00' };

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
    expect(resumos[3]).toEqual({
      ...NADA_A_DIZER,
      valorAduaneiro: '565511.26',
      itens: 189,
      tributos,
      recolher: tributos,
    });
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
      ...NADA_A_DIZER,
      valorAduaneiro: '546047.18',
      itens: 3,
      tributos,
      recolher: { ...tributos, ipi: '0.00' },
    });
  });
});
