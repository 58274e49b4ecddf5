import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { LinkTo } from '#components/ui/LinkTo.tsx';

/** Where the help is read over another page, a link turns its leaf and leaves the page as it is. */
export const IrNaAjuda = createContext<((id: string) => void) | null>(null);

interface SecaoLinkProps {
  id: string | undefined;
  children: ReactNode;
  /** Of these words a link of its own, not one within a sentence. */
  solto?: boolean;
}

/** To a section of the manual. */
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
