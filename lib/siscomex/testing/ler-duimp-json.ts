import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { lerDuimps } from '#lib/siscomex/duimp/duimp-json.ts';
import { abrirJson } from '#lib/siscomex/json/abrir-json.ts';

/** Tests only: reads the DUIMPs of a file. */
export function lerDuimpJson(bytes: Uint8Array): DeclaracaoImportacao[] {
  const parte = { nome: 'o arquivo', bytes };
  return lerDuimps([{ parte, json: abrirJson(bytes) }]).map(({ declaracao }) => declaracao);
}
