import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

/** Menu of actions that closes on any choice. With `lugar`, the menu starts open at that element. */
export function useMenuDeAtos(lugar: HTMLElement | null = null) {
  const [ancora, setAncora] = useState(lugar);
  const fechar = () => setAncora(null);
  return {
    abrirMenu: setAncora,
    /** Props of the `Menu`. */
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
