import Popover from '@mui/material/Popover';
import { type ReactNode, useState } from 'react';
import { ChipDeFiltro } from '#components/ui/chips/ChipDeFiltro.tsx';

interface ChipComDialogoProps {
  nome: string;
  /** The filter's value as the chip shows it; undefined when the filter is not set. */
  valor: string | undefined;
  /** Title of the dialog; the default is `nome`. */
  pergunta?: string;
  pedido?: boolean;
  aoTirar: () => void;
  /** The fields of the dialog. They call `fechar` when they are done. */
  children: (fechar: () => void) => ReactNode;
}

/** Filter chip that opens a dialog, for filters that need more than a choice from a short menu. */
export function ChipComDialogo({ nome, valor, pergunta = nome, pedido, aoTirar, children }: ChipComDialogoProps) {
  const [ancora, setAncora] = useState<HTMLElement | null>(null);
  const fechar = () => setAncora(null);
  return (
    <>
      <ChipDeFiltro nome={nome} valor={valor} abre="dialog" pedido={pedido} aoAbrir={setAncora} aoTirar={aoTirar} />
      <Popover
        open={Boolean(ancora)}
        anchorEl={ancora}
        onClose={fechar}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': pergunta, sx: { mt: 0.5 } } }}
      >
        {children(fechar)}
      </Popover>
    </>
  );
}
