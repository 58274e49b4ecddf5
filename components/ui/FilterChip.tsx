import ExpandMore from '@mui/icons-material/ExpandMore';
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

interface FilterChipProps<Valor extends string> {
  nome: string;
  valor: Valor | undefined;
  opcoes: readonly (readonly [Valor, string])[];
  aoMudar: (valor: Valor | undefined) => void;
}

/** A filter that says what it filters: empty it offers its choices, set it can be taken off. */
export function FilterChip<Valor extends string>({ nome, valor, opcoes, aoMudar }: FilterChipProps<Valor>) {
  const [ancora, setAncora] = useState<HTMLElement | null>(null);
  const escolhida = opcoes.find(([opcao]) => opcao === valor);
  const escolher = (opcao: Valor) => {
    setAncora(null);
    aoMudar(opcao === valor ? undefined : opcao);
  };
  return (
    <>
      <Chip
        variant="outlined"
        color={escolhida ? 'primary' : 'default'}
        label={escolhida ? `${nome}: ${escolhida[1]}` : nome}
        onClick={(evento) => setAncora(evento.currentTarget)}
        onDelete={escolhida ? () => aoMudar(undefined) : (evento) => setAncora(evento.currentTarget.parentElement)}
        deleteIcon={escolhida ? undefined : <ExpandMore />}
        aria-haspopup="menu"
        sx={{
          height: 32,
          bgcolor: escolhida ? 'primary.soft' : 'background.paper',
          borderStyle: escolhida ? 'solid' : 'dashed',
        }}
      />
      <Menu anchorEl={ancora} open={Boolean(ancora)} onClose={() => setAncora(null)}>
        {opcoes.map(([opcao, rotulo]) => (
          <MenuItem key={opcao} selected={opcao === valor} onClick={() => escolher(opcao)}>
            {rotulo}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
