import { createHash, timingSafeEqual } from 'node:crypto';
import { avisoDaDuimp } from '#lib/portal/contracts/avisos-do-portal.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Vault } from '#server/platform/security/vault.ts';
import { rascunhoRepository } from '#server/portal/duimp/rascunho-repository.ts';
import { registroRepository } from '#server/portal/duimp/registro-repository.ts';
import { acompanhamentoRepository } from '#server/portal/queue/acompanhamento-repository.ts';
import { donoDoReceptor, receptorRepository } from './receptor-repository.ts';

interface AoReceber {
  db: Database;
  relogio: Clock;
  cofre: Vault;
}

interface AvisoRecebido {
  empresaId: string;
  /** The receiver named by the address. */
  id: string;
  segredo: string;
  evento: string;
  corpo: unknown;
}

/**
 * Takes a notice of the Portal: the followed processos with its DUIMP are looked at next, by their own credential and under its limits.
 * The notice itself is not believed; what it says of a draft is kept as its saying, and of a
 * registration under way the Portal is asked next. The same notice again does nothing. A DUIMP that nobody follows is noted, and nothing
 * else happens.
 * @returns False when the address or the secret is wrong: which of them, nobody is told.
 */
export async function receberAviso({ db, relogio, cofre }: AoReceber, aviso: AvisoRecebido): Promise<boolean> {
  const { empresaId, id, segredo, corpo } = aviso;
  const achado = await receptorRepository(db, empresaId).buscar(id);
  const certo = achado?.receptor.segredo && cofre.abrir(achado.receptor.segredo, donoDoReceptor(achado.receptor));
  if (!iguais(segredo, certo || NENHUM) || !achado || !certo) return false;
  const em = relogio.agora();
  const evento = aviso.evento.slice(0, MAIOR_EVENTO);
  const lido = avisoDaDuimp.safeParse(corpo);
  const numero = lido.success ? lido.data.identificacao.numero : null;
  const resumo = createHash('sha256')
    .update(JSON.stringify([evento, corpo]))
    .digest('base64url');
  await db.transaction(async (tx) => {
    const novo = await receptorRepository(tx, empresaId).anotar(id, { resumo, evento, numero, em });
    if (!novo || !numero || !DAS_DUIMPS.test(evento)) return;
    await acompanhamentoRepository(tx, empresaId).avisar(numero, achado.ambiente, em);
    const dito = { evento, mensagem: lido.data?.message?.slice(0, MAIOR_MENSAGEM) ?? null, em: em.toISOString() };
    await rascunhoRepository(tx, empresaId).avisar(numero, achado.ambiente, dito, em);
    await registroRepository(tx, empresaId).avisar(numero, achado.ambiente, dito, em);
  });
  return true;
}

/** In constant time, whatever their lengths are. */
function iguais(segredo: string, outro: string): boolean {
  const [a, b] = [segredo, outro].map((texto) => createHash('sha256').update(texto).digest()) as [Buffer, Buffer];
  return timingSafeEqual(a, b);
}

/** Stands for the secret of a receiver that is not there, so that as much is done. */
const NENHUM = 'nenhum';
const DAS_DUIMPS = /^dimp-/;
const MAIOR_EVENTO = 60;
const MAIOR_MENSAGEM = 500;
