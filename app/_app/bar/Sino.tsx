import { visuallyHidden } from '@mui/utils';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { AvisosPanel } from '#components/shell/AvisosPanel.tsx';
import { avisosNovosPorExtenso, BellButton, pendenciasPorExtenso } from '#components/shell/BellButton.tsx';
import { useAnnouncements, useNotices, useReadNotices, useUnreadNotices } from '#lib/api/outbound/notices.ts';
import { useContagemDoMeuDia } from '#lib/api/views/meu-dia.ts';
import { useSession } from '#lib/session/session.ts';

/**
 * Pending work and notices. The server announces when the pending work may have changed; while it does not, the work is counted again
 * on every page, since the person may have just done some of it.
 */
export function Sino() {
  const { data: pendencias, mutate: recontar } = useContagemDoMeuDia();
  const pessoa = useSession()?.id ?? null;
  const { pendencias: anunciadas } = useAnnouncements(pessoa);
  const naoLidos = useUnreadNotices(pessoa);
  const [ancora, setAncora] = useState<HTMLElement | null>(null);
  const { data: avisos, error, mutate: reler } = useNotices(ancora !== null);
  const ler = useReadNotices();
  return (
    <>
      {!anunciadas && <ACadaTela fazer={recontar} />}
      <BellButton total={pendencias?.total} naoLidos={naoLidos} aberto={ancora !== null} aoAbrir={setAncora} />
      <span role="status" style={visuallyHidden}>
        {avisosNovosPorExtenso(naoLidos)}
      </span>
      <AvisosPanel
        ancora={ancora}
        pendencias={pendenciasPorExtenso(pendencias?.total)}
        avisos={avisos}
        erro={error}
        aoFechar={() => setAncora(null)}
        aoLer={(ids) => ler(ids).catch(() => reler())}
        tentarDeNovo={() => reler()}
      />
    </>
  );
}

/** Acts whenever another screen opens. */
function ACadaTela({ fazer }: { fazer: () => void }) {
  const pathname = useLocation({ select: (lugar) => lugar.pathname });
  const vista = useRef(pathname);
  useEffect(() => {
    if (vista.current === pathname) return;
    vista.current = pathname;
    fazer();
  }, [pathname, fazer]);
  return null;
}
