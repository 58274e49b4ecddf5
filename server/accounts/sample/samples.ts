import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { UsuarioLogado } from '#lib/contracts/accounts/auth.ts';
import type { EmpresaDeExemplo } from '#lib/contracts/accounts/empresa-de-exemplo.ts';
import { openSession } from '#server/accounts/access/open-session.ts';
import { userRepository } from '#server/accounts/company/user-repository.ts';
import { noteAccess } from '#server/accounts/second-factor/note-access.ts';
import { beyondTheCompany } from '#server/platform/db/row-security.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule, locked } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { asJob } from '#server/platform/work/under-way.ts';
import { type Sample, sampleRepository } from './sample-repository.ts';
import { throwSampleAway } from './throw-away.ts';

/** What fills a sample company. The composition root plugs it in: it writes documents of every floor. */
export interface SampleContent {
  empresa: { nomeFantasia: string; razaoSocial: string; cnpj: string };
  /** Calls `aoPasso` before each step, which throws when the filling has to stop. */
  preencher(ao: OnWrite & { blobs: BlobStore }, aoPasso: (feitos: number, total: number) => void): Promise<void>;
}

type Pecas = Pick<FastifyInstance['cais'], 'db' | 'pesado' | 'blobs' | 'relogio' | 'trabalhos'>;

/** The sample companies that people open beside their own, and the fillings that run on this server. */
export function sampleCompanies(
  { db, pesado, blobs, relogio, trabalhos }: Pecas,
  conteudo: SampleContent,
  log: FastifyBaseLogger,
) {
  const daqui = new Map<string, { enchimento: Filling; fim: Promise<void> }>();
  const amostras = ({ empresaId }: Caller) => sampleRepository(db, empresaId);

  const comAndamento = async (amostra: Sample | null): Promise<EmpresaDeExemplo> => {
    if (!amostra) return { situacao: 'NENHUMA', andamento: null };
    if (amostra.prontaEm) return { situacao: 'PRONTA', andamento: null };
    const visto = await trabalhos.ver(amostra);
    return visto?.emCurso
      ? { situacao: 'PREPARANDO', andamento: andamento.parse(visto.estado) }
      : { situacao: 'INTERROMPIDA', andamento: null };
  };

  const ver = async (quem: Caller) => comAndamento(await amostras(quem).daPessoa(quem.usuarioId));

  /** Takes the place of a sample for a person, unless they have one that is ready or being filled. */
  const reservar = (quem: Caller, id: string): Promise<Sample | null> =>
    db.transaction(async (tx) => {
      const agora = relogio.agora();
      const repositorio = sampleRepository(tx, quem.empresaId);
      await repositorio.travar();
      const { situacao } = await comAndamento(await repositorio.daPessoa(quem.usuarioId));
      if (situacao === 'PRONTA' || situacao === 'PREPARANDO') return null;
      await throwSampleAway(tx, quem, agora);
      const { guardadas, recentes } = await repositorio.contar(new Date(agora.getTime() - MES_MS));
      if (guardadas >= GUARDADAS) throw locked(MUITAS_GUARDADAS);
      if (recentes >= EM_UM_MES) throw locked(MUITAS_EM_UM_MES);
      const pessoa = await userRepository(tx, quem.empresaId).buscar(quem.usuarioId, agora);
      const nome = pessoa?.nome ?? 'Exemplo';
      await noteAccess(tx, quem, agora, 'Abriu uma empresa de exemplo.');
      return repositorio.criar(id, quem.usuarioId, { empresa: conteudo.empresa, nome, criadoEm: agora });
    });

  const encher = async (quem: Caller, { id, exemploEmpresaId, exemploUsuarioId }: Sample, enchimento: Filling) => {
    const usuarioDeExemplo = { empresaId: exemploEmpresaId, usuarioId: exemploUsuarioId };
    const aoPasso = (feitos: number, total: number) => {
      Object.assign(enchimento, { feitos, total });
      if (enchimento.parar !== null) throw new Stopped(enchimento.parar);
    };
    await asJob('dados de exemplo', usuarioDeExemplo, () =>
      conteudo.preencher({ db: pesado, blobs, relogio, quem: usuarioDeExemplo }, aoPasso),
    );
    await amostras(quem).terminar(id, relogio.agora());
  };

  /** Begins to fill a sample company in the background. A person has one: while it is there, nothing is begun. */
  const abrir = async (quem: Caller): Promise<EmpresaDeExemplo> => {
    const id = uuidv7();
    const enchimento: Filling = { feitos: 0, total: 1, parar: null };
    // The job is there before its row, so that no reader takes the row for one that stopped half-way.
    const trabalho = await trabalhos.abrir({ empresaId: quem.empresaId, id }, enchimento, (porque) => {
      enchimento.parar ??= porque;
    });
    const reservada = await reservar(quem, id).catch(async (erro) => {
      await trabalho?.terminar();
      throw erro;
    });
    if (!reservada) {
      await trabalho?.terminar();
      return ver(quem);
    }
    const fim = asJob('empresa de exemplo', quem, () => encher(quem, reservada, enchimento))
      .catch((err) => {
        if (!(err instanceof Stopped)) log.error({ err, exemplo: id }, 'Uma empresa de exemplo não foi preparada');
      })
      .finally(() => {
        daqui.delete(id);
        return trabalho?.terminar();
      });
    daqui.set(id, { enchimento, fim });
    return ver(quem);
  };

  return {
    ver,
    abrir,

    /**
     * Opens a session in the sample company, shaped like a log-in.
     * @throws {Refusal} 422 while it is not ready.
     */
    async entrar(quem: Caller, aparelho?: string): Promise<UsuarioLogado> {
      return db.transaction(async (tx) => {
        const amostra = await sampleRepository(tx, quem.empresaId).daPessoa(quem.usuarioId);
        const usuarioDeExemplo = amostra?.prontaEm && {
          empresaId: amostra.exemploEmpresaId,
          usuarioId: amostra.exemploUsuarioId,
        };
        const sessao =
          usuarioDeExemplo &&
          (await beyondTheCompany(tx, (la) => openSession(la, relogio, usuarioDeExemplo, { aparelho })));
        if (!sessao) throw againstRule('A empresa de exemplo ainda não está pronta.');
        return sessao;
      });
    },

    async jogarFora(quem: Caller): Promise<EmpresaDeExemplo> {
      const jogada = await db.transaction(async (tx) => {
        const agora = relogio.agora();
        const amostra = await throwSampleAway(tx, quem, agora);
        if (amostra) await noteAccess(tx, quem, agora, 'Jogou fora a empresa de exemplo.');
        return amostra;
      });
      if (jogada) await trabalhos.pedirQuePare(jogada, 'Jogada fora.');
      return ver(quem);
    },

    /** Resolves when no filling of this person runs on this server. */
    async fim(quem: Caller): Promise<void> {
      const amostra = await amostras(quem).daPessoa(quem.usuarioId);
      await (amostra && daqui.get(amostra.id)?.fim);
    },

    /** Before the database closes: the running step ends, and what is half-made is thrown away when it is opened again. */
    async parar(): Promise<void> {
      for (const { enchimento } of daqui.values()) enchimento.parar ??= 'O servidor parou.';
      await Promise.allSettled([...daqui.values()].map(({ fim }) => fim));
    },
  };
}

interface Filling {
  feitos: number;
  total: number;
  parar: string | null;
}

class Stopped extends Error {}

const andamento = z.object({ feitos: z.number().int(), total: z.number().int() });

const MES_MS = 30 * 24 * 60 * 60 * 1000;
const GUARDADAS = 5;
const EM_UM_MES = 20;
const MUITAS_GUARDADAS = `A sua empresa já tem ${GUARDADAS} empresas de exemplo abertas. Peça a um colega que jogue fora a dele.`;
const MUITAS_EM_UM_MES = `A sua empresa já abriu ${EM_UM_MES} empresas de exemplo em 30 dias. Tente de novo mais tarde.`;
