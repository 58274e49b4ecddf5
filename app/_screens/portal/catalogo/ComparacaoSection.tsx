import { useState } from 'react';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { useListasDoCatalogo } from '#lib/portal/api/catalogo-de-produtos.ts';
import type { ListaDoCatalogo } from '#lib/portal/contracts/catalogo-de-produtos.ts';
import { ComparacaoTabela } from './ComparacaoTabela.tsx';
import { RAMO_DOS_PRODUTOS } from './ramo.ts';

/** The lists of products that the Portal answered, and what it alone has. */
export function ComparacaoSection() {
  const { data: listas, error, mutate } = useListasDoCatalogo();
  const [aberta, setAberta] = useState<ListaDoCatalogo | null>(null);
  if (error && !listas) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!listas || listas.length === 0) return null;
  return (
    <>
      <ComparacaoTabela
        ramo={RAMO_DOS_PRODUTOS}
        legenda="Comparação do Catálogo com o Portal, por importador e ambiente"
        listas={listas}
        faltam={{ titulo: 'Itens sem produto', numerica: true, valor: ({ itensSemProduto }) => itensSemProduto }}
        aoVer={setAberta}
      />
      {aberta && <SoNoPortalDialog lista={aberta} aoFechar={() => setAberta(null)} />}
    </>
  );
}

const SoNoPortalDialog = lazyPart(() => import('./SoNoPortalDialog.tsx').then((part) => part.SoNoPortalDialog));
