import { digitoDoCeMercante } from './digito-ce-mercante.ts';

test('a CE-Mercante digit is asked only of fourteen digits', () => {
  expect(() => digitoDoCeMercante('1326051234567')).toThrow(RangeError);
});
