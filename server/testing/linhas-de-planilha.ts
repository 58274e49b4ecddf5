import { setImmediate as umaVolta } from 'node:timers/promises';
import type { LinhasDaPlanilha, MapaDePlanilha, Planilha } from '#lib/contracts/platform/planilha.ts';
import type { NomeDeLinhas } from '#lib/registros/planilha/recursos.ts';
import { multipartOf } from './multipart.ts';
import type { Pessoa } from './test-bench.ts';

export interface LinhasConferidas extends LinhasDaPlanilha {
  planilha: Planilha;
  /** The answer of the first refusal; null when nothing was refused. */
  recusa: { Error: string; campos?: Record<string, string> } | null;
}

/** Sends a sheet of lines, has it checked as it is guessed or as `mudado` says, and answers its lines. */
export async function lerLinhas(
  pessoa: Pessoa,
  recurso: NomeDeLinhas,
  csv: string,
  mudado: Partial<MapaDePlanilha> = {},
): Promise<LinhasConferidas> {
  const vazias = { linhas: [], nomes: [] };
  const recebida = await pessoa.pedir(multipartOf(`/api/Planilha?recurso=${recurso}`, csv, 'linhas.csv'));
  const enviada: Planilha = recebida.json();
  if (recebida.statusCode !== 201) return { ...vazias, planilha: enviada, recusa: recebida.json() };
  const url = `/api/Planilha/${enviada.id}`;
  const payload = { mapa: { ...enviada.folhas[0]?.palpite, ...mudado } };
  const pedida = await pessoa.pedir({ method: 'POST', url: `${url}/Conferir`, payload });
  if (pedida.statusCode !== 202) return { ...vazias, planilha: enviada, recusa: pedida.json() };
  let planilha: Planilha = pedida.json();
  while (planilha.progresso) {
    await umaVolta();
    planilha = (await pessoa.pedir({ url })).json();
  }
  const linhas = await pessoa.pedir({ url: `${url}/Linhas` });
  if (linhas.statusCode !== 200) return { ...vazias, planilha, recusa: linhas.json() };
  return { ...(linhas.json() as LinhasDaPlanilha), planilha, recusa: null };
}
