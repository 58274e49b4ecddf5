import { nomeDoImportador } from './importador.ts';

/** The fields of a row that make its label; the back end may omit any of them. */
export interface LinhaRotulavel {
  partNumber?: unknown;
  descricao?: unknown;
  razaoSocial?: unknown;
  pais?: { nome?: unknown } | null | undefined;
  codigo?: unknown;
  nome?: unknown;
}

/**
 * Label of a row in a lookup (spec.md §3): items `partNumber - descricao`, suppliers `razaoSocial - pais.nome`, all others `codigo
 * - nome`. A missing part is left out together with its dash.
 */
export function rotuloLookup(endpoint: string, linha: LinhaRotulavel): string {
  return juntas(partes(endpoint, linha));
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

function juntas(ditas: readonly unknown[]): string {
  return ditas.map(escrita).filter(Boolean).join(' - ');
}

function escrita(parte: unknown): string {
  return typeof parte === 'string' || typeof parte === 'number' ? String(parte).trim() : '';
}

/** A row as shown by a record that points at it. */
export interface LinhaApontada extends LinhaRotulavel {
  cnpj?: unknown;
  excluido?: unknown;
  numero?: unknown;
  processo?: unknown;
}

/**
 * Label of a row known only through the record that points at it: an importer by its CNPJ, if present; a product by code and
 * description; a DCR-E by its official number and our own.
 */
export function rotuloDoApontado(endpoint: string, linha: LinhaApontada): string {
  const { cnpj, razaoSocial, codigo, descricao, excluido, numero, processo } = linha;
  const [recurso] = endpoint.split('/');
  if (recurso === 'Importador') {
    const nome = escrita(razaoSocial);
    return typeof cnpj === 'string' ? nomeDoImportador({ cnpj, razaoSocial: nome, excluido: excluido === true }) : nome;
  }
  if (recurso === 'Produto') return `${juntas([codigo, descricao])}${excluido === true ? ' (excluído)' : ''}`;
  if (recurso === 'Dcr') return juntas([numero, processo]);
  return rotuloLookup(endpoint, linha);
}

/** Among the labels that a form knows by code, those of countries have this before it: a currency may have the same code. */
export const DE_PAIS = 'pais:';

export const chaveDoPais = (codigo: string): string => `${DE_PAIS}${codigo}`;
