import { situacaoDaValidade, validadePorExtenso } from './validade.ts';

const HOJE = '2026-11-20';

describe('A document that holds to a day', () => {
  test.each([
    [null, { situacao: 'SEM_PRAZO' }, 'Sem prazo'],
    ['2026-12-21', { situacao: 'VIGENTE' }, 'Vigente'],
    ['2026-12-20', { situacao: 'VENCENDO', dias: 30 }, 'Vence em 30 dias'],
    ['2026-12-02', { situacao: 'VENCENDO', dias: 12 }, 'Vence em 12 dias'],
    ['2026-11-21', { situacao: 'VENCENDO', dias: 1 }, 'Vence amanhã'],
    ['2026-11-20', { situacao: 'VENCENDO', dias: 0 }, 'Vence hoje'],
    ['2026-11-19', { situacao: 'VENCIDA' }, 'Vencido'],
  ])('to %s, seen on 20/11/2026, is %j: %s', (ate, situacao, palavras) => {
    expect(situacaoDaValidade(ate, HOJE)).toEqual(situacao);
    expect(validadePorExtenso(situacaoDaValidade(ate, HOJE))).toBe(palavras);
  });

  test('to the end of February counts the day a leap year has more', () => {
    expect(situacaoDaValidade('2028-03-01', '2028-02-28')).toEqual({ situacao: 'VENCENDO', dias: 2 });
  });
});
