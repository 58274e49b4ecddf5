import { camposMudados, comValoresDe, iguais, valorEm } from './campos-mudados.ts';

const ANTES = {
  nome: 'A',
  pais: { codigo: '160' },
  endereco: { cidade: 'X', estado: null, geo: { lat: '1' } },
  apelidos: ['a', 'b'],
  fornecedor: null,
};

describe('The fields that differ between two versions of a record', () => {
  test('are none between equal ones, and what is not there is null', () => {
    expect(camposMudados(ANTES, structuredClone(ANTES))).toEqual([]);
    const { fornecedor, ...semFornecedor } = ANTES;
    expect(camposMudados(ANTES, semFornecedor)).toEqual([]);
  });

  test('are named by their path, as deep as both sides go', () => {
    const depois = {
      ...ANTES,
      nome: 'B',
      endereco: { cidade: 'Y', estado: null, geo: { lat: '2' } },
      fornecedor: { id: '1' },
    };
    expect(camposMudados(ANTES, depois)).toEqual(['nome', 'endereco.cidade', 'endereco.geo.lat', 'fornecedor']);
  });

  test('a list is one field, and its order counts', () => {
    expect(camposMudados(ANTES, { ...ANTES, apelidos: ['b', 'a'] })).toEqual(['apelidos']);
  });
});

describe('Giving back fields', () => {
  test('takes these from the other version and leaves the rest, the record itself included', () => {
    const atual = { ...ANTES, nome: 'C', endereco: { cidade: 'Z', estado: 'E', geo: { lat: '9' } } };
    const antes = structuredClone(atual);
    expect(comValoresDe(atual, ANTES, ['nome', 'endereco.cidade', 'endereco.geo.lat'])).toEqual({
      ...ANTES,
      endereco: { cidade: 'X', estado: 'E', geo: { lat: '1' } },
    });
    expect(atual).toEqual(antes);
  });

  test('makes a group where there was none, and none of a group', () => {
    expect(comValoresDe({ fornecedor: null }, { fornecedor: { id: '1' } }, ['fornecedor.id'])).toEqual({
      fornecedor: { id: '1' },
    });
    expect(comValoresDe({ fornecedor: { id: '1' } }, { fornecedor: null }, ['fornecedor'])).toEqual({
      fornecedor: null,
    });
  });

  test('what is not at a path is null', () => {
    expect(valorEm(ANTES, 'endereco.geo.lat')).toBe('1');
    expect(valorEm(ANTES, 'nome.outro')).toBeNull();
    expect(valorEm(ANTES, 'nada')).toBeNull();
    expect(iguais(undefined, null)).toBe(true);
  });
});
