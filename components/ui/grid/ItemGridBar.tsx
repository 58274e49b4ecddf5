import AddIcon from '@mui/icons-material/AddOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import RedoIcon from '@mui/icons-material/RedoOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { manterAtiva } from '#components/ui/feedback/manter-ativa.ts';

interface ItemGridBarProps {
  /** DOM id of the help, which describes the grid. */
  ajuda: string;
  linhasFixas: boolean;
  temAtiva: boolean;
  aoAdicionar: () => void;
  aoRemover: () => void;
  /** Undefined when there is nothing to undo. */
  aoDesfazer: (() => void) | undefined;
  aoRefazer: (() => void) | undefined;
}

/** The buttons above a grid, and its keys. */
export function ItemGridBar(props: ItemGridBarProps) {
  const { ajuda, linhasFixas, temAtiva, aoAdicionar, aoRemover, aoDesfazer, aoRefazer } = props;
  return (
    <Stack direction="row" sx={{ gap: 1, mb: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {!linhasFixas && (
        <>
          <Button size="small" startIcon={<AddIcon />} onClick={aoAdicionar}>
            Adicionar linha
          </Button>
          <Button
            size="small"
            startIcon={<DeleteIcon />}
            disabled={!temAtiva}
            onMouseDown={manterAtiva}
            onClick={aoRemover}
          >
            Remover linhas
          </Button>
        </>
      )}
      <Button
        size="small"
        startIcon={<UndoIcon />}
        disabled={!aoDesfazer}
        onMouseDown={manterAtiva}
        onClick={aoDesfazer}
      >
        Desfazer
      </Button>
      <Button size="small" startIcon={<RedoIcon />} disabled={!aoRefazer} onMouseDown={manterAtiva} onClick={aoRefazer}>
        Refazer
      </Button>
      <Typography id={ajuda} variant="caption" sx={{ color: 'text.secondary', ml: 'auto' }}>
        Cole um bloco do Excel, Ctrl+D preenche para baixo, F2 edita,
        {!linhasFixas && ' Ctrl+Delete remove a linha,'} Esc e Tab saem da grade.
      </Typography>
    </Stack>
  );
}
