import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ContextMenuComponentProps, ContextMenuItem } from 'react-datasheet-grid';

/** Context menu of the grid. It renders inside the grid, because the grid deactivates its cells when the focus leaves it. */
export function ItemGridMenu({ clientX, clientY, items, close }: ContextMenuComponentProps) {
  return (
    <Menu
      open
      disablePortal
      onClose={close}
      anchorReference="anchorPosition"
      anchorPosition={{ top: clientY, left: clientX }}
      slotProps={{ list: { 'aria-label': 'Ações sobre as linhas', dense: true } }}
    >
      {items.map((item) => (
        <MenuItem key={item.type} onClick={item.action}>
          {nomeDe(item)}
        </MenuItem>
      ))}
    </Menu>
  );
}

function nomeDe(item: ContextMenuItem): string {
  if (item.type === 'DELETE_ROWS') return `Remover linhas ${item.fromRow} a ${item.toRow}`;
  if (item.type === 'DUPLICATE_ROWS') return `Duplicar linhas ${item.fromRow} a ${item.toRow}`;
  return NOMES[item.type];
}

const NOMES: Readonly<Record<Exclude<ContextMenuItem['type'], 'DELETE_ROWS' | 'DUPLICATE_ROWS'>, string>> = {
  COPY: 'Copiar',
  CUT: 'Recortar',
  PASTE: 'Colar',
  INSERT_ROW_BELLOW: 'Inserir linha abaixo',
  DELETE_ROW: 'Remover linha',
  DUPLICATE_ROW: 'Duplicar linha',
};
