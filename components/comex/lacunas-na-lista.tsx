import type { ReactNode } from 'react';
import type { Achado, LacunaDoDocumento } from '#lib/domain/zfm/lacunas-do-documento.ts';
import type { LacunaNaLista } from './ListaDeLacunas.tsx';

interface Ligacoes<Um> {
  /** Links to where one finding is corrected. */
  link: (achado: Um) => ReactNode;
  /** The one remedy for several findings of a cause. */
  remedio: (lacuna: LacunaDoDocumento<Um>) => ReactNode;
}

/** Gives each cause its remedy. A cause with one finding keeps the links of that finding. */
export function lacunasNaLista<Um extends Achado>(
  lacunas: readonly LacunaDoDocumento<Um>[],
  { link, remedio }: Ligacoes<Um>,
): LacunaNaLista[] {
  return lacunas.map((lacuna) => {
    const { chave, texto, achados } = lacuna;
    if (achados.length === 1) return { chave, texto, remedio: link(achados[0]) };
    return {
      chave,
      texto,
      remedio: remedio(lacuna),
      todas: achados.map((achado, i) => ({
        chave: `${i} ${achado.mensagem}`,
        conteudo: (
          <>
            {achado.mensagem} {link(achado)}
          </>
        ),
      })),
    };
  });
}
