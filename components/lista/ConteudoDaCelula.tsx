import { memo, type ReactNode } from 'react';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import type { ColunaDeLista } from '#lib/domain/sistema/coluna-de-lista.ts';
import type { DefinicaoDaLista, LinhaDeLista } from './definicao-da-lista.ts';
import { textoDaCelula } from './texto-da-celula.ts';

interface ConteudoDaCelulaProps<Linha extends LinhaDeLista> {
  definicao: DefinicaoDaLista<Linha>;
  coluna: ColunaDeLista<Linha>;
  linha: Linha;
  /** Leads to the record. */
  primeira: boolean;
}

function Conteudo<Linha extends LinhaDeLista>({
  definicao: { celulas, destino },
  coluna,
  linha,
  primeira,
}: ConteudoDaCelulaProps<Linha>): ReactNode {
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

/** What stands in a cell or in a line of a card: drawn once for each row, whatever the grid around it does with its cells. */
export const ConteudoDaCelula = memo(Conteudo) as typeof Conteudo;
