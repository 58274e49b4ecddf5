import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { type ListResource, readAll } from '#lib/api/platform/list.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import type { ItemLido } from '#lib/registros/item.ts';

interface PrepararNoCatalogoButtonProps {
  api: ListResource<ItemLido>;
  escolhida: Selecao<ItemLido>;
  aoTerminar: () => void;
}

/** Drafts products of the Portal's catalogue for the selected items. */
export function PrepararNoCatalogoButton({ api, escolhida, aoTerminar }: PrepararNoCatalogoButtonProps) {
  const [aberto, setAberto] = useState(false);
  const total = escolhida.tipo === 'resultado' ? escolhida.total : escolhida.linhas.length;
  const itens = async () => {
    if (total > MAXIMO) throw new Error(`De uma vez vão até ${formatarInteiro(MAXIMO)} itens. Filtre mais.`);
    const linhas = escolhida.tipo === 'linhas' ? escolhida.linhas : await readAll(api, escolhida.consulta);
    if (linhas.length !== total) throw new Error('A lista mudou desde que você a marcou. Confira e marque de novo.');
    return linhas.map(({ id }) => id);
  };
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setAberto(true)}>
        Preparar no Catálogo…
      </Button>
      {aberto && (
        <Dialogo
          itens={itens}
          quantos={total === 1 ? 'O item marcado' : `Os ${formatarInteiro(total)} itens marcados`}
          aoTerminar={aoTerminar}
          aoFechar={() => setAberto(false)}
        />
      )}
    </>
  );
}

const Dialogo = lazyPart(() =>
  import('#app/_screens/portal/catalogo/PrepararNoCatalogoDialog.tsx').then((part) => part.PrepararNoCatalogoDialog),
);
/** Of `preparoDeProdutos`. */
const MAXIMO = 500;
