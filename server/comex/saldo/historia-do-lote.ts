import type { Lote } from './razao-repository.ts';

export const RECURSO = 'SaldoInsumo';

/** Tells whether the content of a lote or a record it points at changed. */
export function mudou(antes: Lote, depois: Lote): boolean {
  const campos = [...DECLARADOS, 'reformaFalta', 'importadorId', 'itemId', 'busca', 'chaveItem'] as const;
  return campos.some((campo) => antes[campo] !== depois[campo]);
}

/**
 * Builds the history entry for a change of the declared content of a lote; null when it is unchanged. The code that links a lote
 * records the link itself.
 */
export function mudancaDoLote(antes: Lote, depois: Lote) {
  const mudados = DECLARADOS.filter((campo) => antes[campo] !== depois[campo]);
  if (mudados.length === 0) return null;
  const dos = (lote: Lote) => Object.fromEntries(mudados.map((campo) => [campo, lote[campo]]));
  return {
    recurso: RECURSO,
    registroId: antes.id,
    acao: 'ALTERAR' as const,
    antes: dos(antes),
    depois: dos(depois),
  };
}

const DECLARADOS = [
  'papel',
  'numeroDeclaracao',
  'serie',
  'item',
  'dataRegistro',
  'dataDesembaraco',
  'importadorCnpj',
  'ncm',
  'descricao',
  'unidade',
  'fornecedor',
  'quantidade',
  'valorUnitario',
  'moedaCodigo',
  'moedaNome',
  'incoterm',
  'custoFob',
  'custoCif',
  'aliquotaIi',
  'regimeIi',
  'iiSuspenso',
  'ipiSuspenso',
  'pisSuspenso',
  'cofinsSuspenso',
  'cClassTrib',
  'cbsSuspensa',
  'ibsUfSuspenso',
  'ibsMunSuspenso',
  'reformaEstimada',
  'documentoImportacao',
  'prazoConversao',
] as const satisfies readonly (keyof Lote)[];
