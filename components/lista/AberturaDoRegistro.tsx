import { type ToOptions, useNavigate, useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { DocumentSkeleton, EstiloDoDocumento } from '#components/ui/feedback/DocumentSkeleton.tsx';
import { pressPainted } from '#components/ui/feedback/press-painted.ts';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { NomeAberto } from '#components/ui/page/nome-aberto.ts';

const Abrir = createContext<(para: ToOptions, nome: string) => void>(() => {});

interface AberturaDoRegistroProps {
  /** What the rows open has the head of a document. */
  documento?: boolean | undefined;
  children: ReactNode;
}

/**
 * Shows the skeleton of a record, with its name, in the frame after its row was pressed, and only then goes there. The list stays in the
 * page, unseen, until the screen of the record takes its place, and so does its height: Back returns to its offset.
 */
export function AberturaDoRegistro({ documento, children }: AberturaDoRegistroProps) {
  const [aberto, setAberto] = useState<{ nome: string; minHeight: number } | null>(null);
  const lista = useRef<HTMLDivElement>(null);
  const navegar = useNavigate();
  const router = useRouter();
  const abrir = useCallback(
    async (para: ToOptions, nome: string) => {
      const daqui = router.state.location.pathname;
      setAberto({ nome, minHeight: lista.current?.closest('main')?.clientHeight ?? 0 });
      await pressPainted();
      await navegar({ ...para, state: { nome } });
      // Back was pressed before the screen of the record was there.
      if (router.state.location.pathname === daqui) setAberto(null);
    },
    [navegar, router],
  );
  return (
    <Abrir value={abrir}>
      {documento && <EstiloDoDocumento />}
      <div ref={lista} style={{ display: aberto ? 'none' : 'contents' }}>
        {children}
      </div>
      {aberto && (
        <NomeAberto value={aberto.nome}>
          <div style={{ minHeight: aberto.minHeight }}>
            <div style={{ position: 'sticky', top: 0 }}>{documento ? <DocumentSkeleton /> : <RecordSkeleton />}</div>
          </div>
        </NomeAberto>
      )}
    </Abrir>
  );
}

/** Opens the record of a row in this tab. */
export const useAbrirRegistro = () => useContext(Abrir);
