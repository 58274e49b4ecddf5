import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useEffect, useState } from 'react';
import { z } from 'zod';
import { quandoAPaginaEstiver } from '#components/ui/quando-a-pagina-estiver.ts';
import { keepPreference, readPreference } from '#lib/session/preference.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** The global search, and the keys that open it. */
export function BuscaDaBarra() {
  const [aberta, setAberta] = useState<'paleta' | 'atalhos' | null>(null);
  const [jaAbriu, setJaAbriu] = useState(false);
  const [deUmaTecla, setDeUmaTecla] = useState(() => readPreference(DE_UMA_TECLA, z.boolean()) ?? true);
  const abrir = (qual: 'paleta' | 'atalhos') => {
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
        <Suspense>
          <Paleta
            aberta={aberta}
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

const DE_UMA_TECLA = 'atalhos-de-uma-tecla';

const importar = () => import('./Paleta.tsx');
const Paleta = lazy(() => importar().then((modulo) => ({ default: modulo.Paleta })));

/** The palette is not in the first bundle. Its code is loaded ahead, so that text typed right after Ctrl+K finds its field. */
const carregarComTempo = () => quandoAPaginaEstiver(() => importar().catch(() => {}));
