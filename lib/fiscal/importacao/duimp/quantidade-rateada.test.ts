import { calcularImportacao } from '#lib/fiscal/importacao/calcular-importacao.ts';
import { adicaoDoCalculoDeTeste, entradaDeTeste } from '#lib/fiscal/importacao/testing/entrada-de-teste.ts';

test('a quantity of the adição with no quantity to share it by is refused by its field', () => {
  const semQuantidade = { quantidade: '0.00000', valorUnitario: '10.0000000', pesoLiquido: '1.00000' };
  const { tributos } = adicaoDoCalculoDeTeste();
  const ipi = { regime: 'INTEGRAL', especifica: { quantidade: '28.00000', valorUnidade: '1.50' } } as const;
  const adicao = adicaoDoCalculoDeTeste({ itens: [semQuantidade, semQuantidade], tributos: { ...tributos, ipi } });
  expect(() => calcularImportacao(entradaDeTeste({ tipoDocumento: 'DUIMP', adicoes: [adicao] }))).toThrow(
    'Há quantidade a ratear por itens e nenhum deles tem quantidade.',
  );
});
