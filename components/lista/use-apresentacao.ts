import { useState } from 'react';
import { z } from 'zod';
import { type Apresentacao, apresentacao, type Visao } from '#lib/contracts/visao.ts';
import type { ColunaDeLista } from '#lib/domain/coluna-de-lista.ts';
import { guardarPreferencia, lerPreferencia } from '#lib/session/preferencia.ts';
import { ajustar, apresentacaoPadrao } from './apresentacao.ts';

/** The looks somebody has changed, by the view they were changed in; `''` is the list without a view. */
const guardadas = z.record(z.string(), apresentacao);

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
  const [mudadas, setMudadas] = useState(() => lerPreferencia(chave, guardadas) ?? {});
  const original = ajustar(visao?.definicao.apresentacao ?? apresentacaoPadrao(colunas), colunas);
  const mudada = mudadas[visao?.id ?? ''];
  const guardar = (novas: z.infer<typeof guardadas>) => {
    setMudadas(novas);
    guardarPreferencia(chave, novas);
  };
  return {
    atual: mudada ? ajustar(mudada, colunas) : original,
    original,
    mudar: (nova) => guardar({ ...mudadas, [visao?.id ?? '']: nova }),
    esquecer: (visaoId = visao?.id ?? '') => {
      const { [visaoId]: _esquecida, ...outras } = mudadas;
      guardar(outras);
    },
  };
}
