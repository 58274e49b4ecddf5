import { useMemo, useState } from 'react';
import { z } from 'zod';
import { type Apresentacao, apresentacao, type Visao } from '#lib/contracts/platform/visao.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import { keepPreference, readPreference } from '#lib/session/preference.ts';
import { ajustar, apresentacaoPadrao } from './apresentacao.ts';

/** Presentations changed on this machine, by view id; `''` is the list without a view. */
const guardadas = z.record(z.string(), apresentacao);
type Mudadas = z.infer<typeof guardadas>;

interface ApresentacaoDaLista {
  atual: Apresentacao;
  /** Presentation of the view, or the default of the list without a view. */
  original: Apresentacao;
  mudar: (nova: Apresentacao) => void;
  /** Drops the changes and returns to `original`; with an id, for another view. */
  esquecer: (visaoId?: string) => void;
}

/** Returns the presentation of this list: changes on this machine come first, then the chosen view, then the default. */
export function useApresentacao<Linha>(
  tela: string,
  colunas: readonly ColunaDeLista<Linha>[],
  visao: Visao | undefined,
): ApresentacaoDaLista {
  const chave = `lista:${tela}`;
  const [mudadas, setMudadas] = useState<Mudadas>(() => readPreference(chave, guardadas) ?? {});
  const mudada = mudadas[visao?.id ?? ''];
  // Memoised: the grid takes a new object for a change of columns.
  const original = useMemo(
    () => ajustar(visao?.definicao.apresentacao ?? apresentacaoPadrao(colunas), colunas),
    [visao, colunas],
  );
  const atual = useMemo(() => (mudada ? ajustar(mudada, colunas) : original), [mudada, original, colunas]);
  const guardar = (mudar: (antes: Mudadas) => Mudadas) =>
    setMudadas((antes) => {
      const novas = mudar(antes);
      keepPreference(chave, novas);
      return novas;
    });
  return {
    atual,
    original,
    mudar: (nova) => guardar((antes) => ({ ...antes, [visao?.id ?? '']: nova })),
    esquecer: (visaoId = visao?.id ?? '') => guardar(({ [visaoId]: _esquecida, ...outras }) => outras),
  };
}
