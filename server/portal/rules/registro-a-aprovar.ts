import { and, asc, eq } from 'drizzle-orm';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import { emReais } from '#lib/portal/domain/registro-no-portal.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { portalRascunho, portalRegistro } from '#server/platform/db/schema/portal-duimp.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { chaveDaLinha } from '#server/views/meu-dia/regra.ts';
import { LIMITE_DE_POUCOS, regraDePoucos } from '#server/views/meu-dia/regra-de-poucos.ts';

/** Registrations of a DUIMP that wait for a second person: anybody of the company but who asked. */
export const registroAAprovar = regraDePoucos({
  codigo: 'REGISTRO_A_APROVAR',
  async linhas({ tx, empresaId }) {
    const linhas = await tx
      .select({
        registroId: portalRegistro.id,
        duimp: portalRegistro.numero,
        valor: portalRegistro.valor,
        ambiente: portalRegistro.ambiente,
        pedidoPor: portalRegistro.pedidoPor,
        quem: usuario.nome,
        id: processo.id,
        numero: processo.numero,
        importadorId: importador.id,
        importadorNome: importador.razaoSocial,
      })
      .from(portalRegistro)
      .innerJoin(
        processo,
        and(eq(processo.empresaId, portalRegistro.empresaId), eq(processo.id, portalRegistro.processoId)),
      )
      // A request about another draft than the one in the Portal is over.
      .innerJoin(
        portalRascunho,
        and(
          eq(portalRascunho.empresaId, portalRegistro.empresaId),
          eq(portalRascunho.processoId, portalRegistro.processoId),
          eq(portalRascunho.sha256, portalRegistro.sha256),
        ),
      )
      .innerJoin(
        usuario,
        and(eq(usuario.empresaId, portalRegistro.empresaId), eq(usuario.id, portalRegistro.pedidoPor)),
      )
      .leftJoin(importador, and(eq(importador.empresaId, processo.empresaId), eq(importador.id, processo.importadorId)))
      .where(
        and(eq(portalRegistro.empresaId, empresaId), eq(portalRegistro.situacao, 'AGUARDA_SEGUNDA'), PROCESSO_REAL),
      )
      .orderBy(asc(portalRegistro.pedidoEm), asc(portalRegistro.id))
      .limit(LIMITE_DE_POUCOS);
    return linhas.map(
      ({ registroId, duimp, valor, ambiente, pedidoPor, quem, id, numero, importadorId, importadorNome }) => ({
        regra: 'REGISTRO_A_APROVAR' as const,
        nivel: 'aviso' as const,
        prazo: null,
        valor: null,
        responsavel: null,
        chave: chaveDaLinha('REGISTRO_A_APROVAR', id, registroId),
        titulo: numero,
        porque: `Registro da DUIMP ${formatarNumeroDuimp(duimp)} pedido por ${quem}: ${emReais(valor)} a debitar, em ${NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()}.`,
        lugar: { onde: 'PROCESSO' as const, id, aba: 'duimp', campo: null },
        importador: importadorId && importadorNome ? { id: importadorId, nome: importadorNome } : null,
        menosDe: [pedidoPor],
      }),
    );
  },
});
