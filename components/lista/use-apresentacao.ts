import { useMemo, useState } from 'react';
import { z } from 'zod';
import { type Apresentacao, apresentacao, type Visao } from '#lib/contracts/visao.ts';
import type { ColunaDeLista } from '#lib/domain/sistema/coluna-de-lista.ts';
import { keepPreference, readPreference } from '#lib/session/preference.ts';
import { ajustar, apresentacaoPadrao } from './apresentacao.ts';

/** The looks somebody has changed, by the view they were changed in; `''` is the list without a view. */
const guardadas = z.record(z.string(), apresentacao);
type Mudadas = z.infer<typeof guardadas>;

interface ApresentacaoDaLista {
  atual: Apresentacao;
  /** What the view says, or the list itself without one. */
  original: Apresentacao;
  mudar: (nova: Apresentacao) => void;
  /** As `original` again; of another view when it is named. */
  esquecer: (visaoId?: string) => void;
}

/** How this person sees this list: what they changed on this machine, else what the chosen view says, else as it comes. */
export function useApresentacao<Linha>(
  tela: string,
  colunas: readonly ColunaDeLista<Linha>[],
  visao: Visao | undefined,
): ApresentacaoDaLista {
  const chave = `lista:${tela}`;
  const [mudadas, setMudadas] = useState<Mudadas>(() => readPreference(chave, guardadas) ?? {});
  const mudada = mudadas[visao?.id ?? ''];
  // The grid takes new columns for a change of columns: the same look must be the same object.
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
