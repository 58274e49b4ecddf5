import { CAMPOS_PRIVADOS, type Conta, type ContaEdicao, contaNova } from '#lib/contracts/accounts/conta.ts';
import type { AcaoHistorico } from '#lib/domain/versoes/historico.ts';
import { NOMES_DA_CONTA } from '#lib/registros/conta.ts';
import { userRepository } from '#server/accounts/company/user-repository.ts';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { noteImage } from '#server/platform/files/image.ts';
import type { ReceivedFile } from '#server/platform/files/receive-file.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import { asBefore, undoReason } from '#server/platform/history/inverse.ts';
import type { ChangeMade, OnWrite } from '#server/platform/records/cadastro.ts';
import { fieldsOf } from '#server/platform/records/fields-of.ts';
import { withoutBlanks } from '#server/platform/records/without-blanks.ts';
import { againstRule, conflict, forbidden, invalidData, notFound } from '#server/platform/refusals.ts';
import { requireStillSignedIn } from '#server/platform/security/still-signed-in.ts';
import { accountRepository } from './account-repository.ts';

/**
 * Changes the account of the caller.
 * @throws {Refusal} 404 for the account of another person, 409 when it has changed since `versao`.
 */
export async function changeAccount(ao: OnWrite, digitada: ContaEdicao): Promise<Conta> {
  const edicao = withoutBlanks(digitada);
  if (edicao.id !== ao.quem.usuarioId) throw notFound('Esta conta');
  if (edicao.dtNascimento !== null && edicao.dtNascimento > today(ao.relogio)) {
    throw invalidData('A data de nascimento está no futuro.', { dtNascimento: 'Esta data está no futuro.' });
  }
  return gravando(ao, async (tx) => {
    const contas = accountRepository(tx, ao.quem);
    if (!(await contas.alterar(edicao))) throw conflict(ESTE, await contas.ler());
  });
}

/** Replaces the photo. The bytes are kept first, under their hash. */
export async function changePhoto(ao: OnWrite & { blobs: BlobStore }, { nome, bytes }: ReceivedFile): Promise<Conta> {
  const { sha256 } = await ao.blobs.guardar(ao.quem.empresaId, 'foto', bytes);
  return gravando(ao, async (tx, em) => {
    await noteImage(tx, ao.quem, { bucket: 'foto', nome, tamanho: bytes.length, sha256, em });
    await accountRepository(tx, ao.quem).trocarFoto(sha256);
  });
}

export async function removePhoto(ao: OnWrite): Promise<void> {
  await gravando(ao, (tx) => accountRepository(tx, ao.quem).trocarFoto(null));
}

/**
 * Undoes a change of the caller's own account. It restores only what the history keeps, which includes no private field.
 * @throws {Refusal} 403 for the account of another person, 409 when it has changed since the `versao` the person saw, 422 when the
 * change cannot be undone.
 */
export async function undoAccount(ao: OnWrite, mudanca: ChangeMade, versao: number): Promise<Conta> {
  if (mudanca.registroId !== ao.quem.usuarioId) throw forbidden('Só a própria pessoa desfaz o que mudou na sua conta.');
  const desfazer: Mudanca = async (tx, _em, antes) => {
    if (antes.versao !== versao) throw conflict(ESTE, antes);
    const contas = accountRepository(tx, ao.quem);
    const versoes = { era: guardados(mudanca.antes), ficou: guardados(mudanca.depois), esta: guardados(antes) };
    const { campos, mudados } = asBefore(versoes, NOMES_DA_CONTA);
    if (mudados.length === 0) throw againstRule(NADA_A_DESFAZER);
    const { foto, ...resto } = { ...antes, ...campos };
    if (mudados.includes('foto')) await contas.trocarFoto(foto);
    if (mudados.some((campo) => campo !== 'foto')) {
      await contas.alterar({ ...fieldsOf({ este: ESTE, contrato: { novo: contaNova } }, resto), id: antes.id, versao });
    }
  };
  return gravando(ao, desfazer, { acao: 'DESFAZER', motivo: undoReason(mudanca) });
}

type Mudanca = (tx: Database, em: Date, antes: Conta) => Promise<void>;

/**
 * Writes the change and its line of the history together, one change at a time. The whole company reads the history, so the line
 * keeps only the fields the company sees.
 */
async function gravando(
  { db, relogio, quem }: OnWrite,
  mudar: Mudanca,
  { acao, motivo }: { acao: AcaoHistorico; motivo?: string } = { acao: 'ALTERAR' },
): Promise<Conta> {
  const { empresaId, usuarioId } = quem;
  return db.transaction(async (tx) => {
    const contas = accountRepository(tx, quem);
    const pessoas = userRepository(tx, empresaId);
    const em = relogio.agora();
    const antes = await contas.lerParaMudar();
    await requireStillSignedIn(tx, em);
    const vistaAntes = await pessoas.buscar(usuarioId, em);
    await mudar(tx, em, antes);
    const depois = await contas.ler();
    await historyRepository(tx, empresaId).registrar([
      {
        recurso: 'Usuario',
        registroId: usuarioId,
        acao,
        antes: vistaAntes,
        depois: await pessoas.buscar(usuarioId, em),
        motivo: motivo ?? privadosMudados(antes, depois),
        usuarioId,
        em,
      },
    ]);
    return depois;
  });
}

function privadosMudados(antes: Conta, depois: Conta): string | null {
  const mudados = CAMPOS_PRIVADOS.filter((campo) => antes[campo] !== depois[campo]);
  const nomes = mudados.map((campo) => NOMES_DA_CONTA[campo]).join(', ');
  return nomes ? `Mudou dados que só a própria pessoa vê: ${nomes}.` : null;
}

/** The fields of a person that the company sees. */
function guardados(linha: object | null): Record<string, unknown> {
  return Object.fromEntries(Object.entries(linha ?? {}).filter(([campo]) => PUBLICOS.includes(campo)));
}

const PUBLICOS = Object.keys(NOMES_DA_CONTA).filter((campo) => !CAMPOS_PRIVADOS.some((privado) => privado === campo));

const ESTE = 'O cadastro da sua conta';
const NADA_A_DESFAZER =
  'Não há o que desfazer: senhas, sessões, convites e dados que só a própria pessoa vê não ficam no histórico.';
