import { DCR } from '#lib/testing/vetores/zfm.ts';
import { calcularDcr } from './calcular-dcr.ts';
import { entradaDcrDeTeste } from './testing/entrada-dcr-de-teste.ts';

describe('The ten worked DCR-E', () => {
  test('there are ten', () => expect(DCR).toHaveLength(10));

  describe.each(DCR)('$id', ({ tipoCoeficiente, entrada, resultado: { CRA_truncado, ...esperado } }) => {
    const resultado = calcularDcr({ tipoCoeficiente, ...entrada });

    test('every figure to the last digit', () => {
      expect(resultado).toMatchObject(esperado);
      expect(resultado.linhas).toEqual(esperado.linhas);
    });

    test('the root of each memória is the figure itself', () => {
      expect(resultado.memoria?.valor).toBe(esperado.iiUnitUSD);
      const raizes = Object.entries(resultado.memorias).map(([figura, memoria]) => [figura, memoria?.valor]);
      const { CCN, CCI, CMO, coefCalculado6, CRA, iiCheioUSD } = esperado;
      expect(Object.fromEntries(raizes)).toEqual({ CCN, CCI, CMO, coefCalculado6, CRA, iiCheioUSD });
    });

    test('with the coefficient truncated, the CRA of the vector', () => {
      expect(calcularDcr({ tipoCoeficiente, ...entrada }, 'TRUNCAR').CRA).toBe(CRA_truncado);
    });
  });
});

describe('A DCR-E', () => {
  test.each(['F', 'V'] as const)('of type %s without component nor labour has no coefficient', (tipoCoeficiente) => {
    const vazia = { nacionais: [], importados: [], salariosUSD: '0', encargosUSD: '0.0000' };
    expect(() => calcularDcr(entradaDcrDeTeste({ ...vazia, tipoCoeficiente }))).toThrow(
      expect.objectContaining({ campo: 'nacionais' }),
    );
  });

  test('of labour alone owes nothing', () => {
    expect(calcularDcr(entradaDcrDeTeste({ tipoCoeficiente: 'V', nacionais: [], importados: [] }))).toMatchObject({
      CRA: '100.00',
      iiUnitUSD: '0.0000000',
    });
  });

  test('rounds the II per unit once, not component by component', () => {
    // Two components of US$ 0.00000005 each: rounded separately they would be 0.0000002, together they are 0.0000001.
    const importado = { qtd: '1', vuUSD: '0.000005', aliqII: '1.00', suspensao: 'S', reduz: 'N' } as const;
    const { iiUnitUSD, linhas } = calcularDcr(
      entradaDcrDeTeste({ importados: [importado, importado].map((parte, i) => ({ ...parte, nome: `P${i}` })) }),
    );
    expect(linhas.map(({ iiDevidoUSD }) => iiDevidoUSD)).toEqual(['0.0000001', '0.0000001']);
    expect(iiUnitUSD).toBe('0.0000001');
  });

  test('takes the coefficient from the exact costs, not from the one of six decimals', () => {
    // 5.0049999 %: rounded first to 6 decimals it would be 5.005000 and then 5.01.
    const { coefCalculado6, CRA } = calcularDcr(
      entradaDcrDeTeste({
        tipoCoeficiente: 'V',
        nacionais: [{ nome: 'N', qtd: '50.0499999', vuUSD: '1' }],
        importados: entradaDcrDeTeste().importados.map((motor) => ({ ...motor, qtd: '949.9500001', vuUSD: '1' })),
        salariosUSD: '0',
        encargosUSD: '0',
      }),
    );
    expect([coefCalculado6, CRA]).toEqual(['5.005000', '5.00']);
  });

  test('says where each figure came from', () => {
    const { memoria } = calcularDcr(entradaDcrDeTeste());
    const [cra, devido] = memoria?.entradas ?? [];
    expect(cra).toMatchObject({
      valor: '88.00',
      formula: 'coeficiente + acréscimo, até 100, arredondado (meio para cima) em 2 casas',
      entradas: [{ valor: '88.00', fonte: 'DL 288/1967, art. 7º, § 4º' }, { valor: '0.00' }],
    });
    expect(devido?.entradas).toMatchObject([
      {
        valor: '4.5360000',
        formula: 'II cheio × (100 − CRA) ÷ 100, sem arredondar',
        entradas: [
          { valor: '37.8000000', entradas: [{ valor: '210.0000000' }, { valor: '18.00' }] },
          { valor: '88.00', fonte: 'calculado acima', entradas: [] },
        ],
      },
    ]);
  });

  test('opens the costs once, and names them in the coefficient', () => {
    const { memorias, memoria } = calcularDcr(entradaDcrDeTeste({ tipoCoeficiente: 'V' }));
    expect(memorias.CCN.entradas).toHaveLength(1);
    expect(memorias.coefCalculado6.entradas.map(({ valor, fonte, entradas }) => [valor, fonte, entradas])).toEqual([
      ['35.5000000', 'calculado acima', []],
      ['210.0000000', 'calculado acima', []],
      ['20.5000', 'calculado acima', []],
    ]);
    // The memória of the II stands alone, so its inputs are expanded there.
    expect(memoria?.entradas[0]?.entradas[0]?.entradas[0]?.entradas).toHaveLength(1);
  });

  test('shows the unrounded figure behind one that its field rounds', () => {
    // CCI of DCR-9, first component: 0.0012345 × 27.654321, by hand.
    const importados = entradaDcrDeTeste().importados.map((solda) => ({
      ...solda,
      qtd: '0.0012345',
      vuUSD: '27.654321',
    }));
    expect(calcularDcr(entradaDcrDeTeste({ importados })).memorias.CCI).toMatchObject({
      valor: '0.0341393',
      formula: 'o valor sem arredondar, arredondado (meio para cima) em 7 casas',
      entradas: [{ valor: '0.0341392592745', formula: 'Σ quantidade × custo unitário, sem arredondar' }],
    });
  });

  test('names the document a cost was taken from', () => {
    const fonte = 'DI 23/0001111-1 ad. 001 it. 01';
    const importados = entradaDcrDeTeste().importados.map((motor) => ({ ...motor, fonte }));
    const { memorias } = calcularDcr(entradaDcrDeTeste({ importados }));
    expect(memorias.CCI).toMatchObject({ entradas: [{ entradas: [{ fonte }, { fonte }] }] });
  });
});

describe('A subcomponente', () => {
  const sub = { nome: 'CI', qtd: '3', vuUSD: '2.4', aliqII: '12', incluiBC: 'S', suspensao: 'N', reduz: 'S' } as const;

  test('in the base counts as suspended, and the person is told', () => {
    const { linhas, avisos } = calcularDcr(entradaDcrDeTeste({ subcomponentes: [sub] }));
    expect(linhas[0]).toEqual({
      nome: '(sub) CI',
      valorUSD: '7.2000000',
      iiCheioUSD: '0.8640000',
      iiDevidoUSD: '0.1036800',
    });
    expect(avisos.map(({ codigo }) => codigo)).toEqual(['SUBCOMPONENTE_SEM_SUSPENSAO']);
  });

  test('is warned of where the coefficient is variable, and leaves CCN and CCI alone', () => {
    const com = entradaDcrDeTeste({ tipoCoeficiente: 'V', subcomponentes: [{ ...sub, incluiBC: 'N' }] });
    const { CCN, CCI, CRA, avisos } = calcularDcr(com);
    expect(calcularDcr({ ...com, subcomponentes: [] })).toMatchObject({ CCN, CCI, CRA, avisos: [] });
    expect(avisos.map(({ codigo }) => codigo)).toEqual(['SUBCOMPONENTES_NO_VARIAVEL']);
  });

  test('owes nothing outside the base, nor counts in the full II', () => {
    const fora = calcularDcr(entradaDcrDeTeste({ subcomponentes: [{ ...sub, incluiBC: 'N', suspensao: 'S' }] }));
    const { iiCheioUSD, iiUnitUSD } = calcularDcr(entradaDcrDeTeste());
    expect(fora).toMatchObject({ iiCheioUSD, iiUnitUSD });
    expect(fora.linhas[0]).toMatchObject({ iiCheioUSD: '0.8640000', iiDevidoUSD: '0.0000000' });
  });
});

/** domain/conferencia-independente.md §3.4 and §7.9. */
test.each([
  ['F', '5.00', ['ACRESCIMO_NO_FIXO'], 'DL 288/1967, art. 7º, § 9º'],
  ['F', '7.00', ['ACRESCIMO_NO_FIXO'], 'informado'],
  ['F', '10', ['ACRESCIMO_NO_FIXO'], 'DL 288/1967, art. 7º, § 15'],
  ['F', '12.00', ['ACRESCIMO_NO_FIXO'], 'informado'],
  ['F', '0', [], 'informado'],
  ['V', '5', [], 'DL 288/1967, art. 7º, § 9º'],
  ['V', '10.00', [], 'DL 288/1967, art. 7º, § 15'],
] as const)('coefficient %s with %s points warns %p and cites %s', (tipoCoeficiente, acrescimoPP, codigos, fonte) => {
  const { avisos, memorias } = calcularDcr(entradaDcrDeTeste({ tipoCoeficiente, acrescimoPP, subcomponentes: [] }));
  expect(avisos.map(({ codigo }) => codigo)).toEqual(codigos);
  expect(memorias.CRA.entradas[1]).toMatchObject({ nome: 'Acréscimo', fonte });
});
