import type { Lote } from './razao-repository.ts';

export const RECURSO = 'SaldoInsumo';

/** Whether a lote says something else than before, or points at somebody else. */
export function mudou(antes: Lote, depois: Lote): boolean {
  const campos = [...DECLARADOS, 'importadorId', 'itemId', 'busca', 'chaveItem'] as const;
  return campos.some((campo) => antes[campo] !== depois[campo]);
}

/**
 * What its declaration says of a lote now, as the history tells it; null when it says what it said. What it is linked to is told by
 * whoever links it.
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
] as const satisfies readonly (keyof Lote)[];
