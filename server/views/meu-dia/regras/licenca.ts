import { sql } from 'drizzle-orm';
import { diasDeAlerta } from '#lib/domain/aduana/processo/acompanhamento.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { regraDeAlerta } from '#server/views/meu-dia/regra-de-alerta.ts';

/** An LI or an LPCO that expires before the registration uses it. */
export const licenca = regraDeAlerta({
  codigo: 'LICENCA',
  ordem: sql`${processo.licencaAte}`,
  lugar: (lido) => {
    const { licencaAte } = diasDeAlerta(lido);
    const qual = lido.licencas.findIndex(({ validade }) => validade === licencaAte);
    return { onde: 'PROCESSO', aba: 'licencas', campo: `licencas.${Math.max(qual, 0)}.validade` };
  },
});
