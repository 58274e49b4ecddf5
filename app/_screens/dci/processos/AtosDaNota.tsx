import MoreVert from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { ExclusaoDialog } from '#components/registro/ExclusaoDialog.tsx';
import { useGravarNotas } from '#lib/api/dci-notas.ts';
import type { NotaDaDci } from '#lib/contracts/dci-notas.ts';
import { DeixarDeForaDialog } from './DeixarDeForaDialog.tsx';

interface AtosDaNotaProps {
  dciId: string;
  nota: NotaDaDci;
  aoEditar: () => void;
}

/** What can be done with a nota: left out and taken in again, mended if it was typed, deleted. */
export function AtosDaNota({ dciId, nota, aoEditar }: AtosDaNotaProps) {
  const { id, numero, origem, fora } = nota;
  const { incluir, excluir } = useGravarNotas(dciId);
  const { enqueueSnackbar } = useSnackbar();
  const [ancora, setAncora] = useState<HTMLElement | null>(null);
  const [aberto, setAberto] = useState<'fora' | 'excluir' | null>(null);
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
        {origem === 'DIGITADA' && <MenuItem onClick={fazer(aoEditar)}>Editar</MenuItem>}
        {fora === null && <MenuItem onClick={fazer(() => setAberto('fora'))}>Deixar de fora</MenuItem>}
        {fora === 'MANUAL' && <MenuItem onClick={fazer(incluirDeNovo)}>Incluir de novo</MenuItem>}
        <MenuItem onClick={fazer(() => setAberto('excluir'))}>Excluir</MenuItem>
      </Menu>
      {aberto === 'fora' && <DeixarDeForaDialog dciId={dciId} nota={nota} aoFechar={() => setAberto(null)} />}
      {aberto === 'excluir' && (
        <ExclusaoDialog
          titulo={`Excluir a nota ${numero}?`}
          excluir={() => excluir(id)}
          aoFechar={() => setAberto(null)}
          aoExcluir={() => {
            enqueueSnackbar(`Nota ${numero} excluída.`, { variant: 'success' });
            setAberto(null);
          }}
        >
          Ela sai da DCI como se não tivesse sido trazida. Para que fique à vista, com o porquê, deixe-a de fora.
        </ExclusaoDialog>
      )}
    </>
  );
}
