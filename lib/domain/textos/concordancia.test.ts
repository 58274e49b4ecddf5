import { generoDoSujeito, terminacao } from './concordancia.ts';

test.each([
  ['Este fornecedor', 'excluído'],
  ['O processo', 'excluído'],
  ['O cadastro desta pessoa', 'excluído'],
  ['Esta compra', 'excluída'],
  ['A nota', 'excluída'],
  ['Esta visão', 'excluída'],
])('%s: %s', (sujeito, palavra) => {
  expect(`excluíd${terminacao(generoDoSujeito(sujeito))}`).toBe(palavra);
});
