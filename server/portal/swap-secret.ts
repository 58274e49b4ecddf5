import { certificadoDeOutraPessoa } from '#lib/portal/codecs/titular-do-certificado.ts';
import type { CertificadoDoPortalTrocado, ChaveDoPortalTrocada } from '#lib/portal/contracts/portal-unico.ts';
import type { ModoDeEntrar } from '#lib/portal/domain/portal-unico.ts';
import type { Clock } from '#server/platform/clock.ts';
import { againstRule, locked } from '#server/platform/refusals.ts';
import { requireStillSignedIn } from '#server/platform/security/still-signed-in.ts';
import type { Vault } from '#server/platform/security/vault.ts';
import { retomar } from './resume-waiting.ts';
import { credencialRepository, donoDaCredencial, type LinhaDaCredencial } from './talk/credencial-repository.ts';
import { lerCertificado } from './talk/read-certificate.ts';
import { type AoPedir, contarNaCredencial, credencialEmUso, exigirFraseDaProducao } from './talk/usable-credential.ts';

/**
 * Puts another key or certificate of the same person in the place of what a credential logs in with. The rounds, the followings, the
 * notices and all that waits go on with it. A question under way is asked again with the new secret; the answer to a request that may have
 * changed something at the Portal is kept (`conversation.ts`).
 * @throws {Refusal} 404 when there is no such credential, 409 when it was ended; at the field, 400 when a certificate cannot be read, and 422
 * when it is of another person or the sentence of production is not typed.
 */
export async function trocarSegredo(
  { db, relogio, quem, cofre }: AoPedir & { cofre: Vault },
  id: string,
  nova: ChaveDoPortalTrocada | CertificadoDoPortalTrocado,
): Promise<void> {
  const { empresaId } = quem;
  await db.transaction(async (tx) => {
    await requireStillSignedIn(tx, relogio.agora());
    const antes = await credencialEmUso(tx, empresaId, id);
    exigirFraseDaProducao(antes, nova.confirmacao);
    const { dados, segredo } = lida(nova, antes, relogio);
    const trocada = await credencialRepository(tx, empresaId).alterar(id, {
      ...dados,
      segredo: cofre.trancar(JSON.stringify(segredo), donoDaCredencial(antes)),
      sessao: null,
      sessaoAte: null,
      testadaEm: null,
      testePassou: null,
      testeFrase: null,
    });
    if (!trocada) throw locked('Esta credencial foi encerrada.');
    await retomar(tx, empresaId, id, relogio.agora());
    await contarNaCredencial(tx, { relogio, quem }, antes, O_QUE_HOUVE[antes.modo][dados.modo]);
  });
}

/** What is written of it. A certificate says whose it is; of a key only the Portal knows. */
function lida(nova: ChaveDoPortalTrocada | CertificadoDoPortalTrocado, antes: LinhaDaCredencial, relogio: Clock) {
  if ('clientId' in nova) {
    const { clientId, clientSecret, validaAte } = nova;
    return { dados: { modo: 'CHAVE', validaAte }, segredo: { clientId, clientSecret } } as const;
  }
  const { certificado, chave } = nova;
  const { titular, cpf, validaAte } = lerCertificado({ certificado, chave }, relogio);
  const deOutra = certificadoDeOutraPessoa({ nome: titular, cpf }, antes);
  if (deOutra) throw againstRule(deOutra, 'certificado');
  return { dados: { modo: 'CERTIFICADO', titular, validaAte }, segredo: { certificado, chave } } as const;
}

/** From what a credential had to what it has now. */
const O_QUE_HOUVE: Record<ModoDeEntrar, Record<ModoDeEntrar, string>> = {
  CHAVE: {
    CHAVE: 'Chave de acesso trocada por outra',
    CERTIFICADO: 'Chave de acesso trocada por um certificado A1',
  },
  CERTIFICADO: {
    CHAVE: 'Certificado A1 trocado por uma chave de acesso',
    CERTIFICADO: 'Certificado A1 trocado por outro',
  },
};
