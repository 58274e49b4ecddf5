import type { TratamentoIcms } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { dado, type Memoria, memoriaSemRepetir, texto } from '#lib/fiscal/memoria.ts';
import { calcularIcms } from './icms-importacao.ts';

/** Amounts in reais, the federal taxes as paid; the rate in per cent. */
export interface IcmsAvulso
  extends Record<'VA' | 'II' | 'IPI' | 'PIS' | 'COFINS' | 'taxas' | 'aliquota', DecimalTexto> {
  afrmm?: DecimalTexto | undefined;
  antidumping?: DecimalTexto | undefined;
  despesas?: DecimalTexto | undefined;
  tratamento?: TratamentoIcms | undefined;
  reducaoPerc?: DecimalTexto | undefined;
}

/**
 * Calculates the ICMS of an import whose other figures are known, in reais with 2 decimals.
 * @throws {RegraViolada} as {@link calcularIcms}.
 */
export function calcularIcmsAvulso(
  entrada: IcmsAvulso,
): Record<'BC' | 'ICMS' | 'recolher', DecimalTexto> & { readonly memoria: Memoria } {
  const emReais = (nome: string, valor: DecimalTexto) =>
    dado({ nome, unidade: 'R$', casas: 2, fonte: 'informado' }, valor);
  const emPorcento = (nome: string, valor: DecimalTexto) =>
    dado({ nome, unidade: '%', casas: 2, fonte: 'informado' }, valor);
  const { base, icms, recolher } = calcularIcms({
    parcelas: PARCELAS.flatMap(({ chave, nome }) => {
      const valor = entrada[chave];
      return valor === undefined ? [] : [emReais(nome, valor)];
    }),
    aliquota: emPorcento('Alíquota do ICMS', entrada.aliquota),
    tratamento: entrada.tratamento ?? 'INTEGRAL',
    reducao: entrada.reducaoPerc === undefined ? null : emPorcento('Redução da base do ICMS', entrada.reducaoPerc),
    caminho: '',
  });
  return {
    BC: texto(base),
    ICMS: texto(icms),
    recolher: texto(recolher),
    get memoria() {
      return memoriaSemRepetir(recolher);
    },
  };
}

const PARCELAS = [
  { chave: 'VA', nome: 'Valor aduaneiro' },
  { chave: 'II', nome: 'II' },
  { chave: 'IPI', nome: 'IPI' },
  { chave: 'PIS', nome: 'PIS' },
  { chave: 'COFINS', nome: 'COFINS' },
  { chave: 'taxas', nome: 'Taxas' },
  { chave: 'afrmm', nome: 'AFRMM' },
  { chave: 'antidumping', nome: 'Antidumping' },
  { chave: 'despesas', nome: 'Demais despesas aduaneiras' },
] as const;
