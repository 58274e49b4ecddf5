import { createHash } from 'node:crypto';
import { papeisDoPrevisto, papeisExigidos, papeisQueFaltam } from '#lib/domain/aduana/processo/documentos-exigidos.ts';
import { type LacunaDoRegistro, lacunasDoRegistro } from '#lib/domain/aduana/processo/lacunas-do-registro.ts';
import { processoRegistrado } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import { pendenciasDoProcesso } from '#lib/domain/aduana/processo/pendencias-do-processo.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Database } from '#server/platform/db/database.ts';
import { attachmentRepository } from '#server/platform/files/attachment-repository.ts';
import { againstRule } from '#server/platform/refusals.ts';
import type { ProcessoDaDuimp } from './fatos-da-duimp.ts';

/** What our own conferences of a processo say is open. `sha256` names the very list; null where nothing is. */
export interface ConferenciasEmAberto {
  sha256: string | null;
  abertas: LacunaDoRegistro[];
}

/** Reads what Cais checks before any registration. A registered or cancelled processo has nothing of it, as on its page. */
export async function conferenciasEmAberto(
  tx: Database,
  empresaId: string,
  { processo, previstos: { itens, adicoes } }: Pick<ProcessoDaDuimp, 'processo' | 'previstos'>,
  dia: DataTexto,
): Promise<ConferenciasEmAberto> {
  if (processoRegistrado(processo) || processo.situacao === 'CANCELADO') return { sha256: null, abertas: [] };
  const presentes = await attachmentRepository(tx, empresaId).tiposDe('Processo', processo.id);
  const previsto = papeisDoPrevisto({ licencas: processo.licencas, itens, adicoes });
  const exigidos = papeisExigidos({ ...previsto, registrado: false, entregue: false });
  const faltam = papeisQueFaltam(exigidos, presentes);
  const abertas = lacunasDoRegistro(pendenciasDoProcesso({ dia, processo, itens, adicoes, papeisQueFaltam: faltam }));
  return { sha256: abertas.length > 0 ? resumoDas(abertas) : null, abertas };
}

/**
 * Refuses an act of somebody who did not see what is open now, and tells how many were seen, for the history.
 * @throws {Refusal} 422. `vistas`: the list that the person saw; null for none.
 */
export function exigirVistas({ sha256, abertas }: ConferenciasEmAberto, vistas: string | null): string | null {
  if (sha256 === null) return null;
  const { length: quantas } = abertas;
  if (vistas === null) {
    throw againstRule(
      quantas === 1
        ? 'Há 1 conferência em aberto. Nada foi pedido ao Portal: veja-a e marque que viu.'
        : `Há ${quantas} conferências em aberto. Nada foi pedido ao Portal: veja-as e marque que viu.`,
    );
  }
  if (vistas !== sha256) throw againstRule(OUTRAS);
  return quantas === 1 ? '1 conferência em aberto vista' : `${quantas} conferências em aberto vistas`;
}

function resumoDas(abertas: readonly LacunaDoRegistro[]): string {
  const ditas = abertas.map(({ chave, texto, detalhe }) => [chave, texto, detalhe]);
  return createHash('sha256').update(JSON.stringify(ditas)).digest('hex');
}

const OUTRAS =
  'As conferências em aberto não são mais as que você viu. Nada foi pedido ao Portal: veja as de agora e marque de novo.';
