import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao-importacao.ts';
import { abrirJson } from '#lib/siscomex/abrir-json.ts';
import { lerDuimps } from '#lib/siscomex/duimp-json.ts';

/** Tests only: the DUIMPs of one file. */
export function lerDuimpJson(bytes: Uint8Array): DeclaracaoImportacao[] {
  const parte = { nome: 'o arquivo', bytes };
  return lerDuimps([{ parte, json: abrirJson(bytes) }]).map(({ declaracao }) => declaracao);
}
