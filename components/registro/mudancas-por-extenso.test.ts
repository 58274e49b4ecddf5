import { diferencas } from './mudancas-por-extenso.ts';

const NOMES = {
  rotulos: { razaoSocial: 'Razão social', endereco: 'Endereço', 'endereco.cidade': 'Cidade', papel: 'Papel' },
  valores: { papel: (valor: unknown) => (valor === 'AMBOS' ? 'Fornecedor e fabricante' : 'Só um dos dois') },
};

test('each field that differs, by its name and in words; what the record says of itself is none', () => {
  const antes = { id: '1', versao: 1, razaoSocial: 'A', papel: 'FORNECEDOR', endereco: { cidade: 'X', rua: null } };
  const depois = { ...antes, versao: 2, razaoSocial: 'B', papel: 'AMBOS', endereco: { cidade: null, rua: 'R' } };
  expect(diferencas(antes, depois, NOMES)).toEqual([
    { caminho: 'razaoSocial', rotulo: 'Razão social', era: 'A', ficou: 'B' },
    { caminho: 'papel', rotulo: 'Papel', era: 'Só um dos dois', ficou: 'Fornecedor e fabricante' },
    { caminho: 'endereco.cidade', rotulo: 'Cidade', era: 'X', ficou: '—' },
    // A field without its own label takes the label of its group.
    { caminho: 'endereco.rua', rotulo: 'Endereço', era: '—', ficou: 'R' },
  ]);
});

test('what reads the same is no difference', () => {
  expect(diferencas({ razaoSocial: null }, { razaoSocial: '' }, NOMES)).toEqual([]);
});
