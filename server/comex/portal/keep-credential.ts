import { v7 as uuidv7 } from 'uuid';
import type { CredencialDoPortal } from '#lib/contracts/portal-unico.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import type { Vault } from '#server/platform/security/vault.ts';
import { credencialRepository, donoDaCredencial } from './credencial-repository.ts';
import { type AoPedir, RECURSO_DA_CREDENCIAL } from './usable-credential.ts';

type Dados = Pick<CredencialDoPortal, 'modo' | 'ambiente' | 'titular' | 'cpf' | 'validaAte'>;

/** What logs in: an access key, or a certificate with its private key, both in PEM. */
export type SegredoDaCredencial = { clientId: string; clientSecret: string } | { certificado: string; chave: string };

/** Keeps a new credential, its secret locked, and answers its id. */
export async function guardarCredencial(
  { db, relogio, quem, cofre }: AoPedir & { cofre: Vault },
  dados: Dados,
  segredo: SegredoDaCredencial,
): Promise<string> {
  const { empresaId, usuarioId } = quem;
  const id = uuidv7();
  const em = relogio.agora();
  await db.transaction(async (tx) => {
    const trancado = cofre.trancar(JSON.stringify(segredo), donoDaCredencial({ empresaId, id }));
    await credencialRepository(tx, empresaId).inserir({
      ...{ id, ...dados, segredo: trancado },
      ...{ criadaEm: em, criadaPor: usuarioId },
    });
    const { modo, ambiente, titular, validaAte } = dados;
    await historyRepository(tx, empresaId).registrar([
      {
        recurso: RECURSO_DA_CREDENCIAL,
        registroId: id,
        acao: 'CRIAR',
        // The CPF is personal, and stays out of the history.
        depois: { modo, ambiente, titular, validaAte },
        usuarioId,
        em,
      },
    ]);
  });
  return id;
}
