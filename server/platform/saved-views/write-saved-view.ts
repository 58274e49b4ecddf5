import { isDeepStrictEqual } from 'node:util';
import type { Visao, VisaoEdicao, VisaoNova } from '#lib/contracts/platform/visao.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { violatesUniqueness } from '#server/platform/db/violation.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import { conflict, duplicate, forbidden, notFound } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { savedViewRepository } from './saved-view-repository.ts';

export interface OnWrite {
  db: Database;
  relogio: Clock;
  quem: Caller;
}

export function createSavedView(ao: OnWrite, nova: VisaoNova): Promise<Visao> {
  return comNomeUnico(ao, nova, () =>
    gravando(ao, async (repositorio) => {
      const id = await repositorio.inserir(nova, ao.relogio.agora());
      if (nova.padrao) await repositorio.abrirCom(nova.tela, id);
      return { acao: 'CRIAR', antes: null, depois: await existente(repositorio, id) };
    }),
  );
}

/** Only the author changes a view; opening the list with it is each person's choice and no change of the view. */
export async function changeSavedView(ao: OnWrite, edicao: VisaoEdicao): Promise<Visao> {
  const { tela } = await existente(savedViewRepository(ao.db, ao.quem), edicao.id);
  return comNomeUnico(ao, { tela, nome: edicao.nome }, () =>
    gravando(ao, async (repositorio) => {
      const antes = await existente(repositorio, edicao.id);
      const muda = !mesmoConteudo(antes, edicao);
      if (muda && !antes.minha)
        throw forbidden('Só quem criou esta visão pode alterá-la. Salve uma sua com outro nome.');
      if (muda && !(await repositorio.alterar(edicao, ao.relogio.agora()))) {
        // Read again: the other change may have come between the look and the write.
        throw conflict('Esta visão', await existente(repositorio, edicao.id));
      }
      if (edicao.padrao !== antes.padrao) await repositorio.abrirCom(tela, edicao.padrao ? edicao.id : null);
      const depois = await existente(repositorio, edicao.id);
      return { acao: muda ? 'ALTERAR' : null, antes, depois };
    }),
  );
}

export async function deleteSavedView(ao: OnWrite, id: string): Promise<void> {
  await gravando(ao, async (repositorio) => {
    const antes = await existente(repositorio, id);
    if (!antes.minha) throw forbidden('Só quem criou esta visão pode excluí-la.');
    await repositorio.excluir(id, ao.relogio.agora());
    return { acao: 'EXCLUIR', antes, depois: antes };
  });
}

type Repositorio = ReturnType<typeof savedViewRepository>;

interface Mudanca {
  /** Null when nothing that others see has changed. */
  acao: 'CRIAR' | 'ALTERAR' | 'EXCLUIR' | null;
  antes: Visao | null;
  depois: Visao;
}

/** Writes the change and its line of the history, or neither. */
async function gravando(
  { db, relogio, quem }: OnWrite,
  mudar: (repositorio: Repositorio) => Promise<Mudanca>,
): Promise<Visao> {
  return db.transaction(async (tx) => {
    const { acao, antes, depois } = await mudar(savedViewRepository(tx, quem));
    if (acao) {
      const linha = { recurso: 'Visao', registroId: depois.id, usuarioId: quem.usuarioId, em: relogio.agora() };
      await historyRepository(tx, quem.empresaId).registrar([
        { ...linha, acao, antes, depois: acao === 'EXCLUIR' ? null : depois },
      ]);
    }
    return depois;
  });
}

/** Outside the transaction, which a violation has ended. */
async function comNomeUnico(
  { db, quem }: OnWrite,
  { tela, nome }: Pick<VisaoNova, 'tela' | 'nome'>,
  gravar: () => Promise<Visao>,
): Promise<Visao> {
  try {
    return await gravar();
  } catch (erro) {
    if (!violatesUniqueness(erro)) throw erro;
    const id = await savedViewRepository(db, quem).deNome(tela, nome);
    throw duplicate(`Você já tem uma visão chamada “${nome}”.`, id ?? '');
  }
}

function mesmoConteudo(visao: Visao, { nome, compartilhada, definicao }: VisaoEdicao): boolean {
  return visao.nome === nome && visao.compartilhada === compartilhada && isDeepStrictEqual(visao.definicao, definicao);
}

async function existente(repositorio: Repositorio, id: string): Promise<Visao> {
  const achada = await repositorio.buscar(id);
  if (!achada) throw notFound('Esta visão');
  return achada;
}
