import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { useShortcuts } from '#app/_app/use-shortcuts.ts';
import { quandoAPaginaEstiver } from '#components/ui/feedback/quando-a-pagina-estiver.ts';
import { keepPreference, readPreference } from '#lib/session/preference.ts';

/** The global search, and the keys that open it. */
export function BuscaDaBarra() {
  const [aberta, setAberta] = useState<'paleta' | 'atalhos' | null>(null);
  const [jaAbriu, setJaAbriu] = useState(false);
  const [deUmaTecla, setDeUmaTecla] = useState(() => readPreference(DE_UMA_TECLA, z.boolean()) ?? true);
  const digitado = useRef('');
  const abrir = (qual: 'paleta' | 'atalhos') => {
    digitado.current = '';
    setJaAbriu(true);
    setAberta(aberta === qual ? null : qual);
  };
  useShortcuts({ ligados: deUmaTecla, aoBuscar: () => abrir('paleta'), aoListar: () => abrir('atalhos') });
  useEffect(carregarComTempo, []);
  return (
    <>
      <Tooltip title="Buscar (Ctrl K)">
        <IconButton aria-label="Buscar (Ctrl K)" aria-haspopup="dialog" onClick={() => abrir('paleta')}>
          <Search />
        </IconButton>
      </Tooltip>
      {jaAbriu && (
        <Suspense
          fallback={
            aberta === 'paleta' && (
              <AntesDaPaleta
                aoTeclar={(mudar) => {
                  digitado.current = mudar(digitado.current);
                }}
                aoDesistir={() => setAberta(null)}
              />
            )
          }
        >
          <Paleta
            aberta={aberta}
            digitado={digitado}
            aoFechar={() => setAberta(null)}
            aoListarAtalhos={() => setAberta('atalhos')}
            deUmaTecla={deUmaTecla}
            aoLigar={(ligados) => {
              keepPreference(DE_UMA_TECLA, ligados);
              setDeUmaTecla(ligados);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface AntesDaPaletaProps {
  aoTeclar: (mudar: (texto: string) => string) => void;
  aoDesistir: () => void;
}

/** While the code of the palette is on its way, takes the keys that are meant for its field. */
function AntesDaPaleta({ aoTeclar, aoDesistir }: AntesDaPaletaProps) {
  const ouvir = useEffectEvent((evento: KeyboardEvent) => {
    if (evento.ctrlKey || evento.metaKey || evento.altKey) return;
    if (evento.key === 'Escape') aoDesistir();
    else if (evento.key === 'Backspace') aoTeclar((texto) => texto.slice(0, -1));
    else if (evento.key.length === 1) aoTeclar((texto) => texto + evento.key);
    else return;
    evento.preventDefault();
    evento.stopPropagation();
  });
  useEffect(() => {
    const aoApertar = (evento: KeyboardEvent) => ouvir(evento);
    window.addEventListener('keydown', aoApertar, true);
    return () => window.removeEventListener('keydown', aoApertar, true);
  }, []);
  return null;
}

const DE_UMA_TECLA = 'atalhos-de-uma-tecla';

const importar = () => import('#app/_app/palette/Paleta.tsx');
const Paleta = lazy(() => importar().then((modulo) => ({ default: modulo.Paleta })));

/** The palette is not in the first bundle. Its code is loaded ahead, so that text typed right after Ctrl+K finds its field. */
const carregarComTempo = () => quandoAPaginaEstiver(() => importar().catch(() => {}));
