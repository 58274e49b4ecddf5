import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { setTimeout as pausa } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { proximaTentativa } from '#lib/domain/avisos/webhook.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { webhookEntrega } from '#server/platform/db/schema/notices.ts';
import { secretOwner, type Vault } from '#server/platform/security/vault.ts';
import { type DueDelivery, takeDue } from './delivery-repository.ts';
import { isInternalAddress, lookUpOnInternet } from './internet-only.ts';
import { type Receivers, receivers } from './receivers.ts';
import { signatureOf } from './signature.ts';

interface AoEntregar {
  db: Database;
  relogio: Clock;
  /** Also allows addresses outside the internet, for a company whose systems are beside this server. */
  redePrivada: boolean;
  cofre: Vault;
}

/**
 * Sends the due deliveries to other systems until none is left that may be sent now. A failed delivery is tried again later, and given
 * up after the last wait. `recebedores` says who gets nothing now, and is kept from one run to the next.
 */
export async function deliverDue(ao: AoEntregar, recebedores: Receivers = receivers()): Promise<void> {
  const emCurso = new Set<Promise<void>>();
  const falhas: unknown[] = [];
  for (;;) {
    const agora = ao.relogio.agora();
    const livres = falhas.length > 0 ? 0 : AO_MESMO_TEMPO - emCurso.size;
    const devidas = await takeDue(ao.db, {
      agora,
      ate: new Date(agora.getTime() + SEGURAR_MS),
      quantas: livres,
      fora: recebedores.closed(agora),
    });
    for (const entrega of devidas) {
      const fim = entregar(ao, recebedores, entrega)
        .catch((erro) => falhas.push(erro))
        .then(() => void emCurso.delete(fim));
      emCurso.add(fim);
    }
    if (emCurso.size > 0) await Promise.race([...emCurso, pausa(UM_SEGUNDO, undefined, { ref: false })]);
    else if (falhas.length > 0) throw falhas[0];
    else if (devidas.length === 0) return;
  }
}

async function entregar(
  { db, relogio, ...ao }: AoEntregar,
  recebedores: Receivers,
  devida: DueDelivery,
): Promise<void> {
  const { empresaId, id, webhookId } = devida;
  const agora = relogio.agora();
  recebedores.began(webhookId);
  const resultado = await assinarEEnviar(ao, devida, agora);
  recebedores.ended(webhookId, resultado.respondeu, relogio.agora());
  const tentativas = devida.tentativas + 1;
  const proximaEm = resultado.aceita ? null : proximaTentativa(tentativas, agora);
  const falhou = proximaEm === null ? ('FALHOU' as const) : ('PENDENTE' as const);
  await db
    .update(webhookEntrega)
    .set({
      situacao: resultado.aceita ? 'ENTREGUE' : falhou,
      tentativas,
      tentadaEm: agora,
      proximaEm,
      resposta: resultado.resposta,
    })
    .where(and(eq(webhookEntrega.empresaId, empresaId), eq(webhookEntrega.id, id)));
}

async function assinarEEnviar(
  { redePrivada, cofre }: Pick<AoEntregar, 'redePrivada' | 'cofre'>,
  { empresaId, id, webhookId, evento, url, ...devida }: DueDelivery,
  agora: Date,
): Promise<Resultado> {
  const segredo = cofre.abrir(devida.segredo, secretOwner({ empresaId, id: webhookId }));
  if (segredo === null) return { aceita: false, respondeu: true, resposta: FRASE_SEM_SEGREDO };
  const corpo = JSON.stringify({ id, evento, ...(devida.corpo as object) });
  return enviar(new URL(url), corpo, redePrivada, {
    'Content-Type': 'application/json',
    'User-Agent': 'Cais-Webhook/1',
    'X-Cais-Entrega': id,
    'X-Cais-Evento': evento,
    'X-Cais-Assinatura': signatureOf(segredo, corpo, agora),
  });
}

interface Resultado {
  aceita: boolean;
  /** False when nobody answered in time. */
  respondeu: boolean;
  resposta: string;
}

/** Sends a delivery: only a 2xx answer in time counts as accepted. A redirect is not followed, because its address is not checked. */
function enviar(url: URL, corpo: string, redePrivada: boolean, headers: Record<string, string>): Promise<Resultado> {
  const falha = (resposta: string): Resultado => ({ aceita: false, respondeu: false, resposta });
  if (!redePrivada && isInternalAddress(url.hostname)) return Promise.resolve(falha(FRASE_DE_DENTRO));
  return new Promise((pronto) => {
    const pedir = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const pedido = pedir(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Length': Buffer.byteLength(corpo) },
        signal: AbortSignal.timeout(PRAZO_MS),
        ...(!redePrivada && { lookup: lookUpOnInternet }),
      },
      (resposta) => {
        const status = resposta.statusCode ?? 0;
        pronto({ aceita: status >= 200 && status < 300, respondeu: true, resposta: `HTTP ${status}` });
        resposta.destroy();
      },
    );
    pedido.on('error', (erro: NodeJS.ErrnoException) =>
      pronto(falha(FRASES[erro.code ?? ''] ?? `Sem resposta: ${erro.code ?? erro.name}.`)),
    );
    pedido.end(corpo);
  });
}

const FRASE_SEM_SEGREDO = 'O segredo foi guardado com outra chave do servidor: faça outro segredo para este webhook.';
const FRASE_DE_DENTRO = 'O endereço é de uma rede privada, que este servidor não chama.';
const FRASES: Record<string, string> = {
  EACCES: FRASE_DE_DENTRO,
  ABORT_ERR: 'Não respondeu em 10 segundos.',
  ECONNREFUSED: 'A conexão foi recusada.',
  ENOTFOUND: 'O nome do servidor não foi encontrado.',
  CERT_HAS_EXPIRED: 'O certificado do servidor venceu.',
};
const PRAZO_MS = 10_000;
/** Of all receivers together. */
const AO_MESMO_TEMPO = 20;
const UM_SEGUNDO = 1_000;
/** Longer than any attempt takes. */
const SEGURAR_MS = 60_000;
