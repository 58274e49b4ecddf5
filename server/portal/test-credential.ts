import { againstRule, locked, notFound } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { type AoFalar, conversa } from './talk/conversation.ts';
import { credencialRepository } from './talk/credencial-repository.ts';
import { AindaNao, PortalRecusou } from './talk/outcome.ts';
import { tomarVez, type Vez } from './talk/take-turn.ts';
import { contarNaCredencial } from './talk/usable-credential.ts';

/** Logs in with a credential now, and keeps what the Portal said. It never waits: a test that may not be made yet is refused. */
export async function testarCredencial(ao: AoFalar & { quem: Caller }, id: string): Promise<void> {
  const { empresaId } = ao.quem;
  const credenciais = credencialRepository(ao.db, empresaId);
  const existente = await credenciais.buscar(id);
  if (!existente) throw notFound('Esta credencial');
  if (existente.encerradaEm) throw locked('Esta credencial foi encerrada.');
  const em = ao.relogio.agora();
  const vez = await tomarVez(ao, empresaId, id);
  if (!vez) throw againstRule('O Cais fala agora com o Portal Único por esta pessoa. Teste daqui a pouco.');
  try {
    const { passou, frase } = await tentar(ao, vez);
    await ao.db.transaction(async (tx) => {
      const testada = { testadaEm: em, testePassou: passou, testeFrase: frase };
      if (!(await credencialRepository(tx, empresaId).manter(vez.credencial, testada))) {
        throw againstRule('A credencial foi trocada ou encerrada durante o teste. Teste de novo.');
      }
      await contarNaCredencial(
        tx,
        ao,
        vez.credencial,
        passou ? 'Conexão testada: o Portal Único aceitou' : `Conexão testada: ${frase.replace(/\.$/, '')}`,
      );
    });
  } finally {
    await vez.soltar();
  }
}

async function tentar(ao: AoFalar, vez: Vez) {
  try {
    await conversa(ao, vez).entrar();
    return {
      passou: true,
      frase: `O Portal Único aceitou ${vez.credencial.modo === 'CHAVE' ? 'a chave' : 'o certificado'}.`,
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
