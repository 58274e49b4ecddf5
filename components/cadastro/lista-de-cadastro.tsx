import type { ReactNode } from 'react';
import type { DefinicaoDaLista, FiltroDaLista, LinhaDeLista, Selecao } from '#components/lista/definicao-da-lista.ts';
import { valorDaCelula } from '#lib/domain/telas/coluna-de-lista.ts';
import { AcoesDosEscolhidos } from './AcoesDosEscolhidos.tsx';
import type { DefinicaoDeCadastro, RegistroDeCadastro } from './definicao-de-cadastro.ts';
import { NomeDoRegistro } from './NomeDoRegistro.tsx';

interface LinhaDeCadastro extends LinhaDeLista, RegistroDeCadastro {
  excluidoEm: string | null;
}

type Propria<Linha extends LinhaDeLista> = Omit<
  DefinicaoDaLista<Linha>,
  'recurso' | 'destino' | 'celulas' | 'acoesDaSelecao'
> & {
  celulas?: Readonly<Record<string, (linha: Linha) => ReactNode>>;
  /** Name of a row, if it is not the text of the first column. */
  nome?: (linha: Linha) => string;
  /** Second line under the name. */
  sobNome?: (linha: Linha) => string | null;
  /** Further actions on selected rows that are not deleted. They call `limpar` to clear the selection. */
  maisAcoes?: (escolhida: Selecao<Linha>, limpar: () => void) => ReactNode;
};

/**
 * Builds the list of a cadastro. A row opens its record and a deleted row can be restored in place. Selected rows can be deleted or
 * restored together.
 */
export function listaDeCadastro<Linha extends LinhaDeCadastro>(
  { api, rotas, aoExcluir, genero }: Pick<DefinicaoDeCadastro<never, Linha>, 'api' | 'rotas' | 'aoExcluir' | 'genero'>,
  { nome: chamada, sobNome, maisAcoes, ...propria }: Propria<Linha>,
): DefinicaoDaLista<Linha> {
  const [primeira] = propria.colunas;
  const nome = chamada ?? ((linha: Linha) => String(primeira ? valorDaCelula(primeira, linha) : linha.id));
  const celula = (linha: Linha) => (
    <NomeDoRegistro
      api={api}
      id={linha.id}
      nome={nome(linha)}
      secundario={sobNome?.(linha) ?? null}
      excluido={linha.excluidoEm !== null}
      destino={rotas.registro}
    />
  );
  return {
    ...propria,
    genero,
    recurso: api,
    destino: ({ id }) => rotas.registro(id),
    celulas: { ...(primeira && { [primeira.campo]: celula }), ...propria.celulas },
    filtros: [...propria.filtros, EXCLUIDOS],
    acoesDaSelecao: (escolhida, limpar) => (
      <AcoesDosEscolhidos
        api={api}
        palavras={[propria.singular, propria.plural]}
        genero={genero}
        aoExcluir={aoExcluir}
        nome={nome}
        escolhida={escolhida}
        aoTerminar={limpar}
      >
        {maisAcoes?.(escolhida, limpar)}
      </AcoesDosEscolhidos>
    ),
  };
}

const EXCLUIDOS: FiltroDaLista = {
  tipo: 'opcao',
  campo: 'excluidos',
  nome: 'Excluídos',
  opcoes: [['true', 'Só os excluídos']],
};
