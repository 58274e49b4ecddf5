import Popover from '@mui/material/Popover';
import { type ReactNode, useState } from 'react';
import { ChipDeFiltro } from './ChipDeFiltro.tsx';

interface ChipComDialogoProps {
  nome: string;
  /** What it is filtered by, as the chip says it; none, and it filters by nothing. */
  valor: string | undefined;
  /** What is asked is called. */
  pergunta?: string;
  pedido?: boolean;
  aoTirar: () => void;
  /** What is asked; it is over with `fechar`. */
  children: (fechar: () => void) => ReactNode;
}

/** A filter that asks for more than one of a few words. */
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
