import type { FastifyBaseLogger } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { RecebimentoDeNotas } from '#lib/contracts/dci-notas.ts';
import type { ArquivoRecebido } from '#server/arquivos/receber-arquivo.ts';
import { quantosDocumentos } from '#server/dci/nfe/documentos-do-arquivo.ts';
import { naoEncontrado, Recusa } from '#server/erros.ts';
import { type AoReceberNotas, receberNotas } from './receber-notas.ts';

interface EmCurso {
  empresaId: string;
  dciId: string;
  andamento: RecebimentoDeNotas;
  fim: Promise<void>;
}

/**
 * The notas being received in this process. How far each is stands here, for the database may be busy with it; what was received stands
 * in the DCI, so losing one loses nothing but its summary.
 */
export function recebimentosDeNotas(log: FastifyBaseLogger) {
  const recebimentos = new Map<string, EmCurso>();
  return {
    comecar(ao: AoReceberNotas, dciId: string, arquivo: ArquivoRecebido): RecebimentoDeNotas {
      const andamento = novo(uuidv7(), quantosDocumentos(arquivo.bytes));
      const fim = receberNotas(ao, dciId, arquivo, andamento).then(
        () => {
          andamento.situacao = 'TERMINADO';
        },
        (erro) => {
          andamento.situacao = 'FALHOU';
          andamento.falha = erro instanceof Recusa ? erro.message : FALHA_NOSSA;
          if (!(erro instanceof Recusa)) log.error({ err: erro, dci: dciId }, 'O recebimento de notas falhou');
        },
      );
      recebimentos.set(andamento.id, { empresaId: ao.quem.empresaId, dciId, andamento, fim });
      esquecerOsMaisAntigos(recebimentos);
      return andamento;
    },

    /** Of this company and DCI only. */
    ver(empresaId: string, dciId: string, id: string): RecebimentoDeNotas {
      const achado = recebimentos.get(id);
      if (achado?.empresaId !== empresaId || achado.dciId !== dciId) throw naoEncontrado('Este recebimento');
      return achado.andamento;
    },

    fim: (id: string): Promise<void> => recebimentos.get(id)?.fim ?? Promise.resolve(),

    /** Before the database closes. */
    async parar(): Promise<void> {
      await Promise.allSettled([...recebimentos.values()].map(({ fim }) => fim));
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
    falha: null,
  };
}

/** A Map keeps the order in which things came. */
function esquecerOsMaisAntigos(recebimentos: Map<string, EmCurso>): void {
  for (const [id, { andamento }] of recebimentos) {
    if (recebimentos.size <= LEMBRADOS) return;
    if (andamento.situacao === 'TERMINADO' || andamento.situacao === 'FALHOU') recebimentos.delete(id);
  }
}

const LEMBRADOS = 200;
const FALHA_NOSSA = 'As notas não puderam ser gravadas. Nada foi mudado: tente de novo.';
