import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { Exato, porExtenso } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ApontamentoDaDci } from '#lib/domain/zfm/dci.ts';
import { apontarNa } from './apontar.ts';
import type { FatosDaDci, SaidaSemLoteAConferir } from './fatos-da-dci.ts';
import { porNota } from './por-nota.ts';

const { erro, aviso } = apontarNa('insumos');

/**
 * Reports inputs that fall short, notas that left before their lote was cleared, and manual choices that cannot be met
 * (domain/zfm.md §6.6, 4).
 */
export function conferirInsumos(fatos: FatosDaDci): ApontamentoDaDci[] {
  const { faltantes, recusas, faltanteBloqueia, antesDoDesembaraco } = fatos;
  const apontar = faltanteBloqueia ? erro : aviso;
  return [
    ...faltantes.map(({ insumo, codigo, unidade, necessidade, faltante }) =>
      apontar(
        'FALTA_SALDO',
        insumo,
        `${codigo}: faltam ${quantidade(faltante, unidade)} dos ${quantidade(necessidade, unidade)} de que esta DCI precisa.`,
      ),
    ),
    ...porNota(
      antesDoDesembaraco.filter(({ escolhido }) => !escolhido),
      (saida) =>
        apontar(
          'SAIDA_ANTES_DO_DESEMBARACO',
          saida.insumo,
          `${saidaPorExtenso(saida)}: o lote não serve a esta saída, e falta o insumo.`,
          { nota: saida.nota },
        ),
    ),
    ...porNota(
      antesDoDesembaraco.filter(({ escolhido }) => escolhido),
      (saida) =>
        aviso(
          'ESCOLHA_ANTES_DO_DESEMBARACO',
          saida.insumo,
          `${saidaPorExtenso(saida)}: o lote foi escolhido à mão para esta saída.`,
          { nota: saida.nota },
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

function saidaPorExtenso({ nota, dia, codigo, lote, desembaraco }: SaidaSemLoteAConferir): string {
  return `Nota ${nota.numero}: ${codigo} saiu em ${diaPorExtenso(dia)}, antes do desembaraço da ${lote}, em ${diaPorExtenso(desembaraco)}`;
}

function quantidade(valor: DecimalTexto, unidade: string | null): string {
  const exato = new Exato(valor);
  return `${porExtenso(exato, exato.decimalPlaces())}${unidade ? ` ${unidade}` : ''}`;
}
