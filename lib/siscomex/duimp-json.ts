import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao-importacao.ts';
import { exigirSomas } from './duimp-faltas.ts';
import { lerDuimp } from './duimp-json-declaracao.ts';
import { type DuimpReunida, type JsonRecebido, reunirDuimps } from './duimp-reunir.ts';
import type { ParteRecebida } from './parte-recebida.ts';

/** A declaration with the files it was read from. */
export interface DeclaracaoLidaDe {
  declaracao: DeclaracaoImportacao;
  partes: readonly ParteRecebida[];
}

/**
 * Reads registered DUIMPs out of the answers of the Portal Único, cover and items put together, into the model of the DI: items stand in the
 * adições the cover says or, where it says none, in those the criteria of the adição make. What has no place in the model is kept.
 * @throws {ArquivoInvalido} with one sentence for the person, for anything that cannot be taken whole.
 */
export function lerDuimps(recebidos: readonly JsonRecebido[]): DeclaracaoLidaDe[] {
  const reunidas = reunirDuimps(recebidos);
  return reunidas.map((duimp, i) => {
    const declaracao = lerDuimp({ valor: duimp.json, caminho: caminhoDe(duimp, i, reunidas.length) });
    if (declaracao.duimp?.respostaASefaz) exigirSomas(declaracao);
    return { declaracao, partes: duimp.partes };
  });
}

/** Where a sentence says something is: of several DUIMPs, in which. */
function caminhoDe({ numero }: DuimpReunida, indice: number, quantas: number): string {
  return quantas === 1 ? '' : (numero ?? `[${indice}]`);
}
