import { type Empresa, type EmpresaEdicao, empresaNova } from '#lib/contracts/empresa.ts';
import { ROTULOS_EMPRESA } from '#lib/domain/sistema/empresa.ts';
import type { AcaoHistorico } from '#lib/domain/sistema/historico.ts';
import type { Banco } from '#server/platform/db/database.ts';
import type { Deposito } from '#server/platform/files/blob-store.ts';
import { anotarImagem } from '#server/platform/files/image.ts';
import type { ArquivoRecebido } from '#server/platform/files/receive-file.ts';
import { historicoRepository } from '#server/platform/history/history-repository.ts';
import { comoAntes, motivoDeDesfazer } from '#server/platform/history/inverse.ts';
import type { AoGravar, MudancaFeita } from '#server/platform/records/cadastro.ts';
import { camposDe } from '#server/platform/records/fields-of.ts';
import { semBrancos } from '#server/platform/records/without-blanks.ts';
import { conflito, contraRegra, naoEncontrado } from '#server/platform/refusals.ts';
import { empresaRepository } from './company-repository.ts';

/** @throws {Recusa} 404 for another company, 409 when it has moved on from `versao`. */
export async function alterarEmpresa(ao: AoGravar, digitada: EmpresaEdicao): Promise<Empresa> {
  const edicao = { ...semBrancos(digitada), filiais: digitada.filiais.map(semBrancos) };
  if (edicao.id !== ao.quem.empresaId) throw naoEncontrado('Esta empresa');
  return gravando(ao, async (tx) => {
    const empresas = empresaRepository(tx, ao.quem.empresaId);
    if (!(await empresas.alterar(edicao))) throw conflito(ESTE, await empresas.ler());
  });
}

/** In place of the logo there was; the bytes first, under their hash. */
export async function trocarLogo(
  ao: AoGravar & { deposito: Deposito },
  { nome, bytes }: ArquivoRecebido,
): Promise<Empresa> {
  const { empresaId } = ao.quem;
  const { sha256 } = await ao.deposito.guardar(empresaId, 'logo', bytes);
  return gravando(ao, async (tx, em) => {
    await anotarImagem(tx, ao.quem, { bucket: 'logo', nome, tamanho: bytes.length, sha256, em });
    await empresaRepository(tx, empresaId).trocarLogo(sha256);
  });
}

export async function removerLogo(ao: AoGravar): Promise<void> {
  await gravando(ao, (tx) => empresaRepository(tx, ao.quem.empresaId).trocarLogo(null));
}

/**
 * The inverse of a change, told in the history like any other.
 * @throws {Recusa} 409 when the company has moved on from the `versao` the person saw, 422 when there is no going back.
 */
export function desfazerEmpresa(ao: AoGravar, mudanca: MudancaFeita, versao: number): Promise<Empresa> {
  const desfazer: Mudanca = async (tx, _em, antes) => {
    if (antes.versao !== versao) throw conflito(ESTE, antes);
    const empresas = empresaRepository(tx, antes.id);
    const versoes = { era: seus(mudanca.antes), ficou: seus(mudanca.depois), esta: seus(antes) };
    const { campos, mudados } = comoAntes(versoes, ROTULOS_EMPRESA);
    if (mudados.length === 0) throw contraRegra('Esta mudança não alterou nenhum campo: não há o que desfazer.');
    const { logo, ...resto } = { ...antes, ...campos };
    if (mudados.includes('logo')) await empresas.trocarLogo(logo);
    if (mudados.some((campo) => campo !== 'logo')) {
      await empresas.alterar({
        ...camposDe({ este: ESTE, contrato: { novo: empresaNova } }, resto),
        id: antes.id,
        versao,
      });
    }
  };
  return gravando(ao, desfazer, { acao: 'DESFAZER', motivo: motivoDeDesfazer(mudanca) });
}

type Mudanca = (tx: Banco, em: Date, antes: Empresa) => Promise<void>;

/** The change and the line that tells of it, both or neither; one at a time. */
async function gravando(
  { db, relogio, quem: { empresaId, usuarioId } }: AoGravar,
  mudar: Mudanca,
  { acao, motivo }: { acao: AcaoHistorico; motivo: string | null } = { acao: 'ALTERAR', motivo: null },
): Promise<Empresa> {
  return db.transaction(async (tx) => {
    const em = relogio.agora();
    const empresas = empresaRepository(tx, empresaId);
    const antes = await empresas.lerParaMudar();
    await mudar(tx, em, antes);
    const depois = await empresas.ler();
    await historicoRepository(tx, empresaId).registrar([
      { recurso: 'Empresa', registroId: empresaId, acao, antes, depois, motivo, usuarioId, em },
    ]);
    return depois;
  });
}

/** What people fill in, and the logo. */
function seus(linha: object | null): Record<string, unknown> {
  return Object.fromEntries(Object.entries(linha ?? {}).filter(([campo]) => campo in ROTULOS_EMPRESA));
}

const ESTE = 'O cadastro da empresa';
