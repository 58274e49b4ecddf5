import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { diasEntre, somarDias } from '#lib/domain/datas/dias.ts';
import { quando } from '#lib/domain/datas/prazo-por-extenso.ts';
import { DIAS_DE_AVISO } from '#lib/domain/datas/validade.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ModoDeEntrar } from '#lib/portal/domain/portal-unico.ts';
import { portalCredencial } from '#server/platform/db/schema/portal.ts';
import { chaveDaLinha } from '#server/views/meu-dia/regra.ts';
import { LIMITE_DE_POUCOS, regraDePoucos } from '#server/views/meu-dia/regra-de-poucos.ts';

/** A key or certificate for the Portal Único that expires or has expired. Of a key without a day nothing is known. */
export const credencialDoPortal = regraDePoucos({
  codigo: 'CREDENCIAL_DO_PORTAL',
  async linhas({ tx, empresaId, hoje }) {
    const lidas = await tx
      .select()
      .from(portalCredencial)
      .where(
        and(
          eq(portalCredencial.empresaId, empresaId),
          isNull(portalCredencial.encerradaEm),
          lte(portalCredencial.validaAte, somarDias(hoje, DIAS_DE_AVISO)),
        ),
      )
      .orderBy(asc(portalCredencial.validaAte), asc(portalCredencial.id))
      .limit(LIMITE_DE_POUCOS);
    return lidas.map(({ id, modo, titular, ambiente, validaAte }) => {
      const prazo = validaAte ?? hoje;
      return {
        chave: chaveDaLinha('CREDENCIAL_DO_PORTAL', id),
        regra: 'CREDENCIAL_DO_PORTAL' as const,
        nivel: prazo < hoje ? ('erro' as const) : ('aviso' as const),
        titulo: `${titular} · ${NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()}`,
        porque: porQue(modo, prazo, hoje),
        prazo,
        valor: null,
        lugar: { onde: 'PORTAL_UNICO' as const, id, aba: null, campo: null },
        responsavel: null,
        importador: null,
      };
    });
  },
});

/** The day of a key was typed by a person, and only the Portal knows whether it still lets the key in. A certificate has its own end. */
function porQue(modo: ModoDeEntrar, prazo: DataTexto, hoje: DataTexto): string {
  const falta = quando(diasEntre(hoje, prazo));
  const dia = diaPorExtenso(prazo);
  if (modo === 'CHAVE') {
    return prazo < hoje
      ? `A chave do Portal Único venceu em ${dia}, pelo dia informado: o Portal pode recusá-la. Troque a chave.`
      : `A chave do Portal Único vence ${falta}, pelo dia informado: depois o Portal pode recusá-la. Troque a chave.`;
  }
  return prazo < hoje
    ? `O certificado do Portal Único venceu em ${dia}: o Portal já não o aceita. Troque o certificado.`
    : `O certificado do Portal Único vence ${falta}: depois o Portal não o aceita. Troque o certificado.`;
}
