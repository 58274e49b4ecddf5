import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { BellButton } from '#components/shell/BellButton.tsx';
import { useContagemDoMeuDia } from '#lib/api/meu-dia.ts';

/** What the top bar offers from everywhere. */
export function AcoesDaBarra() {
  return <Sino />;
}

/** Asked again on every page: what was done on the one before may have taken something off it. */
function Sino() {
  const { pathname } = useLocation();
  const { data, mutate } = useContagemDoMeuDia();
  const vista = useRef(pathname);
  useEffect(() => {
    if (vista.current === pathname) return;
    vista.current = pathname;
    mutate();
  }, [pathname, mutate]);
  return <BellButton total={data?.total} />;
}
