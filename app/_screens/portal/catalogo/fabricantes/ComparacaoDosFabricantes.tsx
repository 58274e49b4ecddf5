import { useState } from 'react';
import { ComparacaoTabela } from '#app/_screens/portal/catalogo/ComparacaoTabela.tsx';
import { RAMO_DOS_FABRICANTES } from '#app/_screens/portal/catalogo/ramo.ts';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { useListasDeFabricantes } from '#lib/portal/api/fabricantes-no-portal.ts';
import type { ListaDeFabricantes } from '#lib/portal/contracts/fabricantes-no-portal.ts';

/** The lists of links that the Portal answered, what it alone has, and the products without one. */
export function ComparacaoDosFabricantes() {
  const { data: listas, error, mutate } = useListasDeFabricantes();
  const [aberta, setAberta] = useState<ListaDeFabricantes | null>(null);
  if (error && !listas) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!listas || listas.length === 0) return null;
  return (
    <>
      <ComparacaoTabela
        ramo={RAMO_DOS_FABRICANTES}
        legenda="Comparação dos vínculos com o Portal, por importador e ambiente"
        listas={listas}
        faltam={{ titulo: 'Produtos sem fabricante', numerica: true, valor: ({ semFabricante }) => semFabricante }}
        aoVer={setAberta}
      />
      {aberta && <VinculosSoNoPortal lista={aberta} aoFechar={() => setAberta(null)} />}
    </>
  );
}

const VinculosSoNoPortal = lazyPart(() => import('./VinculosSoNoPortal.tsx').then((part) => part.VinculosSoNoPortal));
