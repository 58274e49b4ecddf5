import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { ParteRecebida } from '#lib/siscomex/declaracao/parte-recebida.ts';
import { exigirSomas } from './duimp-faltas.ts';
import { lerDuimp } from './duimp-json-declaracao.ts';
import { type DuimpReunida, type JsonRecebido, reunirDuimps } from './duimp-reunir.ts';

/** A declaration with the files it was read from. */
export interface DeclaracaoLidaDe {
  declaracao: DeclaracaoImportacao;
  partes: readonly ParteRecebida[];
}

/**
 * Reads registered DUIMPs from the answers of the Portal Único into the model of the DI, joining cover and items. The items are
 * grouped into the adições of the cover, or else by the criteria of an adição. Values without a place in the model are kept.
 * @throws {ArquivoInvalido} with a sentence for the person, for anything that cannot be read completely.
 */
export function lerDuimps(recebidos: readonly JsonRecebido[]): DeclaracaoLidaDe[] {
  const reunidas = reunirDuimps(recebidos);
  return reunidas.map((duimp, i) => {
    const declaracao = lerDuimp({ valor: duimp.json, caminho: caminhoDe(duimp, i, reunidas.length) });
    if (declaracao.duimp?.respostaASefaz) exigirSomas(declaracao);
    return { declaracao, partes: duimp.partes };
  });
}

/** The start of a path in an error message. With several DUIMPs it tells which one. */
function caminhoDe({ numero }: DuimpReunida, indice: number, quantas: number): string {
  return quantas === 1 ? '' : (numero ?? `[${indice}]`);
}
