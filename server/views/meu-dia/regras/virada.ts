import { and, sql } from 'drizzle-orm';
import { FIM_DO_PIS_COFINS } from '#lib/domain/aduana/tributos/fim-do-pis-cofins.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { DIAS_DE_AVISO } from '#lib/domain/datas/validade.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { DIA_DO_REGISTRO, naVirada } from '#server/comex/processo/processos-da-virada.ts';
import { regraDeProcesso } from '#server/views/meu-dia/regra-de-processo.ts';
import { tributosEmJogo } from '#server/views/meu-dia/tributos-em-jogo.ts';

/**
 * Registered in 2026 and not released while December ends (LC 214/2025, art. 408, § 1º; domain/reforma.md §2.6): said from thirty days
 * before the turn until the release.
 */
export const virada = regraDeProcesso<{ registro: DataTexto | null }>({
  codigo: 'VIRADA',
  ordem: sql`${DIA_DO_REGISTRO}`,
  onde: ({ hoje }) => and(hoje < COMECO ? sql`false` : undefined, naVirada('REGISTRADOS')),
  mais: () => ({ registro: sql<DataTexto | null>`(${DIA_DO_REGISTRO})::text` }),
  dizer({ declaracao, mais: { registro } }, { hoje }) {
    const passou = hoje > FIM_DO_PIS_COFINS;
    const registrado = registro === null ? 'Registrado' : `Registrado em ${diaPorExtenso(registro)}`;
    return {
      nivel: 'aviso',
      prazo: passou ? null : FIM_DO_PIS_COFINS,
      porque: passou
        ? `${registrado} e não desembaraçado até 31/12/2026: ${CONSEQUENCIA}`
        : `${registrado} e ainda não desembaraçado. Se o desembaraço vier em 2027, ${CONSEQUENCIA}`,
      valor: tributosEmJogo(declaracao),
      lugar: { onde: 'PROCESSO', aba: 'tributos', campo: null },
    };
  },
});

const COMECO = somarDias(FIM_DO_PIS_COFINS, -DIAS_DE_AVISO);
const CONSEQUENCIA =
  'PIS e COFINS são devidos pelo registro, a CBS não é cobrada e o IBS é o do dia do desembaraço (LC 214/2025, art. 408, § 1º).';
