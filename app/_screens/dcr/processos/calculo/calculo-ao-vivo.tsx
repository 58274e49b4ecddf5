import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useMesmasLinhas } from '#components/itens/use-mesmas-linhas.ts';
import type { DcrNovo } from '#lib/contracts/dcr/dcr.ts';
import type { ArredondamentoCra } from '#lib/domain/cadastros/importador.ts';
import type { ResultadoDcr } from '#lib/fiscal/dcr/calcular-dcr.ts';
import { calcularDocumentoDcr } from '#lib/fiscal/dcr/calcular-documento.ts';
import { type ConteudoLido, conteudoLegivel, type FaltaDasLinhas } from '#lib/fiscal/dcr/conteudo-digitado.ts';

/** The calculation of a DCR-E as it is on the screen, saved or not. */
export interface CalculoAoVivo {
  /** The input of the calculation; null while it is incomplete. */
  conteudo: ConteudoLido | null;
  /** The lines left out because a cell of them is missing or cannot be read yet. */
  deFora: FaltaDasLinhas | null;
  /** Number of lines whose II rate cannot be read. */
  aliquotasIlegiveis: number;
  resultado: ResultadoDcr | null;
  /** The reason for the missing result. */
  recusa: string | null;
  arredondamento: ArredondamentoCra;
}

interface CalculadoraProps {
  arredondamento: ArredondamentoCra;
  children: ReactNode;
}

/**
 * Calculates the open form with the engine that the server uses. The calculation is deferred, so that it never delays the typing.
 */
export function Calculadora({ arredondamento, children }: CalculadoraProps) {
  const digitado = useDeferredValue(useWatch() as DcrNovo);
  const nacionais = useMesmasLinhas(digitado.nacionais) as DcrNovo['nacionais'];
  const subcomponentes = useMesmasLinhas(digitado.subcomponentes) as DcrNovo['subcomponentes'];
  const importados = useMesmasLinhas(digitado.importados) as DcrNovo['importados'];
  const calculo = useMemo(
    () => calcularDigitado({ ...digitado, nacionais, subcomponentes, importados }, arredondamento),
    [digitado, nacionais, subcomponentes, importados, arredondamento],
  );
  return <Contexto value={calculo}>{children}</Contexto>;
}

export function useCalculoAoVivo(): CalculoAoVivo {
  const calculo = useContext(Contexto);
  if (!calculo) throw new Error('The live calculation of a DCR-E is asked for outside of one.');
  return calculo;
}

export function calcularDigitado(digitado: DcrNovo, arredondamento: ArredondamentoCra): CalculoAoVivo {
  const legivel = conteudoLegivel(digitado);
  if (!legivel) return { ...NADA_LEGIVEL, arredondamento };
  return { ...legivel, ...calcularDocumentoDcr(legivel.conteudo, arredondamento), arredondamento };
}

const SEM_TAXA = 'Informe a taxa do dólar: há valores em reais.';
const NADA_LEGIVEL = { conteudo: null, deFora: null, aliquotasIlegiveis: 0, resultado: null, recusa: SEM_TAXA };
const Contexto = createContext<CalculoAoVivo | null>(null);
