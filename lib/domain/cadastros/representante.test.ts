import { type Habilitacao, impedimentoDoRepresentante, primeiroFim, validadeDoRepresentante } from './representante.ts';

const PODE: Habilitacao = { ativo: true, procuracaoValidade: '2026-11-20', certificadoValidade: '2027-02-01' };

describe('A representative', () => {
  test('may act on the last day of the power of attorney, and the day after may not', () => {
    expect(impedimentoDoRepresentante(PODE, '2026-11-20')).toBeNull();
    expect(impedimentoDoRepresentante(PODE, '2026-11-21')).toBe('A procuração venceu em 20/11/2026.');
  });

  test('may not act by a certificate that has ended', () => {
    const semProcuracao = { ...PODE, procuracaoValidade: null };
    expect(impedimentoDoRepresentante(semProcuracao, '2027-02-01')).toBeNull();
    expect(impedimentoDoRepresentante(semProcuracao, '2027-02-02')).toBe('O certificado digital venceu em 01/02/2027.');
  });

  test('whose documents have no end may act on any day, unless set aside', () => {
    const semFim = { ativo: true, procuracaoValidade: null, certificadoValidade: null };
    expect(impedimentoDoRepresentante(semFim, '2099-12-31')).toBeNull();
    expect(impedimentoDoRepresentante({ ...semFim, ativo: false }, '2026-01-01')).toBe('O representante está inativo.');
  });

  test.each([
    ['2026-11-20', '2027-02-01', '2026-11-20'],
    ['2027-02-01', '2026-11-20', '2026-11-20'],
    [null, '2026-11-20', '2026-11-20'],
    ['2026-11-20', null, '2026-11-20'],
    [null, null, null],
  ])('with documents to %s and to %s holds to %s', (procuracaoValidade, certificadoValidade, fim) => {
    expect(primeiroFim({ procuracaoValidade, certificadoValidade })).toBe(fim);
  });

  test('warns of whichever of the two ends first', () => {
    expect(validadeDoRepresentante(PODE, '2026-11-08')).toEqual({ situacao: 'VENCENDO', dias: 12 });
  });
});
