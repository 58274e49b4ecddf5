import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { ChipDeFiltro } from './ChipDeFiltro.tsx';

interface FilterChipProps<Valor extends string> {
  nome: string;
  valor: Valor | undefined;
  opcoes: readonly (readonly [Valor, string])[];
  pedido?: boolean;
  aoMudar: (valor: Valor | undefined) => void;
}

/** Filter chip with a menu of a few options. */
export function FilterChip<Valor extends string>({ nome, valor, opcoes, pedido, aoMudar }: FilterChipProps<Valor>) {
  const [ancora, setAncora] = useState<HTMLElement | null>(null);
  const escolher = (opcao: Valor) => {
    setAncora(null);
    aoMudar(opcao === valor ? undefined : opcao);
  };
  return (
    <>
      <ChipDeFiltro
        nome={nome}
        valor={opcoes.find(([opcao]) => opcao === valor)?.[1]}
        abre="menu"
        pedido={pedido}
        aoAbrir={setAncora}
        aoTirar={() => aoMudar(undefined)}
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
