import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { createLink, type LinkOptions } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';

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

/** The entries are plain elements, styled by class (`EstiloDoMenu`): the menu is drawn before any page. */
export function MenuEntries({ entradas, aoNavegar }: MenuEntriesProps) {
  return (
    <ul className="entradas">
      {entradas.map((entrada) =>
        'filhos' in entrada ? (
          // A group that becomes current opens, even if the person had closed it.
          <Grupo key={`${entrada.titulo} ${entrada.atual}`} grupo={entrada} aoNavegar={aoNavegar} />
        ) : (
          <Item key={entrada.titulo} item={entrada} icone={entrada.icone} aoNavegar={aoNavegar} />
        ),
      )}
    </ul>
  );
}

function Grupo({ grupo, aoNavegar }: { grupo: GrupoMenu; aoNavegar?: () => void }) {
  const [aberto, setAberto] = useState(grupo.atual);
  const id = useId();
  return (
    <li>
      <button
        type="button"
        className={grupo.atual ? 'entrada do-lugar' : 'entrada'}
        aria-expanded={aberto}
        aria-controls={id}
        onClick={() => setAberto(!aberto)}
      >
        <span className="icone">{grupo.icone}</span>
        <span className="texto" data-rotulo>
          {grupo.titulo}
        </span>
        <ExpandMoreIcon data-rotulo />
      </button>
      <ul id={id} className="entradas do-grupo" hidden={!aberto}>
        {aberto && grupo.filhos.map((filho) => <Item key={filho.titulo} item={filho} aoNavegar={aoNavegar} />)}
      </ul>
    </li>
  );
}

function Item({ item, icone, aoNavegar }: { item: ItemMenu; icone?: ReactNode; aoNavegar?: () => void }) {
  return (
    <li>
      <EntryLink {...item.destino} atual={item.atual} onClick={aoNavegar} className="entrada">
        {icone && <span className="icone">{icone}</span>}
        <span className="texto" data-rotulo>
          {item.titulo}
        </span>
      </EntryLink>
    </li>
  );
}

/** The menu decides which entry is current, not the link: a company's page belongs to an entry with another path. */
const EntryLink = createLink(
  ({ atual, 'aria-current': _, children, ...props }: ComponentProps<'a'> & { atual: boolean }) => (
    <a {...props} aria-current={atual ? 'page' : undefined}>
      {children}
    </a>
  ),
);

export function EstiloDoMenu() {
  return <GlobalStyles styles={estilo} />;
}

const estilo = (theme: Theme) =>
  theme.unstable_sx({
    '.entradas': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 0.25,
      m: 0,
      p: 0,
      px: 1.25,
      listStyle: 'none',
    },
    '.entradas[hidden]': { display: 'none' },
    '.entradas.do-grupo': { px: 0, py: 0.25, '@starting-style': { opacity: 0 }, transition: 'opacity 150ms' },
    '.entrada': {
      display: 'flex',
      alignItems: 'center',
      width: '100%',
      minHeight: 36,
      overflow: 'hidden',
      // Centres the icon in the minimised column, under the brand and the company.
      pl: 2.5,
      pr: 1.25,
      py: 0.5,
      border: 0,
      borderRadius: 1,
      font: 'inherit',
      fontWeight: 550,
      lineHeight: 1.5,
      color: 'inherit',
      bgcolor: 'transparent',
      textAlign: 'start',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '&:hover': { bgcolor: 'nav.line', color: 'nav.strong' },
      '&.do-lugar': { color: 'nav.strong' },
      '& .icone': { display: 'flex', flex: 'none', width: 34 },
      '& .texto': { flex: 1, minWidth: 0 },
      '& > svg': { transition: 'transform 150ms' },
      '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
      '&[aria-current=page]': {
        bgcolor: 'nav.selected',
        color: 'nav.strong',
        boxShadow: 'inset 3px 0 0 var(--cais-palette-nav-accent)',
      },
    },
    '.do-grupo .entrada': { pl: 6.75 },
  });
