import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';

/** In the help drawer, opens a section without navigating the page. Null elsewhere. */
export const IrNaAjuda = createContext<((id: string) => void) | null>(null);

interface SecaoLinkProps {
  id: string | undefined;
  children: ReactNode;
  /** The link stands alone, not inside a sentence. */
  solto?: boolean;
}

/** Link to a section of the manual. */
export function SecaoLink({ id, children, solto = false }: SecaoLinkProps) {
  const ir = useContext(IrNaAjuda);
  const virar = (evento: MouseEvent) => {
    if (!ir || !id || evento.ctrlKey || evento.metaKey || evento.shiftKey) return;
    evento.preventDefault();
    ir(id);
  };
  return (
    <LinkTo to="/ajuda" search={{ secao: id }} onClick={virar} underline={solto ? 'hover' : 'always'}>
      {children}
    </LinkTo>
  );
}
