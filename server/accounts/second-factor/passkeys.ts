import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { ChaveNova, CodigosDeRecuperacao } from '#lib/contracts/accounts/segundo-fator.ts';
import { sessionRepository } from '#server/accounts/access/session-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { chaveDeAcesso } from '#server/platform/db/schema/core.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { requireStillSignedInAlone } from '#server/platform/security/still-signed-in.ts';
import { noteAccess } from './note-access.ts';
import type { PageAddress } from './page-address.ts';
import { secondFactorRepository } from './second-factor-repository.ts';
import { secondStepRepository } from './second-step-repository.ts';
import { firstCodes, removing, requirePassword } from './set-up-application.ts';

type Chave = typeof chaveDeAcesso.$inferSelect;

/** Begins a passkey of the caller: what the authenticator has to sign, for five minutes. */
export async function beginPasskey(ao: OnWrite, senha: string, pagina: PageAddress | null) {
  const email = await requirePassword(ao, senha);
  if (!pagina) throw againstRule(SEM_PAGINA);
  const chaves = await secondFactorRepository(ao.db, ao.quem).chaves();
  refuseTooMany(chaves);
  const opcoes = await generateRegistrationOptions({
    rpName: 'Cais',
    rpID: pagina.dominio,
    userName: email,
    userID: new TextEncoder().encode(ao.quem.usuarioId),
    attestationType: 'none',
    excludeCredentials: chaves.map(asCredential),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  const passo = { para: 'CHAVE', desafio: opcoes.challenge } as const;
  const { token } = await secondStepRepository(ao.db).comecar(ao.quem, passo, ao.relogio.agora());
  return { token, opcoes: { ...opcoes } };
}

/** Makes a passkey a second factor of the caller. The other sessions end. */
export async function addPasskey(
  ao: OnWrite,
  { token, nome, resposta }: ChaveNova,
  pagina: PageAddress | null,
  tokenHash: Uint8Array,
): Promise<CodigosDeRecuperacao> {
  const em = ao.relogio.agora();
  const passo = await secondStepRepository(ao.db).abrir(token, 'CHAVE', em);
  if (!pagina || passo?.usuarioId !== ao.quem.usuarioId || !passo.desafio) throw againstRule(NAO_CONFERE);
  const credencial = await registered(resposta, passo.desafio, pagina);
  return ao.db.transaction(async (tx) => {
    const fatores = secondFactorRepository(tx, ao.quem);
    await requireStillSignedInAlone(tx, ao.quem, em);
    refuseTooMany(await fatores.chaves());
    if (!(await secondStepRepository(tx).encerrar(token, 'CHAVE', em))) throw againstRule(NAO_CONFERE);
    await fatores.guardarChave({
      nome,
      credencialId: credencial.id,
      chavePublica: Buffer.from(credencial.publicKey).toString('base64url'),
      contador: credencial.counter,
      transportes: credencial.transports ?? [],
      dominio: pagina.dominio,
      criadoEm: em,
    });
    await sessionRepository(tx).revogarOutrasSessoesDe(ao.quem, tokenHash, em);
    await sessionRepository(tx).anotarProva(tokenHash, { senha: false, fator: true }, em);
    await noteAccess(tx, ao.quem, em, `Passou a usar a chave de acesso “${nome}” como segundo fator.`);
    return { codigos: await firstCodes(tx, ao.quem, em) };
  });
}

function refuseTooMany(chaves: readonly Chave[]): void {
  if (chaves.length >= MOST_KEYS) throw againstRule(`Você já tem ${MOST_KEYS} chaves. Remova uma antes.`);
}

/**
 * Takes away one of the caller's passkeys.
 * @throws {Refusal} 404 for a passkey of another person, 422 as `removing`.
 */
export async function removePasskey(ao: OnWrite, id: string, senha: string): Promise<void> {
  const chaves = await secondFactorRepository(ao.db, ao.quem).chaves();
  if (!chaves.some((chave) => chave.id === id)) throw notFound('Esta chave');
  await requirePassword(ao, senha);
  await removing(ao, async (tx) => {
    const nome = await secondFactorRepository(tx, ao.quem).removerChave(id);
    if (nome === null) throw notFound('Esta chave');
    return `Removeu a chave de acesso “${nome}”.`;
  });
}

/** What a passkey has to sign at a log-in; null when the person has none for this page. */
export async function passkeyRequest(chaves: readonly Chave[], pagina: PageAddress | null) {
  const daqui = chaves.filter(({ dominio }) => dominio === pagina?.dominio);
  if (!pagina || daqui.length === 0) return null;
  return generateAuthenticationOptions({
    rpID: pagina.dominio,
    allowCredentials: daqui.map(asCredential),
    userVerification: 'preferred',
  });
}

/** Whether one of the person's passkeys signed the challenge; it is then marked as used. */
export async function passkeySigned(
  tx: Database,
  quem: Caller,
  { resposta, desafio, em, pagina }: Signature,
): Promise<boolean> {
  const fatores = secondFactorRepository(tx, quem);
  const chave = (await fatores.chaves()).find(({ credencialId }) => credencialId === resposta.id);
  if (!chave || !desafio || !pagina) return false;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: resposta as AuthenticationResponseJSON,
    expectedChallenge: desafio,
    expectedOrigin: pagina.origem,
    expectedRPID: chave.dominio,
    requireUserVerification: false,
    credential: {
      id: chave.credencialId,
      publicKey: Uint8Array.from(Buffer.from(chave.chavePublica, 'base64url')),
      counter: chave.contador,
    },
  }).catch(() => NOT_SIGNED);
  if (verified && authenticationInfo) await fatores.usarChave(chave.id, authenticationInfo.newCounter, em);
  return verified;
}

interface Signature {
  resposta: { id: string };
  desafio: string | null;
  em: Date;
  pagina: PageAddress | null;
}

async function registered(resposta: ChaveNova['resposta'], desafio: string, { origem, dominio }: PageAddress) {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: resposta as unknown as RegistrationResponseJSON,
    expectedChallenge: desafio,
    expectedOrigin: origem,
    expectedRPID: dominio,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw againstRule(NAO_CONFERE);
  return registrationInfo.credential;
}

const asCredential = ({ credencialId, transportes }: Chave) => ({ id: credencialId, transports: transportes });

const NOT_SIGNED = { verified: false, authenticationInfo: undefined };
const MOST_KEYS = 10;
const SEM_PAGINA = 'Uma chave de acesso se põe pela página do Cais, no navegador.';
const NAO_CONFERE = 'A chave não conferiu. Comece de novo.';
