import { lerItensDoPedido } from '#lib/api/pedido.ts';
import { LINHA_DO_PEDIDO } from '#lib/registros/pedido.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { ImportarLinhasDialog } from './ImportarLinhasDialog.tsx';

interface ImportarItensDialogProps {
  /** Where the lines go: `pedido`, `processo`. */
  destino: string;
  aoFechar: () => void;
  /** Called with the cells of each line, by column. */
  aoEscolher: (linhas: Readonly<Record<string, string>>[]) => void;
  lembrarNome: (id: string, nome: string) => void;
}

/** Dialog that imports purchased goods, with their fabricantes, from a sheet. */
export function ImportarItensDialog({ destino, aoFechar, aoEscolher, lembrarNome }: ImportarItensDialogProps) {
  return (
    <ImportarLinhasDialog
      titulo="Importar itens de uma planilha"
      onde={`no ${destino}`}
      titulos="part number, quantidade, valor unitário"
      rotulos={ROTULOS}
      ler={lerItensDoPedido}
      aoFechar={aoFechar}
      aoEscolher={(linhas, { lidas }) => {
        for (const { id, razaoSocial } of lidas.fabricantes) lembrarNome(id, razaoSocial);
        aoEscolher(linhas.map(({ celulas }) => celulas));
      }}
    />
  );
}

const ROTULOS = rotulosDe(LINHA_DO_PEDIDO);
