import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { type Apresentacao, DENSIDADES, type Densidade } from '#lib/contracts/platform/visao.ts';
import { EscolhaDeColunas } from './EscolhaDeColunas.tsx';

interface ColunasButtonProps {
  apresentacao: Apresentacao;
  /** Title of each column, by its field. */
  titulos: ReadonlyMap<string, string>;
  aoMudar: (nova: Apresentacao) => void;
  aoRestaurar: () => void;
}

/** Menu of column visibility, column order and row density. The first column names the row, so it always stays. */
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
        <EscolhaDeColunas
          rotulo="Colunas"
          marca="visivel"
          apresentacao={apresentacao}
          titulos={titulos}
          aoMudar={aoMudar}
        />
        <Button color="inherit" onClick={aoRestaurar} sx={{ alignSelf: 'flex-start' }}>
          Restaurar
        </Button>
      </Popover>
    </>
  );
}

const NOME_DENSIDADE: Record<Densidade, string> = {
  compacta: 'Compacta',
  normal: 'Normal',
  confortavel: 'Confortável',
};

const paper = { p: 1.5, width: 320, display: 'flex', flexDirection: 'column', gap: 1, mt: 0.5 };
