import { sql } from 'drizzle-orm';
import { ATOS_DO_CALENDARIO } from '#lib/domain/cadastros/atos-de-fabrica.ts';
import { atoAVista, atoPorExtenso, avisoDoAto } from '#lib/domain/cadastros/atos-do-calendario.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { atoConfirmado } from '#server/platform/db/schema/meu-dia.ts';
import { chaveDaLinha } from '#server/views/meu-dia/regra.ts';
import { regraDePoucos } from '#server/views/meu-dia/regra-de-poucos.ts';

/**
 * An act of the calendar that comes near and that nobody of the company has confirmed. A company without importers has nobody whom it
 * concerns. The line is of the company: the
 * day of one importer leaves it out.
 */
export const ato = regraDePoucos({
  codigo: 'ATO',
  async linhas({ tx, empresaId, hoje }) {
    const proximos = ATOS_DO_CALENDARIO.filter((proximo) => atoAVista(proximo, hoje));
    const [lido] = await rowsOf<{ importa: boolean; confirmados: string[] }>(
      tx,
      sql`select
        exists (select from ${importador} i where i.empresa_id = ${empresaId} and i.excluido_em is null) as importa,
        array(select c.ato from ${atoConfirmado} c where c.empresa_id = ${empresaId}) as confirmados`,
    );
    if (!lido?.importa) return [];
    return proximos
      .filter(({ codigo }) => !lido.confirmados.includes(codigo))
      .map((proximo) => ({
        chave: chaveDaLinha('ATO', empresaId, `${proximo.codigo} ${avisoDoAto(proximo, hoje)}`),
        regra: 'ATO' as const,
        nivel: 'aviso' as const,
        titulo: proximo.assunto,
        porque: atoPorExtenso(proximo, hoje),
        // What has begun is not late: it waits for somebody to read it.
        prazo: proximo.inicio < hoje ? null : proximo.inicio,
        valor: null,
        lugar: { onde: 'ATO' as const, id: empresaId, aba: null, campo: proximo.codigo },
        responsavel: null,
        importador: null,
      }));
  },
});
