import { type ImportadorLido, importador } from '#lib/contracts/importador.ts';
import type { RecursoDeLista } from './lista.ts';

export const IMPORTADOR: RecursoDeLista<ImportadorLido> = { recurso: '/api/Importador', linha: importador };
