import { and, eq } from 'drizzle-orm';
import { alertaDoDcrPorExtenso } from '#lib/listas/dcr.ts';
import { importadorDe } from '#server/comex/cadastros/importador-apontado.ts';
import { alertasRepository } from '#server/comex/dcr/alertas-repository.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { dcr } from '#server/platform/db/schema/dcr.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { chaveDaLinha } from '#server/views/meu-dia/regra.ts';
import { LIMITE_DE_POUCOS, regraDePoucos } from '#server/views/meu-dia/regra-de-poucos.ts';

/** A DCR-E in preparation or in force whose content is out of date. */
export const dcrDesatualizado = regraDePoucos({
  codigo: 'DCR_DESATUALIZADO',
  async linhas({ tx, empresaId, hoje }) {
    const alertas = await alertasRepository(tx, empresaId).todos(hoje);
    const ids = [...alertas.keys()].slice(0, LIMITE_DE_POUCOS);
    if (ids.length === 0) return [];
    const lidos = await tx
      .select({
        id: dcr.id,
        processo: dcr.processo,
        numero: dcr.numero,
        descricao: dcr.descricao,
        importador: { id: importador.id, nome: importador.razaoSocial },
      })
      .from(dcr)
      .innerJoin(importador, importadorDe(dcr))
      .where(and(eq(dcr.empresaId, empresaId), oneOfThese(dcr.id, ids)));
    return lidos.map(({ id, processo, numero, descricao, importador: dono }) => {
      const alertasDoDcr = alertas.get(id) ?? [];
      return {
        chave: chaveDaLinha('DCR_DESATUALIZADO', id),
        regra: 'DCR_DESATUALIZADO' as const,
        nivel: alertasDoDcr.some(({ alerta }) => alerta === 'RESOLUCAO_VENCIDA')
          ? ('erro' as const)
          : ('aviso' as const),
        titulo: `${numero ? `DCR-E ${numero}` : processo} · ${descricao}`,
        porque: `${alertasDoDcr.map(alertaDoDcrPorExtenso).join('; ')}.`,
        prazo: null,
        valor: null,
        lugar: { onde: 'DCR' as const, id, aba: 'identificacao', campo: 'mudancas' },
        responsavel: null,
        importador: dono,
      };
    });
  },
});
