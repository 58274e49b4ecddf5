import Tune from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ToolButton } from '#components/ui/ToolButton.tsx';
import type { LinhaDeLista } from './definicao-da-lista.ts';
import { EscolhaDeColunas } from './EscolhaDeColunas.tsx';
import type { ListaAberta } from './use-lista.ts';

/** Button for phones, where there are no column heads. It opens a dialog for the order of the cards and the lines of each card. */
export function AjustarButton<Linha extends LinhaDeLista>({ lista }: { lista: ListaAberta<Linha> }) {
  const [aberto, setAberto] = useState(false);
  const titulo = useId();
  const { definicao, apresentacao } = lista;
  return (
    <>
      <ToolButton rotulo="Ajustar" aria-haspopup="dialog" onClick={() => setAberto(true)}>
        <Tune />
      </ToolButton>
      <Drawer
        anchor="bottom"
        open={aberto}
        onClose={() => setAberto(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titulo, sx: paper } }}
      >
        <Typography id={titulo} component="h2" sx={{ fontWeight: 650 }}>
          Ordem e linhas dos cartões
        </Typography>
        <Ordem lista={lista} />
        <EscolhaDeColunas
          rotulo="Linhas dos cartões"
          marca="noCartao"
          apresentacao={apresentacao.atual}
          titulos={new Map(definicao.colunas.map(({ campo, titulo: nome }) => [campo, nome]))}
          aoMudar={apresentacao.mudar}
        />
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          <Button color="inherit" onClick={() => apresentacao.esquecer()}>
            Restaurar
          </Button>
          <Button variant="contained" onClick={() => setAberto(false)}>
            Pronto
          </Button>
        </Stack>
      </Drawer>
    </>
  );
}

function Ordem<Linha extends LinhaDeLista>({ lista: { definicao, busca, filtrar } }: { lista: ListaAberta<Linha> }) {
  const campo = busca.ordem.replace(/^-/, '');
  const sentido = busca.ordem.startsWith('-') ? '-' : '';
  const ordenaveis = definicao.colunas.filter((coluna) => coluna.ordenavel);
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <TextField
        select
        size="small"
        label="Ordenar por"
        value={ordenaveis.some((coluna) => coluna.campo === campo) ? campo : ''}
        onChange={({ target }) => filtrar({ ordem: `${sentido}${target.value}` })}
        sx={{ flex: 1, minWidth: 0 }}
      >
        {ordenaveis.map((coluna) => (
          <MenuItem key={coluna.campo} value={coluna.campo}>
            {coluna.titulo}
          </MenuItem>
        ))}
      </TextField>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Sentido da ordem"
        value={sentido}
        onChange={(_, novo: '' | '-' | null) => novo !== null && filtrar({ ordem: `${novo}${campo}` })}
      >
        <ToggleButton value="" sx={{ textTransform: 'none' }}>
          Crescente
        </ToggleButton>
        <ToggleButton value="-" sx={{ textTransform: 'none' }}>
          Decrescente
        </ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}

const paper = { p: 2, gap: 1.5, borderTopLeftRadius: 12, borderTopRightRadius: 12, maxHeight: '90vh' };
