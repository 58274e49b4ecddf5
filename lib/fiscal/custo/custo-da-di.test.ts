import fc from 'fast-check';
import type { DeclaracaoImportacao, TributoDi } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { dinheiro, Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { conferirDi } from '#lib/fiscal/importacao/conferencias/conferencias-di.ts';
import {
  pagoDaReceita,
  RECEITA_DO_TRIBUTO,
  RECEITA_TAXA_SISCOMEX,
} from '#lib/fiscal/importacao/declarada/receitas-di.ts';
import { valorAduaneiroDeclarado } from '#lib/fiscal/importacao/declarada/valor-aduaneiro-declarado.ts';
import {
  adicaoDeTeste,
  declaracaoDeTeste,
  pagamentoDeTeste,
  tributoDeTeste,
} from '#lib/fiscal/importacao/testing/declaracao-de-teste.ts';
import { lerDiXml } from '#lib/siscomex/di/di-xml.ts';
import { diDe2023, disDe2018 } from '#lib/testing/dis-dos-vetores.ts';
import { custoDaDi, memoriaDoCusto } from './custo-da-di.ts';
import type { DespesaDoCusto } from './custo-realizado.ts';

const despesa = (nome: string, valor: string, mais: Partial<DespesaDoCusto> = {}): DespesaDoCusto => ({
  nome,
  valor,
  base: 'PESO',
  recuperavel: false,
  ...mais,
});

describe('The realised cost of a declaration of the golden cases', () => {
  const declaracoes = [disDe2018(), diDe2023()].flatMap((arquivo) => lerDiXml(arquivo));

  test.each(declaracoes.map((di) => [di.numeroDI, di] as const))('of %s is what was paid, to the cent', (_, di) => {
    const despesas = [
      despesa('AFRMM', '1234.57'),
      despesa('Armazenagem', '0.01', { base: 'IGUAL' }),
      despesa('Honorários', '999.99', { base: 'VALOR' }),
      despesa('ICMS', '500.00', { base: 'VALOR', recuperavel: true }),
    ];
    const { itens, totais, recuperavel, motivo } = custoDaDi(di, { despesas, recuperaveis: ['ipi'], cbsIbs: null });
    // What the bank debited, as the DARFs of the file have it.
    const pago = (tributos: readonly TributoDi[]) =>
      somar(tributos.map((tributo) => pagoDaReceita(di, RECEITA_DO_TRIBUTO[tributo])?.toFixed(2) ?? null));

    expect(motivo).toBeNull();
    expect(itens).toHaveLength(di.adicoes.flatMap((adicao) => adicao.itens).length);
    expect(totais.valorAduaneiro).toBe(dinheiro(somar(di.adicoes.map(valorAduaneiroDeclarado))));
    expect(totais.tributos).toBe(dinheiro(pago(['ii', 'pis', 'cofins'])));
    const taxa = pagoDaReceita(di, RECEITA_TAXA_SISCOMEX) ?? somar([]);
    // 1234.57 + 0.01 + 999.99
    expect(totais.despesas).toBe(dinheiro(somar(['2234.57']).plus(taxa)));
    expect(totais.total).toBe(dinheiro(somar([totais.valorAduaneiro, totais.tributos, totais.despesas])));
    expect(recuperavel).toBe(dinheiro(pago(['ipi']).plus('500.00')));
  });

  test('tells how the cost of an item came about, and of one that is not there nothing', () => {
    const [di] = declaracoes;
    if (!di) throw new Error('no sample');
    const dados = { despesas: [despesa('AFRMM', '100.00')], recuperaveis: [], cbsIbs: null };
    const [primeiro] = custoDaDi(di, dados).itens;
    const memoria = memoriaDoCusto(di, dados, { adicao: '001', sequencia: 1, figura: 'total' });
    expect(memoria).toMatchObject({ nome: 'Custo do item', valor: primeiro?.total, unidade: 'R$' });
    expect(memoria?.entradas.map(({ nome }) => nome)).toEqual(['Valor aduaneiro', 'Tributos', 'Despesas']);
    expect(memoriaDoCusto(di, dados, { adicao: '999', sequencia: 1, figura: 'total' })).toBeNull();
  });
});

describe('The surcharge of the COFINS-Importação', () => {
  const [di2023] = lerDiXml(diDe2023());
  const custo = (di: DeclaracaoImportacao, recuperaveis: TributoDi[]) =>
    custoDaDi(di, { despesas: [], recuperaveis, cbsIbs: null });
  const comCofins = (aliquota: string, recolher: string, pago: string) =>
    declaracaoDeTeste({
      pagamentos: [pagamentoDeTeste('5629', pago)].map((pagamento) => ({
        ...pagamento,
        valorMulta: '0.00',
        valorJuros: '0.00',
      })),
      adicoes: [
        adicaoDeTeste({
          tributos: {
            ii: tributoDeTeste('0.00'),
            ipi: tributoDeTeste('0.00'),
            pis: tributoDeTeste('0.00'),
            cofins: { ...tributoDeTeste(recolher), aliquota },
          },
        }),
      ],
    });

  test('is cost, and the rest comes back (Lei 10.865/2004, art. 15, § 1º-A)', () => {
    if (!di2023) throw new Error('no sample');
    // 67.648,25 debited; 3.013,11 is the surcharge of the adições of 10,65 %.
    const semAdicional = new Exato(custo(di2023, ['cofins']).recuperavel);
    expect(new Exato('67648.25').minus(semAdicional).minus('3013.11').abs().lte('0.10')).toBe(true);
    const [antes, depois] = [custo(di2023, []), custo(di2023, ['cofins'])];
    expect(new Exato(antes.totais.total ?? 0).minus(depois.totais.total ?? 0).toFixed(2)).toBe(depois.recuperavel);
  });

  test.each([
    // 106,50 at 10,65 %: one point of 10,65 is 10,00.
    ['10.65', '106.50', '106.50', '96.50', '565.00'],
    ['9.65', '96.50', '96.50', '96.50', '555.00'],
    // A retificação that paid 213,00: the surcharge has the same part of what was paid beyond.
    ['10.65', '106.50', '213.00', '193.00', '575.00'],
  ])('at %s %% with %s to pay and %s paid gives back %s', (aliquota, recolher, pago, recuperavel, total) => {
    const feito = custo(comCofins(aliquota, recolher, pago), ['cofins']);
    expect(feito.recuperavel).toBe(recuperavel);
    expect(feito.totais.total).toBe(total);
  });
});

describe('What is paid beside the taxes, or is not', () => {
  const semMora = (receita: string, valor: string) => ({
    ...pagamentoDeTeste(receita, valor),
    valorMulta: '0.00',
    valorJuros: '0.00',
  });
  const DEVIDO = { ii: '700.00', ipi: '285.00', pis: '105.00', cofins: '482.50' };
  const synthetic = (nome: string, recolher: Record<TributoDi, string>, pagos: [string, string][]) =>
    declaracaoDeTeste({
      totais: { ...declaracaoDeTeste().totais, vmldReais: '5000.00' },
      pagamentos: pagos.map(([receita, valor]) => semMora(receita, valor)),
      adicoes: [
        adicaoDeTeste({
          valorReais: '5000.00',
          freteReais: null,
          seguroReais: null,
          tributos: Object.fromEntries(
            Object.entries(DEVIDO).map(([tributo, devido]) => [
              tributo,
              { ...tributoDeTeste(devido, recolher[tributo as TributoDi]), regime: { codigo: '1', nome } },
            ]),
          ) as ReturnType<typeof adicaoDeTeste>['tributos'],
        }),
      ],
    });
  const NADA = { ii: '0.00', ipi: '0.00', pis: '0.00', cofins: '0.00' };
  const custo = (di: DeclaracaoImportacao) => custoDaDi(di, { despesas: [], recuperaveis: [], cbsIbs: null });
  const INTEIRO: [string, string][] = [
    ['0086', '700.00'],
    ['1038', '285.00'],
    ['5602', '105.00'],
    ['5629', '482.50'],
    ['7811', '154.23'],
  ];

  test('a tax due in full and not to be paid is told, and there is no cost without it', () => {
    const di = synthetic('RECOLHIMENTO INTEGRAL', NADA, [['7811', '154.23']]);
    expect(
      conferirDi(di)
        .filter(({ codigo }) => codigo === 'TRIBUTO_RECOLHER')
        .map(({ mensagem }) => mensagem),
    ).toEqual([
      'Adição 001: II com regime recolhimento integral, devido R$ 700,00, a recolher R$ 0,00.',
      'Adição 001: IPI com regime recolhimento integral, devido R$ 285,00, a recolher R$ 0,00.',
      'Adição 001: PIS com regime recolhimento integral, devido R$ 105,00, a recolher R$ 0,00.',
      'Adição 001: COFINS com regime recolhimento integral, devido R$ 482,50, a recolher R$ 0,00.',
    ]);
    expect(custo(di)).toMatchObject({
      itens: [],
      motivo:
        'Não se sabe se é custo o que a adição 001 deixa de recolher: II com regime recolhimento integral, devido R$ 700,00, a recolher R$ 0,00, e mais 3 assim. Confira a declaração.',
    });
    const pago = custo(synthetic('RECOLHIMENTO INTEGRAL', DEVIDO, INTEIRO));
    expect([pago.motivo, pago.totais.total]).toEqual([null, '6726.73']);
  });

  test('a leaf that the file does not have is not told as zero', () => {
    const di = synthetic('RECOLHIMENTO INTEGRAL', NADA, []);
    const [adicao] = di.adicoes;
    if (!adicao) throw new Error('no adição');
    const lida = { ...di, adicoes: [{ ...adicao, campos: { numeroAdicao: '001', ipiAliquotaValorRecolher: '0.00' } }] };
    const linhas = conferirDi(lida).flatMap(({ codigo, mensagem, declarado }) =>
      codigo === 'TRIBUTO_RECOLHER' ? [[mensagem, declarado]] : [],
    );
    expect(linhas.slice(0, 2)).toEqual([
      ['Adição 001: II com regime recolhimento integral, devido R$ 700,00, a recolher não informado.', null],
      ['Adição 001: IPI com regime recolhimento integral, devido R$ 285,00, a recolher R$ 0,00.', '0.00'],
    ]);
  });

  test('a tax paid though suspended is told; under suspension nothing is to be paid', () => {
    const recolher = { ...NADA, ii: '700.00' };
    const linhas = conferirDi(synthetic('SUSPENSAO', recolher, [['0086', '700.00']]));
    expect(linhas.flatMap(({ codigo, mensagem }) => (codigo === 'TRIBUTO_RECOLHER' ? mensagem : []))).toEqual([
      'Adição 001: II com regime suspensao, devido R$ 700,00, a recolher R$ 700,00.',
    ]);
  });

  test.each(['3005', '3228', '4562', '2892', '0107', '9064', '1962', '2866', '3345', '4685', '1234', ''])(
    'a payment under %p is an encargo of the cost and a warning',
    (receita) => {
      const di = synthetic('RECOLHIMENTO INTEGRAL', DEVIDO, [...INTEIRO, [receita, '55.00']]);
      expect(custo(di).totais.total).toBe('6781.73');
      const codigo = receita ? `PAGAMENTO_${receita}` : 'PAGAMENTO_SEM_RECEITA';
      expect(conferirDi(di)).toContainEqual(expect.objectContaining({ codigo, nivel: 'aviso', declarado: '55.00' }));
    },
  );

  test('no leaf taken away turns a figure of the cost into zero', () => {
    const inteira = synthetic('RECOLHIMENTO INTEGRAL', DEVIDO, INTEIRO);
    const folhas = Object.keys(DEVIDO).flatMap((tributo) =>
      (['devido', 'recolher'] as const).map((qual) => [tributo as TributoDi, qual] as const),
    );
    fc.assert(
      fc.property(fc.constantFrom(...folhas), ([tributo, qual]) => {
        const [adicao] = inteira.adicoes;
        if (!adicao) throw new Error('no adição');
        // The codec reads an absent leaf as this.
        const tributos = { ...adicao.tributos, [tributo]: { ...adicao.tributos[tributo], [qual]: '0.00' } };
        const di = { ...inteira, adicoes: [{ ...adicao, tributos }] };
        expect(conferirDi(di).some(({ codigo }) => codigo === 'TRIBUTO_RECOLHER')).toBe(true);
        // It was paid, so the cost has it wherever it stands.
        expect(custo(di).totais.total).toBe('6726.73');
        const naoPaga = {
          ...di,
          pagamentos: di.pagamentos.filter(({ codigoReceita }) => codigoReceita !== RECEITA_DO_TRIBUTO[tributo]),
        };
        const { motivo, totais } = custo(naoPaga);
        expect(motivo === null ? totais.total : 'sem custo').toBe(qual === 'recolher' ? 'sem custo' : '6726.73');
      }),
    );
  });
});
