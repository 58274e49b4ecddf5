import type { Operacao } from './openapi-contract.ts';
import { PortalError } from './portal-error.ts';

interface WebhookSimulado {
  id: number;
  evento: string;
  endpoint: string;
  chaveSecreta: string;
  /** The person who registered it. */
  de: string;
  /** The first failure since the last success. */
  falhandoDesde: Date | null;
  dataExclusao: Date | null;
  /** Why it was removed; the name of the field is not published. */
  motivoExclusao: string | null;
}

/** A notice as the Portal sends it: it names a DUIMP and says what it became. */
export interface AvisoSimulado {
  identificacao: { numero: string; versao: string };
  niImportador: string;
  situacaoDuimp: string | null;
  canal: string | null;
  message: string;
  dataEvento: string;
}

interface FalhaDeEntrega {
  idWebhook: number;
  evento: string;
  endpoint: string;
  /** The status that came; null when none came in time. */
  status: number | null;
  data: string;
}

/**
 * The webhooks of the Portal (domain/portal-unico.md §4): one attempt for each notice, 3,500 ms for an answer 2xx, failures listed, and
 * a receiver that only failed for thirty days is dropped. Addresses are https on port 443; `rede` says which server stands behind such
 * an address here, so TLS is not simulated.
 */
export function webhooksSimulados(agora: () => Date) {
  const webhooks: WebhookSimulado[] = [];
  const falhas: FalhaDeEntrega[] = [];
  const simulados = {
    /** By origin, such as `https://cais.exemplo.com.br`: the server that answers there. */
    rede: new Map<string, string>(),
    /** How long a receiver may take; tests of a silent receiver pass less. */
    prazoMs: 3_500,
    falhas,
    /** Notices that were sent, in order, whatever came of them. */
    enviados: [] as { endpoint: string; evento: string; status: number | null }[],
    atender,
    entregar,
  };
  return simulados;

  function atender({ funcao, parametros }: Operacao, corpo: unknown, query: URLSearchParams, de: string): unknown {
    largarOsQueSoFalham();
    switch (funcao) {
      case 'cadastrarWebhook': {
        const novo = { ...lido(corpo), id: webhooks.length + 1, de, falhandoDesde: null, ...EM_VIGOR };
        webhooks.push(novo);
        return mostrado(novo);
      }
      case 'listarWebhooks':
        return webhooks
          .filter((um) => um.de === de && (um.dataExclusao === null || query.get('exibirInativos') === 'true'))
          .map(mostrado);
      case 'listarFalhasDosWebhooks':
        return falhas.filter(({ idWebhook }) => webhooks.some((um) => um.id === idWebhook && um.de === de));
      case 'alterarWebhook':
        return mostrado(Object.assign(ativo(Number(parametros.id), de), lido(corpo)));
      default:
        return mostrado(
          Object.assign(ativo(Number(parametros.id), de), { dataExclusao: agora(), motivoExclusao: 'Pedido' }),
        );
    }
  }

  function ativo(id: number, de: string): WebhookSimulado {
    const achado = webhooks.find((um) => um.id === id && um.de === de && um.dataExclusao === null);
    if (!achado) throw new PortalError(404, null, 'Recurso não encontrado');
    return achado;
  }

  /** Sends a notice once to everybody who registered for its event. A failure is not sent again. */
  async function entregar(evento: string, aviso: AvisoSimulado): Promise<void> {
    largarOsQueSoFalham();
    const deste = webhooks.filter((um) => um.evento === evento && um.dataExclusao === null);
    await Promise.all(deste.map((um) => entregarA(um, aviso)));
  }

  async function entregarA(webhook: WebhookSimulado, aviso: AvisoSimulado): Promise<void> {
    const { id: idWebhook, evento, endpoint } = webhook;
    const status = await enviar(webhook, aviso);
    simulados.enviados.push({ endpoint, evento, status });
    if (status !== null && status >= 200 && status < 300) {
      webhook.falhandoDesde = null;
      return;
    }
    webhook.falhandoDesde ??= agora();
    falhas.push({ idWebhook, evento, endpoint, status, data: agora().toISOString() });
  }

  async function enviar({ endpoint, evento, chaveSecreta, de }: WebhookSimulado, aviso: AvisoSimulado) {
    const url = new URL(endpoint);
    const servidor = simulados.rede.get(url.origin);
    if (!servidor) return null;
    try {
      const resposta = await fetch(servidor + url.pathname, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'Content-Type': 'application/json',
          'event-type': evento,
          secret: chaveSecreta,
          'destinatario-tipo': 'CPF',
          'destinatario-id': de,
        },
        body: JSON.stringify(aviso),
        signal: AbortSignal.timeout(simulados.prazoMs),
      });
      await resposta.body?.cancel();
      return resposta.status;
    } catch {
      return null;
    }
  }

  function largarOsQueSoFalham(): void {
    for (const um of webhooks) {
      const dias = um.falhandoDesde ? (agora().getTime() - um.falhandoDesde.getTime()) / DIA_MS : 0;
      if (um.dataExclusao !== null || dias < DIAS_SO_DE_FALHAS) continue;
      Object.assign(um, { dataExclusao: agora(), motivoExclusao: 'Exclusão automática: 30 dias só de falhas' });
    }
  }
}

function lido(corpo: unknown): Pick<WebhookSimulado, 'evento' | 'endpoint' | 'chaveSecreta'> {
  const { evento, endpoint, chaveSecreta } = (corpo ?? {}) as Record<string, unknown>;
  const url = typeof endpoint === 'string' && URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (url?.protocol !== 'https:' || url.port !== '') {
    throw new PortalError(422, null, 'O endpoint deve usar HTTPS na porta 443.');
  }
  if (typeof evento !== 'string' || !EVENTOS.includes(evento)) throw new PortalError(422, null, 'Evento inválido.');
  if (typeof chaveSecreta !== 'string' || !chaveSecreta) {
    throw new PortalError(422, null, 'A chave secreta é obrigatória.');
  }
  return { evento, endpoint: url.href, chaveSecreta };
}

/** The secret does not come back. */
const mostrado = ({ id, evento, endpoint, dataExclusao, motivoExclusao }: WebhookSimulado) => ({
  id,
  evento,
  endpoint,
  dataExclusao,
  ...(motivoExclusao !== null && { motivoExclusao }),
});

const EM_VIGOR = { dataExclusao: null, motivoExclusao: null };

const DIA_MS = 24 * 3_600_000;
const DIAS_SO_DE_FALHAS = 30;
const EVENTOS = [
  'dimp-diag-import',
  'dimp-registro-import',
  'dimp-retifica-import',
  'dimp-situacao-import',
  'dimp-icms-import',
];
