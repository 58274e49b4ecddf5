import Box from '@mui/material/Box';
import { Command } from 'cmdk';
import type { ReactNode } from 'react';
import { Destaque } from '#components/ui/feedback/Destaque.tsx';
import { Teclas } from '#components/ui/page/Teclas.tsx';

export interface ItemDaPaleta {
  chave: string;
  icone: ReactNode;
  titulo: string;
  detalhe?: string | null;
  /** Shown on the right: why the search found this entry. */
  nota?: string | null;
  /** Shortcut that does the same. */
  teclas?: readonly string[] | undefined;
}

interface CommandPaletteItemProps {
  item: ItemDaPaleta;
  procurado: string;
  aoEscolher: () => void;
}

/** Entry of the palette: an icon, a name, a detail, and on the right the match reason or the shortcut. */
export function CommandPaletteItem({ item, procurado, aoEscolher }: CommandPaletteItemProps) {
  const { chave, icone, titulo, detalhe, nota, teclas } = item;
  return (
    <Command.Item value={chave} onSelect={aoEscolher}>
      <Box
        component="span"
        aria-hidden
        sx={{ display: 'flex', flex: 'none', color: 'text.secondary', '& svg': { fontSize: 20 } }}
      >
        {icone}
      </Box>
      <Box component="span" sx={{ minWidth: 0, flex: 1 }}>
        <Box component="span" sx={{ ...linha, fontWeight: 550 }}>
          <Destaque texto={titulo} procurado={procurado} />
        </Box>
        {detalhe && (
          <Box component="span" sx={{ ...linha, color: 'text.secondary', fontSize: 12.5 }}>
            <Destaque texto={detalhe} procurado={procurado} />
          </Box>
        )}
        {nota && (
          <Box component="span" sx={{ ...linha, color: 'text.secondary', fontSize: 12.5 }}>
            <Destaque texto={nota} procurado={procurado} />
          </Box>
        )}
      </Box>
      {teclas && <Teclas teclas={teclas} />}
    </Command.Item>
  );
}

const linha = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
