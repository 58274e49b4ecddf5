import Box from '@mui/material/Box';
import type { Trecho } from '#lib/contracts/manual.ts';
import { SecaoLink } from './SecaoLink.tsx';

/** Words of the manual; what is quoted stands so on the screen, and the eye that follows with the hand looks for it. */
export function TextoDoManual({ texto }: { texto: readonly Trecho[] }) {
  return texto.map((trecho, lugar) => {
    // The text is what the site was built with: its pieces never change places.
    const chave = lugar;
    if (typeof trecho === 'string') return <ComDizeres key={chave} texto={trecho} />;
    if ('forte' in trecho) return <strong key={chave}>{trecho.forte}</strong>;
    if ('codigo' in trecho) return <code key={chave}>{trecho.codigo}</code>;
    return (
      <SecaoLink key={chave} id={trecho.secao}>
        {trecho.texto}
      </SecaoLink>
    );
  });
}

function ComDizeres({ texto }: { texto: string }) {
  return texto.split(DIZER).map((parte, lugar) =>
    lugar % 2 === 0 ? (
      parte
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text that never changes.
      <Box key={lugar} component="span" sx={{ fontWeight: 600 }}>
        {parte}
      </Box>
    ),
  );
}

/** A label or a button; a whole message is no mark in its line. */
const DIZER = /(“[^”]{1,48}”)/;
