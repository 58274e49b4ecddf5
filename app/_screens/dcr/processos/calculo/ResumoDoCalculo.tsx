import { useWatch } from 'react-hook-form';
import { FaixaDeFiguras } from '#components/ui/page/FaixaDeFiguras.tsx';
import type { DcrNovo } from '#lib/contracts/dcr/dcr.ts';
import type { FaltaDasLinhas } from '#lib/fiscal/dcr/conteudo-digitado.ts';
import { figurasConhecidas, linhasIncompletas } from '#lib/fiscal/dcr/figuras-conhecidas.ts';
import { formatarDecimal, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { type CalculoAoVivo, useCalculoAoVivo } from './calculo-ao-vivo.tsx';

/** The results of the DCR-E, updated while the person types. */
export function ResumoDoCalculo() {
  const calculo = useCalculoAoVivo();
  const { resultado, conteudo } = calculo;
  const conhecidas = resultado && conteudo && figurasConhecidas(resultado, conteudo);
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
      aviso={calculo.recusa ?? oQueFalta(calculo)}
    />
  );
}

/** Names what keeps figures from being whole, or from being known; null when nothing does. */
function oQueFalta({ deFora, aliquotasIlegiveis, conteudo }: CalculoAoVivo): string | null {
  const incompletas = conteudo && linhasIncompletas(conteudo);
  const frases = [
    deFora && foraDaConta(deFora),
    incompletas && `${incompletas}: o que depende delas fica “${SEM_VALOR}”.`,
    aliquotasIlegiveis > 0 && `A alíquota do II de ${linhas(aliquotasIlegiveis)} não se lê.`,
  ].filter(Boolean);
  return frases.length === 0 ? null : frases.join(' ');
}

/** `1 linha sem quantidade está fora da conta.`, `3 linhas estão fora da conta: 2 sem quantidade, 1 com preço ilegível.` */
function foraDaConta({ linhas: quantas, que }: FaltaDasLinhas): string {
  const estao = quantas === 1 ? 'está' : 'estão';
  const [unica, ...outras] = que;
  if (unica && outras.length === 0) return `${linhas(quantas)} ${unica.falta} ${estao} fora da conta.`;
  const cada = que.map(({ falta, linhas: comEla }) => `${formatarInteiro(comEla)} ${falta}`).join(', ');
  return `${linhas(quantas)} ${estao} fora da conta: ${cada}.`;
}

const linhas = (quantas: number) => (quantas === 1 ? '1 linha' : `${formatarInteiro(quantas)} linhas`);
