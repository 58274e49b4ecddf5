import { TRIBUTOS_FEDERAIS } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import type { IcmsCalculado } from '#lib/fiscal/icms/icms-importacao.ts';
import { type Figura, soma } from '#lib/fiscal/memoria.ts';
import type { TcifCalculada } from '#lib/fiscal/suframa/tcif.ts';
import type { EncargosFederais } from './encargos-locais.ts';

interface CustoAte extends EncargosFederais {
  icms: IcmsCalculado | null;
  tcif: TcifCalculada | null;
  semIcms: boolean;
  semCbsIbs: boolean;
}

/**
 * Calculates the cost of the goods at clearance: the root of the whole memória. With `semIcms` the ICMS was asked for and is unknown,
 * and the figure says that it is not the whole. With `semCbsIbs` CBS and IBS are charged, and whether they are cost hangs on the regime
 * of the importer (LC 214/2025, art. 78): they are left out, and it says so.
 */
export function calcularCusto({ totais, taxaSiscomex, afrmm, icms, tcif, semIcms, semCbsIbs }: CustoAte): Figura {
  const parcelas = [
    totais.valorAduaneiro,
    ...TRIBUTOS_FEDERAIS.map((tributo) => totais.recolher[tributo]),
    totais.antidumping,
    taxaSiscomex,
    ...(afrmm ? [afrmm.recolher, afrmm.tum] : []),
    ...(icms ? [icms.recolher] : []),
    ...(tcif ? [tcif.total] : []),
  ];
  const casas = Math.max(...parcelas.map((parcela) => parcela.casas));
  return soma(
    {
      nome: nomeDoCusto(semIcms, semCbsIbs),
      unidade: 'R$',
      casas,
      arredondamento: 'TRUNCAR',
      fonte: null,
    },
    parcelas,
  );
}

function nomeDoCusto(semIcms: boolean, semCbsIbs: boolean): string {
  const fora = [...(semIcms ? ['o ICMS'] : []), ...(semCbsIbs ? ['a CBS', 'o IBS'] : [])];
  if (fora.length < 2) return ['Custo até o desembaraço', ...fora].join(', sem ');
  return `Custo até o desembaraço, sem ${fora.slice(0, -1).join(', ')} e ${fora.at(-1)}`;
}
