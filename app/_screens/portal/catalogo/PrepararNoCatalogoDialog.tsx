import { formatarInteiro } from '#lib/format/inteiro.ts';
import { useAtosDoCatalogo } from '#lib/portal/api/catalogo-de-produtos.ts';
import { PrepararRascunhosDialog } from './PrepararRascunhosDialog.tsx';

interface PrepararNoCatalogoDialogProps {
  /** Reads the items to be drafted; null for all imported items that have no product. */
  itens: (() => Promise<string[]>) | null;
  /** Names the items as the subject of a sentence: `Os 12 itens marcados`. */
  quantos: string | null;
  importadorId?: string;
  aoTerminar?: () => void;
  aoFechar: () => void;
}

/** Drafts products of the catalogue for items. Nothing is sent by it. What was left out is told by its reason. */
export function PrepararNoCatalogoDialog({ itens, quantos, ...resto }: PrepararNoCatalogoDialogProps) {
  const { preparar } = useAtosDoCatalogo();
  return (
    <PrepararRascunhosDialog
      titulo="Preparar rascunhos do Catálogo"
      oQue={
        quantos
          ? `${quantos}: um rascunho de produto para cada item importado que ainda não o tem.`
          : 'Cada item importado que ainda não tem produto ganha um rascunho, até 500 de cada vez.'
      }
      jaTinham={(n) =>
        `${n === 1 ? '1 item já tinha' : `${formatarInteiro(n)} itens já tinham`} produto deste importador neste ambiente.`
      }
      quantos={(n) => (n === 1 ? '1 item' : `${n} itens`)}
      preparar={async (onde) => preparar({ ...onde, itens: itens && (await itens()) })}
      {...resto}
    />
  );
}
