import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ToOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CABECA } from '#components/ui/grid/cabeca-fixa.ts';
import { Trilha } from '#components/ui/navigation/Trilha.tsx';
import { useDizerTitulo } from '#components/ui/navigation/titulo-da-pagina.ts';

export interface FiguraDoCabecalho {
  nome: string;
  valor: ReactNode;
}

interface CabecalhoDoRegistroProps {
  /** Name of the record: its number and our reference. */
  titulo: string;
  /** Records between the list and this one, in the breadcrumb. */
  meio?: readonly { nome: string; destino: ToOptions }[] | undefined;
  /** Situation and canal, as chips beside the name. */
  sinais?: ReactNode;
  /** One line under the name: the declaration, the parties. */
  descricao: ReactNode;
  /** Two figures at most. */
  figuras?: readonly FiguraDoCabecalho[];
  /** Acts that are not the next one, above the head. */
  outrosAtos?: ReactNode;
  /** The next act: one button. */
  ato?: ReactNode;
}

/**
 * Head of a record, the same for every document. The breadcrumb and the other acts scroll away; the name, the figures and the next act
 * stay in view, 64 px high. Where the window is narrow, the figures stand under the head and scroll.
 */
export function CabecalhoDoRegistro(props: CabecalhoDoRegistroProps) {
  const { titulo, meio, sinais, descricao, figuras = [], outrosAtos, ato } = props;
  const largo = useMediaQuery((tema) => tema.breakpoints.up('lg'), { noSsr: true });
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('md'), { noSsr: true });
  useDizerTitulo(titulo);
  return (
    <>
      <Box sx={acima}>
        <Trilha meio={meio} atual={titulo} />
        <Stack direction="row" sx={atos}>
          {outrosAtos}
        </Stack>
      </Box>
      <Box component="header" data-cabeca sx={cabeca}>
        <Box sx={ato ? aoLadoDoAto : doNome}>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minWidth: 0 }}>
            <Typography variant="h1" component="h2" noWrap sx={doTitulo} title={titulo}>
              {titulo}
            </Typography>
            {!telefone && (
              <Stack direction="row" sx={aoLado}>
                {sinais}
              </Stack>
            )}
          </Stack>
          <Typography
            variant="body2"
            component="div"
            sx={daDescricao}
            title={typeof descricao === 'string' ? descricao : undefined}
          >
            {descricao}
          </Typography>
        </Box>
        {largo && <Figuras figuras={figuras} />}
        {ato && (
          <Stack direction="row" sx={doAto}>
            {ato}
          </Stack>
        )}
      </Box>
      {telefone && (
        <Stack direction="row" sx={{ columnGap: 1, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center', mb: 1.5 }}>
          {sinais}
        </Stack>
      )}
      {!largo && figuras.length > 0 && (
        <Box sx={{ mb: 1.5 }}>
          <Figuras figuras={figuras} />
        </Box>
      )}
    </>
  );
}

function Figuras({ figuras }: { figuras: readonly FiguraDoCabecalho[] }) {
  return (
    <Stack
      component="dl"
      direction="row"
      sx={{ m: 0, columnGap: { xs: 1.5, sm: 2.5 }, rowGap: 1, flex: 'none', flexWrap: 'wrap' }}
    >
      {figuras.map(({ nome, valor }) => (
        <div key={nome}>
          <Typography component="dt" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {nome}
          </Typography>
          <Typography component="dd" variant="body2" sx={figura}>
            {valor}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}

/** Two lines beside a title of one are what the head has room for. */
const daDescricao = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  lineHeight: 1.2,
  color: 'text.secondary',
  // As wide as the name and its part of the head, and no wider for its own sake.
  width: { xs: 0, md: 'auto' },
  minWidth: '100%',
};

const doNome = { flex: '1 1 0', minWidth: 0 };
/** On a phone the number of the record comes first: it is read whole, and the text of the act goes on in a second line. */
const aoLadoDoAto = {
  flex: { xs: '1 0 auto', md: '1 1 0' },
  minWidth: 0,
  maxWidth: { xs: 'calc(100% - 130px)', md: 'none' },
};

const doAto = {
  flex: { xs: '0 1 auto', md: 'none' },
  minWidth: 0,
  gap: { xs: 0, md: 1 },
  alignItems: 'center',
  '& .MuiButton-root': { whiteSpace: { xs: 'normal', md: 'nowrap' }, lineHeight: 1.2 },
};

const doTitulo = { fontSize: '1.0625rem', flex: 'none', maxWidth: '100%' };

/** Gives way before the name does. */
const aoLado = {
  gap: 0.75,
  flex: '0 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  alignItems: 'center',
};

const acima = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  mt: { xs: -1, md: -1.5 },
  mb: 0.5,
  minHeight: 32,
  '@media print': { display: 'none' },
};

/** Small and plain: the next act alone stands out. */
const atos = {
  gap: 0.5,
  flexWrap: 'wrap',
  alignItems: 'center',
  '& .MuiButton-root': {
    minHeight: 28,
    py: 0,
    px: 1,
    borderColor: 'transparent',
    bgcolor: 'transparent',
    fontSize: '0.8125rem',
  },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
};

const cabeca = {
  ...CABECA,
  position: 'sticky',
  top: 0,
  zIndex: 4,
  mb: 1.5,
  '@media print': { position: 'static', height: 'auto' },
};

const figura = { m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };
