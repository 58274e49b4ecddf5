import { rotulosCrusDe } from '#components/testing/rotulos-crus.ts';
import { daiLida } from '#lib/contracts/sefaz/dai.ts';
import { NOMES_NO_HISTORICO } from './dai-historico.ts';

test('the history of a DAI calls no field by its name in the program', () => {
  // The server leaves these out (registro-da-dai.ts).
  expect(rotulosCrusDe(daiLida, ['marcas', 'envios', 'treinamento'], NOMES_NO_HISTORICO)).toEqual([]);
});
