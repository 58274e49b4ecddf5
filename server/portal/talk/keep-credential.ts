import { v7 as uuidv7 } from 'uuid';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { noMeioDaFrase } from '#lib/domain/textos/no-meio-da-frase.ts';
import type { CredencialDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { NOME_DA_TROCA, NOME_MODO_DE_ENTRAR } from '#lib/portal/domain/portal-unico.ts';
import type { Database } from '#server/platform/db/database.ts';
import { triedAgainWhenTaken } from '#server/platform/db/violation.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { requireStillSignedIn } from '#server/platform/security/still-signed-in.ts';
import type { Vault } from '#server/platform/security/vault.ts';
import { credencialRepository, donoDaCredencial } from './credencial-repository.ts';
import { type AoPedir, RECURSO_DA_CREDENCIAL } from './usable-credential.ts';

type Dados = Pick<CredencialDoPortal, 'modo' | 'ambiente' | 'titular' | 'cpf' | 'validaAte'>;

/** What logs in: an access key, or a certificate with its private key, both in PEM. */
export type SegredoDaCredencial = { clientId: string; clientSecret: string } | { certificado: string; chave: string };

/**
 * Keeps a new credential, its secret locked, and answers its id.
 * @throws {Refusal} 422 at the field that says whose it is, while the person has another one in use: the Portal gives a person one session.
 */
export async function guardarCredencial(
  { db, relogio, quem, cofre }: AoPedir & { cofre: Vault },
  dados: Dados,
  segredo: SegredoDaCredencial,
): Promise<string> {
  const { empresaId, usuarioId } = quem;
  const id = uuidv7();
  const em = relogio.agora();
  const guardar = async (tx: Database): Promise<void> => {
    const credenciais = credencialRepository(tx, empresaId);
    const outra = await credenciais.emUsoDe(dados);
    await requireStillSignedIn(tx, em);
    if (outra) throw againstRule(jaTem(outra), dados.modo === 'CHAVE' ? 'cpf' : 'certificado');
    const trancado = cofre.trancar(JSON.stringify(segredo), donoDaCredencial({ empresaId, id }));
    await credenciais.inserir({
      id,
      ...dados,
      segredo: trancado,
      criadaEm: em,
      criadaPor: usuarioId,
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
  };
  await triedAgainWhenTaken(() => db.transaction(guardar));
  return id;
}

const jaTem = ({ ambiente, modo, titular }: Pick<CredencialDoPortal, 'ambiente' | 'modo' | 'titular'>): string =>
  `Esta pessoa já tem uma credencial em uso no ambiente de ${NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()} (${noMeioDaFrase(NOME_MODO_DE_ENTRAR[modo])}, ${titular}). Use “${NOME_DA_TROCA[modo]}” nela, ou encerre-a antes de cadastrar outra.`;
