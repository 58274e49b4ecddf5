import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { andamentoDoHistorico, type HistoricoTrazido } from '#lib/contracts/declaracao/historico-trazido.ts';
import { FeitoPorOutro } from '#server/comex/historico-trazido/arquivo-repository.ts';
import {
  type HistoricoLido,
  historicoRepository,
  historicosALer,
} from '#server/comex/historico-trazido/historico-repository.ts';
import { againstRule, notFound, Refusal } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { asJob } from '#server/platform/work/under-way.ts';
import { type Leitura, LeituraParada, lerHistorico } from './ler-historico.ts';

type Pecas = Pick<FastifyInstance['cais'], 'db' | 'pesado' | 'blobs' | 'relogio' | 'trabalhos' | 'vez' | 'envios'>;

/** The readings of intakes on this server. Which server reads an intake is settled by the job table. */
export function leiturasDoHistorico(pecas: Pecas, log: FastifyBaseLogger) {
  const daqui = new Map<string, { leitura: Leitura; fim: Promise<void> }>();
  const repositorioDe = ({ empresaId }: Caller) => historicoRepository(pecas.db, empresaId);

  const ver = async (quem: Caller, id: string): Promise<HistoricoTrazido> => {
    const lido = await repositorioDe(quem).ler(id);
    if (!lido) throw notFound('Este envio de histórico');
    return comAndamento(quem, lido);
  };

  const comAndamento = async ({ empresaId }: Caller, lido: HistoricoLido): Promise<HistoricoTrazido> => {
    const visto = lido.situacao === 'LENDO' ? await pecas.trabalhos.ver({ empresaId, id: lido.id }) : null;
    return { ...lido, andamento: visto?.emCurso ? andamentoDoHistorico.parse(visto.estado) : null };
  };

  /** Takes the job of an intake, when no server has it, and reads it in the background. */
  const correr = async (quem: Caller, id: string): Promise<boolean> => {
    if (daqui.has(id)) return false;
    const leitura: Leitura = { feitos: 0, total: 0, abrindo: true, parar: null };
    const trabalho = await pecas.trabalhos.abrir({ empresaId: quem.empresaId, id }, leitura, (porque) => {
      leitura.parar ??= porque;
    });
    if (!trabalho) return false;
    const ao = {
      ...pecas,
      db: pecas.pesado,
      quem,
      pasta: pecas.envios.pasta,
      naVez: (passo: () => Promise<void>) => pecas.vez.correr(quem, passo),
    };
    const fim = asJob('histórico', quem, () => lerHistorico(ao, id, leitura))
      .then(
        () => terminar(quem, id),
        (erro) => parar(quem, id, erro),
      )
      .catch((err) => log.error({ err, historico: id }, 'O fim da leitura de um histórico não foi anotado'))
      .finally(() => {
        daqui.delete(id);
        return trabalho.terminar();
      });
    daqui.set(id, { leitura, fim });
    return true;
  };

  const terminar = async (quem: Caller, id: string): Promise<void> => {
    const fim = { situacao: 'TERMINADO' as const, falha: null, terminadoEm: pecas.relogio.agora() };
    await repositorioDe(quem).mudar(id, ['LENDO'], fim);
  };

  /** A reading that another server took over, or that this server itself stops, stays to be read. */
  const parar = async (quem: Caller, id: string, erro: unknown): Promise<void> => {
    if (erro instanceof FeitoPorOutro || (erro instanceof LeituraParada && erro.message !== A_PEDIDO)) return;
    const dita = erro instanceof LeituraParada || erro instanceof Refusal;
    if (!dita) log.error({ err: erro, historico: id }, 'A leitura de um histórico falhou');
    const falha = dita ? (erro as Error).message : FALHA_NOSSA;
    await repositorioDe(quem).mudar(id, ['LENDO'], { situacao: 'PARADO', falha });
  };

  return {
    ver,

    async listar(quem: Caller, pagina: { pagina: number; tamanho: number }) {
      const { linhas, total } = await repositorioDe(quem).listar(pagina);
      const vistas: HistoricoTrazido[] = [];
      for (const linha of linhas) vistas.push(await comAndamento(quem, linha));
      return { linhas: vistas, total };
    },

    /** Begins to read an intake, or goes on with one that stopped. */
    async comecar(quem: Caller, id: string): Promise<HistoricoTrazido> {
      const guardado = await repositorioDe(quem).buscar(id);
      if (!guardado) throw notFound('Este envio de histórico');
      const { envios } = await repositorioDe(quem).enviado(id);
      if (envios === 0) throw againstRule('Nenhum arquivo chegou ainda. Envie os arquivos primeiro.');
      const mudou = await repositorioDe(quem).mudar(id, ['RECEBENDO', 'PARADO'], { situacao: 'LENDO', falha: null });
      if (!mudou && guardado.situacao === 'TERMINADO') throw againstRule('Este histórico já foi lido até o fim.');
      await correr(quem, id);
      return ver(quem, id);
    },

    async cancelar(quem: Caller, id: string): Promise<HistoricoTrazido> {
      const visto = await ver(quem, id);
      if (visto.situacao !== 'LENDO') throw againstRule('A leitura deste histórico não está em curso.');
      if (visto.andamento) await pecas.trabalhos.pedirQuePare({ empresaId: quem.empresaId, id }, A_PEDIDO);
      else await repositorioDe(quem).mudar(id, ['LENDO'], { situacao: 'PARADO', falha: A_PEDIDO });
      return ver(quem, id);
    },

    /** Takes up what no server reads: a server that fell left it. */
    async retomar(): Promise<void> {
      for (const { empresaId, id, criadoPor } of await historicosALer(pecas.db)) {
        await correr({ empresaId, usuarioId: criadoPor }, id);
      }
    },

    fim: (id: string): Promise<void> => daqui.get(id)?.fim ?? Promise.resolve(),

    /** Before the database closes: the running step ends, and the reading goes on when a server starts. */
    async parar(): Promise<void> {
      for (const { leitura } of daqui.values()) leitura.parar ??= SERVIDOR_PAROU;
      await Promise.allSettled([...daqui.values()].map(({ fim }) => fim));
    },
  };
}

const A_PEDIDO = 'Parado a pedido.';
const SERVIDOR_PAROU = 'O servidor parou antes do fim.';
const FALHA_NOSSA =
  'A leitura parou por uma falha do servidor. O que já foi lido está gravado: continue de onde parou.';
