import type { DespesaLida } from '#lib/contracts/processo/despesa.ts';
import { colunasDe } from '#lib/registros/colunas-de.ts';
import { DESPESA } from '#lib/registros/despesa.ts';

export const DESPESA_COLUNAS = colunasDe<DespesaLida>(DESPESA, {
  primeiras: ['data', 'tipo', 'descricao', 'processo'],
  proprias: [
    {
      campo: 'processo',
      titulo: 'Processo',
      tipo: 'texto',
      ordenavel: true,
      caracteres: 15,
      valor: ({ processo }) => processo.numero,
    },
  ],
});
