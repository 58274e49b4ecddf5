import MoreVert from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { NomeDoRegistro, type NomeDoRegistroProps } from './NomeDoRegistro.tsx';

interface NomeComAtosProps<Registro> extends NomeDoRegistroProps<Registro> {
  menu: ReactNode;
  abrirMenu: (lugar: HTMLElement) => void;
}

/** What a row is called, and beside it the menu of what can be done with it unless it is deleted. */
export function NomeComAtos<Registro extends { id: string }>(props: NomeComAtosProps<Registro>) {
  const { menu, abrirMenu, ...doNome } = props;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', width: 1, height: 1 }}>
      <NomeDoRegistro {...doNome} />
      {!doNome.excluido && (
        <>
          <IconButton
            size="small"
            aria-label={`Ações de ${doNome.nome}`}
            aria-haspopup="menu"
            onClick={(evento) => {
              // The row leads to the record.
              evento.stopPropagation();
              abrirMenu(evento.currentTarget);
            }}
          >
            <MoreVert fontSize="small" />
          </IconButton>
          {menu}
        </>
      )}
    </Stack>
  );
}
