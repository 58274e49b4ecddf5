import { type ImportadorLido, type ImportadorNovo, importador } from '#lib/contracts/importador.ts';
import { useGravarRegistro, useRegistro } from './cadastro.ts';
import type { RecursoDeLista } from './lista.ts';

/** The importers a company works for, itself among them. */
export const importadores: RecursoDeLista<ImportadorLido> = { recurso: '/api/Importador', linha: importador };

export function useImportador(id: string) {
  return useRegistro(importadores, id);
}

export function useGravarImportador() {
  return useGravarRegistro<ImportadorNovo, ImportadorLido>(importadores);
}
