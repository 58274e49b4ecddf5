import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

/** A menu of what can be done with something: whatever is chosen closes it. With a `lugar` it is open there from the first. */
export function useMenuDeAtos(lugar: HTMLElement | null = null) {
  const [ancora, setAncora] = useState(lugar);
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
