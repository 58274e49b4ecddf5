import { v7 as uuidv7 } from 'uuid';
import { proximaTentativaNoPortal } from '#lib/domain/sistema/portal-unico.ts';
import { consultaRepository, credenciaisComConsulta, type LinhaDaConsulta } from './consulta-repository.ts';
import { conversa } from './conversation.ts';
import { credencialRepository } from './credencial-repository.ts';
import { type AoBuscar, buscarDuimp } from './fetch-duimp.ts';
import { AindaNao, PortalRecusou } from './outcome.ts';

/** Runs the due fetches: each credential one after the other, and one request at a time, whichever server has its turn. */
export async function correrConsultas(ao: AoBuscar): Promise<void> {
  const devidas = await credenciaisComConsulta(ao.db, ao.relogio.agora());
  await Promise.all(devidas.map(({ empresaId, id }) => daCredencial(ao, empresaId, id)));
}

async function daCredencial(ao: AoBuscar, empresaId: string, id: string): Promise<void> {
  const credenciais = credencialRepository(ao.db, empresaId);
  const vez = uuidv7();
  const agora = ao.relogio.agora();
  const credencial = await credenciais.tomarVez(id, vez, agora, new Date(agora.getTime() + VEZ_MS));
  if (!credencial) return;
  try {
    const fala = conversa(ao, credencial, vez);
    const consultas = consultaRepository(ao.db, empresaId);
    for (;;) {
      const consulta = await consultas.proxima(id, ao.relogio.agora());
      if (!consulta) return;
      await uma(ao, fala, consulta);
    }
  } finally {
    await credenciais.soltarVez(id, vez);
  }
}

async function uma(ao: AoBuscar, fala: ReturnType<typeof conversa>, consulta: LinhaDaConsulta): Promise<void> {
  const consultas = consultaRepository(ao.db, consulta.empresaId);
  try {
    await buscarDuimp(ao, fala, consulta);
  } catch (erro) {
    if (erro instanceof PortalRecusou) {
      await consultas.alterar(consulta.id, { situacao: 'RECUSADA', frase: erro.message, proximaEm: null });
      return;
    }
    if (!(erro instanceof AindaNao)) throw erro;
    const { tentativas = 0 } = (await consultas.buscar(consulta.id)) ?? {};
    const feitas = tentativas + (erro.conta ? 1 : 0);
    const proximaEm = erro.conta ? proximaTentativaNoPortal(feitas, ao.relogio.agora()) : erro.ate;
    await consultas.alterar(consulta.id, {
      tentativas: feitas,
      proximaEm,
      frase: proximaEm
        ? erro.message
        : `${erro.message} O Cais tentou ${feitas} vezes e parou: peça de novo mais tarde.`,
      ...(proximaEm === null && { situacao: 'RECUSADA' as const }),
    });
  }
}

const VEZ_MS = 60_000;
