import Alert from '@mui/material/Alert';
import { Section } from '#components/ui/page/Section.tsx';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { Atributo } from '#lib/portal/codecs/atributos-da-ncm.ts';
import type { ProdutoNoPortal } from '#lib/portal/contracts/catalogo-de-produtos.ts';
import { DiferencasTable } from './DiferencasTable.tsx';
import { EstadoNoPortal } from './EstadoNoPortal.tsx';

interface NoPortalSectionProps {
  produto: ProdutoNoPortal;
  atributos: readonly Atributo[] | null;
}

/** What the Portal answered of the product, who did what for it, and where the last list differs. */
export function NoPortalSection({ produto, atributos }: NoPortalSectionProps) {
  const { codigo, comparacao, diferencas, ambiente } = produto;
  return (
    <Section titulo="No Portal" nota={NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()}>
      <EstadoNoPortal registro={produto} />
      {diferencas.length > 0 && (
        <DiferencasTable
          legenda="Diferenças entre o produto daqui e o do Portal"
          diferencas={diferencas}
          atributos={atributos}
          titulos={[
            ['aqui', 'Aqui'],
            ['la', 'No Portal'],
          ]}
        />
      )}
      {comparacao === 'FALTA_LA' && codigo && (
        <Alert severity="warning">O Portal não mostrou o produto {codigo} na lista deste importador.</Alert>
      )}
    </Section>
  );
}
