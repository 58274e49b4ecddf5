import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OrigemDoMapa } from '#lib/contracts/views/mapa.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import type { Rotulo } from './afastar.ts';
import { nomeDaOrigem, resumoDaOrigem } from './embarques-por-extenso.ts';
import type { PontoNaTela } from './projecao.ts';

interface MarcaDaOrigemProps {
  origem: OrigemDoMapa;
  em: PontoNaTela;
  raio: number;
  rotulo: Rotulo | null;
  compacto: boolean;
  acesa: boolean;
  aberta: boolean;
  aoAcender: (chave: string | null) => void;
  aoAbrir: ((chave: string) => void) | undefined;
  aoFocar: () => void;
}

/** Mark of an origin: the number of its shipments in a circle, with a triangle if a shipment is late. */
export function MarcaDaOrigem(props: MarcaDaOrigemProps) {
  const { origem, em, raio, rotulo, compacto, acesa, aberta, aoAcender, aoAbrir, aoFocar } = props;
  const { chave, total, atrasados, precisao } = origem;
  const comum = {
    'aria-label': `${nomeDaOrigem(origem)}: ${resumoDaOrigem(origem)}`,
    'data-origem': chave,
    onMouseEnter: () => aoAcender(chave),
    onMouseLeave: () => aoAcender(null),
    onFocus: () => {
      aoAcender(chave);
      aoFocar();
    },
    onBlur: () => aoAcender(null),
    sx: {
      ...marca,
      width: raio * 2,
      height: raio * 2,
      ...(precisao === 'PAIS' && marcaDePais),
      ...((acesa || aberta) && marcaAcesa),
    },
  };
  const dentro: ReactNode = (
    <>
      {formatarInteiro(total)}
      {atrasados > 0 && <Atraso />}
    </>
  );
  return (
    <li>
      {rotulo && (
        <Box
          aria-hidden
          sx={nomeAoLado}
          style={{
            left: rotulo.x,
            top: rotulo.y,
            transform: `translate(${rotulo.lado === 'direita' ? '0' : '-100%'}, -50%)`,
          }}
        >
          {origem.nome}
        </Box>
      )}
      <Box
        sx={{ position: 'absolute', zIndex: acesa ? 3 : atrasados > 0 ? 2 : 1 }}
        style={{ left: em.x - raio, top: em.y - raio }}
      >
        {compacto ? (
          <MarcaQueLeva {...comum} to="/maps/fullscreen" search={{ origem: chave }}>
            {dentro}
          </MarcaQueLeva>
        ) : (
          <ButtonBase {...comum} aria-haspopup="dialog" aria-expanded={aberta} onClick={() => aoAbrir?.(chave)}>
            {dentro}
          </ButtonBase>
        )}
      </Box>
    </li>
  );
}

const MarcaQueLeva = createLink(ButtonBase);

function Atraso() {
  return (
    <Box component="svg" aria-hidden viewBox="0 0 16 15" sx={atraso}>
      <path d="M8 1 15.2 14H.8Z" fill="currentColor" stroke="var(--cais-palette-background-paper)" strokeWidth="1.4" />
      <path d="M8 5.4v3.8M8 10.6v1.4" stroke="var(--cais-palette-background-paper)" strokeWidth="1.5" />
    </Box>
  );
}

const marca = {
  borderRadius: '50%',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.8125rem',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  boxShadow: '0 0 0 2px var(--cais-palette-background-paper)',
  '&:focus-visible': { outline: '2px solid var(--cais-palette-text-primary)', outlineOffset: 2, borderRadius: '50%' },
};
/** Only the country of the origin is known. */
const marcaDePais = {
  bgcolor: 'background.paper',
  color: 'primary.main',
  border: '1.5px dashed',
  borderColor: 'primary.main',
};
const marcaAcesa = {
  boxShadow: '0 0 0 2px var(--cais-palette-background-paper), 0 0 0 5px var(--cais-palette-primary-main)',
};
const nomeAoLado = {
  position: 'absolute',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  color: 'text.primary',
  pointerEvents: 'none',
  textShadow: ['-1px 0', '1px 0', '0 -1px', '0 1px']
    .map((s) => `${s} 2px var(--cais-palette-background-default)`)
    .join(),
};
const atraso = { position: 'absolute', top: -8, right: -9, width: 16, height: 15, color: 'error.main' };
