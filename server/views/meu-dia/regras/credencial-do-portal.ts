import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { diasEntre, somarDias } from '#lib/domain/datas/dias.ts';
import { quando } from '#lib/domain/datas/prazo-por-extenso.ts';
import { DIAS_DE_AVISO } from '#lib/domain/datas/validade.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { type ModoDeEntrar, NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/sistema/portal-unico.ts';
import { portalCredencial } from '#server/platform/db/schema-portal.ts';
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

function porQue(modo: ModoDeEntrar, prazo: DataTexto, hoje: DataTexto): string {
  const [qual, por] = modo === 'CHAVE' ? ['A chave', 'ela'] : ['O certificado', 'ele'];
  return prazo < hoje
    ? `${qual} do Portal Único venceu em ${diaPorExtenso(prazo)}: o Cais já não busca por ${por}.`
    : `${qual} do Portal Único vence ${quando(diasEntre(hoje, prazo))}; depois disso o Cais não busca por ${por}.`;
}
