import MoreVert from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useGravarNotas } from '#lib/api/dci/dci-notas.ts';
import type { NotaDaDci } from '#lib/contracts/dci/dci-notas.ts';
import type { PedidoDaNota } from './DialogoDaNota.tsx';

interface AtosDaNotaProps {
  dciId: string;
  nota: NotaDaDci;
  aoPedir: (ato: PedidoDaNota['ato']) => void;
}

/** The actions on a nota: leave out, take in again, edit if typed by hand, delete. */
export function AtosDaNota({ dciId, nota, aoPedir }: AtosDaNotaProps) {
  const { numero, origem, fora } = nota;
  const { incluir } = useGravarNotas(dciId);
  const { enqueueSnackbar } = useSnackbar();
  const [ancora, setAncora] = useState<HTMLElement | null>(null);
  const fazer = (ato: () => unknown) => () => {
    setAncora(null);
    ato();
  };
  const incluirDeNovo = () =>
    incluir(nota).then(
      () => enqueueSnackbar(`Nota ${numero} incluída de novo.`, { variant: 'success' }),
      (erro: Error) => enqueueSnackbar(erro.message, { variant: 'error' }),
    );
  return (
    <>
      <IconButton
        size="small"
        aria-label={`Ações da nota ${numero}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAncora(currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu anchorEl={ancora} open={Boolean(ancora)} onClose={() => setAncora(null)}>
        {origem === 'DIGITADA' && <MenuItem onClick={fazer(() => aoPedir('editar'))}>Editar</MenuItem>}
        {fora === null && <MenuItem onClick={fazer(() => aoPedir('fora'))}>Deixar de fora</MenuItem>}
        {fora === 'MANUAL' && <MenuItem onClick={fazer(incluirDeNovo)}>Incluir de novo</MenuItem>}
        <MenuItem onClick={fazer(() => aoPedir('excluir'))}>Excluir</MenuItem>
      </Menu>
    </>
  );
}
