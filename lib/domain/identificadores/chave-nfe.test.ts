import { CHAVES_DE_ENTRADA, NOTAS_DE_ENTRADA } from '#lib/testing/vetores/nfe-entrada.ts';
import { chaveValida, digitoDaChave, partesDaChave, validarChaveNfe } from './chave-nfe.ts';
import { escreverChaveNfe } from './escrever-identificador.ts';

/**
 * Worked by hand, from the right, weights 2 to 9 repeating, eight positions at a time: 87654321 1·2+2·3+3·4+4·5+5·6+6·7+7·8+8·9 =
 * 240 · 00001231 1·2+3·3+2·4+1·5 = 24 · 15500100 1·4+5·7+5·8+1·9 = 88 · 33300018 8·2+1·3+3·7+3·8+3·9 = 91 · 61111222
 * 2·2+2·3+2·4+1·5+1·6+1·7+1·8+6·9 = 98 · 132 2·2+3·3+1·4 = 17. 558 = 50·11 + 8, and 11 − 8 = 3.
 */
const CHAVE = '13261111222333000181550010000001231876543213';

/**
 * Same as above except for the CNPJ, whose letters count Z = 90−48 = 42, F = 22, M = 29, A = 17: 0AM00012 2·2+1·3+29·7+17·8 = 346
 * and 611ZFM00 29·4+22·5+42·6+1·7+1·8+6·9 = 547. 240+24+88+346+547+17 = 1262 = 114·11 + 8, and 11 − 8 = 3.
 */
const COM_LETRAS = '132611ZFM000AM000121550010000001231876543213';

/** cNF 00000006 contributes 12 instead of 240: 330 = 30·11, and 11 − 0 = 11 counts as 0. */
const DE_RESTO_ZERO = '13261111222333000181550010000001231000000060';

test.each([CHAVE, COM_LETRAS, DE_RESTO_ZERO])('the digit of %s is its last', (chave) => {
  expect(digitoDaChave(chave.slice(0, 43))).toBe(chave[43]);
  expect(chaveValida(chave)).toBe(true);
});

test('the digits of incoming notas verify, and say what the nota says', () => {
  for (const chave of CHAVES_DE_ENTRADA) expect(chaveValida(chave)).toBe(true);
  for (const { chave, ide } of NOTAS_DE_ENTRADA) {
    expect([digitoDaChave(chave.slice(0, 43)), partesDaChave(chave).codigoNumerico]).toEqual([ide.cDV, ide.cNF]);
  }
});

test('what a key says', () => {
  expect(partesDaChave(COM_LETRAS)).toEqual({
    codigoUf: '13',
    anoMes: '2026-11',
    cnpj: 'ZFM000AM000121',
    modelo: '55',
    serie: '001',
    numero: '000000123',
    tipoEmissao: '1',
    codigoNumerico: '87654321',
    digito: '3',
  });
});

test('is taken as the DANFE prints it, and printed so again', () => {
  const impressa = '1326 11ZF M000 AM00 0121 5500 1000 0001 2318 7654 3213';
  expect(validarChaveNfe(impressa.toLowerCase())).toEqual({ valido: true, valor: COM_LETRAS });
  expect(escreverChaveNfe(COM_LETRAS)).toBe(impressa);
  expect(escreverChaveNfe('1326')).toBe('1326');
});

test.each([
  ['one position short', CHAVE.slice(1)],
  ['a thirteenth month', CHAVE.replace('2611', '2613')],
  ['a letter where the number is', CHAVE.replace('000000123', '00000012A')],
])('%s has not its form', (_, chave) => {
  expect(validarChaveNfe(chave)).toMatchObject({ valido: false, motivo: expect.stringContaining('44 posições') });
  expect(chaveValida(chave)).toBe(false);
});

test('any one digit mistyped is noticed', () => {
  for (let posicao = 20; posicao < 44; posicao += 1) {
    const outro = String((Number(CHAVE[posicao]) + 1) % 10);
    const trocada = CHAVE.slice(0, posicao) + outro + CHAVE.slice(posicao + 1);
    expect(validarChaveNfe(trocada)).toEqual({
      valido: false,
      motivo: 'O dígito verificador da chave de acesso não confere: verifique a chave.',
    });
  }
});

test('what is no key has no parts and no digit', () => {
  expect(() => partesDaChave(CHAVE.replace(/3$/, '4'))).toThrow(RangeError);
  expect(() => partesDaChave(`${CHAVE.slice(0, 43)} 3`)).toThrow(RangeError);
  expect(() => digitoDaChave(CHAVE)).toThrow(RangeError);
});
