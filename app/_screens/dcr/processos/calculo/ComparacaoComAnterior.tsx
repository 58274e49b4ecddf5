import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useDcrsDoProduto } from '#lib/api/dcr/dcr.ts';
import type { DcrLido, DcrResumo } from '#lib/contracts/dcr/dcr.ts';
import { DCR_REGISTRADO } from '#lib/domain/zfm/situacao-dcr.ts';
import type { FigurasConhecidas } from '#lib/fiscal/dcr/figuras-conhecidas.ts';
import { formatarData } from '#lib/format/data.ts';
import { FigurasComparadas } from './FigurasComparadas.tsx';

/** Compares this DCR-E with an earlier one of the same product. */
export function ComparacaoComAnterior({ dcr, figuras }: { dcr: DcrLido; figuras: FigurasConhecidas }) {
  const { data = [] } = useDcrsDoProduto(dcr.produto.id);
  const antes = comparado(dcr, data);
  if (!antes) return null;
  return (
    <Section
      titulo="Comparação com o DCR-E anterior"
      nota={
        <>
          <LinkTo underline="always" to="/dcr/processos-dcr/$id" params={{ id: antes.id }}>
            {antes.numero ?? antes.processo}
          </LinkTo>
          {antes.dataRegistro && `, registrado em ${formatarData(antes.dataRegistro)}`}
        </>
      }
      semMargem
    >
      <FigurasComparadas legenda="Comparação com o DCR-E anterior" antes={antes} depois={figuras} />
    </Section>
  );
}

/** The DCR-E that this one replaces, else the last one registered. */
function comparado(
  { id, anterior }: Pick<DcrLido, 'id' | 'anterior'>,
  outros: readonly DcrResumo[],
): DcrResumo | undefined {
  const comFiguras = outros.filter((resumo) => resumo.id !== id && resumo.CRA !== null && resumo.iiUnitUSD !== null);
  return (
    comFiguras.find((resumo) => resumo.id === anterior?.id) ??
    comFiguras.find(({ situacao }) => DCR_REGISTRADO.includes(situacao))
  );
}
