import { and, eq, isNull } from 'drizzle-orm';
import { RECURSOS_COM_AVISO, type RecursoComAviso, type TipoDeAviso } from '#lib/domain/aviso.ts';
import { type CanalRfb, NOME_CANAL } from '#lib/domain/canal-rfb.ts';
import type { AcaoHistorico } from '#lib/domain/historico.ts';
import type { SituacaoDai } from '#lib/domain/situacao-dai.ts';
import type { SituacaoProcesso } from '#lib/domain/situacao-processo.ts';
import { umDestes } from '#server/cadastros/leitura-em-lote.ts';
import type { Banco } from '#server/db/banco.ts';
import { usuario } from '#server/db/schema.ts';
import type { aviso } from '#server/db/schema-avisos.ts';
import { processo } from '#server/db/schema-processo.ts';

/** A change as the history has it. */
export interface Acontecimento {
  recurso: string;
  registroId: string;
  acao: AcaoHistorico;
  antes?: unknown;
  depois?: unknown;
  motivo?: string | null | undefined;
  usuarioId: string;
  em: Date;
}

export type NovoAviso = Omit<typeof aviso.$inferInsert, 'empresaId' | 'id' | 'vezes' | 'lidoEm'>;

/**
 * Whom changes concern, and what each is told: of a process whoever is responsible for it, or who began it where nobody is. Nobody is told
 * of what they did themselves, and who no longer signs in is told nothing.
 */
export async function quemAvisar(
  tx: Banco,
  empresaId: string,
  acontecimentos: readonly Acontecimento[],
): Promise<NovoAviso[]> {
  const contaveis = acontecimentos.flatMap((um) => {
    const conta = contaDe(um);
    return conta ? [{ ...um, ...conta }] : [];
  });
  if (contaveis.length === 0) return [];
  const donos = await donosDe(
    tx,
    empresaId,
    contaveis.map(({ registroId }) => registroId),
  );
  const avisos = contaveis.flatMap(({ registroId, recurso, tipo, texto, usuarioId: autorId, em }) => {
    const dono = donos.get(registroId);
    if (!dono || dono.usuarioId === autorId) return [];
    return [{ usuarioId: dono.usuarioId, tipo, recurso, registroId, titulo: dono.numero, texto, autorId, em }];
  });
  // Of several changes of one kind to one record, in one transaction, the last is what is told.
  const porLugar = new Map(avisos.map((um) => [`${um.tipo}/${um.recurso}/${um.registroId}`, um]));
  return [...porLugar.values()];
}

async function donosDe(tx: Banco, empresaId: string, processos: readonly string[]) {
  const linhas = await tx
    .select({
      id: processo.id,
      numero: processo.numero,
      responsavelId: processo.responsavelId,
      criadoPor: processo.criadoPor,
    })
    .from(processo)
    .where(and(eq(processo.empresaId, empresaId), umDestes(processo.id, processos)));
  const pessoas = linhas.map(({ responsavelId, criadoPor }) => responsavelId ?? criadoPor);
  const ativos = new Set(
    (
      await tx
        .select({ id: usuario.id })
        .from(usuario)
        .where(and(eq(usuario.empresaId, empresaId), umDestes(usuario.id, pessoas), isNull(usuario.desativadoEm)))
    ).map(({ id }) => id),
  );
  return new Map(
    linhas.flatMap(({ id, numero, responsavelId, criadoPor }) => {
      const usuarioId = responsavelId ?? criadoPor;
      return ativos.has(usuarioId) ? [[id, { numero, usuarioId }] as const] : [];
    }),
  );
}

/** What is kept of a process or a DAI that a notice depends on. */
interface Visto {
  situacao?: SituacaoProcesso | SituacaoDai;
  canalRfb?: CanalRfb | null;
  canal?: CanalRfb | null;
}

type Conta = { recurso: RecursoComAviso; tipo: TipoDeAviso; texto: string };

/** What a change is told as; null for what nobody is told of. */
function contaDe({ recurso, acao, antes, depois, motivo }: Acontecimento): Conta | null {
  const seu = RECURSOS_COM_AVISO.find((um) => um === recurso);
  if (!seu || acao === 'CRIAR') return null;
  const [era, ficou] = [(antes ?? {}) as Visto, (depois ?? {}) as Visto];
  if (acao === 'EXCLUIR') return { recurso: seu, tipo: 'EXCLUSAO', texto: 'O processo foi excluído.' };
  if (seu === 'Dai' && ficou.situacao === 'PARAMETRIZADA' && era.situacao !== 'PARAMETRIZADA') {
    const canal = ficou.canal ? ` no canal ${NOME_CANAL[ficou.canal].toLowerCase()}` : '';
    return { recurso: seu, tipo: 'CIENCIA', texto: `A Sefaz parametrizou a DAI${canal}: falta a ciência.` };
  }
  if (seu === 'Processo' && ficou.canalRfb && ficou.canalRfb !== era.canalRfb) {
    return { recurso: seu, tipo: 'CANAL', texto: `Canal ${NOME_CANAL[ficou.canalRfb].toLowerCase()} na RFB.` };
  }
  if (ficou.situacao === 'EM_EXIGENCIA' && era.situacao !== 'EM_EXIGENCIA') {
    return { recurso: seu, tipo: 'EXIGENCIA', texto: 'A RFB fez uma exigência.' };
  }
  return { recurso: seu, tipo: 'MUDANCA', texto: motivo || TEXTO_DA_ACAO[acao] };
}

const TEXTO_DA_ACAO: Readonly<Record<Exclude<AcaoHistorico, 'CRIAR' | 'EXCLUIR'>, string>> = {
  ALTERAR: 'Dados alterados.',
  RESTAURAR: 'O processo foi restaurado.',
  DESFAZER: 'Uma alteração foi desfeita.',
};
