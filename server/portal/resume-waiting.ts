import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { portalAssinatura } from '#server/platform/db/schema/avisos-do-portal.ts';
import { portalAcompanhamento, portalRonda } from '#server/platform/db/schema/portal.ts';
import { portalRegistro } from '#server/platform/db/schema/portal-duimp.ts';
import { buscaRepository } from './queue/busca-repository.ts';

/**
 * What the Portal refused to a credential, and Cais asks again by itself, is asked now: its looks at DUIMPs and at the registration of
 * notices, its rounds, and whether a DUIMP was registered. Which refusal was of the log-in is written nowhere, and one more question
 * does no harm. What a person asked for and was refused stays so: the person asks again.
 */
export async function retomar(tx: Database, empresaId: string, credencialId: string, agora: Date): Promise<void> {
  const condicaoDaCredencial = (
    tabela: typeof portalAcompanhamento | typeof portalAssinatura | typeof portalRonda | typeof portalRegistro,
  ) => and(eq(tabela.empresaId, empresaId), eq(tabela.credencialId, credencialId));
  const depois = { proximaEm: agora };
  await tx
    .update(portalAcompanhamento)
    .set(depois)
    .where(
      and(
        condicaoDaCredencial(portalAcompanhamento),
        isNotNull(portalAcompanhamento.frase),
        // A look that waits after an attempt without an answer keeps its instant: trying earlier would use up its attempts.
        eq(portalAcompanhamento.tentativas, 0),
        gt(portalAcompanhamento.proximaEm, agora),
      ),
    );
  await tx
    .update(portalAssinatura)
    .set(depois)
    .where(
      and(
        condicaoDaCredencial(portalAssinatura),
        eq(portalAssinatura.situacao, 'RECUSADA'),
        gt(portalAssinatura.proximaEm, agora),
      ),
    );
  await tx
    .update(portalRegistro)
    .set(depois)
    .where(
      and(
        condicaoDaCredencial(portalRegistro),
        inArray(portalRegistro.situacao, ['PEDIDO', 'INCERTO']),
        eq(portalRegistro.etapa, 'PERGUNTAR'),
        isNull(portalRegistro.proximaEm),
      ),
    );
  const ligadas = and(condicaoDaCredencial(portalRonda), gt(portalRonda.proximaEm, agora));
  for (const { importadorId } of await tx.select().from(portalRonda).where(ligadas)) {
    const ultima = await buscaRepository(tx, empresaId).ultimaDaRonda(credencialId, importadorId);
    if (ultima?.situacao !== 'RECUSADA') continue;
    await tx
      .update(portalRonda)
      .set(depois)
      .where(and(ligadas, eq(portalRonda.importadorId, importadorId)));
  }
}
