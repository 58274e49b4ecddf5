import type { ReactNode } from 'react';
import type { DefinicaoDaLista, FiltroDaLista, LinhaDeLista } from '#components/lista/definicao-da-lista.ts';
import type { RecursoDeLista } from '#lib/api/lista.ts';
import type { DefinicaoDeCadastro } from './definicao-de-cadastro.ts';
import { NomeDoRegistro } from './NomeDoRegistro.tsx';

interface LinhaDeCadastro extends LinhaDeLista {
  excluidoEm: string | null;
}

type Propria<Linha extends LinhaDeLista> = Omit<DefinicaoDaLista<Linha>, 'recurso' | 'destino' | 'celulas'> & {
  celulas?: Readonly<Record<string, (linha: Linha) => ReactNode>>;
};

/** The list of a cadastro: a row leads to its record, a deleted one comes back from where it stands. */
export function listaDeCadastro<Linha extends LinhaDeCadastro>(
  api: RecursoDeLista<Linha>,
  registro: DefinicaoDeCadastro<never, never>['rotas']['registro'],
  propria: Propria<Linha>,
): DefinicaoDaLista<Linha> {
  const [primeira] = propria.colunas;
  const nome = (linha: Linha) => {
    const texto = String(
      primeira?.valor?.(linha) ?? (linha as unknown as Record<string, unknown>)[primeira?.campo ?? ''],
    );
    return (
      <NomeDoRegistro api={api} id={linha.id} nome={texto} excluido={linha.excluidoEm !== null} destino={registro} />
    );
  };
  return {
    ...propria,
    recurso: api,
    destino: ({ id }) => registro(id),
    celulas: { ...(primeira && { [primeira.campo]: nome }), ...propria.celulas },
    filtros: [...propria.filtros, EXCLUIDOS],
  };
}

const EXCLUIDOS: FiltroDaLista = {
  tipo: 'opcao',
  campo: 'excluidos',
  nome: 'Excluídos',
  opcoes: [['true', 'Só os excluídos']],
};
