import { v7 as uuidv7 } from 'uuid';
import { againstRule, locked, notFound } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { type AoFalar, conversa } from './conversation.ts';
import { credencialRepository } from './credencial-repository.ts';
import { AindaNao, PortalRecusou } from './outcome.ts';
import { contarNaCredencial } from './usable-credential.ts';

/** Logs in with a credential now, and keeps what the Portal said. It never waits: a test that may not be made yet is refused. */
export async function testarCredencial(ao: AoFalar & { quem: Caller }, id: string): Promise<void> {
  const { empresaId } = ao.quem;
  const credenciais = credencialRepository(ao.db, empresaId);
  const existente = await credenciais.buscar(id);
  if (!existente) throw notFound('Esta credencial');
  if (existente.encerradaEm) throw locked('Esta credencial foi encerrada.');
  const vez = uuidv7();
  const em = ao.relogio.agora();
  const credencial = await credenciais.tomarVez(id, vez, em, new Date(em.getTime() + 60_000));
  if (!credencial) throw againstRule('Esta credencial está em uso agora. Teste daqui a pouco.');
  try {
    const { passou, frase } = await tentar(ao, credencial, vez);
    await ao.db.transaction(async (tx) => {
      await credencialRepository(tx, empresaId).alterar(id, { testadaEm: em, testePassou: passou, testeFrase: frase });
      await contarNaCredencial(
        tx,
        ao,
        credencial,
        passou ? 'Conexão testada: o Portal Único aceitou' : `Conexão testada: ${frase.replace(/\.$/, '')}`,
      );
    });
  } finally {
    await credenciais.soltarVez(id, vez);
  }
}

async function tentar(ao: AoFalar, credencial: Parameters<typeof conversa>[1], vez: string) {
  try {
    await conversa(ao, credencial, vez).entrar();
    return {
      passou: true,
      frase: `O Portal Único aceitou ${credencial.modo === 'CHAVE' ? 'a chave' : 'o certificado'}.`,
    };
  } catch (erro) {
    if (erro instanceof PortalRecusou) return { passou: false, frase: erro.message };
    // A wait says nothing of the key, so the last result stays.
    if (erro instanceof AindaNao && !erro.conta)
      throw againstRule(erro.message.replace('O Cais continua', 'Teste de novo'));
    if (erro instanceof AindaNao) return { passou: false, frase: erro.message };
    throw erro;
  }
}
