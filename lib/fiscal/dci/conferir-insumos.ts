import { Exato, porExtenso } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ApontamentoDaDci } from '#lib/domain/zfm/dci.ts';
import { apontarNa } from './apontar.ts';
import type { FatosDaDci } from './fatos-da-dci.ts';

const { erro, aviso } = apontarNa('insumos');

/** Reports inputs that fall short, and manual choices that cannot be met (domain/zfm.md §6.6, 4). */
export function conferirInsumos({ faltantes, recusas, faltanteBloqueia }: FatosDaDci): ApontamentoDaDci[] {
  const apontar = faltanteBloqueia ? erro : aviso;
  return [
    ...faltantes.map(({ insumo, codigo, unidade, necessidade, faltante }) =>
      apontar(
        'FALTA_SALDO',
        insumo,
        `${codigo}: faltam ${quantidade(faltante, unidade)} dos ${quantidade(necessidade, unidade)} de que esta DCI precisa.`,
      ),
    ),
    ...recusas.map(({ insumo, codigo, lote, pedido, possivel }) =>
      erro(
        'ESCOLHA_IMPOSSIVEL',
        insumo,
        `${codigo}: foram escolhidos à mão ${quantidade(pedido, null)} (${lote}), e cabem ${quantidade(possivel, null)}.`,
      ),
    ),
  ];
}

function quantidade(valor: DecimalTexto, unidade: string | null): string {
  const exato = new Exato(valor);
  return `${porExtenso(exato, exato.decimalPlaces())}${unidade ? ` ${unidade}` : ''}`;
}
