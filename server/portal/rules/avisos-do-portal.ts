import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { portalAssinatura, portalReceptor } from '#server/platform/db/schema/avisos-do-portal.ts';
import { portalCredencial } from '#server/platform/db/schema/portal.ts';
import { assinaturaRepository } from '#server/portal/notices/assinatura-repository.ts';
import { chaveDaLinha } from '#server/views/meu-dia/regra.ts';
import { LIMITE_DE_POUCOS, regraDePoucos } from '#server/views/meu-dia/regra-de-poucos.ts';

/** Notices that the Portal Único was asked to send, and has not registered, or no longer: a look by Cais is all that is left. */
export const avisosDoPortal = regraDePoucos({
  codigo: 'AVISOS_DO_PORTAL',
  async linhas({ tx, empresaId }) {
    const pedidas = await tx
      .select({ id: portalCredencial.id, titular: portalCredencial.titular, ambiente: portalCredencial.ambiente })
      .from(portalAssinatura)
      .innerJoin(
        portalCredencial,
        and(
          eq(portalCredencial.empresaId, portalAssinatura.empresaId),
          eq(portalCredencial.id, portalAssinatura.credencialId),
        ),
      )
      .innerJoin(
        portalReceptor,
        and(
          eq(portalReceptor.empresaId, portalAssinatura.empresaId),
          eq(portalReceptor.credencialId, portalAssinatura.credencialId),
        ),
      )
      .where(
        and(
          eq(portalAssinatura.empresaId, empresaId),
          isNotNull(portalAssinatura.endpoint),
          ne(portalAssinatura.situacao, 'NA_FILA'),
          isNotNull(portalReceptor.segredo),
        ),
      )
      .orderBy(asc(portalCredencial.titular), asc(portalCredencial.id))
      .limit(LIMITE_DE_POUCOS);
    if (pedidas.length === 0) return [];
    const todas = await assinaturaRepository(tx, empresaId).listar();
    const porCredencial = new Map(todas.map((assinatura) => [assinatura.credencialId, assinatura]));
    return pedidas.flatMap(({ id, titular, ambiente }) => {
      const assinatura = porCredencial.get(id);
      const eventos = assinatura?.eventos;
      const faltam = eventos?.filter(({ situacao }) => situacao !== 'ASSINADO').length;
      if (faltam === 0) return [];
      return {
        chave: chaveDaLinha('AVISOS_DO_PORTAL', id),
        regra: 'AVISOS_DO_PORTAL' as const,
        nivel: 'aviso' as const,
        titulo: `${titular} · ${NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()}`,
        porque: porQue(faltam, eventos?.length),
        prazo: null,
        valor: null,
        lugar: { onde: 'PORTAL_UNICO' as const, id, aba: null, campo: null },
        responsavel: null,
        importador: null,
      };
    });
  },
});

function porQue(faltam: number | undefined, eventos = 0): string {
  const depois = 'o Cais só olha de tempos em tempos.';
  if (faltam === undefined) return `O Portal Único não disse se tem os avisos cadastrados: ${depois}`;
  if (faltam === eventos) return `O Portal Único não tem os avisos cadastrados: ${depois}`;
  return `O Portal Único não tem ${faltam} dos ${eventos} avisos cadastrados: destes, ${depois}`;
}
