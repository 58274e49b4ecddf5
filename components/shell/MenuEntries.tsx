import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { type ListItemButtonProps } from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { createLink, type LinkOptions } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';

export interface ItemMenu {
  titulo: string;
  destino: LinkOptions;
  atual: boolean;
}
interface GrupoMenu {
  titulo: string;
  icone: ReactNode;
  /** The group contains the current page, so it is open. */
  atual: boolean;
  filhos: ItemMenu[];
}
export type EntradaMenu = GrupoMenu | (ItemMenu & { icone: ReactNode });

interface MenuEntriesProps {
  entradas: EntradaMenu[];
  /** Also called when the chosen entry is the current page and nothing navigates. */
  aoNavegar?: () => void;
}

export function MenuEntries({ entradas, aoNavegar }: MenuEntriesProps) {
  return (
    <List disablePadding sx={{ ...column, px: 1.25 }}>
      {entradas.map((entrada) =>
        'filhos' in entrada ? (
          // A group that becomes current opens, even if the person had closed it.
          <Grupo key={`${entrada.titulo} ${entrada.atual}`} grupo={entrada} aoNavegar={aoNavegar} />
        ) : (
          <Item key={entrada.titulo} item={entrada} icone={entrada.icone} aoNavegar={aoNavegar} />
        ),
      )}
    </List>
  );
}

function Grupo({ grupo, aoNavegar }: { grupo: GrupoMenu; aoNavegar?: () => void }) {
  const [aberto, setAberto] = useState(grupo.atual);
  const id = useId();
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <ListItemButton
        component="button"
        aria-expanded={aberto}
        aria-controls={id}
        onClick={() => setAberto(!aberto)}
        sx={{ ...entry, width: '100%', ...(grupo.atual && { color: 'nav.strong' }) }}
      >
        <ListItemIcon sx={icon}>{grupo.icone}</ListItemIcon>
        <ListItemText primary={grupo.titulo} slotProps={label} />
        <ExpandMoreIcon
          data-rotulo
          sx={{ transition: 'transform 150ms', transform: aberto ? 'rotate(180deg)' : undefined }}
        />
      </ListItemButton>
      <Collapse in={aberto} id={id} timeout={150}>
        <List disablePadding sx={{ ...column, py: 0.25 }}>
          {grupo.filhos.map((filho) => (
            <Item key={filho.titulo} item={filho} aoNavegar={aoNavegar} />
          ))}
        </List>
      </Collapse>
    </ListItem>
  );
}

function Item({ item, icone, aoNavegar }: { item: ItemMenu; icone?: ReactNode; aoNavegar?: () => void }) {
  return (
    <ListItem disablePadding>
      <EntryLink
        {...item.destino}
        atual={item.atual}
        onClick={aoNavegar}
        sx={{ ...entry, ...(icone ? {} : { pl: 6.75 }), ...(item.atual && current) }}
      >
        {icone && <ListItemIcon sx={icon}>{icone}</ListItemIcon>}
        <ListItemText primary={item.titulo} slotProps={label} />
      </EntryLink>
    </ListItem>
  );
}

/** The menu decides which entry is current, not the link: a company's page belongs to an entry with another path. */
const EntryLink = createLink(
  ({ atual, 'aria-current': _, ...props }: ListItemButtonProps<'a'> & { atual: boolean }) => (
    <ListItemButton component="a" {...props} aria-current={atual ? 'page' : undefined} />
  ),
);

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.25 };

const entry = {
  overflow: 'hidden',
  minHeight: 36,
  // Centres the icon in the minimised column, under the brand and the company.
  pl: 2.5,
  pr: 1.25,
  py: 0.5,
  borderRadius: 1,
  color: 'inherit',
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'nav.line', color: 'nav.strong' },
};
const icon = { color: 'inherit', minWidth: 34 };
const label = { primary: { sx: { fontWeight: 550 } } };
const current = {
  bgcolor: 'nav.selected',
  color: 'nav.strong',
  boxShadow: 'inset 3px 0 0 var(--cais-palette-nav-accent)',
  '&:hover': { bgcolor: 'nav.selected', color: 'nav.strong' },
};
