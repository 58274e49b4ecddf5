import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import Close from '@mui/icons-material/Close';
import ListIcon from '@mui/icons-material/FormatListBulletedOutlined';
import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { SearchField } from '#components/ui/fields/SearchField.tsx';
import { IconButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import type { LugarNaAjuda } from './lugar-na-ajuda.ts';

interface AjudaDrawerProps {
  aberta: boolean;
  lugar: LugarNaAjuda;
  podeVoltar: boolean;
  aoVoltar: () => void;
  aoIr: (lugar: LugarNaAjuda) => void;
  aoFechar: () => void;
  /** The content of the help, or its loading or error state. */
  children: ReactNode;
}

/** Opens the help in a drawer over the current page, which does not change. A closed drawer keeps its place and its search text. */
export function AjudaDrawer({ aberta, lugar, podeVoltar, aoVoltar, aoIr, aoFechar, children }: AjudaDrawerProps) {
  const titulo = useId();
  return (
    <Drawer
      anchor="right"
      keepMounted
      open={aberta}
      onClose={aoFechar}
      sx={porCima}
      slotProps={{
        backdrop: { invisible: true },
        // The drawer stays mounted. Closed, it must not count as a dialog, because open dialogs disable the page's shortcuts.
        paper: { role: aberta ? 'dialog' : undefined, 'aria-modal': aberta, 'aria-labelledby': titulo, sx: papel },
      }}
    >
      <Stack direction="row" sx={{ px: 2, pt: 1.5, alignItems: 'center', gap: 0.5 }}>
        <Typography id={titulo} variant="h2" sx={{ flex: 1 }}>
          Ajuda
        </Typography>
        <Tooltip title="Voltar">
          <span>
            <IconButton aria-label="Voltar" disabled={!podeVoltar} onClick={aoVoltar}>
              <ArrowBack />
            </IconButton>
          </span>
        </Tooltip>
        <Tooltip title="Índice">
          <IconButton aria-label="Índice" onClick={() => aoIr({})}>
            <ListIcon />
          </IconButton>
        </Tooltip>
        <Tooltip title="Abrir em outra aba">
          <IconButtonTo aria-label="Abrir em outra aba" to="/ajuda" search={lugar} target="_blank" rel="noopener">
            <OpenInNew />
          </IconButtonTo>
        </Tooltip>
        <IconButton aria-label="Fechar" onClick={aoFechar}>
          <Close />
        </IconButton>
      </Stack>
      {/* Esc closes the help; in a search field, the browser would also clear the text. */}
      <Box sx={procura} onKeyDown={(evento) => evento.key === 'Escape' && evento.preventDefault()}>
        <SearchField
          rotulo="Buscar na ajuda"
          valor={lugar.q ?? ''}
          aoBuscar={(texto) => aoIr(texto.trim() ? { q: texto } : {})}
        />
      </Box>
      <Folha aberta={aberta}>{children}</Folha>
    </Drawer>
  );
}

/** The scrolling element. It takes the focus when the help opens, so that the arrow keys scroll it. */
function Folha({ aberta, children }: { aberta: boolean; children: ReactNode }) {
  const folha = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (aberta && !folha.current?.contains(document.activeElement)) folha.current?.focus({ preventScroll: true });
  }, [aberta]);
  return (
    <Box ref={folha} tabIndex={-1} sx={folhaSx}>
      {children}
    </Box>
  );
}

/**
 * Above dialogs too, because the question may be about a dialog. Hidden on paper: the printout is of the page, and the help prints
 * from its own page.
 */
const porCima = { zIndex: 'tooltip', displayPrint: 'none' };
const papel = {
  width: { xs: '100%', sm: 560 },
  borderLeft: 1,
  borderColor: 'divider',
  boxShadow: '0 0 24px rgb(0 0 0 / 0.16)',
};
const procura = {
  px: 2,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiTextField-root': { width: '100%' },
};
const folhaSx = { flex: 1, minHeight: 0, overflowY: 'auto', p: 2, outline: 'none' };
