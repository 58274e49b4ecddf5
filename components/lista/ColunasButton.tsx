import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { type Apresentacao, DENSIDADES, type Densidade } from '#lib/contracts/visao.ts';
import { mover, mudarColuna } from './apresentacao.ts';

interface ColunasButtonProps {
  apresentacao: Apresentacao;
  /** Of each column, by its field. */
  titulos: ReadonlyMap<string, string>;
  aoMudar: (nova: Apresentacao) => void;
  aoRestaurar: () => void;
}

/** Which columns are shown, in which order, and how close the rows stand. The first column names the row and stays. */
export function ColunasButton({ apresentacao, titulos, aoMudar, aoRestaurar }: ColunasButtonProps) {
  const [ancora, setAncora] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<ViewColumnOutlined />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAncora(currentTarget)}
      >
        Colunas
      </Button>
      <Popover
        open={Boolean(ancora)}
        anchorEl={ancora}
        onClose={() => setAncora(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Colunas e densidade', sx: paper } }}
      >
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Densidade"
          value={apresentacao.densidade}
          onChange={(_, densidade: Densidade | null) => densidade && aoMudar({ ...apresentacao, densidade })}
        >
          {DENSIDADES.map((densidade) => (
            <ToggleButton key={densidade} value={densidade} sx={{ textTransform: 'none', py: 0.25 }}>
              {NOME_DENSIDADE[densidade]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box component="ul" aria-label="Colunas" sx={list}>
          {apresentacao.colunas.map(({ campo, visivel }, i, { length }) => (
            <ColunaItem
              key={campo}
              titulo={titulos.get(campo) ?? campo}
              visivel={visivel}
              fixa={i === 0}
              primeira={i <= 1}
              ultima={i === length - 1}
              aoMostrar={(mostrar) => aoMudar(mudarColuna(apresentacao, campo, { visivel: mostrar }))}
              aoMover={(passo) => aoMudar(mover(apresentacao, campo, passo))}
            />
          ))}
        </Box>
        <Button color="inherit" onClick={aoRestaurar} sx={{ alignSelf: 'flex-start' }}>
          Restaurar
        </Button>
      </Popover>
    </>
  );
}

interface ColunaItemProps {
  titulo: string;
  visivel: boolean;
  fixa: boolean;
  primeira: boolean;
  ultima: boolean;
  aoMostrar: (mostrar: boolean) => void;
  aoMover: (passo: -1 | 1) => void;
}

/** Alt with an arrow moves it too, the focus going along. */
function ColunaItem({ titulo, visivel, fixa, primeira, ultima, aoMostrar, aoMover }: ColunaItemProps) {
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between' }}
      onKeyDown={(evento) => {
        const passo = evento.altKey && PASSOS[evento.key];
        if (!passo || fixa) return;
        evento.preventDefault();
        aoMover(passo);
      }}
    >
      <FormControlLabel
        control={<Checkbox size="small" checked={visivel} onChange={(_, mostrar) => aoMostrar(mostrar)} />}
        label={titulo}
        disabled={fixa}
        sx={{ mr: 1 }}
      />
      {!fixa && (
        <Stack direction="row">
          <IconButton aria-label={`Subir ${titulo}`} disabled={primeira} onClick={() => aoMover(-1)}>
            <ArrowUpward sx={{ fontSize: 16 }} />
          </IconButton>
          <IconButton aria-label={`Descer ${titulo}`} disabled={ultima} onClick={() => aoMover(1)}>
            <ArrowDownward sx={{ fontSize: 16 }} />
          </IconButton>
        </Stack>
      )}
    </Stack>
  );
}

const PASSOS: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

const NOME_DENSIDADE: Record<Densidade, string> = {
  compacta: 'Compacta',
  normal: 'Normal',
  confortavel: 'Confortável',
};

const paper = { p: 1.5, width: 320, display: 'flex', flexDirection: 'column', gap: 1, mt: 0.5 };
const list = { m: 0, p: 0, listStyle: 'none', overflowY: 'auto', maxHeight: '50vh' };
