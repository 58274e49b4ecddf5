import type { SQL } from 'drizzle-orm';
import { preparoDesfazivel, preparoEditavel } from '#lib/portal/domain/preparo-no-portal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { triedAgainWhenTaken } from '#server/platform/db/violation.ts';
import { againstRule, conflict, locked, notFound } from '#server/platform/refusals.ts';
import type { AoPedir } from '#server/portal/talk/usable-credential.ts';
import type { Contar } from './catalogue-history.ts';
import {
  type LinhaDe,
  type Mudanca,
  preparoRepository,
  RASCUNHO_DE_NOVO,
  semComparar,
  type TabelaDePreparo,
} from './preparo-repository.ts';

interface QualVersao {
  id: string;
  versao: number;
}

/** What is particular to one kind of thing that is prepared. */
interface ComoMudar<Tabela extends TabelaDePreparo, Lido> {
  tabela: Tabela;
  nome: 'produto' | 'operador' | 'vínculo';
  contar: Contar;
  ler(tx: Database, empresaId: string, id: string, usuarioId: string): Promise<Lido | null>;
  /** A code of the Portal, as it is kept. */
  codigo(digitado: string): string;
  /** Whose codes do not repeat, within the root. */
  mesmoCodigo?(linha: LinhaDe<Tabela>): SQL;
  nomeDe(linha: LinhaDe<Tabela>): string;
  /** How it is given back, where that is no draft. */
  devolvido?(linha: LinhaDe<Tabela>, motivo: string): { valores: Mudanca<Tabela>; oQue: string } | null;
  /** Written with the code that a person found. */
  aoAchar?(linha: LinhaDe<Tabela>): Mudanca<Tabela>;
}

/** The changes of a person that products and foreign operators have in common. */
export function mudancasDoPreparo<Tabela extends TabelaDePreparo, Lido>(como: ComoMudar<Tabela, Lido>) {
  const { tabela, nome, contar } = como;
  const este = `Este ${nome}`;

  /** Does something to a row in the version that the person saw, under its lock. */
  async function emUm(
    { db, quem: { empresaId, usuarioId } }: AoPedir,
    { id, versao }: QualVersao,
    fazer: (tx: Database, linha: LinhaDe<Tabela>) => Promise<void>,
  ): Promise<Lido> {
    const mudar = async (tx: Database): Promise<Lido> => {
      const linha = await preparoRepository(tx, empresaId, tabela).trancar(id);
      if (!linha) throw notFound(este);
      if (linha.excluidoEm) throw locked('Este rascunho foi desfeito: traga-o de volta antes.');
      if (linha.versao !== versao) throw conflict(este, await como.ler(tx, empresaId, id, usuarioId));
      await fazer(tx, linha);
      const depois = await como.ler(tx, empresaId, id, usuarioId);
      if (!depois) throw notFound(este);
      return depois;
    };
    return triedAgainWhenTaken(() => db.transaction(mudar));
  }

  return {
    emUm,

    /** @throws {Refusal} 409 when what it says does not change here now. */
    exigirEditavel(linha: LinhaDe<Tabela>): void {
      if (preparoEditavel(linha)) return;
      throw locked(
        linha.situacao === 'ENVIADO'
          ? `${este} já está no Portal Único: prepare uma nova versão ou uma retificação.`
          : preparoDesfazivel(linha)
            ? `${este} espera ser desativado: desfaça a desativação antes de mudá-lo.`
            : `${este} está a caminho do Portal Único, e não muda até a resposta.`,
      );
    },

    /** Gives it back to be put right, or takes it out of the queue before it left. @throws {Refusal} 404, 409. */
    devolver(ao: AoPedir, id: string, { versao, motivo }: { versao: number; motivo: string }): Promise<Lido> {
      const { empresaId, usuarioId } = ao.quem;
      const em = ao.relogio.agora();
      return emUm(ao, { id, versao }, async (tx, linha) => {
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
        const outra = como.devolvido?.(linha, motivo);
        const valores = { ...volta, ...outra?.valores };
        if (!parado || !(await preparoRepository(tx, empresaId, tabela).mudar(linha, valores))) {
          throw locked(`${este} não espera revisão nem envio: não há o que devolver.`);
        }
        await contar(tx, linha, { usuarioId, em }, `${outra?.oQue ?? 'devolvido para correção.'} ${motivo}`);
      });
    },

    /**
     * Says what a person found in the Portal: this one is one of there, or it is not there. Nothing is sent by it.
     * @throws {Refusal} 404, 409 when somebody changed it meanwhile, 422 when nothing is in doubt or the code is of another one.
     */
    achar(ao: AoPedir, id: string, { versao, codigo }: { versao: number; codigo: string | null }): Promise<Lido> {
      const { empresaId, usuarioId } = ao.quem;
      const em = ao.relogio.agora();
      return emUm(ao, { id, versao }, async (tx, linha) => {
        const seus = preparoRepository(tx, empresaId, tabela);
        const parado = { etapa: null, proximaEm: null, tentativas: 0, frase: null, problemas: [] };
        if (codigo === null) {
          if (linha.situacao !== 'INCERTO') throw againstRule('O que há no Portal Único não está em dúvida.');
          await seus.mudar(linha, { ...parado, ...semComparar(), situacao: 'APROVADO' });
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
        const numero = como.codigo(codigo);
        if (linha.codigo && linha.codigo !== numero) {
          throw againstRule(`Este ${nome} é o ${linha.codigo} do Portal.`, 'codigo');
        }
        if (linha.codigo && linha.situacao !== 'INCERTO') {
          throw againstRule('O que há no Portal Único não está em dúvida.');
        }
        const outro = await seus.comCodigo(linha, numero, como.mesmoCodigo?.(linha));
        if (outro) throw againstRule(`O ${nome} ${numero} do Portal já é o de ${como.nomeDe(outro)}.`, 'codigo');
        await seus.mudar(linha, {
          ...parado,
          ...semComparar(),
          situacao: 'ENVIADO',
          codigo: numero,
          versaoNoPortal: null,
          situacaoNoPortal: linha.ato === 'DESATIVAR' ? 'DESATIVADO' : null,
          versaoBase: null,
          vigente: null,
          ...como.aoAchar?.(linha),
          // Only of what was sent is it known that the Portal was told so.
          ...(linha.situacao !== 'INCERTO' && { escrito: null, sha256: null, enviadoEm: null, enviadoPor: null }),
        });
        const oQue = linha.codigo ? `a mudança do ${nome} ${numero} está no Portal` : `é o ${nome} ${numero} do Portal`;
        await contar(tx, linha, { usuarioId, em }, `${oQue}, como alguém viu lá.`);
      });
    },
  };
}

/** Only the fields that changed, for the history. */
export function mudancas<Dados extends object>(antes: Dados, depois: Dados) {
  const campos = (Object.keys(depois) as (keyof Dados)[]).filter(
    (campo) => JSON.stringify(antes[campo]) !== JSON.stringify(depois[campo]),
  );
  const so = (dados: Dados) => Object.fromEntries(campos.map((campo) => [campo, dados[campo]]));
  return { antes: so(antes), depois: so(depois) };
}
