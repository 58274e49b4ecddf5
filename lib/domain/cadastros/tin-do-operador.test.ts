import { MAXIMO_TIN, tinUnico } from './tin-do-operador.ts';

const dito = (tin: string, operador = 'FAB-1') => ({ tin, operador });

test('a company has the tax number that all of its names give, as the first writes it', () => {
  expect(tinUnico([dito('CN-915'), dito('cn 915', 'OPE_7')])).toEqual(dito('CN-915'));
  expect(tinUnico([dito('--'), dito('CN915', 'OPE_7')])).toEqual(dito('CN915', 'OPE_7'));
});

test('and none where they differ, where nobody tells one, or where the cadastro has no place for it', () => {
  expect(tinUnico([dito('CN915'), dito('CN916')])).toBeNull();
  expect(tinUnico([])).toBeNull();
  expect(tinUnico([dito('9'.repeat(MAXIMO_TIN + 1))])).toBeNull();
  expect(tinUnico([dito('9'.repeat(MAXIMO_TIN))])).not.toBeNull();
});
