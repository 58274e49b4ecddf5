import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { type CSSProperties, use } from 'react';
import { CABECA } from '#components/ui/grid/cabeca-fixa.ts';
import { NomeAberto } from '#components/ui/page/nome-aberto.ts';
import { POR_VIR } from './por-vir.ts';

/**
 * Skeleton of a document that is loading, in its shape: the trail, the head of 64 px with its name, figures and next act, the row of tabs
 * and the first part. It is as tall as the window, so that the footer does not move when the document arrives. Its bars are plain
 * elements, because it is drawn in the frame after a press.
 */
export function DocumentSkeleton() {
  const nome = use(NomeAberto);
  return (
    <div className="documento-por-vir" role="status" aria-label="Carregando" {...POR_VIR}>
      <EstiloDoDocumento />
      <span className="barra trilha" style={medidas('min(280px, 100%)', 20)} />
      <div className="cabeca">
        <div className="textos">
          {nome ? (
            <span className="nome">{nome}</span>
          ) : (
            <span className="barra" style={medidas('min(260px, 80%)', 24)} />
          )}
          <span className="barra" style={medidas('min(420px, 100%)', 18)} />
        </div>
        <span className="barra figura" style={medidas(120, 36)} />
        <span className="barra figura" style={medidas(120, 36)} />
        <span className="barra ato" style={medidas(132, 36)} />
      </div>
      <div className="abas">
        {ABAS.map((largura) => (
          <span key={largura} className="barra" style={medidas(largura, 24)} />
        ))}
      </div>
      <span className="barra ato" style={medidas('100%', 320)} />
    </div>
  );
}

const ABAS = [58, 92, 48, 70, 86, 62];

const medidas = (width: CSSProperties['width'], height: number): CSSProperties => ({ width, height });

/** Stands with a list already: a rule that comes with the press makes the browser look at every element of the page. */
export function EstiloDoDocumento() {
  return <GlobalStyles styles={estilo} />;
}

const estilo = (theme: Theme) => ({
  '.documento-por-vir': theme.unstable_sx({
    minHeight: '100dvh',
    '& .barra': {
      display: 'block',
      flex: 'none',
      bgcolor: 'Skeleton.bg',
      borderRadius: '8px / 13px',
      // A line of text is lower than its box.
      transform: 'scale(1, 0.6)',
    },
    '& .ato': { borderRadius: 1, transform: 'none' },
    '& .trilha': { mt: -0.75, mb: 1 },
    '& .cabeca': { ...CABECA, mb: 2 },
    '& .textos': { flex: 1, minWidth: 0 },
    '& .nome': {
      display: 'block',
      typography: 'h1',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .figura': { display: { xs: 'none', lg: 'block' } },
    '& .abas': { display: 'flex', gap: 2.5, mb: 3, overflow: 'hidden' },
  }),
});
