import { v7 as uuidv7 } from 'uuid';
import type { PerguntasNovas } from '#lib/portal/contracts/portal-perguntas.ts';
import { chaveDaPergunta, type PerguntaAoPortal } from '#lib/portal/domain/pergunta-ao-portal.ts';
import { pedidaHoje } from '#server/portal/queue/asked-today.ts';
import { type AoPedir, contarNaCredencial, credencialEmUso } from '#server/portal/talk/usable-credential.ts';
import { perguntaRepository } from './pergunta-repository.ts';

/** Puts questions into the queue of a credential, and answers how many. One that waits, or that was answered today, is not asked again. */
export async function perguntarAoPortal(ao: AoPedir, { credencialId, perguntas }: PerguntasNovas): Promise<number> {
  const { empresaId, usuarioId } = ao.quem;
  return ao.db.transaction(async (tx) => {
    const credencial = await credencialEmUso(tx, empresaId, credencialId);
    const { ambiente } = credencial;
    const repositorio = perguntaRepository(tx, empresaId);
    const em = ao.relogio.agora();
    const postas: PerguntaAoPortal[] = [];
    // In one order, so that two requests never wait for each other's rows.
    for (const { chave, pergunta } of distintas(perguntas)) {
      const { tipo } = pergunta;
      const novo = { credencialId, pedidaEm: em, pedidaPor: usuarioId, proximaEm: em };
      const havia = await repositorio.daChave(tipo, ambiente, chave);
      if (!havia) {
        if (await repositorio.inserir({ id: uuidv7(), ambiente, tipo, chave, ...novo })) postas.push(pergunta);
      } else if (!pedidaHoje(havia, em)) {
        const rodada = havia.rodada + 1;
        await repositorio.alterar(havia.id, { ...novo, rodada, situacao: 'NA_FILA', frase: null, tentativas: 0 });
        postas.push(pergunta);
      }
    }
    if (postas.length > 0) await contarNaCredencial(tx, ao, credencial, `Pedido ao Portal Único: ${oQue(postas)}`);
    return postas.length;
  });
}

function distintas(perguntas: readonly PerguntaAoPortal[]) {
  const todas = perguntas.map((pergunta) => ({ chave: chaveDaPergunta(pergunta), pergunta }));
  const porChave = new Map(
    todas.map((perguntaComChave) => [`${perguntaComChave.pergunta.tipo} ${perguntaComChave.chave}`, perguntaComChave]),
  );
  return [...porChave]
    .toSorted(([chave], [outro]) => (chave < outro ? -1 : 1))
    .map(([, perguntaComChave]) => perguntaComChave);
}

function oQue(postas: readonly PerguntaAoPortal[]): string {
  const quantas = (tipo: PerguntaAoPortal['tipo']) => postas.filter((pergunta) => pergunta.tipo === tipo).length;
  const [tratamentos, tabelas] = [quantas('TRATAMENTO'), quantas('TABELA')];
  return [
    ...(tratamentos > 0 ? [`o tratamento tributário de ${tratamentos === 1 ? 'uma NCM' : `${tratamentos} NCMs`}`] : []),
    ...(quantas('RELACAO') > 0 ? ['a relação das tabelas aduaneiras'] : []),
    ...(tabelas > 0 ? [tabelas === 1 ? 'uma tabela aduaneira' : `${tabelas} tabelas aduaneiras`] : []),
  ].join(', ');
}
