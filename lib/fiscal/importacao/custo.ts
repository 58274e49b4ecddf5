import { TRIBUTOS_FEDERAIS } from '#lib/domain/aduana/calculo-importacao.ts';
import type { IcmsCalculado } from '#lib/fiscal/icms/icms-importacao.ts';
import { type Figura, soma } from '#lib/fiscal/memoria.ts';
import type { TcifCalculada } from '#lib/fiscal/suframa/tcif.ts';
import type { EncargosFederais } from './encargos-locais.ts';

/**
 * Calculates the cost of the goods at clearance: the root of the whole memória. With `semIcms` the ICMS was asked for and is unknown,
 * and the figure says that it is not the whole.
 */
export function calcularCusto({
  totais,
  taxaSiscomex,
  afrmm,
  icms,
  tcif,
  semIcms,
}: EncargosFederais & { icms: IcmsCalculado | null; tcif: TcifCalculada | null; semIcms: boolean }): Figura {
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
      nome: semIcms ? 'Custo até o desembaraço, sem o ICMS' : 'Custo até o desembaraço',
      unidade: 'R$',
      casas,
      arredondamento: 'TRUNCAR',
      fonte: null,
    },
    parcelas,
  );
}
