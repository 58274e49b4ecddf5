import { type Empresa, type EmpresaEdicao, empresaNova } from '#lib/contracts/accounts/empresa.ts';
import { CAMPO_DA_TRAVA, NOME_DA_TRAVA, type Trava } from '#lib/domain/acesso/travas.ts';
import type { AcaoHistorico } from '#lib/domain/versoes/historico.ts';
import { NOMES_DA_EMPRESA } from '#lib/registros/empresa.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { noteImage } from '#server/platform/files/image.ts';
import type { ReceivedFile } from '#server/platform/files/receive-file.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import { asBefore, undoReason } from '#server/platform/history/inverse.ts';
import type { ChangeMade, OnWrite } from '#server/platform/records/cadastro.ts';
import { fieldsOf } from '#server/platform/records/fields-of.ts';
import { withoutBlanks } from '#server/platform/records/without-blanks.ts';
import { againstRule, conflict, notFound } from '#server/platform/refusals.ts';
import { companyRepository } from './company-repository.ts';
import { withLockedCompany } from './locked-company.ts';
import { askSwitchOff } from './switch-off.ts';

/**
 * Changes the company of the caller.
 * @throws {Refusal} 404 for another company, 409 when it has changed since `versao`.
 */
export async function changeCompany(ao: OnWrite, digitada: EmpresaEdicao): Promise<Empresa> {
  const edicao = { ...withoutBlanks(digitada), filiais: digitada.filiais.map(withoutBlanks) };
  if (edicao.id !== ao.quem.empresaId) throw notFound('Esta empresa');
  return gravando(ao, async (tx) => {
    const empresas = companyRepository(tx, ao.quem.empresaId);
    if (!(await empresas.alterar(edicao))) throw conflict(ESTE, await empresas.ler());
  });
}

/** Replaces the logo. The bytes are kept first, under their hash. */
export async function changeLogo(ao: OnWrite & { blobs: BlobStore }, { nome, bytes }: ReceivedFile): Promise<Empresa> {
  const { empresaId } = ao.quem;
  const { sha256 } = await ao.blobs.guardar(empresaId, 'logo', bytes);
  return gravando(ao, async (tx, em) => {
    await noteImage(tx, ao.quem, { bucket: 'logo', nome, tamanho: bytes.length, sha256, em });
    await companyRepository(tx, empresaId).trocarLogo(sha256);
  });
}

export async function removeLogo(ao: OnWrite): Promise<void> {
  await gravando(ao, (tx) => companyRepository(tx, ao.quem.empresaId).trocarLogo(null));
}

/** Switches a safeguard on; off only after a second person or 72 hours (`switch-off.ts`). */
export async function setSafeguard(ao: OnWrite, trava: Trava, ligar: boolean): Promise<Empresa> {
  if (!ligar) {
    await askSwitchOff(ao, trava);
    return companyRepository(ao.db, ao.quem.empresaId).ler();
  }
  const ligando: Mudanca = async (tx, _em, antes) => {
    if (antes[CAMPO_DA_TRAVA[trava]]) throw againstRule('Já está assim: outra pessoa mudou antes.');
    await companyRepository(tx, ao.quem.empresaId).mudarTrava(trava, true);
  };
  return gravando(ao, ligando, { acao: 'ALTERAR', motivo: `Ligou: ${NOME_DA_TRAVA[trava]}.` });
}

/** Ends the sessions that nobody touches for some minutes; null leaves them the hour they all have. */
export async function limitInactivity(ao: OnWrite, minutos: number | null): Promise<void> {
  const { empresaId, usuarioId } = ao.quem;
  const motivo =
    minutos === null
      ? 'As sessões já não terminam por inatividade.'
      : `As sessões terminam depois de ${minutos} minutos sem uso.`;
  await withLockedCompany(ao, async (tx, em) => {
    const empresas = companyRepository(tx, empresaId);
    const antes = { minutosDeInatividade: await empresas.minutosDeInatividade() };
    await empresas.limitarInatividade(minutos, em);
    const linha = { recurso: 'Empresa', registroId: empresaId, acao: 'ALTERAR', motivo, usuarioId, em } as const;
    await historyRepository(tx, empresaId).registrar([{ ...linha, antes, depois: { minutosDeInatividade: minutos } }]);
  });
}

/**
 * Undoes a change of the company. The history records the undo like any other change.
 * @throws {Refusal} 409 when the company has changed since the `versao` the person saw, 422 when the change cannot be undone.
 */
export function undoCompany(ao: OnWrite, mudanca: ChangeMade, versao: number): Promise<Empresa> {
  const desfazer: Mudanca = async (tx, _em, antes) => {
    if (antes.versao !== versao) throw conflict(ESTE, antes);
    const empresas = companyRepository(tx, antes.id);
    const versoes = {
      era: camposDaEmpresa(mudanca.antes),
      ficou: camposDaEmpresa(mudanca.depois),
      esta: camposDaEmpresa(antes),
    };
    const { campos, mudados } = asBefore(versoes, NOMES_DA_EMPRESA);
    if (mudados.length === 0) throw againstRule('Esta mudança não alterou nenhum campo: não há o que desfazer.');
    const { logo, ...resto } = { ...antes, ...campos };
    if (mudados.includes('logo')) await empresas.trocarLogo(logo);
    if (mudados.some((campo) => campo !== 'logo')) {
      await empresas.alterar({
        ...fieldsOf({ este: ESTE, contrato: { novo: empresaNova } }, resto),
        id: antes.id,
        versao,
      });
    }
  };
  return gravando(ao, desfazer, { acao: 'DESFAZER', motivo: undoReason(mudanca) });
}

type Mudanca = (tx: Database, em: Date, antes: Empresa) => Promise<void>;

/** Writes the change and its line of the history together, one change at a time. */
function gravando(
  ao: OnWrite,
  mudar: Mudanca,
  { acao, motivo }: { acao: AcaoHistorico; motivo: string | null } = { acao: 'ALTERAR', motivo: null },
): Promise<Empresa> {
  const { empresaId, usuarioId } = ao.quem;
  return withLockedCompany(ao, async (tx, em, antes) => {
    await mudar(tx, em, antes);
    const depois = await companyRepository(tx, empresaId).ler();
    await historyRepository(tx, empresaId).registrar([
      { recurso: 'Empresa', registroId: empresaId, acao, antes, depois, motivo, usuarioId, em },
    ]);
    return depois;
  });
}

/** The fields that people fill in, and the logo. */
function camposDaEmpresa(linha: object | null): Record<string, unknown> {
  return Object.fromEntries(Object.entries(linha ?? {}).filter(([campo]) => campo in NOMES_DA_EMPRESA));
}

const ESTE = 'O cadastro da empresa';
