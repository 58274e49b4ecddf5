import { condicaoDeVenda } from './incoterm.ts';

const NENHUM = [false, false];
const FRETE = [true, false];
const SEGURO = [false, true];
const AMBOS = [true, true];

test.each([
  ['EXW', NENHUM],
  ['FCA', NENHUM],
  ['FAS', NENHUM],
  ['FOB', NENHUM],
  ['CFR', FRETE],
  ['CPT', FRETE],
  ['CIF', AMBOS],
  ['CIP', AMBOS],
  ['DAP', FRETE],
  ['DPU', FRETE],
  ['DAT', FRETE],
  ['DDP', FRETE],
  ['C+F', FRETE],
  ['C+I', SEGURO],
  ['OCV', NENHUM],
  ['XYZ', NENHUM],
  ['constructor', NENHUM],
  ['', NENHUM],
  [null, NENHUM],
  [' cif ', AMBOS],
])('under %p the price holds freight and insurance: %p', (incoterm, [frete, seguro]) => {
  expect(condicaoDeVenda(incoterm)).toMatchObject({ freteIncluso: frete, seguroIncluso: seguro });
});
