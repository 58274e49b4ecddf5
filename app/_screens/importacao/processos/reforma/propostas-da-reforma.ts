import type { ReformaDoProcesso } from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import {
  type ImportadorNaReforma,
  type PropostaAoItem,
  propostaDoImportador,
} from '#lib/domain/zfm/cclasstrib/cclasstrib-do-importador.ts';

/** A class proposed to items of a processo that have none. */
export interface PropostaAosItens extends PropostaAoItem {
  quantos: number;
}

/** Proposes a class to the items without one, each proposal once, on the day of the release or of the registration. */
export function propostasDaReforma(
  { itens, liberacao, registro }: Pick<ReformaDoProcesso, 'itens' | 'liberacao' | 'registro'>,
  importador: ImportadorNaReforma,
): PropostaAosItens[] {
  const dia = liberacao.dia ?? registro.dia;
  if (dia === null) return [];
  const porClasse = new Map<string, PropostaAosItens>();
  for (const { ncm, cClassTrib, experimentado } of itens) {
    if (cClassTrib !== null && !experimentado) continue;
    const proposta = propostaDoImportador(importador, { ncm, aplicacao: null, dia });
    if (!proposta) continue;
    const chave = `${proposta.cClassTrib} ${proposta.porque}`;
    porClasse.set(chave, { ...proposta, quantos: (porClasse.get(chave)?.quantos ?? 0) + 1 });
  }
  return [...porClasse.values()];
}
