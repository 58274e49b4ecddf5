import CheckIcon from '@mui/icons-material/Check';
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import SystemModeIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';
import { inicial } from '#lib/format/iniciais.ts';

type Modo = 'light' | 'dark' | 'system';

interface AccountMenuProps {
  nome: string | null;
  email: string | null;
  /** Address of the person's photo. Without a photo, the menu shows the initial. */
  foto?: string | null;
  modo: Modo;
  aoMudarModo: (modo: Modo) => void;
  aoVerSobre: () => void;
  aoSair: () => void;
}

export function AccountMenu({ nome, email, foto, modo, aoMudarModo, aoVerSobre, aoSair }: AccountMenuProps) {
  const [ancora, setAncora] = useState<HTMLElement | null>(null);
  const fechar = () => setAncora(null);
  return (
    <>
      <IconButton
        aria-label="Conta"
        aria-haspopup="menu"
        aria-expanded={ancora !== null}
        onClick={(evento) => setAncora(evento.currentTarget)}
      >
        <Avatar src={foto ?? undefined} alt="" sx={avatar}>
          {inicial(nome) || <PersonIcon />}
        </Avatar>
      </IconButton>
      <Menu
        anchorEl={ancora}
        open={ancora !== null}
        onClose={fechar}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': 'Conta' } }}
      >
        <Box component="li" role="presentation" sx={{ px: 2, py: 1, overflowWrap: 'anywhere', maxWidth: 280 }}>
          <Box sx={{ fontWeight: 600 }}>{nome}</Box>
          <Box sx={{ color: 'text.secondary' }}>{email}</Box>
        </Box>
        <Divider component="li" />
        <MenuItemTo to="/configuracoes/minha-conta" onClick={fechar}>
          <ListItemIcon>
            <PersonIcon />
          </ListItemIcon>
          Minha conta
        </MenuItemTo>
        <Divider component="li" />
        {MODOS.map(({ valor, nome: rotulo, Icone }) => (
          <MenuItem
            key={valor}
            role="menuitemradio"
            aria-checked={modo === valor}
            selected={modo === valor}
            onClick={() => aoMudarModo(valor)}
          >
            <ListItemIcon>
              <Icone />
            </ListItemIcon>
            <Box sx={{ flex: 1 }}>{rotulo}</Box>
            {modo === valor && <CheckIcon sx={{ ml: 3 }} />}
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem
          onClick={() => {
            fechar();
            aoVerSobre();
          }}
        >
          <ListItemIcon>
            <InfoIcon />
          </ListItemIcon>
          Sobre o Cais
        </MenuItem>
        <MenuItem onClick={aoSair}>
          <ListItemIcon>
            <LogoutIcon />
          </ListItemIcon>
          Sair
        </MenuItem>
      </Menu>
    </>
  );
}

const MenuItemTo = createLink(({ 'aria-current': _, ...props }: MenuItemProps<'a'>) => (
  <MenuItem component="a" {...props} />
));

const MODOS = [
  { valor: 'light', nome: 'Tema claro', Icone: LightModeIcon },
  { valor: 'dark', nome: 'Tema escuro', Icone: DarkModeIcon },
  { valor: 'system', nome: 'Tema do sistema', Icone: SystemModeIcon },
] as const;

const avatar = {
  width: 30,
  height: 30,
  fontSize: '0.8125rem',
  fontWeight: 650,
  color: 'primary.main',
  bgcolor: 'primary.soft',
};
