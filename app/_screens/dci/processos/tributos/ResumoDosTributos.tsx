import { FaixaDeFiguras } from '#components/ui/page/FaixaDeFiguras.tsx';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDecimal, formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { useCalculoDaDci } from './calculo-da-dci.tsx';

/** The totals of the DCI, updated while the person types. */
export function ResumoDosTributos({ dci }: { dci: DciLido }) {
  const { iiUSD, tributos, totalDARF, recusa, venceEm } = useCalculoDaDci();
  // A retificadora pays the excess over what was declared: its zero is no tax of zero.
  const aMais = dci.natureza === 'RETIFICADORA' ? ' a mais' : '';
  return (
    <FaixaDeFiguras
      rotulo="Resultado do cálculo"
      figuras={[
        { nome: 'Notas', valor: formatarInteiro(dci.contagem.dentro) },
        { nome: 'Itens', valor: formatarInteiro(dci.lista.length) },
        { nome: 'II de PI com PPB (US$)', valor: formatarDecimal(iiUSD, 7) },
        { nome: `Tributos${aMais} (R$)`, valor: formatarDinheiro(tributos) },
        { nome: `Total do DARF${aMais} (R$)`, valor: formatarDinheiro(totalDARF), destaque: true },
        { nome: 'Vencimento', valor: formatarData(venceEm) },
      ]}
      aviso={(dci.lista.length > 0 && recusa) || foraDaConta(dci)}
    />
  );
}

/** A code without a modalidade is in no item, so its taxes are in no total. */
function foraDaConta({ semModalidade: { length } }: DciLido): string | null {
  if (length === 0) return null;
  return length === 1
    ? '1 código das notas sem modalidade não entra nestes valores.'
    : `${formatarInteiro(length)} códigos das notas sem modalidade não entram nestes valores.`;
}
