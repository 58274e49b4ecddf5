import type { ResultadoDeVarios } from '#lib/contracts/platform/varios.ts';
import type { AtoEmPreparo, QualDoPreparo } from '#lib/portal/contracts/preparo-no-portal.ts';
import { companyRepository } from '#server/accounts/company/company-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { triedAgainWhenTaken } from '#server/platform/db/violation.ts';
import { broughtInBy } from '#server/platform/security/second-person.ts';
import { contarNaCredencial, credencialEmUso, exigirFraseDaProducao } from '#server/portal/talk/usable-credential.ts';
import { codigoEmUso } from './change-prepared.ts';
import type { LinhaDe, Mudanca, preparoRepository, TabelaDePreparo } from './preparo-repository.ts';
import type { AoAgir, Formas, Ramo } from './ramo.ts';

/**
 * Does one act on many, each on its own: what is refused is told by its reason and leaves the others in.
 * @throws {Refusal} 404 or 409 for a credential that cannot be used, 422 without the phrase of production.
 */
export async function agirEmVarios<Tabela extends TabelaDePreparo, F extends Formas>(
  ao: AoAgir,
  ramo: Ramo<Tabela, F>,
  { quais, ato }: { quais: readonly QualDoPreparo[]; ato: AtoEmPreparo },
): Promise<ResultadoDeVarios> {
  const { empresaId, usuarioId } = ao.quem;
  const em = ao.relogio.agora();
  return triedAgainWhenTaken(() => ao.db.transaction(agirEmTodos));

  async function agirEmTodos(tx: Database): Promise<ResultadoDeVarios> {
    const { catalogoPedeSegundaPessoa: segundaPessoa } = await companyRepository(tx, empresaId).ler();
    const envio = ato.tipo === 'ENVIAR' ? ato : null;
    const credencial = envio && (await credencialEmUso(tx, empresaId, envio.credencialId));
    if (envio && credencial) exigirFraseDaProducao(credencial, envio.confirmacao);
    const trazidoPor = segundaPessoa ? await broughtInBy(tx, ao.quem, em) : new Set<string>();
    const noAto = { tx, em, empresaId, usuarioId, blobs: ao.blobs, credencial, segundaPessoa, trazidoPor };
    const passoDe = ramo.passos(noAto);
    const repositorio = ramo.repositorio(tx, empresaId);
    const linhas = new Map(
      (await repositorio.trancarVarios(quais.map(({ id }) => id))).map((linha) => [linha.id, linha]),
    );
    const resultado: ResultadoDeVarios = { feitos: [], recusados: [] };
    for (const { id, versao } of quais) {
      const linha = linhas.get(id);
      const motivo = linha ? await agir(linha, versao) : `Este ${ramo.nome} não existe.`;
      if (motivo === null) resultado.feitos.push(id);
      else resultado.recusados.push({ id, nome: linha ? await nomeDe(linha) : null, motivo });
    }
    if (credencial && resultado.feitos.length > 0) {
      await contarNaCredencial(tx, ao, credencial, `${ramo.quantos(resultado.feitos.length)} a enviar ao Portal Único`);
    }
    return resultado;

    async function nomeDe(linha: LinhaDe<Tabela>): Promise<string> {
      return (await ramo.porExtenso?.(tx, linha)) ?? ramo.nomeDe(linha);
    }

    /** Why it cannot be done; null when it was. */
    async function agir(linha: LinhaDe<Tabela>, versao: number): Promise<string | null> {
      if (linha.versao !== versao) return 'Mudou desde que você abriu a lista: confira e tente de novo.';
      const feito = await passoDe(linha, ato);
      if ('motivo' in feito) return feito.motivo;
      const { valores, oQue, ...mudou } = feito;
      if (ato.tipo === 'TRAZER_DE_VOLTA' || ato.tipo === 'DESFAZER') {
        const ocupado = await lugarOcupado(repositorio, ramo, linha, valores);
        if (ocupado) return ocupado;
      }
      if (!(await repositorio.mudar(linha, valores))) return 'Mudou agora mesmo: confira e tente de novo.';
      await ramo.contar(tx, linha, { usuarioId, em }, oQue, mudou);
      return null;
    }
  }
}

/** Why what was said before, or was undone, cannot come back; null when it can. */
async function lugarOcupado<Tabela extends TabelaDePreparo, F extends Formas>(
  repositorio: ReturnType<typeof preparoRepository<Tabela>>,
  { nome, lugar, escrita }: Ramo<Tabela, F>,
  linha: LinhaDe<Tabela>,
  volta: Pick<Mudanca<Tabela>, 'excluidoEm' | 'codigoInterno'>,
): Promise<string | null> {
  if (volta.excluidoEm) return null;
  const [outro] = await repositorio.doAmbiente(linha, lugar.de(linha));
  if (outro && outro.id !== linha.id) return lugar.ocupado(outro);
  const codigoInterno = volta.codigoInterno ?? linha.codigoInterno;
  return escrita && (await repositorio.comCodigoInterno(linha, codigoInterno)) ? codigoEmUso(nome) : null;
}
