import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { Section } from '#components/ui/page/Section.tsx';

/** One cause of what a record lacks. */
export interface LacunaNaLista {
  chave: string;
  texto: string;
  /** What the gap leaves unknown, or the names of what is missing. */
  detalhe?: string | null;
  /** The one link that mends all the line counts. */
  remedio: ReactNode;
  /** All that the line counts, each with its own link: shown when asked for. */
  todas?: readonly { chave: string; conteudo: ReactNode }[];
}

interface ListaDeLacunasProps {
  titulo: string;
  lacunas: readonly LacunaNaLista[];
}

/** What a process, a DCR-E or a DCI lacks: one line a cause, with one remedy for all it counts. */
export function ListaDeLacunas({ titulo, lacunas }: ListaDeLacunasProps) {
  if (lacunas.length === 0) return null;
  return (
    <Section titulo={titulo} acoes={<StatusChip tom="warning">{quantas(lacunas)}</StatusChip>}>
      <Causas nome={titulo} lacunas={lacunas} />
    </Section>
  );
}

/** The lines alone, for a card with a title of its own. */
export function Causas({ nome, lacunas }: { nome: string; lacunas: readonly LacunaNaLista[] }) {
  return (
    <Stack component="ul" aria-label={nome} sx={{ m: 0, p: 0, gap: 1, listStyle: 'none', overflowWrap: 'anywhere' }}>
      {lacunas.map((lacuna) => (
        <li key={lacuna.chave}>
          <Causa {...lacuna} />
        </li>
      ))}
    </Stack>
  );
}

function Causa({ texto, detalhe, remedio, todas = [] }: LacunaNaLista) {
  const [aberta, setAberta] = useState(false);
  return (
    <>
      <strong>{texto}</strong>
      {' · '}
      {remedio}
      {todas.length > 1 && (
        <>
          {' '}
          <Button
            size="small"
            color="inherit"
            aria-expanded={aberta}
            aria-label={`${aberta ? 'Recolher' : 'Ver um a um'}: ${texto}`}
            onClick={() => setAberta(!aberta)}
          >
            {aberta ? 'Recolher' : 'Ver um a um'}
          </Button>
        </>
      )}
      {detalhe && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {detalhe}
        </Typography>
      )}
      {aberta && (
        <Stack component="ul" sx={{ m: 0, pl: 2.5, gap: 0.5 }}>
          {todas.map(({ chave, conteudo }) => (
            <li key={chave}>{conteudo}</li>
          ))}
        </Stack>
      )}
    </>
  );
}

function quantas({ length }: readonly unknown[]): string {
  return length === 1 ? '1 causa' : `${length} causas`;
}
