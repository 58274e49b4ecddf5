import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { Section } from '#components/ui/page/Section.tsx';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import type { Atributo } from '#lib/portal/codecs/atributos-da-ncm.ts';
import type { ProdutoNoPortal } from '#lib/portal/contracts/catalogo-de-produtos.ts';
import { NOME_ATO_DO_PREPARO } from '#lib/portal/domain/preparo-no-portal.ts';
import { DiferencasTable } from './DiferencasTable.tsx';

interface MudancaSectionProps {
  produto: ProdutoNoPortal;
  atributos: readonly Atributo[] | null;
}

/** What a change of a product of the Portal changes. Without one, nothing is shown. */
export function MudancaSection({ produto, atributos }: MudancaSectionProps) {
  const { ato, mudancas, versaoBase, versaoVista } = produto;
  if (!mudancas) return null;
  return (
    <Section
      titulo="O que muda"
      nota={`${NOME_ATO_DO_PREPARO[ato].toLowerCase()}, a partir da versão ${versaoBase ?? SEM_VALOR}`}
    >
      {versaoVista !== null && versaoVista !== versaoBase && (
        <Alert severity="warning">
          No Portal está a versão {versaoVista}, que não é a desta mudança: veja o que difere lá, e parta dela.
        </Alert>
      )}
      {ato === 'DESATIVAR' ? (
        <Typography variant="body2">
          O produto deixa de poder ser usado. Nenhum documento publicado diz como o ativar de novo por aqui.
        </Typography>
      ) : mudancas.length === 0 ? (
        <Typography variant="body2">Nada ainda: o que está gravado diz o mesmo que antes.</Typography>
      ) : (
        <DiferencasTable
          legenda="O que esta mudança muda"
          diferencas={mudancas}
          atributos={atributos}
          titulos={[
            ['la', 'Antes'],
            ['aqui', 'Agora'],
          ]}
        />
      )}
    </Section>
  );
}
