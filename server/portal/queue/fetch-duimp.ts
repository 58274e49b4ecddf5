import { v7 as uuidv7 } from 'uuid';
import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import { fileRepository } from '#server/platform/files/file-repository.ts';
import type { RespostaDoPortal } from '#server/portal/talk/call.ts';
import type { conversa } from '#server/portal/talk/conversation.ts';
import { exigirResposta } from '#server/portal/talk/demand-answer.ts';
import type { FuncaoDoPortal } from '#server/portal/talk/functions.ts';
import { type AoBuscar, BUCKET_DO_PORTAL } from '#server/portal/talk/keep-answer.ts';
import { PortalRecusou } from '#server/portal/talk/outcome.ts';
import { consultaRepository, type LinhaDaConsulta } from './consulta-repository.ts';
import { catalogoDaPagina, itensDaPagina, lerCapa, lerVersao } from './duimp-answers.ts';
import { pacoteDaConsulta } from './package-answers.ts';

type Conversa = ReturnType<typeof conversa>;

/**
 * Fetches a DUIMP: the version in force, the cover, the items in pages, what they name in the catalogue, and the version again. Each
 * answer is kept as it comes, so a fetch that stops goes on where it was. A version that changed meanwhile begins anew.
 */
export async function buscarDuimp(ao: AoBuscar, fala: Conversa, consulta: LinhaDaConsulta): Promise<void> {
  const { empresaId, id, numero } = consulta;
  const consultas = consultaRepository(ao.db, empresaId);
  let versao = consulta.versao ?? (await perguntarVersao());
  for (;;) {
    await daVersao(versao);
    const vigente = await perguntarVersao();
    if (vigente === versao) break;
    versao = vigente;
  }
  const pacote = await pacoteDaConsulta(ao, { ...consulta, versao });
  const agora = ao.relogio.agora();
  await consultas.alterar(id, {
    situacao: 'PRONTA',
    frase: null,
    proximaEm: null,
    olhadaEm: agora,
    sha256: pacote.sha256,
  });

  async function daVersao(qual: number): Promise<void> {
    const base = `/duimp-api/api/ext/duimp/${numero}/${qual}`;
    const guardadas = new Map(
      (await consultas.respostas(id, qual)).map(
        (respostaGuardada) => [respostaGuardada.nome, respostaGuardada] as const,
      ),
    );
    const ler = async (nome: string, funcao: FuncaoDoPortal, caminho: string): Promise<Uint8Array | null> => {
      const guardada = guardadas.get(nome);
      if (guardada) return guardada.sha256 ? ao.blobs.ler(empresaId, BUCKET_DO_PORTAL, guardada.sha256) : null;
      const resposta = await fala.pedir(funcao, caminho);
      if (funcao === ITENS && resposta.codigo === 'DIMP-ER0100') return null;
      const doCatalogo = funcao === 'recuperar' || funcao === 'detalhar';
      if (!doCatalogo) exigir(resposta);
      await guardar(qual, nome, resposta);
      return resposta.status === 200 ? resposta.bytes : null;
    };

    const capa = await ler('capa.json', 'recuperarDuimp', base);
    if (!capa) throw new PortalRecusou(frases.semCapa(numero));
    const { itens: quantos, raiz } = lerCapa(capa);
    const vindos = new Set<number>();
    const catalogo = new Map<string, ReturnType<typeof catalogoDaPagina>[number]>();
    for (let inicial = 1; quantos === null || vindos.size < quantos; ) {
      const nome = `itens-${String(inicial).padStart(5, '0')}.json`;
      const pagina = await ler(nome, ITENS, `${base}/itens?inicial=${inicial}&tamanho=100`);
      const numeros = pagina ? itensDaPagina(pagina).filter((numeroDoItem) => numeroDoItem >= inicial) : [];
      if (!pagina || numeros.length === 0) break;
      for (const numeroDoItem of numeros) vindos.add(numeroDoItem);
      for (const registroDoCatalogo of catalogoDaPagina(pagina, raiz))
        catalogo.set(registroDoCatalogo.nome, registroDoCatalogo);
      await consultas.alterar(id, { itens: quantos, itensVindos: vindos.size });
      inicial = Math.max(...numeros) + 1;
    }
    if (quantos !== null && vindos.size < quantos) {
      throw new PortalRecusou(frases.faltamItens(numero, vindos.size, quantos));
    }
    for (const { nome, funcao, caminho } of catalogo.values()) await ler(nome, funcao, caminho);
  }

  async function perguntarVersao(): Promise<number> {
    const resposta = await fala.pedir('recuperarVersaoDuimpVigente', `/duimp-api/api/ext/duimp/${numero}/versoes`);
    exigir(resposta);
    const vigente = lerVersao(resposta.bytes);
    if (vigente === null) throw new PortalRecusou('O Portal Único não disse a versão desta DUIMP.');
    await consultas.alterar(id, { versao: vigente, olhadaEm: ao.relogio.agora() });
    return vigente;
  }

  function exigir(resposta: RespostaDoPortal): void {
    exigirResposta(ao.relogio, numero, resposta);
  }

  async function guardar(qual: number, nome: string, { status, bytes }: RespostaDoPortal): Promise<void> {
    const em = ao.relogio.agora();
    const inteira = status === 200 && bytes.length > 0;
    const arquivoId = inteira ? uuidv7() : null;
    const sha256 = inteira ? (await ao.blobs.guardar(empresaId, BUCKET_DO_PORTAL, bytes)).sha256 : null;
    await ao.db.transaction(async (tx) => {
      if (arquivoId && sha256) {
        await fileRepository(tx, empresaId).inserir({
          id: arquivoId,
          nome,
          sha256,
          tamanho: bytes.length,
          bucket: BUCKET_DO_PORTAL,
          recebidoEm: em,
          recebidoPor: consulta.pedidaPor,
        });
      }
      const repositorio = consultaRepository(tx, empresaId);
      await repositorio.guardarResposta({ consultaId: id, versao: qual, nome, status, arquivoId, em });
      await repositorio.alterar(id, { olhadaEm: em, tentativas: 0, frase: null });
    });
  }
}

const ITENS: FuncaoDoPortal = 'consultarItensDuimp';
const frases = {
  semCapa: (numero: string) => `O Portal Único não deu a capa da DUIMP ${formatarNumeroDuimp(numero)}.`,
  faltamItens: (numero: string, vieram: number, quantos: number) =>
    `A capa da DUIMP ${formatarNumeroDuimp(numero)} diz ${quantos} itens, e o Portal Único deu ${vieram}. Nada foi montado pela metade.`,
};
