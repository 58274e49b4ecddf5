import { useWatch } from 'react-hook-form';
import { FaixaDeFiguras } from '#components/ui/page/FaixaDeFiguras.tsx';
import type { DcrNovo } from '#lib/contracts/dcr/dcr.ts';
import { figurasConhecidas, linhasSemPreco } from '#lib/fiscal/dcr/figuras-conhecidas.ts';
import { formatarDecimal, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { useCalculoAoVivo } from './calculo-ao-vivo.tsx';

/** The results of the DCR-E, updated while the person types. */
export function ResumoDoCalculo() {
  const { resultado, recusa, deFora, conteudo } = useCalculoAoVivo();
  const conhecidas = resultado && conteudo && figurasConhecidas(resultado, conteudo);
  const semPreco = conteudo && linhasSemPreco(conteudo);
  const tipo = useWatch<DcrNovo, 'tipoCoeficiente'>({ name: 'tipoCoeficiente' });
  const figura = (texto: string | null | undefined, casas: number) =>
    texto ? formatarDecimal(texto, casas) : SEM_VALOR;
  return (
    <FaixaDeFiguras
      rotulo="Resultado do cálculo"
      figuras={[
        { nome: 'CCN (US$)', valor: figura(conhecidas?.CCN, 7) },
        { nome: 'CCI (US$)', valor: figura(conhecidas?.CCI, 7) },
        { nome: 'CMO (US$)', valor: figura(conhecidas?.CMO, 4) },
        { nome: 'Coef. calculado (%)', valor: figura(conhecidas?.coefCalculado6, 6) },
        {
          nome: tipo === 'FIXO' ? 'CRA fixo (%)' : 'CRA variável (%)',
          valor: figura(conhecidas?.CRA, 2),
          destaque: true,
        },
        { nome: 'II por unidade (US$)', valor: figura(conhecidas?.iiUnitUSD, 7), destaque: true },
      ]}
      aviso={
        recusa ??
        (deFora > 0 ? foraDaConta(deFora) : semPreco && `${semPreco}: o que depende delas fica “${SEM_VALOR}”.`)
      }
    />
  );
}

function foraDaConta(linhas: number): string {
  return linhas === 1
    ? '1 linha sem quantidade ou preço está fora da conta.'
    : `${formatarInteiro(linhas)} linhas sem quantidade ou preço estão fora da conta.`;
}
