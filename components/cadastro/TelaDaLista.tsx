import type { ReactNode } from 'react';
import type { DefinicaoDaLista, LinhaDeLista } from '#components/lista/definicao-da-lista.ts';
import { useLista } from '#components/lista/use-lista.ts';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { terminacao } from '#lib/domain/textos/concordancia.ts';
import type { DefinicaoDeCadastro } from './definicao-de-cadastro.ts';
import { ListaDoCadastro } from './ListaDoCadastro.tsx';

interface TelaDaListaProps<Linha extends LinhaDeLista> {
  lista: DefinicaoDaLista<Linha>;
  rotas: Pick<DefinicaoDeCadastro<never, never>['rotas'], 'novo'>;
  /** Over the list: the strip of the cadastros among which it stands. */
  acima: ReactNode;
  /** Other actions, before the primary one. */
  acoes?: ReactNode;
  icone: ReactNode;
  /** The primary action, where it is not `Novo fornecedor`. */
  novo?: string;
  /** Says that there are no records yet, where it is not `Nenhum fornecedor ainda`. */
  vazia?: string;
  /** What belongs here, while there are no records. */
  children: ReactNode;
}

/** Screen of the list of a cadastro. */
export function TelaDaLista<Linha extends LinhaDeLista>(props: TelaDaListaProps<Linha>) {
  const { lista: definicao, rotas, acima, acoes, icone, children } = props;
  const { singular, genero } = definicao;
  const { novo = `Nov${terminacao(genero)} ${singular}` } = props;
  const { vazia = `Nenhum${genero === 'f' ? 'a' : ''} ${singular} ainda` } = props;
  const lista = useLista(definicao);
  const primaria = (
    <ButtonTo variant="contained" {...rotas.novo()}>
      {novo}
    </ButtonTo>
  );
  return (
    <>
      {acima}
      <ListaDoCadastro lista={lista} novo={primaria} acoes={acoes} vazia={vazia} icone={icone}>
        {children}
      </ListaDoCadastro>
    </>
  );
}
