import { memo, type ReactNode } from 'react';
import type { DefinicaoDaLista, LinhaDeLista } from '#components/lista/definicao-da-lista.ts';
import { CellLink } from '#components/ui/navigation/CellLink.tsx';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import { textoDaCelula } from './texto-da-celula.ts';

interface ConteudoDaCelulaProps<Linha extends LinhaDeLista> {
  definicao: DefinicaoDaLista<Linha>;
  coluna: ColunaDeLista<Linha>;
  linha: Linha;
  /** The first cell links to the record. */
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
  const cabe = coluna.tipo !== 'texto' || coluna.inteira;
  const escrito = cabe ? (
    texto
  ) : (
    <span className="linhas" title={texto}>
      {texto}
    </span>
  );
  return primeira ? <CellLink {...destino(linha)}>{escrito}</CellLink> : escrito;
}

/** Content of a cell or of a card line. Memoised per row, because the grid renders its cells often. */
export const ConteudoDaCelula = memo(Conteudo) as typeof Conteudo;
