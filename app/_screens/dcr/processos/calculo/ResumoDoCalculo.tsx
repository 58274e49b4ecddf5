import { useWatch } from 'react-hook-form';
import { FaixaDeFiguras } from '#components/ui/FaixaDeFiguras.tsx';
import type { DcrNovo } from '#lib/contracts/dcr.ts';
import { formatarDecimal, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { useCalculoAoVivo } from './calculo-ao-vivo.tsx';

/** The results of the DCR-E, updated while the person types. */
export function ResumoDoCalculo() {
  const { resultado, recusa, deFora } = useCalculoAoVivo();
  const tipo = useWatch<DcrNovo, 'tipoCoeficiente'>({ name: 'tipoCoeficiente' });
  const figura = (texto: string | undefined, casas: number) =>
    texto === undefined ? SEM_VALOR : formatarDecimal(texto, casas);
  return (
    <FaixaDeFiguras
      rotulo="Resultado do cálculo"
      figuras={[
        { nome: 'CCN (US$)', valor: figura(resultado?.CCN, 7) },
        { nome: 'CCI (US$)', valor: figura(resultado?.CCI, 7) },
        { nome: 'CMO (US$)', valor: figura(resultado?.CMO, 4) },
        { nome: 'Coef. calculado (%)', valor: figura(resultado?.coefCalculado6, 6) },
        {
          nome: tipo === 'FIXO' ? 'CRA fixo (%)' : 'CRA variável (%)',
          valor: figura(resultado?.CRA, 2),
          destaque: true,
        },
        { nome: 'II por unidade (US$)', valor: figura(resultado?.iiUnitUSD, 7), destaque: true },
      ]}
      aviso={recusa ?? (deFora > 0 ? foraDaConta(deFora) : null)}
    />
  );
}

function foraDaConta(linhas: number): string {
  return linhas === 1
    ? '1 linha sem quantidade ou preço está fora da conta.'
    : `${formatarInteiro(linhas)} linhas sem quantidade ou preço estão fora da conta.`;
}
