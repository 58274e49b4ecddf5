import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Manual } from '#lib/contracts/platform/manual.ts';
import { AchadosDaAjuda } from './AchadosDaAjuda.tsx';
import { BlocosDoManual } from './BlocosDoManual.tsx';
import { IndiceDaAjuda } from './IndiceDaAjuda.tsx';
import type { LugarNaAjuda } from './lugar-na-ajuda.ts';
import { criarProcura } from './procurar-no-manual.ts';
import { SecaoDaAjuda } from './SecaoDaAjuda.tsx';

interface LeituraDaAjudaProps {
  manual: Manual;
  lugar: LugarNaAjuda;
  /** Shown instead of the table of contents, where the table of contents is always visible beside it. */
  semSecao?: ReactNode;
}

/** Shows a place of the help: the search results, a section, or the table of contents. */
export function LeituraDaAjuda({ manual, lugar: { secao: id, q }, semSecao }: LeituraDaAjudaProps) {
  const folha = useRef<HTMLDivElement>(null);
  const procurar = useMemo(() => criarProcura(manual), [manual]);
  const [daSecao] = id?.split('.') ?? [];
  const onde = manual.secoes.findIndex((secao) => secao.id === daSecao);
  const secao = manual.secoes[onde];

  const antes = useRef<string>(undefined);

  // Scrolls to the top of a section, or to the heading of a part. The focus moves to that heading.
  useEffect(() => {
    const chegou = antes.current;
    antes.current = q ?? id ?? '';
    if (q || !folha.current) return;
    const titulo = id && folha.current.querySelector<HTMLElement>(`[data-parte="${id}"]`);
    if (titulo) titulo.focus({ preventScroll: true });
    if (titulo && id.includes('.')) titulo.scrollIntoView({ block: 'start' });
    else if (chegou !== undefined) folha.current.scrollIntoView({ block: 'start' });
  }, [id, q]);

  return (
    <Box ref={folha} sx={{ scrollMarginTop: '100px' }}>
      {q ? (
        <AchadosDaAjuda texto={q} achados={procurar(q)} />
      ) : secao ? (
        <SecaoDaAjuda secao={secao} anterior={manual.secoes[onde - 1]} proxima={manual.secoes[onde + 1]} />
      ) : (
        <>
          {id && <Typography role="status">Esta seção não existe mais. Procure-a no índice.</Typography>}
          <BlocosDoManual blocos={manual.apresentacao} />
          {semSecao ?? <IndiceDaAjuda secoes={manual.secoes} />}
        </>
      )}
    </Box>
  );
}
