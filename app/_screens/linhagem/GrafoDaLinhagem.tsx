import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Linhagem } from '#lib/contracts/views/linhagem.ts';
import { caminhosDe, NOME_NA_LINHAGEM } from '#lib/domain/zfm/linhagem.ts';
import { CABECA, type Direcao, dispor, type Lugar, vizinho } from './disposicao.ts';
import { LegendaDoGrafo } from './LegendaDoGrafo.tsx';
import { LigacoesDoNo } from './LigacoesDoNo.tsx';
import { NoDoGrafo } from './NoDoGrafo.tsx';
import { Tracos } from './Tracos.tsx';

interface GrafoDaLinhagemProps {
  linhagem: Linhagem;
  /** Whether the person came from a card of another graph, so that the keyboard focus returns to a card. */
  doGrafo: RefObject<boolean>;
}

/**
 * The chain from order on the left to exit on the right. Pointing at a node, or focusing it, lights all that it comes from and
 * leads to.
 */
export function GrafoDaLinhagem({ linhagem: { foco, nos, arestas }, doGrafo }: GrafoDaLinhagemProps) {
  const quadro = useRef<HTMLDivElement>(null);
  const disponivel = useLargura(quadro);
  const disposicao = useMemo(() => dispor(nos, arestas, disponivel), [nos, arestas, disponivel]);
  const [atual, setAtual] = useState(foco);
  const [apontado, setApontado] = useState<string | null>(null);
  const aceso = useMemo(() => (apontado === null ? null : caminhosDe(apontado, arestas)), [apontado, arestas]);
  const { largura, altura, cartao, colunas, lugares, tracos } = disposicao;

  useLayoutEffect(() => {
    mostrarNoMeio(quadro.current, lugares.get(foco), cartao);
    if (doGrafo.current) focar(quadro.current, foco, { preventScroll: true });
    doGrafo.current = false;
  }, [lugares, foco, cartao, doGrafo]);
  const andar = (evento: KeyboardEvent) => {
    const direcao = DIRECAO[evento.key];
    if (!direcao || evento.altKey || evento.ctrlKey || evento.metaKey) return;
    evento.preventDefault();
    const outro = vizinho(disposicao, arestas, atual, direcao);
    if (outro) focar(quadro.current, outro);
  };

  return (
    <Card>
      <Box
        ref={quadro}
        role="region"
        aria-label="Grafo da linhagem: as setas andam pelos quadros, Enter abre o registro"
        onKeyDown={andar}
        sx={{ overflow: 'auto', maxHeight: 'max(420px, calc(100vh - 330px))' }}
      >
        <Box sx={{ position: 'relative', width: largura, height: altura }}>
          <Box sx={{ position: 'sticky', top: 0, height: CABECA, zIndex: 2, bgcolor: 'background.paper' }}>
            {colunas.map(({ tipo, x }) => (
              <Typography
                key={tipo}
                component="div"
                variant="caption"
                sx={{ position: 'absolute', left: x, width: cartao, top: 8, fontWeight: 600, color: 'text.secondary' }}
              >
                {NOME_NA_LINHAGEM[tipo].varios}
              </Typography>
            ))}
          </Box>
          <Tracos largura={largura} altura={altura} tracos={tracos} aceso={aceso} />
          {[...lugares].map(([id, lugar]) => (
            <NoDoGrafo
              key={id}
              lugar={lugar}
              largura={cartao}
              foco={id === foco}
              atual={id === atual}
              apagado={aceso !== null && !aceso.has(id)}
              aoApontar={setApontado}
              aoFocar={setAtual}
              aoVerDaqui={() => {
                doGrafo.current = true;
              }}
            />
          ))}
        </Box>
      </Box>
      <LegendaDoGrafo tipos={new Set(arestas.map(({ tipo }) => tipo))} />
      <LigacoesDoNo id={atual} nos={nos} arestas={arestas} />
    </Card>
  );
}

/** The width that the frame has inside, as it changes; undefined until it is measured. */
function useLargura(quadro: RefObject<HTMLElement | null>): number | undefined {
  const [largura, setLargura] = useState<number>();
  useLayoutEffect(() => {
    const medido = quadro.current;
    if (!medido) return;
    const medir = () => setLargura(medido.clientWidth || undefined);
    medir();
    const observador = new ResizeObserver(medir);
    observador.observe(medido);
    return () => observador.disconnect();
  }, [quadro]);
  return largura;
}

function focar(quadro: HTMLElement | null, id: string, opcoes?: FocusOptions): void {
  quadro?.querySelector<HTMLElement>(`[data-no="${id}"] [data-titulo]`)?.focus(opcoes);
}

/** Scrolls only the frame; the page stays in place. */
function mostrarNoMeio(quadro: HTMLElement | null, lugar: Lugar | undefined, cartao: number): void {
  if (!quadro || !lugar) return;
  quadro.scrollLeft = lugar.x - (quadro.clientWidth - cartao) / 2;
  quadro.scrollTop = lugar.y - (quadro.clientHeight - lugar.altura) / 2;
}

const DIRECAO: Readonly<Record<string, Direcao>> = {
  ArrowUp: 'acima',
  ArrowDown: 'abaixo',
  ArrowLeft: 'esquerda',
  ArrowRight: 'direita',
};
