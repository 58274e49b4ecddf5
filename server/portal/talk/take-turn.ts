import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Vault } from '#server/platform/security/vault.ts';
import { credencialRepository, type LinhaDaCredencial } from './credencial-repository.ts';
import { chaveDaPessoa, chaveDoSegredo } from './person-key.ts';
import { pessoaRepository } from './pessoa-repository.ts';

export interface Vez {
  credencial: LinhaDaCredencial;
  vez: string;
  /** The hash that the Portal's limits are counted by: of the person, or of the key alone until the Portal has let it in. */
  pessoa: string;
  comprovada: boolean;
  /** The last log-in of this person, by any credential. */
  entradaEm: Date | null;
  soltar(): Promise<void>;
}

/** Takes the turn of whose credential this is. Null when it has no secret, or when the person is being spoken for. */
export async function tomarVez(
  { db, relogio, cofre }: { db: Database; relogio: Clock; cofre: Vault },
  empresaId: string,
  credencialId: string,
): Promise<Vez | null> {
  const pessoas = pessoaRepository(db);
  const credenciais = credencialRepository(db, empresaId);
  const antes = await credenciais.buscar(credencialId);
  if (!antes?.segredo) return null;
  const chave = chaveDoSegredo(cofre, antes);
  // The Portal has let this person in with the key that was here before, or before persons were counted.
  if (antes.usadaEm && !(await pessoas.deQuem(chave)))
    await pessoas.comprovar(chave, chaveDaPessoa(cofre, antes.ambiente, antes.cpf), antes.entradaEm);
  const pessoaComprovada = await pessoas.deQuem(chave);
  const pessoa = pessoaComprovada ?? chave;
  const vez = uuidv7();
  const agora = relogio.agora();
  const tomada = await pessoas.tomarVez(pessoa, vez, agora, fimDaVez(agora));
  if (!tomada) return null;
  const soltar = () => pessoas.soltarVez(pessoa, vez);
  // Read again: who had the turn before may have opened a session of it, or ended it.
  const credencial = await credenciais.buscar(credencialId);
  if (!credencial?.segredo) {
    await soltar();
    return null;
  }
  return { credencial, vez, pessoa, comprovada: pessoaComprovada !== null, entradaEm: tomada.entradaEm, soltar };
}

/** Longer than any call takes. */
export const fimDaVez = (agora: Date): Date => new Date(agora.getTime() + 60_000);
