import type { QualDoPreparo } from '#lib/portal/contracts/preparo-no-portal.ts';
import { preparoDesfazivel, preparoEditavel } from '#lib/portal/domain/preparo-no-portal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { triedAgainWhenTaken } from '#server/platform/db/violation.ts';
import { againstRule, conflict, duplicate, locked, notFound } from '#server/platform/refusals.ts';
import type { AoPedir } from '#server/portal/talk/usable-credential.ts';
import {
  type LinhaDe,
  type LinhaDePreparo,
  RASCUNHO_DE_NOVO,
  semComparar,
  type TabelaDePreparo,
} from './preparo-repository.ts';
import type { Formas, NomeDoRamo, Ramo } from './ramo.ts';

/** Does something to a row in the version that the person saw, under its lock. */
async function emUm<Tabela extends TabelaDePreparo, F extends Formas>(
  { db, quem: { empresaId, usuarioId } }: AoPedir,
  ramo: Ramo<Tabela, F>,
  { id, versao }: QualDoPreparo,
  fazer: (tx: Database, linha: LinhaDe<Tabela>) => Promise<void>,
): Promise<F['lido']> {
  const sujeito = sujeitoDe(ramo);
  const mudar = async (tx: Database): Promise<F['lido']> => {
    const linhas = ramo.repositorio(tx, empresaId);
    const linha = await linhas.trancar(id);
    if (!linha) throw notFound(sujeito);
    if (linha.excluidoEm) throw locked('Este rascunho foi desfeito: traga-o de volta antes.');
    if (linha.versao !== versao) throw conflict(sujeito, await linhas.ler(id, usuarioId));
    await fazer(tx, linha);
    const depois = await linhas.ler(id, usuarioId);
    if (!depois) throw notFound(sujeito);
    return depois;
  };
  return triedAgainWhenTaken(() => db.transaction(mudar));
}

/** @throws {Refusal} 409 when what it says does not change here now. */
function exigirEditavel(sujeito: string, linha: Pick<LinhaDePreparo, 'situacao' | 'ato'>): void {
  if (preparoEditavel(linha)) return;
  throw locked(
    linha.situacao === 'ENVIADO'
      ? `${sujeito} já está no Portal Único: prepare uma nova versão ou uma retificação.`
      : preparoDesfazivel(linha)
        ? `${sujeito} espera ser desativado: desfaça a desativação antes de mudá-lo.`
        : `${sujeito} está a caminho do Portal Único, e não muda até a resposta.`,
  );
}

/**
 * Writes what one says. It is a draft again, whoever had approved it.
 * @throws {Refusal} 404, 409 when somebody changed it meanwhile or it is on its way, 422 when the código interno is taken, or it
 * cannot say so.
 */
export async function redigir<Tabela extends TabelaDePreparo, F extends Formas>(
  ao: AoPedir,
  ramo: Ramo<Tabela, F>,
  { id, versao, ...ditos }: F['dados'] & QualDoPreparo,
): Promise<F['lido']> {
  const sujeito = sujeitoDe(ramo);
  const { empresaId, usuarioId } = ao.quem;
  const em = ao.relogio.agora();
  return emUm(ao, ramo, { id, versao }, async (tx, linha) => {
    exigirEditavel(sujeito, linha);
    const { escrita } = ramo;
    if (!escrita) throw locked(`${sujeito} não se escreve.`);
    const dados = escrita.dados(linha, ditos as F['dados']);
    const linhas = ramo.repositorio(tx, empresaId);
    const outro = await linhas.comCodigoInterno(linha, dados.codigoInterno);
    if (outro) throw duplicate(codigoEmUso(ramo.nome), outro);
    await linhas.mudar(linha, escrita.redacao(linha, dados, { usuarioId, em }));
    await ramo.contar(tx, linha, { usuarioId, em }, 'rascunho alterado.', mudancas<object>(linha, dados));
  });
}

/** Gives it back to be put right, or takes it out of the queue before it left. @throws {Refusal} 404, 409. */
export async function devolver<Tabela extends TabelaDePreparo, F extends Formas>(
  ao: AoPedir,
  ramo: Ramo<Tabela, F>,
  id: string,
  { versao, motivo }: { versao: number; motivo: string },
): Promise<F['lido']> {
  const { empresaId, usuarioId } = ao.quem;
  const em = ao.relogio.agora();
  return emUm(ao, ramo, { id, versao }, async (tx, linha) => {
    const parado =
      linha.situacao === 'EM_REVISAO' ||
      linha.situacao === 'APROVADO' ||
      (linha.situacao === 'ENVIANDO' && linha.etapa === 'CONFERIR');
    const volta = {
      ...RASCUNHO_DE_NOVO,
      etapa: null,
      proximaEm: null,
      frase: `Devolvido: ${motivo}`,
      problemas: [],
    };
    const outra = ramo.devolvido(linha, motivo);
    const valores = { ...volta, ...outra?.valores };
    if (!parado || !(await ramo.repositorio(tx, empresaId).mudar(linha, valores))) {
      throw locked(`${sujeitoDe(ramo)} não espera revisão nem envio: não há o que devolver.`);
    }
    await ramo.contar(tx, linha, { usuarioId, em }, `${outra?.oQue ?? 'devolvido para correção.'} ${motivo}`);
  });
}

/**
 * Says what a person found in the Portal: this one is one of there, or it is not there. Nothing is sent by it.
 * @throws {Refusal} 404, 409 when somebody changed it meanwhile, 422 when nothing is in doubt or the code is of another one.
 */
export async function achar<Tabela extends TabelaDePreparo, F extends Formas>(
  ao: AoPedir,
  ramo: Ramo<Tabela, F>,
  id: string,
  achado: F['achado'],
): Promise<F['lido']> {
  const { nome, contar } = ramo;
  const { empresaId, usuarioId } = ao.quem;
  const em = ao.relogio.agora();
  const numero = await ramo.achado.codigo(ao, id, achado);
  return emUm(ao, ramo, { id, versao: achado.versao }, async (tx, linha) => {
    const linhas = ramo.repositorio(tx, empresaId);
    const parado = { etapa: null, proximaEm: null, tentativas: 0, frase: null, problemas: [] };
    if (numero === null) {
      if (linha.situacao !== 'INCERTO') throw againstRule('O que há no Portal Único não está em dúvida.');
      await linhas.mudar(linha, { ...parado, ...semComparar(), situacao: 'APROVADO' });
      await contar(
        tx,
        linha,
        { usuarioId, em },
        `${linha.codigo ? 'a mudança não está' : 'não está'} no Portal, como alguém viu lá.`,
      );
      return;
    }
    if (linha.situacao === 'ENVIANDO' || linha.situacao === 'ENVIADO') {
      throw againstRule('O que há no Portal Único não está em dúvida.');
    }
    if (linha.codigo && linha.codigo !== numero) {
      throw againstRule(`Este ${nome} é o ${linha.codigo} do Portal.`, 'codigo');
    }
    if (linha.codigo && linha.situacao !== 'INCERTO') {
      throw againstRule('O que há no Portal Único não está em dúvida.');
    }
    const outro = await linhas.comCodigo(linha, numero, ramo.achado.mesmoCodigo?.(linha));
    if (outro) throw againstRule(`O ${nome} ${numero} do Portal já é o de ${ramo.nomeDe(outro)}.`, 'codigo');
    await linhas.mudar(linha, {
      ...parado,
      ...semComparar(),
      situacao: 'ENVIADO',
      codigo: numero,
      versaoNoPortal: null,
      situacaoNoPortal: linha.ato === 'DESATIVAR' ? 'DESATIVADO' : null,
      versaoBase: null,
      vigente: null,
      ...ramo.achado.valores?.(linha),
      // Only of what was sent is it known that the Portal was told so.
      ...(linha.situacao !== 'INCERTO' && { escrito: null, sha256: null, enviadoEm: null, enviadoPor: null }),
    });
    const oQue = linha.codigo ? `a mudança do ${nome} ${numero} está no Portal` : `é o ${nome} ${numero} do Portal`;
    await contar(tx, linha, { usuarioId, em }, `${oQue}, como alguém viu lá.`);
  });
}

const sujeitoDe = ({ nome }: { nome: NomeDoRamo }) => `Este ${nome}`;

export const codigoEmUso = (nome: NomeDoRamo) => `Outro ${nome} deste importador já usa este código interno.`;

/** Only the fields that changed, for the history. */
export function mudancas<Dados extends object>(antes: Dados, depois: Dados) {
  const campos = (Object.keys(depois) as (keyof Dados)[]).filter(
    (campo) => JSON.stringify(antes[campo]) !== JSON.stringify(depois[campo]),
  );
  const so = (dados: Dados) => Object.fromEntries(campos.map((campo) => [campo, dados[campo]]));
  return { antes: so(antes), depois: so(depois) };
}
