import { useMemo } from 'react';
import { useFontesDosTributos } from '#lib/api/processo/fontes-dos-tributos.ts';
import type { PedidoDeFontes } from '#lib/contracts/processo/fontes-dos-tributos.ts';
import type { AdicaoPrevista } from '#lib/contracts/processo/itens-do-processo.ts';
import { TRIBUTOS_FEDERAIS } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import type { MercadoriaDaAdicao } from '#lib/fiscal/importacao/prevista/candidatos-a-proposta.ts';
import { proporTributos } from '#lib/fiscal/importacao/prevista/propor-tributos.ts';
import type { LinhaDaAdicao } from './celulas-da-adicao.ts';
import { propostasNaGrade } from './propostas-na-grade.ts';

interface DaPlanilha {
  adicoes: readonly AdicaoPrevista[];
  linhas: readonly LinhaDaAdicao[];
  /** Of each adição, in the same order. */
  mercadorias: readonly MercadoriaDaAdicao[];
  /** What the Portal has answered so far. */
  respostas: string;
}

/** Returns the proposals for the rows of the sheet, compared with their cells; null while nothing was read. */
export function usePropostas(processoId: string, { adicoes, linhas, mercadorias, respostas }: DaPlanilha) {
  const { data: fontes, error, mutate } = useFontesDosTributos(processoId, pedidoDe(mercadorias), respostas);
  const dasMercadorias = useMemo(
    () => fontes && mercadorias.map((mercadoria) => proporTributos(mercadoria, fontes)),
    [fontes, mercadorias],
  );
  const propostas = useMemo(
    () =>
      dasMercadorias
        ? propostasNaGrade(
            linhas.map((linha, i) => ({
              linha,
              propostas: dasMercadorias[i] ?? [],
              especificas: new Set(TRIBUTOS_FEDERAIS.filter((tributo) => temEspecifica(adicoes[i], tributo))),
            })),
          )
        : null,
    [dasMercadorias, linhas, adicoes],
  );
  return { propostas, dia: fontes?.dia ?? null, falha: fontes ? undefined : error, tentarDeNovo: () => mutate() };
}

/** Goods with a whole NCM, each once. */
function pedidoDe(mercadorias: readonly MercadoriaDaAdicao[]): PedidoDeFontes {
  const todas = mercadorias
    .filter(({ ncm }) => /^\d{8}$/.test(ncm))
    .flatMap(({ ncm, partNumbers, paisOrigem }) =>
      (partNumbers.length > 0 ? partNumbers : [null]).map((partNumber) => ({ ncm, partNumber, pais: paisOrigem })),
    );
  const porChave = new Map(
    todas.map((mercadoria) => [`${mercadoria.ncm} ${mercadoria.pais} ${mercadoria.partNumber}`, mercadoria]),
  );
  return { mercadorias: [...porChave.values()] };
}

function temEspecifica(adicao: AdicaoPrevista | undefined, tributo: (typeof TRIBUTOS_FEDERAIS)[number]): boolean {
  const { especifica } = (adicao?.tributos[tributo] ?? {}) as { especifica?: { quantidade?: unknown } };
  return Boolean(especifica?.quantidade);
}
