import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';

/** Records of one kind beside this one. */
interface GrupoDeRelacionados {
  titulo: string;
  linhas: readonly { chave: string; conteudo: ReactNode; nota?: ReactNode }[];
  /** Stands where there is none of them. */
  nenhum: string;
}

interface ComLadoProps {
  /** Undefined while they are loading; null where they cannot be read. */
  relacionados: readonly GrupoDeRelacionados[] | undefined | null;
  /** A part with a wide table takes the whole width, and the related records stand below it. */
  largo?: boolean;
  children: ReactNode;
}

/** A part of a record with its related records: at the side from 1440 px on, otherwise under a fold below. */
export function ComLado({ relacionados, largo = false, children }: ComLadoProps) {
  const cabe = useMediaQuery('(min-width: 1440px)', { noSsr: true });
  const aoLado = cabe && !largo && relacionados !== null;
  return (
    <Box sx={aoLado ? doisLados : emPilha}>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      {relacionados !== null && (aoLado ? <Lado relacionados={relacionados} /> : <Dobra relacionados={relacionados} />)}
    </Box>
  );
}

type DeAmbos = Pick<ComLadoProps, 'relacionados'>;

function Lado({ relacionados }: DeAmbos) {
  return (
    <Box component="aside" aria-label={TITULO} sx={lado}>
      {relacionados ? <Grupos relacionados={relacionados} /> : <Skeleton variant="rounded" height={200} />}
    </Box>
  );
}

function Dobra({ relacionados }: DeAmbos) {
  if (!relacionados) return null;
  const quantos = relacionados.reduce((soma, { linhas }) => soma + linhas.length, 0);
  return (
    <Accordion disableGutters elevation={0} component="aside" aria-label={TITULO} sx={dobra}>
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {`${TITULO} (${quantos})`}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Grupos relacionados={relacionados} />
      </AccordionDetails>
    </Accordion>
  );
}

function Grupos({ relacionados }: { relacionados: readonly GrupoDeRelacionados[] }) {
  return (
    <Stack sx={{ gap: 1.5 }}>
      {relacionados.map(({ titulo, linhas, nenhum }) => (
        <div key={titulo}>
          <Typography variant="caption" component="h3" sx={{ color: 'text.secondary', fontWeight: 600 }}>
            {titulo}
          </Typography>
          {linhas.length === 0 ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {nenhum}
            </Typography>
          ) : (
            <Stack component="ul" aria-label={titulo} sx={{ m: 0, p: 0, gap: 0.5, listStyle: 'none' }}>
              {linhas.map(({ chave, conteudo, nota }) => (
                <Box component="li" key={chave} sx={linha}>
                  {conteudo}
                  {nota}
                </Box>
              ))}
            </Stack>
          )}
        </div>
      ))}
    </Stack>
  );
}

const TITULO = 'Relacionados';

const emPilha = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 };
const doisLados = {
  ...emPilha,
  gridTemplateColumns: 'minmax(0, 1fr) 232px',
  alignItems: 'start',
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
};
const lado = { p: 2, border: 1, borderColor: 'divider', borderRadius: 1.5, bgcolor: 'background.paper' };
const dobra = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  '&::before': { display: 'none' },
  '@media print': { display: 'none' },
};
const linha = { display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' };
