import { createHash } from 'node:crypto';
import type { ResultadoDeVarios } from '#lib/contracts/varios.ts';
import { FRASE_DA_PRODUCAO, NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/sistema/portal-unico.ts';
import type { RecusaDoProduto } from '#lib/domain/sistema/produto-no-portal.ts';
import type { LinhaDaCredencial } from '#server/comex/portal/credencial-repository.ts';
import { type AoPedir, contarNaCredencial, credencialEmUso } from '#server/comex/portal/usable-credential.ts';
import type { Database } from '#server/platform/db/database.ts';
import { againstRule } from '#server/platform/refusals.ts';
import type { Contar } from './catalogue-history.ts';
import {
  type LinhaDe,
  type Mudanca,
  podeRevisar,
  preparoRepository,
  semComparar,
  type TabelaDePreparo,
} from './preparo-repository.ts';

type AtoDaRevisao =
  | { tipo: 'PEDIR_REVISAO' | 'APROVAR' }
  | { tipo: 'ENVIAR'; credencialId: string; confirmacao: string | null };

/** What an act writes, and what the history tells; or why it cannot be done. */
export type Passo<Tabela extends TabelaDePreparo> =
  | { valores: Mudanca<Tabela>; oQue: string; antes?: object; depois?: object }
  | { motivo: string };

/** What is particular to one kind of thing that is reviewed and sent. */
export interface ComoAgir<Tabela extends TabelaDePreparo> {
  tabela: Tabela;
  naoExiste: string;
  contar: Contar;
  /** “Um produto do Catálogo”, “3 produtos do Catálogo”. */
  quantos(n: number): string;
  nomeDe(linha: LinhaDe<Tabela>): string;
  recusas(linha: LinhaDe<Tabela>): Promise<readonly RecusaDoProduto[]>;
  /** The body that is sent. */
  escrever(linha: LinhaDe<Tabela>): Promise<string>;
  /** Written with the request for the review. */
  naRevisao?(linha: LinhaDe<Tabela>): Mudanca<Tabela>;
  /** Drafts the next version of what the Portal has; absent where none is made. */
  novaVersao?(linha: LinhaDe<Tabela>): Promise<Passo<Tabela>>;
}

/**
 * Does one act on many, each on its own: what is refused is told by its reason and leaves the others in.
 * @throws {Refusal} 404 or 409 for a credential that cannot be used, 422 without the phrase of production.
 */
export async function agirEmVarios<Tabela extends TabelaDePreparo>(
  ao: AoPedir,
  { quais, ato }: { quais: readonly { id: string; versao: number }[]; ato: AtoDaRevisao | { tipo: 'NOVA_VERSAO' } },
  comoAgir: (tx: Database, em: Date) => ComoAgir<Tabela>,
): Promise<ResultadoDeVarios> {
  const { empresaId, usuarioId } = ao.quem;
  const em = ao.relogio.agora();
  return ao.db.transaction(async (tx) => {
    const como = comoAgir(tx, em);
    const repositorio = preparoRepository(tx, empresaId, como.tabela);
    const credencial = ehEnvio(ato) ? await credencialEmUso(tx, empresaId, ato.credencialId) : null;
    if (ehEnvio(ato) && credencial) exigirAmbiente(credencial, ato.confirmacao);
    const linhas = new Map((await repositorio.trancarVarios(quais.map(({ id }) => id))).map((um) => [um.id, um]));
    const resultado: ResultadoDeVarios = { feitos: [], recusados: [] };
    for (const { id, versao } of quais) {
      const linha = linhas.get(id);
      const motivo = linha ? await agir(linha, versao) : como.naoExiste;
      if (motivo === null) resultado.feitos.push(id);
      else resultado.recusados.push({ id, nome: linha ? como.nomeDe(linha) : null, motivo });
    }
    if (credencial && resultado.feitos.length > 0) {
      await contarNaCredencial(tx, ao, credencial, `${como.quantos(resultado.feitos.length)} a enviar ao Portal Único`);
    }
    return resultado;

    /** Why it cannot be done; null when it was. */
    async function agir(linha: LinhaDe<Tabela>, versao: number): Promise<string | null> {
      if (linha.versao !== versao) return 'Mudou desde que você abriu a lista: confira e tente de novo.';
      const feito = await (ato.tipo === 'NOVA_VERSAO'
        ? (como.novaVersao?.(linha) ?? { motivo: 'Aqui não se prepara nova versão.' })
        : daRevisao(como, linha, ato, credencial));
      if ('motivo' in feito) return feito.motivo;
      const { valores, oQue, ...mudou } = feito;
      if (!(await repositorio.mudar(linha, valores))) return 'Mudou agora mesmo: confira e tente de novo.';
      await como.contar(tx, linha, { usuarioId, em }, oQue, mudou);
      return null;
    }
  });

  async function daRevisao(
    como: ComoAgir<Tabela>,
    linha: LinhaDe<Tabela>,
    umAto: AtoDaRevisao,
    credencial: LinhaDaCredencial | null,
  ): Promise<Passo<Tabela>> {
    const recusas = await como.recusas(linha);
    const [primeira] = recusas;
    const falta = primeira && {
      motivo: recusas.length === 1 ? primeira.frase : `${primeira.frase} Há mais ${recusas.length - 1} a corrigir.`,
    };
    switch (umAto.tipo) {
      case 'PEDIR_REVISAO':
        if (linha.situacao !== 'RASCUNHO' && linha.situacao !== 'RECUSADO') return { motivo: 'Não é um rascunho.' };
        return (
          falta ?? {
            valores: {
              ...({ situacao: 'EM_REVISAO', frase: null } as const),
              problemas: [],
              ...{ revisaoPedidaEm: em, revisaoPedidaPor: usuarioId, revisadoEm: null, revisadoPor: null },
              ...como.naRevisao?.(linha),
            },
            oQue: 'enviado à revisão de uma segunda pessoa.',
          }
        );
      case 'APROVAR':
        if (linha.situacao !== 'EM_REVISAO') return { motivo: 'Não está em revisão.' };
        if (!podeRevisar(linha, usuarioId)) {
          return { motivo: 'Quem redigiu ou pediu a revisão não aprova: peça a outra pessoa da empresa.' };
        }
        return (
          falta ?? {
            valores: { situacao: 'APROVADO', revisadoEm: em, revisadoPor: usuarioId } as const,
            oQue: 'aprovado pela segunda pessoa.',
          }
        );
      case 'ENVIAR': {
        if (linha.situacao !== 'APROVADO') return { motivo: 'Não está aprovado por uma segunda pessoa.' };
        if (linha.ambiente !== credencial?.ambiente) {
          return { motivo: `É de ${NOME_AMBIENTE_DO_PORTAL[linha.ambiente].toLowerCase()}, e a credencial não é.` };
        }
        if (falta) return falta;
        const escrito = await como.escrever(linha);
        return {
          valores: {
            ...({ situacao: 'ENVIANDO', etapa: 'CONFERIR', proximaEm: em, tentativas: 0, perguntas: 0 } as const),
            ...{ frase: null, problemas: [], olhadoEm: null, credencialId: credencial.id },
            ...{ escrito, sha256: createHash('sha256').update(escrito).digest('hex') },
            ...{ enviadoEm: em, enviadoPor: usuarioId },
            ...semComparar(),
          },
          oQue: 'a enviar ao Portal Único.',
        };
      }
    }
  }
}

function ehEnvio(ato: { tipo: string }): ato is Extract<AtoDaRevisao, { tipo: 'ENVIAR' }> {
  return ato.tipo === 'ENVIAR';
}

function exigirAmbiente({ ambiente }: LinhaDaCredencial, confirmacao: string | null): void {
  if (ambiente !== 'PRODUCAO' || confirmacao?.trim().toLowerCase() === FRASE_DA_PRODUCAO) return;
  throw againstRule(`Para produção, digite: ${FRASE_DA_PRODUCAO}.`, 'confirmacao');
}
