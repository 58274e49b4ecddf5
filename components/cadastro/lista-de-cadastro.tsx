import type { ReactNode } from 'react';
import type { DefinicaoDaLista, FiltroDaLista, LinhaDeLista } from '#components/lista/definicao-da-lista.ts';
import { valorDaCelula } from '#lib/domain/sistema/coluna-de-lista.ts';
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
  /** What a row is called, where that is not the text of its first column. */
  nome?: (linha: Linha) => string;
  /** Said under its name. */
  sobNome?: (linha: Linha) => string | null;
};

/** The list of a cadastro: a row leads to its record, a deleted one comes back from where it stands, and many go or come at once. */
export function listaDeCadastro<Linha extends LinhaDeCadastro>(
  { api, rotas, aoExcluir, genero }: Pick<DefinicaoDeCadastro<never, Linha>, 'api' | 'rotas' | 'aoExcluir' | 'genero'>,
  { nome: chamada, sobNome, ...propria }: Propria<Linha>,
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
      />
    ),
  };
}

const EXCLUIDOS: FiltroDaLista = {
  tipo: 'opcao',
  campo: 'excluidos',
  nome: 'Excluídos',
  opcoes: [['true', 'Só os excluídos']],
};
