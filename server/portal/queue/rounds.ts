import { v7 as uuidv7 } from 'uuid';
import { diaEmManaus } from '#lib/domain/datas/dia-em-manaus.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { proximaRonda } from '#lib/portal/domain/horas-do-portal.ts';
import type { AoFalar } from '#server/portal/talk/conversation.ts';
import { buscaRepository, type LinhaDaBusca } from './busca-repository.ts';
import { rondaRepository, rondasDevidas } from './ronda-repository.ts';

/**
 * Starts the nightly rounds that are due: a search for each importer, from some days before the last round that ended. The day of the
 * round moves on in the same transaction, so two servers start it once.
 */
export async function comecarRondas({ db, relogio }: Pick<AoFalar, 'db' | 'relogio'>): Promise<void> {
  const agora = relogio.agora();
  for (const ronda of await rondasDevidas(db, agora)) {
    const { empresaId, credencialId, importadorId, ligadaPor: pedidaPor, ni } = ronda;
    await db.transaction(async (tx) => {
      if (!(await rondaRepository(tx, empresaId).adiantar(ronda, proximaRonda(agora)))) return;
      const buscas = buscaRepository(tx, empresaId);
      const ultima = await buscas.ultimaDaRonda(credencialId, importadorId);
      const ate = diaEmManaus(agora);
      await buscas.inserir({
        id: uuidv7(),
        credencialId,
        importadorId,
        ni,
        ate,
        daRonda: true,
        pedidaPor,
        de: comecoDaRonda(ultima, ate),
        pedidaEm: agora,
        proximaEm: agora,
      });
    });
  }
}

/** A round that did not end is made again from its own beginning. */
function comecoDaRonda(ultima: LinhaDaBusca | null, hoje: DataTexto): DataTexto {
  if (!ultima) return somarDias(hoje, -DIAS_DA_PRIMEIRA);
  return ultima.situacao === 'PRONTA' ? somarDias(ultima.ate, -DIAS_A_MAIS) : ultima.de;
}

/** The first round looks this many days back. */
const DIAS_DA_PRIMEIRA = 30;
/** Days that two rounds have in common: a DUIMP may be shown late. */
const DIAS_A_MAIS = 3;
