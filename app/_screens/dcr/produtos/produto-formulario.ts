import { z } from 'zod';
import { formularioDe } from '#components/form/formulario-de.ts';
import { type ProdutoLido, type ProdutoNovo, produto, produtoNovo } from '#lib/contracts/produtos/produto.ts';

export const FORMULARIO_PRODUTO = formularioDe<ProdutoNovo, ProdutoLido>({
  recurso: 'Produto',
  // The grid offers an empty row below the last one; left empty, it is no model.
  esquema: z.preprocess(semModelosVazios, produtoNovo) as z.ZodType<ProdutoNovo>,
  contrato: produto,
});

function semModelosVazios(valores: unknown): unknown {
  if (typeof valores !== 'object' || valores === null || !('modelos' in valores)) return valores;
  const modelos = valores.modelos as Record<string, unknown>[];
  const ultimo = modelos.findLastIndex((modelo) => Object.values(modelo).some(Boolean));
  return { ...valores, modelos: modelos.slice(0, ultimo + 1) };
}
