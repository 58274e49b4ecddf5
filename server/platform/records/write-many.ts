import { setImmediate as respirar } from 'node:timers/promises';
import type { ResultadoDeVarios } from '#lib/contracts/platform/varios.ts';
import { valorDaCelula } from '#lib/domain/telas/coluna-de-lista.ts';
import type { AcaoHistorico } from '#lib/domain/versoes/historico.ts';
import { today } from '#server/platform/clock.ts';
import { violatesUniqueness } from '#server/platform/db/violation.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { askedIds, type ManyRequest } from './asked-ids.ts';
import type { Cadastro, OnWrite, RecordRead, Registro } from './cadastro.ts';
import { type Change, tellChanges } from './tell-changes.ts';
import { type Passos, passosDe } from './write-cadastro.ts';

/**
 * Deletes or restores many rows, each by the step of a single one.
 * @throws {Refusal} 422 when a result is no longer what the person saw, or has more rows than `MAXIMO_DE_VARIOS`.
 */
export async function writeMany<Consulta, Campos extends object, Lido extends RecordRead, Resumo extends RecordRead>(
  cadastro: Cadastro<Consulta, Campos, Lido, Resumo>,
  ao: OnWrite,
  acao: 'EXCLUIR' | 'RESTAURAR',
  pedido: ManyRequest<Consulta>,
): Promise<ResultadoDeVarios> {
  const ids = await askedIds(pedido, (consulta) =>
    cadastro.repositorio(ao.db, ao.quem.empresaId).ids(consulta, today(ao.relogio)),
  );
  const motivo = ids.length > 1 ? `${NOME[acao]} de ${inteiro(ids.length)} registros de uma vez.` : undefined;
  return changeMany(cadastro, ao, ids, {
    acao,
    motivo,
    fazer: (passos, id) => (acao === 'EXCLUIR' ? passos.excluir(id) : passos.restaurar(id)),
    feito: ({ atual }) => atual.id,
  });
}

/** One change made to many rows. */
interface ManyChange<Campos, Lido, Feito> {
  acao: AcaoHistorico;
  /** Why, for the history. */
  motivo: string | undefined;
  fazer: (passos: Passos<Campos, Lido>, id: string) => Promise<Change<Lido>>;
  /** What the answer says of a row that was changed. */
  feito: (mudanca: Change<Lido>) => Feito;
}

/**
 * Changes many rows. A slice is a transaction with its lines of the history; a refused row does not stop the others. Two requests for
 * the same rows lock them in the same order, whatever order they name them in.
 */
export async function changeMany<
  Consulta,
  Campos extends object,
  Lido extends RecordRead,
  Resumo extends RecordRead,
  Feito,
>(
  cadastro: Cadastro<Consulta, Campos, Lido, Resumo>,
  ao: OnWrite,
  ids: readonly string[],
  mudanca: ManyChange<Campos, Lido, Feito>,
): Promise<{ feitos: Feito[]; recusados: ResultadoDeVarios['recusados'] }> {
  const feitos: Feito[] = [];
  const recusados: ResultadoDeVarios['recusados'] = [];
  for (let de = 0; de < ids.length; de += FATIA) {
    const fatia = await gravarFatia(cadastro, ao, mudanca, ids.slice(de, de + FATIA));
    feitos.push(...fatia.feitos);
    recusados.push(...(await comNomes(cadastro, ao, fatia.recusados)));
    await respirar();
  }
  return { feitos, recusados };
}

type Recusado = Omit<ResultadoDeVarios['recusados'][number], 'nome'>;
interface Fatia<Feito> {
  feitos: Feito[];
  recusados: Recusado[];
}

/** Writes a slice by halves when a unique value is taken twice in it, or was taken meanwhile. */
async function gravarFatia<Campos extends object, Lido extends RecordRead, Feito>(
  cadastro: Registro<Campos, Lido>,
  ao: OnWrite,
  mudanca: ManyChange<Campos, Lido, Feito>,
  ids: string[],
): Promise<Fatia<Feito>> {
  try {
    return await tentarFatia(cadastro, ao, mudanca, ids);
  } catch (erro) {
    const [primeiroId = '', ...outros] = ids;
    if (outros.length === 0) {
      if (!violatesUniqueness(erro)) throw erro;
      return {
        feitos: [],
        recusados: [{ id: primeiroId, motivo: 'Outra pessoa ocupou o lugar dele agora. Tente de novo.' }],
      };
    }
    const meio = Math.ceil(ids.length / 2);
    const primeira = await gravarFatia(cadastro, ao, mudanca, ids.slice(0, meio));
    const segunda = await gravarFatia(cadastro, ao, mudanca, ids.slice(meio));
    return {
      feitos: [...primeira.feitos, ...segunda.feitos],
      recusados: [...primeira.recusados, ...segunda.recusados],
    };
  }
}

function tentarFatia<Campos extends object, Lido extends RecordRead, Feito>(
  cadastro: Registro<Campos, Lido>,
  { db, relogio, quem: { empresaId, usuarioId } }: OnWrite,
  { acao, motivo, fazer, feito }: ManyChange<Campos, Lido, Feito>,
  ids: string[],
): Promise<Fatia<Feito>> {
  return db.transaction(async (tx) => {
    const assinatura = { usuarioId, em: relogio.agora() };
    const passos = passosDe(cadastro, cadastro.repositorio(tx, empresaId), assinatura);
    const tentativas = await umaAUma(ids, (id) => fazer(passos, id));
    const mudancas = tentativas.flatMap((tentativa) =>
      tentativa.status === 'fulfilled' ? [{ ...tentativa.value, acao }] : [],
    );
    await tellChanges(cadastro, { tx, empresaId, assinatura, motivo }, mudancas);
    return { feitos: mudancas.map(feito), recusados: recusadosDe(ids, tentativas) };
  });
}

/**
 * A transaction is one connection: each row waits for the one before. They are taken in the order of their ids, and answered in the order
 * they were asked for.
 */
async function umaAUma<T>(
  ids: readonly string[],
  fazer: (id: string) => Promise<T>,
): Promise<PromiseSettledResult<T>[]> {
  const tentativas = new Map<number, PromiseSettledResult<T>>();
  const emOrdem = ids.map((id, lugar) => ({ id, lugar })).toSorted((pedido, outra) => (pedido.id < outra.id ? -1 : 1));
  for (const { id, lugar } of emOrdem) {
    const [feita] = await Promise.allSettled([fazer(id)]);
    tentativas.set(lugar, feita);
  }
  return ids.flatMap((_, lugar) => tentativas.get(lugar) ?? []);
}

/** Throws anything but a refusal, which rolls the transaction back. */
function recusadosDe(ids: string[], tentativas: PromiseSettledResult<unknown>[]): Recusado[] {
  return tentativas.flatMap((tentativa, i) => {
    if (tentativa.status === 'fulfilled') return [];
    if (!(tentativa.reason instanceof Refusal)) throw tentativa.reason;
    return [{ id: ids[i] ?? '', motivo: tentativa.reason.message }];
  });
}

/** Adds the name that the list shows for each row. */
async function comNomes<Consulta, Campos extends object, Lido extends RecordRead, Resumo extends RecordRead>(
  { colunas: [primeira], repositorio }: Cadastro<Consulta, Campos, Lido, Resumo>,
  { db, relogio, quem }: OnWrite,
  recusados: Recusado[],
): Promise<ResultadoDeVarios['recusados']> {
  if (recusados.length === 0 || !primeira) return [];
  const linhas = await repositorio(db, quem.empresaId).porIds(
    recusados.map(({ id }) => id),
    today(relogio),
  );
  const nomes = new Map(linhas.map((linha) => [linha.id, String(valorDaCelula(primeira, linha))]));
  return recusados.map((recusado) => ({ ...recusado, nome: nomes.get(recusado.id) ?? null }));
}

const inteiro = (n: number) => n.toLocaleString('pt-BR');

const NOME = { EXCLUIR: 'Exclusão', RESTAURAR: 'Volta' };
const FATIA = 500;
