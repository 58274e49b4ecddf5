import type { DcrNovo } from '#lib/contracts/dcr/dcr.ts';
import { NOME_TIPO_COEFICIENTE } from '#lib/domain/cadastros/importador.ts';
import type { Hipotese } from '#lib/fiscal/dcr/e-se.ts';
import { formatarAliquota, formatarDecimal, formatarTaxa } from '#lib/format/decimal.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';

/** `FX-1 nacional, a R$ 12,00`. */
export function hipotesePorExtenso(
  hipotese: Hipotese,
  { importados, nacionais }: Pick<DcrNovo, 'importados' | 'nacionais'>,
): string {
  const codigo = (linhas: readonly { codigo: string }[], linha: number) =>
    linhas[linha]?.codigo || `linha ${linha + 1}`;
  switch (hipotese.tipo) {
    case 'NACIONALIZAR':
      return `${codigo(importados, hipotese.linha)} nacional, a ${hipotese.moeda === 'USD' ? 'US$' : 'R$'} ${semZeros(hipotese.preco, 2)}`;
    case 'LINHA': {
      const { quantidade, preco, aliquotaII } = hipotese;
      const qual = codigo(hipotese.grupo === 'nacionais' ? nacionais : importados, hipotese.linha);
      const mudancas = [
        quantidade !== undefined && `quantidade ${semZeros(quantidade)}`,
        preco !== undefined && `preço ${semZeros(preco, 2)}`,
        aliquotaII !== undefined && `II ${formatarAliquota(aliquotaII)} %`,
      ];
      return `${qual} com ${mudancas.filter(Boolean).join(', ')}`;
    }
    case 'COEFICIENTE':
      return `Coeficiente ${NOME_TIPO_COEFICIENTE[hipotese.tipoCoeficiente].toLowerCase()} + ${formatarDecimal(hipotese.acrescimo, 2)} p.p.`;
    case 'TAXA':
      return `Dólar a R$ ${formatarTaxa(hipotese.taxaUSD)}`;
  }
}
