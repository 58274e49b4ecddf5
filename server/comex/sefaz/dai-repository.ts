import { and, eq, ne, sql } from 'drizzle-orm';
import type { DaiLida, DaiNova } from '#lib/contracts/sefaz/dai.ts';
import { quadroDaDai } from '#lib/domain/zfm/marcas-da-dai.ts';
import type { DaiMontada } from '#lib/fiscal/dai/dai-montada.ts';
import { buscaDoProcesso } from '#server/comex/processo/busca-do-processo.ts';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { noteInPainel } from '#server/platform/db/note-in-painel.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';
import { readById } from '#server/platform/records/batch-read.ts';
import type { Assinatura, RecordRepository } from '#server/platform/records/cadastro.ts';
import { againstRule, locked } from '#server/platform/refusals.ts';
import { lerDais } from './dai-leitura.ts';
import { bloqueioDaDai, DAI_DE_TREINAMENTO, daiInteira } from './dai-linhas.ts';
import { envioRepository } from './envio-repository.ts';
import { icmsDaDai } from './icms-da-dai.ts';
import { marcaRepository, marcasEmPe } from './marca-repository.ts';
import { montadaSeHouver } from './montagem-da-dai.ts';

export interface DaiRepository extends RecordRepository<DaiNova, DaiLida> {
  /** Locks the DAI until this transaction ends. */
  travar(id: string): Promise<void>;
  /** Updates the row of the DAI and its process from the present marks, and raises the version. */
  acompanharMarcas(id: string, assinatura: Assinatura): Promise<void>;
  /** The process of another DAI with this number, whatever its separators; null when there is none. */
  donaDoNumero(numero: string, id: string): Promise<string | null>;
  /** Stores the calculated ICMS for lists. */
  guardarIcms(id: string, montada: DaiMontada | null): Promise<void>;
}

/** Reads and writes the DAIs of a company. The id of a DAI is that of its process. */
export function daiRepository(tx: Database, empresaId: string): DaiRepository {
  const marcas = marcaRepository(tx, empresaId);
  const condicaoDoProcesso = (id: string) => and(eq(processo.empresaId, empresaId), eq(processo.id, id));
  const condicaoDaDai = (id: string) => and(eq(dai.empresaId, empresaId), eq(dai.processoId, id));

  const buscar = readById<DaiLida>(tx, dai.processoId, async (filtro) => {
    const linhas = await lerDais(tx, empresaId, filtro);
    const ids = linhas.map((linha) => linha.dai.processoId);
    const dadas = await marcas.dosProcessos(ids);
    const feitos = await envioRepository(tx, empresaId).dosProcessos(ids);
    return linhas.map((linha) => {
      const { processoId } = linha.dai;
      return daiInteira(linha, dadas.get(processoId) ?? [], feitos.get(processoId) ?? []);
    });
  });

  const guardarIcms = async (id: string, montada: DaiMontada | null): Promise<void> => {
    await tx.update(dai).set(icmsDaDai(montada)).where(condicaoDaDai(id));
  };

  return {
    buscar,
    ocupante: async () => null,
    guardarIcms,

    async donaDoNumero(numero, id) {
      const digitos = numero.replace(/\D/g, '');
      // Two people may give the same number to two DAIs at once: the second waits, and then sees the first.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${empresaId} DAI ${digitos}`}, 0))`);
      const [dona] = await tx
        .select({ numero: processo.numero })
        .from(dai)
        .innerJoin(processo, and(eq(processo.empresaId, dai.empresaId), eq(processo.id, dai.processoId)))
        .where(
          and(
            eq(dai.empresaId, empresaId),
            ne(dai.processoId, id),
            PROCESSO_REAL,
            sql`regexp_replace(${dai.numero}, '\\D', '', 'g') = ${digitos}`,
          ),
        )
        .limit(1);
      return dona?.numero ?? null;
    },

    async travar(id) {
      // Locks the process first, in the same order as the writers of steps, to avoid a deadlock.
      await tx.select({ id: processo.id }).from(processo).where(condicaoDoProcesso(id)).for('update');
      await tx.select({ id: dai.processoId }).from(dai).where(condicaoDaDai(id)).for('update');
    },

    async acompanharMarcas(id, { usuarioId, em }) {
      const emPe = marcasEmPe(await marcas.doProcesso(id));
      const [{ versao, dataRegistro } = { versao: 0, dataRegistro: '' }] = await tx
        .select()
        .from(dai)
        .where(condicaoDaDai(id));
      const { desde, ...quadro } = quadroDaDai(emPe);
      const ciencia = emPe.findLast(({ tipo }) => tipo === 'CIENCIA_DADA');
      await tx
        .update(dai)
        .set({
          ...quadro,
          desde: desde ?? dataRegistro,
          cienciaPor: quadro.cienciaEm === null ? null : (ciencia?.usuario.id ?? null),
          versao: versao + 1,
          alteradoEm: em,
          alteradoPor: usuarioId,
        })
        .where(condicaoDaDai(id));
      const [seuProcesso] = await tx.select().from(processo).where(condicaoDoProcesso(id));
      if (!seuProcesso) return;
      const busca = await buscaDoProcesso(tx, empresaId, seuProcesso);
      noteInPainel(tx, empresaId, [id]);
      await tx
        .update(processo)
        .set({ canalSefaz: quadro.canal, daiEm: quadro.enviadaEm, busca })
        .where(condicaoDoProcesso(id));
    },

    async alterar({ id, versao, ...campos }, { usuarioId, em }) {
      const [mudada] = await tx
        .update(dai)
        .set({ ...campos, versao: versao + 1, alteradoEm: em, alteradoPor: usuarioId })
        .where(and(condicaoDaDai(id), eq(dai.versao, versao)))
        .returning({ situacao: dai.situacao });
      if (!mudada) return false;
      const deTreinamento =
        (await tx.$count(processo, and(condicaoDoProcesso(id), eq(processo.treinamento, true)))) > 0;
      const bloqueio = deTreinamento ? DAI_DE_TREINAMENTO : bloqueioDaDai(mudada.situacao);
      if (bloqueio) throw locked(bloqueio);
      if (mudada.situacao !== 'EM_ELABORACAO') await elaborar(id, { usuarioId, em });
      await guardarIcms(id, await montadaSeHouver(tx, empresaId, id));
      return true;
    },

    inserir: naoPorAqui,
    excluir: naoPorAqui,
    restaurar: naoPorAqui,
  };

  /** Returns the DAI to elaboração, because a file already made no longer matches its content. This adds a mark, but no version. */
  async function elaborar(id: string, assinatura: Assinatura): Promise<void> {
    const data = today({ agora: () => assinatura.em });
    await marcas.inserir(id, [{ tipo: 'EM_ELABORACAO', data }], assinatura);
    await tx.update(dai).set({ situacao: 'EM_ELABORACAO', desde: data }).where(condicaoDaDai(id));
  }
}

/** A DAI begins and ends with its declaration. */
async function naoPorAqui(): Promise<never> {
  throw againstRule('A DAI nasce do registro da declaração e acaba com ela.');
}
