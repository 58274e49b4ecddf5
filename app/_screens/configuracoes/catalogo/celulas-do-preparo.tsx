import { NomeCurto } from '#components/comex/NomeCurto.tsx';
import {
  AmbienteChip,
  ComparacaoDoPreparoChip,
  SituacaoDoPreparoChip,
} from '#components/comex/SituacaoDoPreparoChip.tsx';
import type { ProdutoNoPortalResumo } from '#lib/contracts/catalogo-de-produtos.ts';

type DoPreparo = Pick<ProdutoNoPortalResumo, 'importador' | 'ambiente' | 'situacao' | 'comparacao'>;

/** Cells of the three lists of what is prepared for the Portal. */
export const CELULAS_DO_PREPARO = {
  importador: ({ importador: { nome } }: DoPreparo) => (
    <span className="linhas">
      <NomeCurto nome={nome} />
    </span>
  ),
  ambiente: ({ ambiente }: DoPreparo) => <AmbienteChip ambiente={ambiente} />,
  situacao: ({ situacao }: DoPreparo) => <SituacaoDoPreparoChip situacao={situacao} />,
  comparacao: ({ comparacao }: DoPreparo) => <ComparacaoDoPreparoChip comparacao={comparacao} />,
};
