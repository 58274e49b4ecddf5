import { LIMITE_DO_TOTAL } from '#lib/domain/telas/meu-dia.ts';
import { maisUrgentePrimeiro } from './mais-urgente-primeiro.ts';
import type { AoLer, Filtro, LinhaDaRegra, Regra } from './regra.ts';

/** A line, and its importers when it concerns several. */
interface LinhaDePoucos extends LinhaDaRegra {
  importadores?: readonly string[];
  /** The people who do not get the line. */
  menosDe?: readonly string[];
}

interface RegraDePoucos {
  codigo: Regra['codigo'];
  linhas: (ao: AoLer) => Promise<LinhaDePoucos[]>;
}

/**
 * Makes a rule about records of which a company has few: it reads all the lines and filters them here. These records have no
 * responsible person.
 */
export function regraDePoucos({ codigo, linhas }: RegraDePoucos): Regra {
  const escolhidas = async (ao: AoLer, filtro: Filtro) => (await linhas(ao)).filter((linha) => passa(linha, filtro));
  return {
    codigo,
    contar: async (ao, filtro, ate) => Math.min((await escolhidas(ao, filtro)).length, ate),
    async ler(ao, filtro, limite, contarAte = LIMITE_DO_TOTAL) {
      const todas = (await escolhidas(ao, filtro)).sort(maisUrgentePrimeiro);
      return {
        linhas: todas.slice(0, limite).map(({ importadores: _, menosDe: __, ...linha }) => linha),
        total: Math.min(todas.length, contarAte),
      };
    },
  };
}

function passa(
  { chave, importador, importadores = [], menosDe = [] }: LinhaDePoucos,
  { responsavelId, importadorId, so, menos }: Filtro,
): boolean {
  if (responsavelId !== undefined && menosDe.includes(responsavelId)) return false;
  if (so && !so.includes(chave)) return false;
  if (menos?.includes(chave)) return false;
  return importadorId === undefined || importador?.id === importadorId || importadores.includes(importadorId);
}

/** The most records such a rule reads. */
export const LIMITE_DE_POUCOS = 1_000;
