import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

/** A menu of what can be done with something: whatever is chosen closes it. */
export function useMenuDeAtos() {
  const [ancora, setAncora] = useState<HTMLElement | null>(null);
  const fechar = () => setAncora(null);
  return {
    abrirMenu: setAncora,
    /** Of the `Menu` itself. */
    menu: { anchorEl: ancora, open: Boolean(ancora), onClose: fechar },
    item: (nome: string, ato: () => unknown) => (
      <MenuItem
        key={nome}
        onClick={() => {
          fechar();
          ato();
        }}
      >
        {nome}
      </MenuItem>
    ),
  };
}
