import Box from '@mui/material/Box';
import { useMemo, useRef, useState } from 'react';
import type { Mapa, OrigemDoMapa } from '#lib/contracts/views/mapa.ts';
import { MANAUS } from '#lib/domain/aduana/viagem/rotas-de-embarque.ts';
import { afastar, foraDaVista, type Rotulo, rotular } from './afastar.ts';
import { ControlesDoMapa } from './ControlesDoMapa.tsx';
import { DestinoNoMapa } from './DestinoNoMapa.tsx';
import { LegendaDoMapa } from './LegendaDoMapa.tsx';
import { MarcaDaOrigem } from './MarcaDaOrigem.tsx';
import { MarcasDosEmbarques } from './MarcasDosEmbarques.tsx';
import type { MapaDeEmbarquesProps } from './mapa-de-embarques-props.ts';
import { type PontoNaTela, projetar, type Tamanho } from './projecao.ts';
import { RotasDoMapa } from './RotasDoMapa.tsx';
import { RotuloDaOrigem } from './RotuloDaOrigem.tsx';
import { rotasDe } from './rotas.ts';
import { TerraDoMapa } from './TerraDoMapa.tsx';
import { useTamanho } from './use-tamanho.ts';
import { useVista } from './use-vista.ts';
import { naVista, vistaDe } from './vista.ts';

/** Draws the world, the routes to Manaus, and a numbered mark for each origin. */
export function MapaDesenhado(props: MapaDeEmbarquesProps) {
  const { mapa, compacto = false, aberta = null, aoAbrir } = props;
  const [propria, setPropria] = useState<string | null>(null);
  const { acesa = propria, aoAcender = setPropria } = props;
  const quadro = useRef<HTMLDivElement>(null);
  const tamanho = useTamanho(quadro, compacto ? CARTAO : TELA);
  const projecao = useMemo(() => projetar(tamanho), [tamanho]);
  const rotas = useMemo(() => rotasDe(mapa), [mapa]);
  const inicial = useMemo(
    () => vistaDe(aVista(mapa).map(projecao.ponto), tamanho, Math.min(64, tamanho.largura / 12)),
    [mapa, projecao, tamanho],
  );
  const { vista, arrastar, teclar, mudou, mostrar, ...zoom } = useVista(quadro, tamanho, inicial, !compacto);
  const onde = (lugar: { lat: number; lon: number }) => naVista(vista, projecao.ponto(lugar));

  const marcas = marcasDe(mapa, onde, tamanho);
  const apontada = marcas.find(({ origem, em }) => origem?.chave === acesa && !foraDaVista(em, tamanho));

  return (
    <Box
      ref={quadro}
      role="region"
      aria-label={
        compacto
          ? 'Mapa de origens'
          : 'Mapa de origens: as setas movem o mapa, + e − aproximam e afastam, 0 mostra tudo'
      }
      tabIndex={compacto ? undefined : 0}
      onKeyDown={compacto ? undefined : (evento) => teclar(evento, apontada?.em)}
      {...(!compacto && arrastar)}
      sx={compacto ? quadroParado : quadroQueSeMove}
    >
      <Box component="svg" aria-hidden width={tamanho.largura} height={tamanho.altura} sx={{ display: 'block' }}>
        <g transform={`translate(${vista.x} ${vista.y}) scale(${vista.escala})`}>
          <TerraDoMapa projecao={projecao} origens={mapa.origens} />
          <RotasDoMapa projecao={projecao} rotas={rotas} acesa={acesa ?? aberta} />
        </g>
        <Fios marcas={marcas} />
      </Box>
      {!compacto && tamanho.largura * vista.escala >= ESTREITO && (
        <MarcasDosEmbarques mapa={mapa} rotas={rotas} onde={onde} acesa={acesa ?? aberta} aoAbrir={aoAbrir} />
      )}
      <Box component="ul" aria-label="Origens no mapa" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {marcas.map(({ origem, em, raio, rotulo }) =>
          origem ? (
            <MarcaDaOrigem
              key={origem.chave}
              origem={origem}
              em={em}
              raio={raio}
              rotulo={compacto ? null : rotulo}
              compacto={compacto}
              acesa={origem.chave === acesa}
              aberta={origem.chave === aberta}
              aoAcender={aoAcender}
              aoAbrir={aoAbrir}
              aoFocar={() => origem.lugar && foraDaVista(em, tamanho) && mostrar(projecao.ponto(origem.lugar))}
            />
          ) : null,
        )}
      </Box>
      {marcas.map(({ origem, em }) => (origem ? null : <DestinoNoMapa key="MANAUS" em={em} mapa={mapa} />))}
      {apontada?.origem && acesa !== aberta && (
        <RotuloDaOrigem origem={apontada.origem} em={apontada.em} raio={apontada.raio} tamanho={tamanho} />
      )}
      {!compacto && <ControlesDoMapa {...zoom} mudou={mudou} />}
      {!compacto && <LegendaDoMapa />}
    </Box>
  );
}

interface Marca extends PontoNaTela {
  /** Null for Manaus. */
  origem: OrigemDoMapa | null;
  raio: number;
  /** Where the mark stands, beside others that are too near. */
  em: PontoNaTela;
  rotulo: Rotulo | null;
}

/** Places the marks of Manaus and of the origins side by side, with the names that have room. */
function marcasDe(
  { origens }: Mapa,
  onde: (lugar: { lat: number; lon: number }) => PontoNaTela,
  tamanho: Tamanho,
): Marca[] {
  const marcas = afastar(
    [
      { origem: null, ...onde(MANAUS), raio: RAIO_DE_MANAUS },
      ...origens.flatMap((origem) =>
        origem.lugar ? [{ origem, ...onde(origem.lugar), raio: raioDe(origem, tamanho) }] : [],
      ),
    ],
    tamanho,
  );
  const nomes = rotular(
    marcas.map(({ origem, em, raio }) => ({ em, raio, nome: origem?.nome ?? 'Manaus' })),
    tamanho,
  );
  return marcas.map((marca, i) => ({ ...marca, rotulo: nomes[i] ?? null }));
}

/** A thread from each mark that was moved aside to its place. */
function Fios({ marcas }: { marcas: readonly Marca[] }) {
  return (
    <Box component="g" sx={{ stroke: 'currentColor', color: 'text.secondary' }} strokeWidth={1}>
      {marcas.map(({ origem, x, y, em }) =>
        Math.hypot(em.x - x, em.y - y) > 6 ? (
          <g key={origem?.chave ?? 'MANAUS'}>
            <line x1={x} y1={y} x2={em.x} y2={em.y} opacity={0.6} />
            <circle cx={x} cy={y} r={1.75} fill="currentColor" stroke="none" />
          </g>
        ) : null,
      )}
    </Box>
  );
}

/** Returns the places the initial view must contain: the origins and Manaus. */
function aVista({ origens }: Mapa) {
  const lugares = origens.flatMap(({ lugar }) => lugar ?? []);
  return lugares.length === 0 ? [] : [MANAUS, ...lugares];
}

/**
 * Returns the radius of a mark. Its area grows with the number of shipments, and it is never too small for a finger (WCAG 2.5.8: 24
 * px across).
 */
function raioDe({ total }: OrigemDoMapa, { largura }: Tamanho): number {
  const estreito = largura < ESTREITO;
  return Math.min(estreito ? 16 : 21, Math.max(12, (estreito ? 9.5 : 10) + 1.8 * Math.sqrt(total)));
}

const RAIO_DE_MANAUS = 12;
/** Below this width, marks are smaller and shipments on their way appear only after zooming in. */
const ESTREITO = 640;
/** Sizes used until the element is measured. */
const TELA = { largura: 800, altura: 520 };
const CARTAO = { largura: 480, altura: 260 };

const quadroParado = {
  position: 'relative',
  width: 1,
  height: 1,
  // Not `hidden`: the browser would scroll such an element to the focused mark.
  overflow: 'clip',
  bgcolor: 'background.default',
  userSelect: 'none',
};
const quadroQueSeMove = {
  ...quadroParado,
  touchAction: 'none',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outlineOffset: '-2px' },
};
