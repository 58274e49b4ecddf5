import { lerAssinatura, lerAssinaturas, lerFalhasDosAvisos } from '#lib/portal/codecs/assinaturas-do-portal.ts';
import { type AssinaturaVista, assinaturasDaqui, eventosAssinados } from '#lib/portal/domain/assinatura-dos-avisos.ts';
import { proximaRonda } from '#lib/portal/domain/horas-do-portal.ts';
import type { RespostaDoPortal } from '#server/portal/talk/call.ts';
import type { AoFalar, conversa } from '#server/portal/talk/conversation.ts';
import { credencialRepository } from '#server/portal/talk/credencial-repository.ts';
import { exigirConteudo, exigirLegivel } from '#server/portal/talk/demand-answer.ts';
import { PortalRecusou } from '#server/portal/talk/outcome.ts';
import type { Fila } from '#server/portal/talk/queue.ts';
import { contarNaCredencial } from '#server/portal/talk/usable-credential.ts';
import { assinaturaRepository, credenciaisComAssinatura, type LinhaDaAssinatura } from './assinatura-repository.ts';
import { caminhoDoReceptor, donoDoReceptor, type LinhaDoReceptor, receptorRepository } from './receptor-repository.ts';

type Fala = ReturnType<typeof conversa>;

/** The registrations for notices: what people asked about them, and one look a day at those of this server. */
export function filaDasAssinaturas(ao: AoFalar): Fila {
  return {
    devidas: (agora) => credenciaisComAssinatura(ao.db, agora),
    async proxima(empresaId, credencialId, agora) {
      const assinaturas = assinaturaRepository(ao.db, empresaId);
      const linha = await assinaturas.proxima(credencialId, agora);
      if (!linha) return null;
      return {
        fazer: (fala) => cuidarDaAssinatura(ao, fala, linha),
        tentativas: async () => linha.tentativas,
        parar: async ({ proximaEm, ...parada }) => {
          if (proximaEm === null) {
            const depois = { proximaEm: proximoOlhar(linha, ao.relogio.agora()), ato: 'OLHAR' } as const;
            await assinaturas.naRodada(linha, { ...parada, ...depois, tentativas: 0, situacao: 'RECUSADA' });
          } else if (linha.situacao === 'NA_FILA') await assinaturas.naRodada(linha, { ...parada, proximaEm });
          // A daily look that waits says nothing of what people asked.
          else await assinaturas.naRodada(linha, { tentativas: parada.tentativas, proximaEm });
        },
      };
    },
  };
}

/**
 * Does what is asked, from what the Portal shows: what is there already is not made again, so that an answer which was lost, or a server
 * that died, leaves nothing twice.
 */
async function cuidarDaAssinatura(ao: AoFalar, fala: Fala, linha: LinhaDaAssinatura): Promise<void> {
  const { empresaId, credencialId } = linha;
  const receptor = await receptorRepository(ao.db, empresaId).daCredencial(credencialId);
  if (!receptor) throw new PortalRecusou('O endereço dos avisos não existe.');
  const segredo = receptor.segredo && ao.cofre.abrir(receptor.segredo, donoDoReceptor(receptor));
  const portal = noPortal(ao, fala);
  const antes = await portal.listar();
  const recusas: string[] = [];
  const tentar = (oQue: string, ato: () => Promise<void>) => tentarUma(recusas, oQue, ato);
  if (linha.ato === 'ASSINAR') {
    if (!segredo || !linha.endpoint) throw new PortalRecusou('O endereço dos avisos foi encerrado.');
    await assinar(ao, { linha, receptor, segredo, endpoint: linha.endpoint, antes, portal, tentar });
  } else if (linha.ato === 'RETIRAR') {
    const doAlvo = antes.filter(({ id, excluidaEm }) => id === linha.alvo && excluidaEm === null);
    const alvos = linha.alvo === null ? daqui(antes, receptor) : doAlvo;
    for (const { id, evento } of alvos) await tentar(evento, () => portal.excluir(id));
  }
  const assinaturas = linha.ato === 'OLHAR' ? antes : await portal.listar();
  const visto = { assinaturas: semAsVelhas(assinaturas), ...(await portal.falhas(segredo)) };
  await concluir(ao, { linha, receptor, visto, recusas });
}

interface AoAssinar {
  linha: LinhaDaAssinatura;
  receptor: LinhaDoReceptor;
  segredo: string;
  endpoint: string;
  antes: readonly AssinaturaVista[];
  portal: ReturnType<typeof noPortal>;
  tentar: (oQue: string, ato: () => Promise<void>) => Promise<void>;
}

/** One registration an event, with this address and the present secret; another one of this server is changed or removed. */
async function assinar(ao: AoFalar, { linha, receptor, segredo, endpoint, antes, portal, tentar }: AoAssinar) {
  const assinaturas = assinaturaRepository(ao.db, linha.empresaId);
  const eventos = eventosAssinados(
    { caminho: caminhoDoReceptor(receptor), feitoEm: receptor.feitoEm.toISOString() },
    { assinaturas: antes },
    linha.chaves,
  );
  for (const { evento, situacao, assinatura } of eventos) {
    const emVigor = assinatura?.excluidaEm === null ? assinatura : null;
    if (situacao === 'ASSINADO' && emVigor?.endpoint === endpoint) continue;
    await tentar(evento, async () => {
      const corpo = { evento, endpoint, chaveSecreta: segredo };
      const { id } = emVigor ? await portal.alterar(emVigor.id, corpo) : await portal.cadastrar(corpo);
      await assinaturas.guardarChave(linha.credencialId, id, receptor.feitoEm);
    });
  }
  const ficam = new Set(eventos.flatMap(({ assinatura }) => assinatura?.id ?? []));
  for (const { id, evento } of daqui(antes, receptor)) {
    if (!ficam.has(id)) await tentar(evento, () => portal.excluir(id));
  }
}

/** A refusal of one event does not keep the others from being registered. */
async function tentarUma(recusas: string[], oQue: string, ato: () => Promise<void>): Promise<void> {
  try {
    await ato();
  } catch (erro) {
    if (!(erro instanceof PortalRecusou)) throw erro;
    recusas.push(`${oQue}: ${erro.message}`);
  }
}

interface Visto {
  linha: LinhaDaAssinatura;
  receptor: LinhaDoReceptor;
  visto: NonNullable<LinhaDaAssinatura['visto']>;
  recusas: readonly string[];
}

/** Keeps what the Portal showed. What a person asked goes into the history of the credential, a daily look does not. */
async function concluir(ao: AoFalar, { linha, receptor, visto, recusas }: Visto): Promise<void> {
  const { empresaId, credencialId, pedidaPor: usuarioId, ato } = linha;
  const agora = ao.relogio.agora();
  await ao.db.transaction(async (tx) => {
    const valeu = await assinaturaRepository(tx, empresaId).naRodada(linha, {
      ato: 'OLHAR',
      alvo: null,
      tentativas: 0,
      visto,
      olhadaEm: agora,
      situacao: recusas.length > 0 ? 'RECUSADA' : 'PRONTA',
      frase: recusas.length > 0 ? recusas.join(' ') : null,
      proximaEm: proximoOlhar(linha, agora),
    });
    if (!valeu || ato === 'OLHAR') return;
    const credencial = await credencialRepository(tx, empresaId).buscar(credencialId);
    if (!credencial) return;
    const quantos = daqui(visto.assinaturas, receptor).length;
    const cadastrados =
      ['nenhum evento cadastrado', 'um evento cadastrado'][quantos] ?? `${quantos} eventos cadastrados`;
    const recusado = recusas.length > 0 ? `; recusado: ${recusas.join(' ').replace(/\.$/, '')}` : '';
    const quem = { empresaId, usuarioId };
    await contarNaCredencial(
      tx,
      { quem, relogio: ao.relogio },
      credencial,
      `Avisos no Portal Único: ${cadastrados}${recusado}`,
    );
  });
}

/** The next daily look: as long as the Portal is to call this server, because it drops a registration after thirty days of failures. */
function proximoOlhar({ endpoint }: Pick<LinhaDaAssinatura, 'endpoint'>, agora: Date): Date | null {
  return endpoint === null ? null : proximaRonda(agora);
}

const daqui = (assinaturas: readonly AssinaturaVista[], receptor: LinhaDoReceptor) =>
  assinaturasDaqui({ assinaturas }, caminhoDoReceptor(receptor));

/** Keeps the registrations in force, and the last twenty of those that were removed. */
function semAsVelhas(assinaturas: readonly AssinaturaVista[]): AssinaturaVista[] {
  const excluidas = assinaturas.filter(({ excluidaEm }) => excluidaEm !== null).slice(-MAXIMO_DE_EXCLUIDAS);
  return assinaturas.filter((assinatura) => assinatura.excluidaEm === null || excluidas.includes(assinatura));
}

interface Corpo {
  evento: string;
  endpoint: string;
  chaveSecreta: string;
}

/** The five requests (domain/portal-unico.md §4). */
function noPortal(ao: AoFalar, fala: Fala) {
  const ler = <T>(resposta: RespostaDoPortal, leitor: (bytes: Uint8Array) => T): T => {
    exigirFeito(ao, resposta);
    return exigirLegivel(() => leitor(resposta.status === 204 ? new Uint8Array() : resposta.bytes));
  };
  return {
    async listar(): Promise<AssinaturaVista[]> {
      return ler(await fala.pedir('GET /portal/api/ext/webhook', `${RAIZ}?exibirInativos=true`), lerAssinaturas);
    },
    async falhas(segredo: string | null) {
      const resposta = await fala.pedir('GET /portal/api/ext/webhook/falhas', `${RAIZ}/falhas`);
      return ler(resposta, (bytes) => lerFalhasDosAvisos(bytes, segredo));
    },
    async cadastrar(corpo: Corpo): Promise<AssinaturaVista> {
      const como = { metodo: 'POST', corpo: JSON.stringify(corpo) } as const;
      return ler(await fala.pedir('POST /portal/api/ext/webhook', RAIZ, como), lerAssinatura);
    },
    async alterar(id: string, corpo: Corpo): Promise<AssinaturaVista> {
      const como = { metodo: 'PUT', corpo: JSON.stringify({ id: Number(id), ...corpo }) } as const;
      return ler(await fala.pedir('PUT /portal/api/ext/webhook/{id}', `${RAIZ}/${id}`, como), lerAssinatura);
    },
    async excluir(id: string): Promise<void> {
      const resposta = await fala.pedir('DELETE /portal/api/ext/webhook/{id}', `${RAIZ}/${id}`, { metodo: 'DELETE' });
      // Gone already is what was asked.
      if (resposta.status !== 404) exigirFeito(ao, resposta);
    },
  };
}

/** Any status of success will do: which one the Portal answers is not published. */
function exigirFeito(ao: AoFalar, resposta: RespostaDoPortal): void {
  if (resposta.status === 204 || resposta.status === 201) return;
  if (resposta.status === 200 && resposta.bytes.length === 0) return;
  exigirConteudo(ao.relogio, 'O Portal Único não tem mais este cadastro.', resposta);
}

const RAIZ = '/portal/api/ext/webhook';
const MAXIMO_DE_EXCLUIDAS = 20;
