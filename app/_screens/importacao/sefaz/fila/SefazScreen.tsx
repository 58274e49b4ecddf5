import { PorExtenso } from '#components/comex/PorExtenso.tsx';
import { Lista } from '#components/lista/Lista.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import type { PendenciaDaDai } from '#lib/contracts/sefaz/dai.ts';
import { PendenciasDaFila } from './PendenciasDaFila.tsx';
import { RelatorioPorIeButton } from './RelatorioPorIeButton.tsx';
import { SefazVazia } from './SefazVazia.tsx';
import { SEFAZ_LISTA } from './sefaz-lista.tsx';

export function SefazScreen() {
  const lista = useLista(SEFAZ_LISTA);
  const { filtros, total } = lista;
  const haDeclaracoes = total !== 0 || Object.keys(filtros).length > 0;
  return (
    <>
      <PorExtenso sigla="DAI" />
      {haDeclaracoes && (
        <PendenciasDaFila
          escolhida={filtros.pendencia as PendenciaDaDai | undefined}
          aoEscolher={(pendencia) => lista.filtrar({ pendencia })}
        />
      )}
      <Lista
        lista={lista}
        acoes={<RelatorioPorIeButton filtros={filtros} desabilitado={!total} />}
        vazia={<SefazVazia />}
      />
    </>
  );
}
