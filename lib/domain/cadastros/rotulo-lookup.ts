import { nomeDoImportador } from './importador.ts';

/** The parts of a row that its label is made of; a back end may leave any of them out. */
export interface LinhaRotulavel {
  partNumber?: unknown;
  descricao?: unknown;
  razaoSocial?: unknown;
  pais?: { nome?: unknown } | null | undefined;
  codigo?: unknown;
  nome?: unknown;
}

/**
 * How a row of a lookup reads (spec.md §3): items `partNumber - descricao`, suppliers `razaoSocial - pais.nome`, all others
 * `codigo - nome`. A part that is missing is left out with its dash.
 */
export function rotuloLookup(endpoint: string, linha: LinhaRotulavel): string {
  return partes(endpoint, linha).map(escrita).filter(Boolean).join(' - ');
}

function partes(
  endpoint: string,
  { partNumber, descricao, razaoSocial, pais, codigo, nome }: LinhaRotulavel,
): unknown[] {
  const [recurso] = endpoint.split('/');
  if (recurso === 'Item') return [partNumber, descricao];
  if (recurso === 'Fornecedor') return [razaoSocial, pais?.nome];
  return [codigo, nome];
}

function escrita(parte: unknown): string {
  return typeof parte === 'string' || typeof parte === 'number' ? String(parte).trim() : '';
}

/** A row as a record that points at it tells of it. */
export interface LinhaApontada extends LinhaRotulavel {
  cnpj?: unknown;
  excluido?: unknown;
}

/** How a row reads where only the record that points at it tells of it: an importer by its CNPJ, a product by code and description. */
export function rotuloDoApontado(endpoint: string, linha: LinhaApontada): string {
  const { cnpj, razaoSocial, codigo, descricao, excluido } = linha;
  const [recurso] = endpoint.split('/');
  if (recurso === 'Importador' && typeof cnpj === 'string') {
    return nomeDoImportador({ cnpj, razaoSocial: escrita(razaoSocial), excluido: excluido === true });
  }
  if (recurso === 'Produto') return [codigo, descricao].map(escrita).filter(Boolean).join(' - ');
  return rotuloLookup(endpoint, linha);
}
