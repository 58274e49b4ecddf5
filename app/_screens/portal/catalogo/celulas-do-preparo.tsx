import {
  AmbienteChip,
  ComparacaoDoPreparoChip,
  SituacaoDoPreparoChip,
} from '#app/_screens/portal/catalogo/SituacaoDoPreparoChip.tsx';
import { NomeCurto } from '#components/comex/NomeCurto.tsx';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { ProdutoNoPortalResumo } from '#lib/portal/contracts/catalogo-de-produtos.ts';

type DoPreparo = Pick<ProdutoNoPortalResumo, 'importador' | 'ambiente' | 'situacao' | 'comparacao'>;

/** Cells of the three lists of what is prepared for the Portal. */
export const CELULAS_DO_PREPARO = {
  importador: ({ importador: { nome } }: DoPreparo) => (
    <span className="linhas">
      <NomeCurto nome={nome} />
    </span>
  ),
  // Only production stands out: training is where nearly every row is.
  ambiente: ({ ambiente }: DoPreparo) =>
    ambiente === 'PRODUCAO' ? <AmbienteChip ambiente={ambiente} /> : NOME_AMBIENTE_DO_PORTAL[ambiente],
  situacao: ({ situacao }: DoPreparo) => <SituacaoDoPreparoChip situacao={situacao} />,
  comparacao: ({ comparacao }: DoPreparo) => <ComparacaoDoPreparoChip comparacao={comparacao} />,
};
