import type { ReactNode } from 'react';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import type { ColunaDeLista } from '#lib/domain/coluna-de-lista.ts';
import type { DefinicaoDaLista, LinhaDeLista } from './definicao-da-lista.ts';
import { textoDaCelula } from './texto-da-celula.ts';

/** What stands in a cell or in a line of a card; the first column leads to the record. */
export function conteudoDaCelula<Linha extends LinhaDeLista>(
  { celulas, destino }: DefinicaoDaLista<Linha>,
  coluna: ColunaDeLista<Linha>,
  linha: Linha,
  primeira: boolean,
): ReactNode {
  const propria = celulas?.[coluna.campo];
  if (propria) return propria(linha);
  const texto = textoDaCelula(coluna, linha);
  if (!primeira) return texto;
  return (
    <LinkTo {...destino(linha)} noWrap sx={{ fontWeight: 600 }}>
      {texto}
    </LinkTo>
  );
}
