import Box from '@mui/material/Box';
import MuiLink, { type LinkProps } from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type AnyRoute, createLink, type ToOptions, useLocation, useRouter } from '@tanstack/react-router';
import { Fragment } from 'react';

interface PassoDaTrilha {
  nome: string;
  /** Without an address, the step is a name only. */
  destino?: ToOptions;
}

interface TrilhaProps {
  /** Records between the list and this page. */
  meio?: readonly PassoDaTrilha[] | undefined;
  /** Name of the record on the page. */
  atual: string;
}

/** The way from the list to the record on the page. On a page without a list above it, nothing is shown. */
export function Trilha({ meio = [], atual }: TrilhaProps) {
  const acima = useListaAcima();
  if (acima.length === 0) return null;
  return (
    <Box component="nav" aria-label="Trilha" sx={faixa}>
      {[...acima, ...meio].map(({ nome, destino }) => (
        <Fragment key={nome}>
          {destino ? <Elo {...destino}>{nome}</Elo> : <span>{nome}</span>}
          <span aria-hidden>/</span>
        </Fragment>
      ))}
      <Typography component="span" variant="body2" aria-current="page" noWrap sx={{ minWidth: 0 }}>
        {atual}
      </Typography>
    </Box>
  );
}

/** The group of the menu and the list that the page is below. The name of each is that of the menu, or of the strip of cadastros. */
function useListaAcima(): PassoDaTrilha[] {
  const caminho = useLocation({ select: ({ pathname }) => pathname });
  const rotas: AnyRoute[] = Object.values(useRouter().routesByPath ?? {});
  const acima = rotas
    .filter((rota) => rota.options.staticData?.tela && caminho.startsWith(`${semParametros(rota.fullPath)}/`))
    .sort((a, b) => b.fullPath.length - a.fullPath.length)[0];
  const tela = acima?.options.staticData?.tela;
  if (!acima || !tela) return [];
  const nome = tela.menu?.titulo ?? tela.faixa?.nome ?? tela.titulo ?? tela.lugares?.[0]?.nome;
  if (!nome) return [];
  // A list that is part of one in the strip of cadastros is a cadastro too.
  const naFaixa = rotas.some(
    ({ options, fullPath }) => options.staticData?.tela?.faixa && `${acima.fullPath}/`.startsWith(`${fullPath}/`),
  );
  const grupo = tela.menu?.grupo ?? (naFaixa ? 'Cadastros' : GRUPO_DO_CAMINHO[acima.fullPath.split('/')[1] ?? '']);
  return [...(grupo ? [{ nome: grupo }] : []), { nome, destino: { to: acima.fullPath } as ToOptions }];
}

/** Path of a route up to its first parameter, where every page below it begins. A route that begins with a parameter has none. */
function semParametros(caminho: string): string {
  return caminho.split('/$')[0] || '?';
}

const GRUPO_DO_CAMINHO: Readonly<Record<string, string>> = {
  importacao: 'Importação',
  dci: 'DCI',
  dcr: 'DCR',
  configuracoes: 'Configurações',
};

const Elo = createLink((props: LinkProps<'a'>) => <MuiLink variant="body2" {...props} />);

const faixa = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minWidth: 0,
  minHeight: 28,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  '@media print': { display: 'none' },
};
