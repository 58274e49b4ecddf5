import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { AjudaDrawer } from '#components/ajuda/AjudaDrawer.tsx';
import { LeituraDaAjuda } from '#components/ajuda/LeituraDaAjuda.tsx';
import type { LugarNaAjuda } from '#components/ajuda/lugar-na-ajuda.ts';
import { IrNaAjuda } from '#components/ajuda/SecaoLink.tsx';
import { secaoDaTela } from '#components/ajuda/secao-da-tela.ts';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { useManual } from '#lib/api/views/manual.ts';

interface AjudaDaTelaProps {
  aberta: boolean;
  /** Without `secao` the help opens at the section of the open page. */
  pedido: { secao?: string | undefined };
  aoFechar: () => void;
}

/** The help of the open page. Reopened on the same page, the help shows the section where it was left. */
export function AjudaDaTela({ aberta, pedido, aoFechar }: AjudaDaTelaProps) {
  const tela = useRouterState({ select: telaAberta, structuralSharing: true });
  const { data: manual, error, mutate } = useManual();
  const [trilha, setTrilha] = useState<readonly LugarNaAjuda[]>([]);
  const [vinda, setVinda] = useState<{ daTela: string | undefined; pedido: object } | null>(null);

  // The section is chosen only when the help opens: the page below may change while the person goes on reading.
  if (aberta && manual && vinda?.pedido !== pedido) {
    const daTela = secaoDaTela(manual.secoes, tela);
    const secao = pedido.secao ?? (vinda?.daTela === daTela ? undefined : daTela);
    setVinda({ daTela, pedido });
    if (trilha.length === 0 || (secao && secao !== trilha.at(-1)?.secao)) setTrilha([...trilha, { secao }]);
  }

  const lugar = trilha.at(-1) ?? {};
  const ir = (destino: LugarNaAjuda) => {
    // Each letter of a search replaces the last place of the trail, so that one search is one step back.
    const antes = lugar.q !== undefined && destino.q !== undefined ? trilha.slice(0, -1) : trilha;
    setTrilha([...antes, destino]);
  };
  return (
    <IrNaAjuda value={(secao) => ir({ secao })}>
      <AjudaDrawer
        aberta={aberta}
        lugar={lugar}
        podeVoltar={trilha.length > 1}
        aoVoltar={() => setTrilha(trilha.slice(0, -1))}
        aoIr={ir}
        aoFechar={aoFechar}
      >
        {manual ? (
          <LeituraDaAjuda manual={manual} lugar={lugar} />
        ) : error ? (
          <ErrorState erro={error} tentarDeNovo={() => mutate()} />
        ) : (
          <RecordSkeleton />
        )}
      </AjudaDrawer>
    </IrNaAjuda>
  );
}

function telaAberta({ matches }: { matches: readonly { fullPath: string; search: unknown }[] }) {
  const aberta = matches.at(-1);
  return { caminho: aberta?.fullPath ?? '/', busca: (aberta?.search ?? {}) as Readonly<Record<string, string>> };
}
