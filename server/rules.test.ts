import { REGRAS_DO_MEU_DIA } from '#lib/domain/telas/meu-dia.ts';
import { RULES } from './rules.ts';

test('every reason of Meu dia has its rule, in the order of the filters', () => {
  expect(RULES.map(({ codigo }) => codigo)).toEqual(REGRAS_DO_MEU_DIA);
});
