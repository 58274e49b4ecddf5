import type { ProvaDada, ProvaIniciada } from '#lib/contracts/accounts/segundo-fator.ts';
import { sessionRepository } from '#server/accounts/access/session-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { invalidData, Refusal } from '#server/platform/refusals.ts';
import type { Vault } from '#server/platform/security/vault.ts';
import { isCodeRight } from './check-code.ts';
import type { PageAddress } from './page-address.ts';
import { passkeyRequest, passkeySigned } from './passkeys.ts';
import { secondFactorRepository } from './second-factor-repository.ts';
import { secondStepRepository } from './second-step-repository.ts';
import { requirePassword } from './set-up-application.ts';

interface OnProof extends OnWrite {
  cofre: Vault;
  pagina: PageAddress | null;
}

/** Tells what the caller can prove with, and what a passkey has to sign. */
export async function beginProof({ db, relogio, quem, pagina }: OnProof): Promise<ProvaIniciada> {
  const fatores = secondFactorRepository(db, quem);
  const aplicativo = Boolean((await fatores.aplicativo())?.confirmadoEm);
  const opcoes = await passkeyRequest(await fatores.chaves(), pagina);
  if (!opcoes) return { aplicativo, chave: null };
  const passo = { para: 'PROVAR', desafio: opcoes.challenge } as const;
  const { token } = await secondStepRepository(db).comecar(quem, passo, relogio.agora());
  return { aplicativo, chave: { token, opcoes: { ...opcoes } } };
}

/**
 * Notes in the session what its person proved again. Nothing is noted when one of the proofs is wrong.
 * @throws {Refusal} 400 without a proof, 422 at the wrong one.
 */
export async function prove(ao: OnProof, { senha, codigo, chave }: ProvaDada, tokenHash: Uint8Array): Promise<void> {
  if (senha === undefined && codigo === undefined && chave === undefined)
    throw invalidData('Dê a senha ou o segundo fator.');
  if (senha !== undefined) await requirePassword(ao, senha);
  const em = ao.relogio.agora();
  await ao.db.transaction(async (tx) => {
    if (codigo !== undefined && !(await isCodeRight(tx, ao.quem, { cofre: ao.cofre, codigo, em })))
      throw wrong('codigo', 'O código não confere, ou já foi usado.');
    if (chave && !(await isKeyRight(tx, ao, chave, em)))
      throw wrong('chave', 'A chave de acesso não conferiu. Comece de novo.');
    const fator = codigo !== undefined || chave !== undefined;
    await sessionRepository(tx).anotarProva(tokenHash, { senha: senha !== undefined, fator }, em);
  });
}

async function isKeyRight(
  tx: Database,
  { quem, pagina }: OnProof,
  { token, assinada }: NonNullable<ProvaDada['chave']>,
  em: Date,
): Promise<boolean> {
  const passos = secondStepRepository(tx);
  const passo = await passos.abrir(token, 'PROVAR', em);
  if (passo?.usuarioId !== quem.usuarioId || !(await passos.encerrar(token, 'PROVAR', em))) return false;
  return passkeySigned(tx, quem, { resposta: assinada, desafio: passo.desafio, em, pagina });
}

const wrong = (campo: string, frase: string) => new Refusal(422, 'CREDENCIAIS', frase, { campos: { [campo]: frase } });
