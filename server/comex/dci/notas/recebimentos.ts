import type { FastifyBaseLogger } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { type RecebimentoDeNotas, recebimentoDeNotas } from '#lib/contracts/dci/dci-notas.ts';
import { quantosDocumentos } from '#server/comex/dci/nfe/documentos-do-arquivo.ts';
import type { Upload } from '#server/platform/files/receive-file.ts';
import { withSource } from '#server/platform/files/zip-source.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { notFound, Refusal } from '#server/platform/refusals.ts';
import type { FairQueue } from '#server/platform/work/fair-queue.ts';
import { asJob } from '#server/platform/work/under-way.ts';
import { type AoReceberNotas, receberNotas } from './receber-notas.ts';

/** The progress as other servers read it. */
const recebimentoDaDci = recebimentoDeNotas.extend({ dciId: z.string() });

/** Follows the notas being received. The DCI keeps the notas, so a lost progress record only loses its summary. */
export function recebimentosDeNotas({ trabalhos, vez }: { trabalhos: Jobs; vez: FairQueue }, log: FastifyBaseLogger) {
  const daqui = new Map<string, Promise<void>>();
  return {
    async comecar(ao: AoReceberNotas, dciId: string, envio: Upload): Promise<RecebimentoDeNotas> {
      const andamento = { ...novo(uuidv7(), await withSource(envio, quantosDocumentos)), dciId };
      const { id } = andamento;
      const trabalho = await trabalhos.abrir({ empresaId: ao.quem.empresaId, id }, andamento);
      const soltar = envio.segurar();
      const arquivo = { nome: envio.nome, conteudo: envio };
      const fim = asJob('notas da DCI', ao.quem, () =>
        vez.correr(ao.quem, () => receberNotas(ao, dciId, arquivo, andamento)),
      )
        .then(
          () => {
            andamento.situacao = 'TERMINADO';
          },
          (erro) => {
            andamento.situacao = 'FALHOU';
            andamento.falha = erro instanceof Refusal ? erro.message : FALHA_NOSSA;
            if (!(erro instanceof Refusal)) log.error({ err: erro, dci: dciId }, 'O recebimento de notas falhou');
          },
        )
        .then(() => Promise.all([trabalho?.terminar(), soltar()]))
        .then(() => undefined)
        .finally(() => daqui.delete(id));
      daqui.set(id, fim);
      return andamento;
    },

    /** Returns the progress, only to the same company and DCI. */
    async ver(empresaId: string, dciId: string, id: string): Promise<RecebimentoDeNotas> {
      const visto = await trabalhos.ver({ empresaId, id });
      const { data: andamento } = recebimentoDaDci.safeParse(visto?.estado);
      if (!visto || andamento?.dciId !== dciId) throw notFound('Este recebimento');
      const terminou = andamento.situacao === 'TERMINADO' || andamento.situacao === 'FALHOU';
      // The server stopped before it recorded the result.
      return visto.emCurso || terminou ? andamento : { ...andamento, situacao: 'FALHOU', falha: SEM_RESULTADO };
    },

    fim: (id: string): Promise<void> => daqui.get(id) ?? Promise.resolve(),

    /** Waits for the running work; call it before the database closes. */
    async parar(): Promise<void> {
      await Promise.allSettled(daqui.values());
    },
  };
}

function novo(id: string, total: number | null): RecebimentoDeNotas {
  return {
    id,
    situacao: 'RECEBENDO',
    lidos: 0,
    total,
    incluidas: 0,
    repetidas: 0,
    fora: {},
    recusadas: [],
    recusadasAoTodo: 0,
    limpas: [],
    limpasAoTodo: 0,
    falha: null,
  };
}

const SEM_RESULTADO =
  'O servidor parou antes de dizer o resultado. Envie o arquivo de novo: as notas que já entraram não se repetem.';
const FALHA_NOSSA = 'As notas não puderam ser gravadas. Nada foi mudado: tente de novo.';
