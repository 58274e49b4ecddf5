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

/** Names what keeps figures from being known; null when nothing does. */
function oQueFalta({ deFora, aliquotasIlegiveis, conteudo }: CalculoAoVivo): string | null {
  const faltas = [deFora && porLer(deFora), conteudo && linhasIncompletas(conteudo)].filter((falta) => falta !== null);
  const frases = [
    faltas.length > 0 && `${faltas.join(' e ')}: o que depende delas fica “${SEM_VALOR}”.`,
    aliquotasIlegiveis > 0 && `A alíquota do II de ${linhas(aliquotasIlegiveis)} não se lê.`,
  ].filter(Boolean);
  return frases.length === 0 ? null : frases.join(' ');
}

/** `1 linha sem quantidade`, `3 linhas por completar (2 sem quantidade, 1 com preço ilegível)`. */
function porLer({ linhas: quantas, que }: FaltaDasLinhas): string {
  const [unica, ...outras] = que;
  if (unica && outras.length === 0) return `${linhas(quantas)} ${unica.falta}`;
  return `${linhas(quantas)} por completar (${que.map(({ falta, linhas: comEla }) => `${formatarInteiro(comEla)} ${falta}`).join(', ')})`;
}

const linhas = (quantas: number) => (quantas === 1 ? '1 linha' : `${formatarInteiro(quantas)} linhas`);
