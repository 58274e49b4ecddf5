import type { ReactNode } from 'react';

/** What a row brings up over the page: a press in it is not one on the row, though React has it stand there. */
export function ForaDaLinha({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears nothing itself
    // biome-ignore lint/a11y/useKeyWithClickEvents: it hears nothing itself
    <span onClick={(evento) => evento.stopPropagation()} style={{ display: 'contents' }}>
      {children}
    </span>
  );
}
