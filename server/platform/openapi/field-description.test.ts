import { describeField } from './field-description.ts';

test('a field is described by its label, its help and its form; the rest of what is said of it stays out', () => {
  const esquema = {
    type: 'string',
    rotulo: 'País',
    ajuda: 'Pelo nome.',
    description: 'Texto',
    planilha: ['Country'],
    casas: 2,
  };
  describeField(esquema);
  expect(esquema).toEqual({ type: 'string', description: 'País. Pelo nome. Texto.' });
});

test('a property called as something that is said of a field is kept', () => {
  const propriedades = { moeda: { type: 'string' }, unidade: { type: 'string' }, type: { type: 'string' } };
  describeField(propriedades as never);
  expect(Object.keys(propriedades)).toEqual(['moeda', 'unidade', 'type']);
});
