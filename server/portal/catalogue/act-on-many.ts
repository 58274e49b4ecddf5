import type { ResultadoDeVarios } from '#lib/contracts/platform/varios.ts';
import { companyRepository } from '#server/accounts/company/company-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { triedAgainWhenTaken } from '#server/platform/db/violation.ts';
import { broughtInBy } from '#server/platform/security/second-person.ts';
import type { LinhaDaCredencial } from '#server/portal/talk/credencial-repository.ts';
import {
  type AoPedir,
  contarNaCredencial,
  credencialEmUso,
  exigirFraseDaProducao,
} from '#server/portal/talk/usable-credential.ts';
import type { Contar } from './catalogue-history.ts';
import { type LinhaDe, preparoRepository, type TabelaDePreparo } from './preparo-repository.ts';
import type { Passo } from './review-step.ts';

interface Envio {
  tipo: 'ENVIAR';
  credencialId: string;
  confirmacao: string | null;
}

/** What holds for the whole act. */
export interface NoAto {
  tx: Database;
  em: Date;
  usuarioId: string;
  /** Of an act that sends. */
  credencial: LinhaDaCredencial | null;
  /** Whether the company wants a second person. */
  segundaPessoa: boolean;
  /** To whom the person of the act is no second person yet. */
  trazidoPor: ReadonlySet<string>;
}

/** What is particular to one kind of thing that is reviewed and sent. */
export interface ComoAgir<Tabela extends TabelaDePreparo> {
  naoExiste: string;
  contar: Contar;
  /** “Um produto do Catálogo”, “3 produtos do Catálogo”. */
  quantos(n: number): string;
  nomeDe(linha: LinhaDe<Tabela>): string | Promise<string>;
  passo(linha: LinhaDe<Tabela>): Promise<Passo<Tabela>>;
}

/**
 * Does one act on many, each on its own: what is refused is told by its reason and leaves the others in.
 * @throws {Refusal} 404 or 409 for a credential that cannot be used, 422 without the phrase of production.
 */
export async function agirEmVarios<Tabela extends TabelaDePreparo>(
  ao: AoPedir,
  tabela: Tabela,
  { quais, ato }: { quais: readonly { id: string; versao: number }[]; ato: Envio | { tipo: string } },
  comoAgir: (noAto: NoAto) => ComoAgir<Tabela>,
): Promise<ResultadoDeVarios> {
  const { empresaId, usuarioId } = ao.quem;
  const em = ao.relogio.agora();
  return triedAgainWhenTaken(() => ao.db.transaction(agirEmTodos));

  async function agirEmTodos(tx: Database): Promise<ResultadoDeVarios> {
    const { catalogoPedeSegundaPessoa: segundaPessoa } = await companyRepository(tx, empresaId).ler();
    const credencial = ehEnvio(ato) ? await credencialEmUso(tx, empresaId, ato.credencialId) : null;
    if (ehEnvio(ato) && credencial) exigirFraseDaProducao(credencial, ato.confirmacao);
    const trazidoPor = segundaPessoa ? await broughtInBy(tx, ao.quem, em) : new Set<string>();
    const como = comoAgir({ tx, em, usuarioId, credencial, segundaPessoa, trazidoPor });
    const repositorio = preparoRepository(tx, empresaId, tabela);
    const linhas = new Map((await repositorio.trancarVarios(quais.map(({ id }) => id))).map((um) => [um.id, um]));
    const resultado: ResultadoDeVarios = { feitos: [], recusados: [] };
    for (const { id, versao } of quais) {
      const linha = linhas.get(id);
      const motivo = linha ? await agir(linha, versao) : como.naoExiste;
      if (motivo === null) resultado.feitos.push(id);
      else resultado.recusados.push({ id, nome: linha ? await como.nomeDe(linha) : null, motivo });
    }
    if (credencial && resultado.feitos.length > 0) {
      await contarNaCredencial(tx, ao, credencial, `${como.quantos(resultado.feitos.length)} a enviar ao Portal Único`);
    }
    return resultado;

    /** Why it cannot be done; null when it was. */
    async function agir(linha: LinhaDe<Tabela>, versao: number): Promise<string | null> {
      if (linha.versao !== versao) return 'Mudou desde que você abriu a lista: confira e tente de novo.';
      const feito = await como.passo(linha);
      if ('motivo' in feito) return feito.motivo;
      const { valores, oQue, ...mudou } = feito;
      if (!(await repositorio.mudar(linha, valores))) return 'Mudou agora mesmo: confira e tente de novo.';
      await como.contar(tx, linha, { usuarioId, em }, oQue, mudou);
      return null;
    }
  }
}

function ehEnvio(ato: { tipo: string }): ato is Envio {
  return ato.tipo === 'ENVIAR';
}
