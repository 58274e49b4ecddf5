import type { SQL } from 'drizzle-orm';
import { acompanhado, alertasDoProcesso, type CodigoAlerta } from '#lib/domain/aduana/processo/acompanhamento.ts';
import type { RegraDoMeuDia } from '#lib/domain/telas/meu-dia.ts';
import { comAlerta } from '#server/comex/processo/processo-alertas.ts';
import type { processo } from '#server/platform/db/schema/processo.ts';
import type { Regra } from './regra.ts';
import { type Caso, type Dito, regraDeProcesso } from './regra-de-processo.ts';
import { tributosEmJogo } from './tributos-em-jogo.ts';

interface RegraDeAlerta {
  codigo: CodigoAlerta & RegraDoMeuDia;
  ordem: SQL;
  lugar: (lido: typeof processo.$inferSelect) => Dito['lugar'];
  valor?: (caso: Caso) => Dito['valor'];
}

/** Makes a rule from an alert of a process: the same rows, the same words. */
export function regraDeAlerta({ codigo, ordem, lugar, valor }: RegraDeAlerta): Regra {
  return regraDeProcesso({
    codigo,
    ordem,
    onde: ({ hoje }) => comAlerta(codigo, hoje),
    dizer(caso, { hoje }) {
      const lido = { ...caso.processo, daiRejeitada: caso.dai?.situacao === 'REJEITADA' };
      const alertas = alertasDoProcesso(acompanhado(lido), hoje).filter((alerta) => alerta.codigo === codigo);
      const [primeiro] = alertas;
      return {
        nivel: primeiro?.nivel ?? 'aviso',
        prazo: primeiro?.data ?? null,
        porque: alertas.map(({ mensagem }) => mensagem).join(' '),
        valor: valor ? valor(caso) : tributosEmJogo(caso.declaracao),
        lugar: lugar(caso.processo),
      };
    },
  });
}
