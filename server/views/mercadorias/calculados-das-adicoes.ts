import { INICIO_DA_CBS_E_DO_IBS } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { CalculadosDaAdicao } from '#lib/domain/pedidos/mercadorias-declaradas.ts';
import type { AdicaoMontada, DaiMontada } from '#lib/fiscal/dai/dai-montada.ts';
import { texto } from '#lib/fiscal/memoria.ts';
import type { DeclaracaoGuardada } from '#server/comex/declaracao/declaracao-guardada.ts';
import { calcular } from '#server/comex/reforma/calculos-das-adicoes.ts';
import { itensDaMateria } from '#server/comex/reforma/carga-da-materia.ts';
import { lerMateriaDaReforma } from '#server/comex/reforma/materia-da-reforma.ts';
import { montadaDaDai } from '#server/comex/sefaz/montagem-da-dai.ts';
import type { Database } from '#server/platform/db/database.ts';

interface DeQuem {
  empresaId: string;
  processoId: string;
  hoje: DataTexto;
}

/** Reads the taxes that Cais calculates for each adição: the ICMS of the DAI and, from 2026 on, CBS and IBS. */
export async function calculadosDasAdicoes(
  tx: Database,
  { empresaId, processoId, hoje }: DeQuem,
  guardada: DeclaracaoGuardada,
): Promise<ReadonlyMap<string, CalculadosDaAdicao>> {
  const { dataRegistro, adicoes } = guardada.declaracao;
  const comReforma = dataRegistro >= INICIO_DA_CBS_E_DO_IBS;
  const materia = comReforma
    ? await lerMateriaDaReforma(tx, empresaId, processoId, { hoje, liberacao: undefined, guardada })
    : null;
  const reforma = materia ? await calcular('cbsIbs', itensDaMateria(materia), materia) : undefined;
  const montada = await montadaDaDai(tx, empresaId, processoId, { guardada, cbsIbs: reforma });
  return new Map(
    adicoes.map(({ numero }) => {
      const daDai = montada?.adicoes.find((adicaoMontada) => adicaoMontada.numero === numero);
      const tributosDaReforma = reforma?.get(numero);
      const ibs =
        tributosDaReforma && tributosDaReforma.ibsUF !== null && tributosDaReforma.ibsMun !== null
          ? somar([tributosDaReforma.ibsUF, tributosDaReforma.ibsMun]).toFixed(2)
          : null;
      const cbs = tributosDaReforma?.cbs ?? null;
      const icms = daDai?.icms ? texto(daDai.icms.recolher) : null;
      return [
        numero,
        {
          icms,
          cbs,
          ibs,
          faltas: {
            ...(icms === null && { icms: porQueSemIcms(montada, daDai) }),
            ...(comReforma && cbs === null && { cbs: SEM_REFORMA }),
            ...(comReforma && ibs === null && { ibs: SEM_REFORMA }),
          },
        },
      ];
    }),
  );
}

function porQueSemIcms(montada: DaiMontada | null, adicao: AdicaoMontada | undefined): string {
  if (!montada || !adicao) return 'o processo não tem DAI';
  if (adicao.linha === null) return 'sem linha da matriz de tributação';
  if (adicao.semCbsIbs) return 'não se sabe se a CBS e o IBS entram na base';
  if (montada.taxaSiscomex === null) return 'sem a taxa Siscomex, que entra na base';
  return 'sem a alíquota do ICMS no dia do registro';
}

const SEM_REFORMA = 'falta a classificação de um item ou a alíquota do dia';
