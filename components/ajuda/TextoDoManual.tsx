import Box from '@mui/material/Box';
import { TextoComLeis } from '#components/ui/page/TextoComLeis.tsx';
import type { Trecho } from '#lib/contracts/platform/manual.ts';
import { SecaoLink } from './SecaoLink.tsx';

/** Text of the manual. Quoted words appear so on the screen, and are highlighted so that readers following along can find them. */
export function TextoDoManual({ texto }: { texto: readonly Trecho[] }) {
  return texto.map((trecho, lugar) => {
    // The text is fixed at build time, so the position is a stable key.
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
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text that never changes.
      <TextoComLeis key={lugar} texto={parte} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text that never changes.
      <Box key={lugar} component="span" sx={{ fontWeight: 600 }}>
        {parte}
      </Box>
    ),
  );
}

/** A quoted label or button. A longer quotation, such as a whole message, is not highlighted. */
const DIZER = /(“[^”]{1,48}”)/;
