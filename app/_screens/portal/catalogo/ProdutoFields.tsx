import Typography from '@mui/material/Typography';
import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import type { Atributo } from '#lib/portal/codecs/atributos-da-ncm.ts';
import type { ProdutoNoPortal, ProdutoNoPortalNovo } from '#lib/portal/contracts/catalogo-de-produtos.ts';
import { AtributoField } from './AtributoField.tsx';
import { FaltaSection } from './FaltaSection.tsx';
import { campoDaRecusa } from './produto-formulario.ts';
import { useRecusasDoFormulario } from './use-recusas-do-formulario.ts';

interface ProdutoFieldsProps {
  produto: ProdutoNoPortal;
  /** Null while the Portal has not answered those of the NCM. */
  atributos: readonly Atributo[] | null;
}

export function ProdutoFields({ produto, atributos }: ProdutoFieldsProps) {
  const { campos, recusas } = useRecusasDoFormulario(atributos);
  const ambiente = NOME_AMBIENTE_DO_PORTAL[produto.ambiente].toLowerCase();
  return (
    <>
      <Section titulo="Produto">
        <CamposLadoALado>
          <Campo<ProdutoNoPortalNovo> nome="denominacao" largo />
          <Campo<ProdutoNoPortalNovo> nome="descricao" largo />
          <Campo<ProdutoNoPortalNovo> nome="ncm" />
          <Campo<ProdutoNoPortalNovo> nome="codigoInterno" />
          <Campo<ProdutoNoPortalNovo> nome="modalidade" />
        </CamposLadoALado>
      </Section>
      <Section
        titulo={`Atributos da NCM ${formatarNcm(produto.ncm)}`}
        nota={produto.atributos ? `resposta do Portal de ${formatarInstante(produto.atributos.em)}` : undefined}
      >
        {!atributos && (
          <Typography variant="body2">
            Peça os atributos de {ambiente} em{' '}
            <LinkTo underline="always" to="/configuracoes/portal-unico">
              Portal Único
            </LinkTo>
            : até lá o produto não é enviado.
          </Typography>
        )}
        {atributos && campos.length === 0 && (
          <Typography variant="body2">O Portal Único não pede atributos desta NCM.</Typography>
        )}
        {campos.map((campo) => (
          <AtributoField key={campo.atributo.codigo} campo={campo} recusas={recusas} />
        ))}
      </Section>
      <FaltaSection
        recusas={recusas}
        ondeEsta={(campo) => campoDaRecusa(campo, atributos)}
        doPortal={produto.problemas}
      />
    </>
  );
}
