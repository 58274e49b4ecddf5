import { useAtosDoCatalogo } from '#lib/api/catalogo-de-produtos.ts';
import { PrepararDialog } from './PrepararDialog.tsx';

interface PrepararProdutosProps {
  /** The one item to be drafted; without it, all imported items that have no product. */
  itemId: string | null;
  importadorId: string;
  aoFechar: () => void;
}

/** Drafts products of the items. */
export function PrepararProdutos({ itemId, importadorId, aoFechar }: PrepararProdutosProps) {
  const { preparar } = useAtosDoCatalogo();
  return (
    <PrepararDialog
      titulo="Preparar rascunhos do Catálogo"
      oQue={
        itemId
          ? 'O item do filtro ganha um rascunho de produto, se ainda não tem.'
          : 'Cada item importado que ainda não tem produto ganha um rascunho, até 500 de cada vez.'
      }
      jaTem="Este item já tem produto deste importador neste ambiente."
      quantos={(n) => (n === 1 ? '1 item' : `${n} itens`)}
      preparar={(onde) => preparar({ ...onde, itens: itemId ? [itemId] : null })}
      importadorId={importadorId}
      aoFechar={aoFechar}
    />
  );
}
