import fc from 'fast-check';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { vezes } from '#lib/testing/vezes.ts';
import { linhaNaoConvertida } from './linha-nao-convertida.ts';
import { estadoDaSuspensao, type LoteSuspenso, quantidadesADeclarar } from './suspensao-do-lote.ts';
import { aindaSuspenso } from './suspensos-do-lote.ts';

const EM_DIA: LoteSuspenso = {
  cClassTrib: '550019',
  saldo: '100.0000000',
  especie: 'INSUMO',
  prazo: '2031-01-15',
  depreciadoEm: null,
  convertido: '0.0000000',
  saidas: [],
  faltas: [],
  temporarias: [],
  declarados: [],
};
const [ANTES, DEPOIS] = ['2031-01-15', '2031-01-16'];
const estado = (mudanca: Partial<LoteSuspenso>, hoje = ANTES) => estadoDaSuspensao({ ...EM_DIA, ...mudanca }, hoje);

describe('The suspension of a lot', () => {
  test('stands until the last day, and then an input has to be declared', () => {
    expect([estado({}), estado({}, DEPOIS)]).toEqual(['SUSPENSO', 'EXIGIVEL']);
    expect(quantidadesADeclarar(EM_DIA, DEPOIS)).toEqual([
      { origem: 'PRAZO', raizId: null, quantidade: '100.0000000' },
    ]);
  });

  test('of a fixed asset converts by the months or by its depreciation', () => {
    expect([estado({ especie: 'ATIVO' }), estado({ especie: 'ATIVO' }, DEPOIS)]).toEqual(['SUSPENSO', 'CONVERTIDO']);
    expect(estado({ especie: 'ATIVO', depreciadoEm: '2029-06-30' }, '2029-07-01')).toBe('CONVERTIDO');
    expect(quantidadesADeclarar({ ...EM_DIA, especie: 'ATIVO' }, DEPOIS)).toEqual([]);
  });

  test('converts by use in products with PPB, and is due where the goods left otherwise', () => {
    const vazio = { saldo: '0.0000000', convertido: '60.0000000' };
    expect(estado(vazio)).toBe('CONVERTIDO');
    const saiu = { ...vazio, saidas: [{ raizId: 'a', quantidade: '40.0000000' }] };
    expect(estado(saiu)).toBe('EXIGIVEL');
    const declarados = [{ origem: 'DCI' as const, raizId: 'a', quantidade: '40.0000000' }];
    expect(estado({ ...saiu, declarados })).toBe('DECLARADO');
  });

  test('of another code converts into nothing', () => {
    expect([estado({ cClassTrib: '000001' }), estado({ cClassTrib: null })]).toEqual([null, null]);
  });

  test('a retificadora that takes more leaves only the difference to declare', () => {
    const lote = {
      ...EM_DIA,
      saidas: [{ raizId: 'a', quantidade: '13.0000000' }],
      declarados: [{ origem: 'DCI' as const, raizId: 'a', quantidade: '10.0000000' }],
    };
    expect(quantidadesADeclarar(lote, ANTES)).toEqual([{ origem: 'DCI', raizId: 'a', quantidade: '3.0000000' }]);
  });

  test('what is missing is due as what left, until it is declared', () => {
    const lote = { ...EM_DIA, saldo: '76.0000000', faltas: [{ raizId: 'm', quantidade: '24.0000000' }] };
    expect(quantidadesADeclarar(lote, ANTES)).toEqual([{ origem: 'FALTA', raizId: 'm', quantidade: '24.0000000' }]);
    expect(estado(lote)).toBe('EXIGIVEL');
    const declarados = [{ origem: 'FALTA' as const, raizId: 'm', quantidade: '24.0000000' }];
    expect(quantidadesADeclarar({ ...lote, declarados }, ANTES)).toEqual([]);
    expect(quantidadesADeclarar({ ...lote, declarados }, DEPOIS)).toEqual([
      { origem: 'PRAZO', raizId: null, quantidade: '76.0000000' },
    ]);
  });

  test('what was declared for its deadline is not declared again when it leaves', () => {
    const lote = {
      ...EM_DIA,
      saldo: '40.0000000',
      saidas: [
        { raizId: 'a', quantidade: '5.0000000' },
        { raizId: 'b', quantidade: '60.0000000' },
      ],
      declarados: [{ origem: 'PRAZO' as const, raizId: null, quantidade: '100.0000000' }],
    };
    expect(quantidadesADeclarar(lote, DEPOIS)).toEqual([{ origem: 'DCI', raizId: 'a', quantidade: '5.0000000' }]);
  });

  const FORA = { raizId: 't', quantidade: '30.0000000', prazo: '2027-07-14', retornadaEm: null };
  const SEM_RETORNO = [{ origem: 'RETORNO', raizId: 't', quantidade: '30.0000000' }];
  const fora = (mudanca: Partial<LoteSuspenso>, hoje: string) =>
    quantidadesADeclarar({ ...EM_DIA, temporarias: [FORA], ...mudanca }, hoje);

  test('stands while the goods are out for a while, and is due where they are not back in time', () => {
    expect([fora({}, '2027-07-14'), fora({}, '2027-07-15')]).toEqual([[], SEM_RETORNO]);
    expect(fora({ temporarias: [{ ...FORA, retornadaEm: '2027-07-14' }] }, DEPOIS)).toEqual([
      { origem: 'PRAZO', raizId: null, quantidade: '100.0000000' },
    ]);
    // Late is late.
    expect(fora({ temporarias: [{ ...FORA, retornadaEm: '2027-07-15' }] }, '2027-08-01')).toEqual(SEM_RETORNO);
    expect(estado({ temporarias: [FORA] }, '2027-07-15')).toBe('EXIGIVEL');
  });

  test('of a fixed asset that was exempt by then owes nothing for a late return', () => {
    expect(fora({ especie: 'ATIVO', depreciadoEm: '2027-07-13' }, '2027-08-01')).toEqual([]);
    expect(fora({ especie: 'ATIVO', depreciadoEm: '2027-07-14' }, '2027-08-01')).toEqual(SEM_RETORNO);
  });

  test('is declared once: for a late return, then for the deadline, then for an exit', () => {
    const declarados = [{ origem: 'RETORNO' as const, raizId: 't', quantidade: '30.0000000' }];
    expect(fora({}, DEPOIS)).toEqual([...SEM_RETORNO, { origem: 'PRAZO', raizId: null, quantidade: '70.0000000' }]);
    expect(fora({ declarados }, DEPOIS)).toEqual([{ origem: 'PRAZO', raizId: null, quantidade: '70.0000000' }]);
    // Of the goods that left, 30 were declared while they stood in stock.
    const saidas = [{ raizId: 'a', quantidade: '100.0000000' }];
    expect(fora({ declarados, saldo: '0.0000000', saidas }, DEPOIS)).toEqual([
      { origem: 'DCI', raizId: 'a', quantidade: '70.0000000' },
    ]);
    // Declared whole, then back in two parts: nothing more is due.
    const temporarias = [
      { ...FORA, quantidade: '1.0000000', retornadaEm: '2027-08-01' },
      { ...FORA, quantidade: '29.0000000' },
    ];
    expect(fora({ declarados, temporarias }, '2027-08-02')).toEqual([]);
    const noPrazo = [{ origem: 'PRAZO' as const, raizId: null, quantidade: '100.0000000' }];
    expect(fora({ declarados: noPrazo }, DEPOIS)).toEqual([]);
  });
});

test('declared and still to declare never exceed what left and what is left', () => {
  const quantia = fc.integer({ min: 0, max: 10 ** 9 }).map((n) => new Exato(n).div(1000).toFixed(7));
  fc.assert(
    fc.property(quantia, fc.array(quantia, { maxLength: 4 }), fc.boolean(), (saldo, saidas, passou) => {
      const temporarias = [
        { raizId: 't', quantidade: saldo, prazo: '2030-01-15', retornadaEm: passou ? null : '2030-01-15' },
      ];
      const lote = {
        ...EM_DIA,
        saldo,
        temporarias,
        saidas: saidas.map((quantidade, i) => ({ raizId: String(i), quantidade })),
      };
      const hoje = passou ? DEPOIS : ANTES;
      const pendentes = quantidadesADeclarar(lote, hoje);
      const total = somar([...saidas, ...(passou ? [saldo] : [])]);
      expect(somar(pendentes.map(({ quantidade }) => quantidade)).toFixed(7)).toBe(total.toFixed(7));
      // Once all of it is declared, nothing is left to declare.
      expect(quantidadesADeclarar({ ...lote, declarados: pendentes }, hoje)).toEqual([]);
    }),
    { numRuns: vezes(200) },
  );
});

test('a part is never more than the whole, and parts differ from the whole by half a cent each at most', () => {
  const centavos = fc.nat(10 ** 10).map((n) => new Exato(n).div(100).toFixed(2));
  fc.assert(
    fc.property(
      centavos,
      fc.array(fc.integer({ min: 1, max: 10 ** 6 }), { minLength: 1, maxLength: 6 }),
      (cbs, partes) => {
        const quantidade = String(partes.reduce((soma, parte) => soma + parte, 0));
        const linhas = partes.map((parte) =>
          linhaNaoConvertida(
            { ...PARTE, quantidade, naoConvertida: String(parte), cbs, ibsUF: cbs, ibsMun: '0.00' },
            '2027-01-15',
            PARAMETROS_DE_FABRICA,
          ),
        );
        for (const linha of linhas) {
          expect(new Exato(linha.cbs ?? '-1').lte(cbs)).toBe(true);
          expect(linha.ibs).toBe(linha.cbs);
        }
        const erro = somar(linhas.map((linha) => linha.cbs))
          .minus(cbs)
          .abs();
        expect(erro.lte(new Exato(partes.length).times('0.005'))).toBe(true);
      },
    ),
    { numRuns: vezes(200) },
  );
});

describe('A line of the worksheet', () => {
  const SELIC = ['2027-02', '2027-03'].map((mes) => ({
    codigo: 'SELIC_MENSAL',
    valor: '1.00',
    fonte: 'Teste',
    situacao: 'VERIFICADO' as const,
    vigenciaInicio: `${mes}-01`,
    vigenciaFim: `${mes}-28`,
  }));

  test('takes a quarter of the taxes, with fine and interest from the import document', () => {
    // A quarter of 9,110.00 and of 50 + 50. From 15/01 to 10/04 are 85 days: 0.33 % each passes the cap of 20 %. Selic of February
    // and March, and 1 % for April: 3 %. CBS: 455.50 + 68.33 (68.325 rounds up); IBS: 5.00 + 0.75.
    const linha = linhaNaoConvertida(PARTE, '2027-04-10', SELIC);
    expect(linha).toMatchObject({
      cbs: '2277.50',
      ibs: '25.00',
      multa: '460.50',
      juros: '69.08',
      total: '2832.08',
      faltaDaMora: null,
    });
  });

  test('is without charges where the Selic of a month is missing, and says which', () => {
    const linha = linhaNaoConvertida(PARTE, '2027-05-10', SELIC);
    expect(linha).toMatchObject({ cbs: '2277.50', multa: null, total: null, faltaDaMora: 'Falta a Selic de 04/2027.' });
  });

  test('is unknown where a tax is: an unknown CBS is no zero', () => {
    const linha = linhaNaoConvertida({ ...PARTE, cbs: null }, '2027-04-10', SELIC);
    expect([linha.cbs, linha.ibs, linha.total]).toEqual([null, null, null]);
  });

  test('what is left in stock keeps the rest of the suspension', () => {
    expect(aindaSuspenso('9110.00', { saldo: '750', quantidade: '1000' })).toBe('6832.50');
  });
});

const PARTE = {
  nome: 'DI 27/0000001-0, adição 001, item 01',
  quantidade: '1000',
  naoConvertida: '250',
  cbs: '9110.00',
  ibsUF: '50.00',
  ibsMun: '50.00',
  documento: '2027-01-15',
};
