import { formularioDe } from '#components/form/formulario-de.ts';
import { fornecedor, fornecedorNovo } from '#lib/contracts/cadastros/fornecedor.ts';

export const FORMULARIO_FORNECEDOR = formularioDe({
  recurso: 'Fornecedor',
  esquema: fornecedorNovo,
  contrato: fornecedor,
});
