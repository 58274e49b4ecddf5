import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { ExclusaoDosEscolhidos } from '#components/registro/ExclusaoDosEscolhidos.tsx';
import type { ListResource } from '#lib/api/platform/list.ts';
import type { Genero } from '#lib/domain/textos/concordancia.ts';
import { useVarios } from './use-varios.tsx';

interface AcoesDosEscolhidosProps<Linha> {
  api: ListResource<Linha>;
  /** Singular and plural: `fornecedor`, `fornecedores`. */
  palavras: readonly [um: string, varios: string];
  genero?: Genero | undefined;
  /** Effect of a deletion: `deixa de ser oferecido…`. */
  aoExcluir: string;
  nome: (linha: Linha) => string;
  escolhida: Selecao<Linha>;
  aoTerminar: () => void;
  /** Actions of this cadastro alone, on rows that are not deleted. */
  children?: ReactNode;
}

/** Actions of every cadastro on selected rows: deletes them, or restores deleted rows. */
export function AcoesDosEscolhidos<Linha extends LinhaDeCadastro>(props: AcoesDosEscolhidosProps<Linha>) {
  const { api, palavras, genero, aoExcluir, nome, escolhida, aoTerminar, children } = props;
  const { quantos, excluir, restaurar, contarFalha } = useVarios(api, palavras);
  const [sujeito, cadaUm] = genero === 'f' ? ['Ela', 'Cada uma'] : ['Ele', 'Cada um'];
  const resultado = escolhida.tipo === 'resultado';
  const total = resultado ? escolhida.total : escolhida.linhas.length;
  const quais = resultado ? { consulta: escolhida.consulta, total } : { ids: escolhida.linhas.map(({ id }) => id) };
  const excluidos = resultado
    ? escolhida.consulta.excluidos === 'true'
    : escolhida.linhas.some(({ excluidoEm }) => excluidoEm);
  return (
    <>
      {!excluidos && children}
      <ExclusaoDosEscolhidos
        quantos={quantos(total)}
        total={total}
        nomes={resultado ? null : escolhida.linhas.map(nome)}
        excluidos={excluidos}
        excluir={() => excluir(quais).then(aoTerminar)}
        restaurar={() => restaurar(quais).then(aoTerminar, contarFalha)}
      >
        <Typography>
          {total === 1 ? sujeito : cadaUm} {aoExcluir}
        </Typography>
      </ExclusaoDosEscolhidos>
    </>
  );
}

interface LinhaDeCadastro {
  id: string;
  excluidoEm: string | null;
}
