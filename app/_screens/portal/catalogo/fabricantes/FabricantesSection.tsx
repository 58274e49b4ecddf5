import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { OutrosAtos, ProximoAto } from '#app/_screens/portal/catalogo/AtosDoRegistro.tsx';
import { RAMO_DOS_FABRICANTES } from '#app/_screens/portal/catalogo/ramo.ts';
import {
  ComparacaoDoPreparoChip,
  SituacaoDoPreparoChip,
} from '#app/_screens/portal/catalogo/SituacaoDoPreparoChip.tsx';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { useFabricantesDoProduto } from '#lib/portal/api/fabricantes-no-portal.ts';
import type { ProdutoNoPortal } from '#lib/portal/contracts/catalogo-de-produtos.ts';
import type { FabricanteNoPortal } from '#lib/portal/contracts/fabricantes-no-portal.ts';
import { NOME_TIPO_DE_FABRICANTE } from '#lib/portal/domain/fabricante-no-portal.ts';

/** Lists the makers that the Portal links to the product, with the acts of each link. */
export function FabricantesSection({ produto }: { produto: ProdutoNoPortal }) {
  const { id, ambiente, importador } = produto;
  const { data: fabricantes, error, mutate } = useFabricantesDoProduto(id);
  const [preparando, setPreparando] = useState(false);
  const doItem = fabricantes?.some((fabricante) => fabricante.doItem && fabricante.situacaoNoPortal !== 'DESVINCULADO');
  return (
    <Section
      titulo="Fabricantes no Portal"
      acoes={
        <Button variant="outlined" color="inherit" size="small" onClick={() => setPreparando(true)}>
          Preparar vínculo…
        </Button>
      }
    >
      {error && !fabricantes && <ErrorState erro={error} tentarDeNovo={() => mutate()} />}
      {fabricantes?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Nenhum vínculo aqui. O que o Portal tem se vê comparando, em “Fabricantes”.
        </Typography>
      )}
      {fabricantes && fabricantes.length > 0 && !doItem && (
        <Alert severity="warning">Nenhum destes é o fabricante que o item tem no cadastro.</Alert>
      )}
      {fabricantes && fabricantes.length > 0 && (
        <DataTable
          legenda="Fabricantes do produto no Portal"
          colunas={COLUNAS}
          linhas={fabricantes}
          chave={(fabricante) => fabricante.id}
        />
      )}
      {preparando && (
        <PrepararFabricantes
          produtoId={id}
          importadorId={importador.id}
          ambiente={ambiente}
          aoFechar={() => setPreparando(false)}
        />
      )}
    </Section>
  );
}

/** The acts of one link; nothing of it is typed, so there is nothing to save before. */
function Atos({ fabricante }: { fabricante: FabricanteNoPortal }) {
  const gravarAntes = useRef<GravarAntes>(async () => fabricante.versao);
  gravarAntes.current = async () => fabricante.versao;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ProximoAto ramo={RAMO_DOS_FABRICANTES} registro={fabricante} gravarAntes={gravarAntes} />
      <OutrosAtos ramo={RAMO_DOS_FABRICANTES} registro={fabricante} />
    </Stack>
  );
}

const COLUNAS: Coluna<FabricanteNoPortal>[] = [
  {
    titulo: 'Fabricante',
    // The acts stand here, in sight on a phone too.
    valor: (fabricante) => {
      const { nome, tipo, codigoOperador, cpfCnpj, codigoPais } = fabricante;
      const quem = [NOME_TIPO_DE_FABRICANTE[tipo], codigoOperador ?? cpfCnpj, codigoPais].filter(Boolean).join(' · ');
      return (
        <Stack sx={{ gap: 1 }}>
          <TwoLines principal={nome} secundaria={quem} />
          <Atos fabricante={fabricante} />
        </Stack>
      );
    },
  },
  {
    titulo: 'Situação',
    valor: ({ situacao, situacaoNoPortal, frase, problemas: [problema] }) => (
      <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
        {situacaoNoPortal === 'DESVINCULADO' ? 'Desvinculado' : <SituacaoDoPreparoChip situacao={situacao} />}
        {(problema ?? frase) && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {problema?.frase ?? frase}
          </Typography>
        )}
      </Stack>
    ),
  },
  { titulo: 'Comparação', valor: ({ comparacao }) => <ComparacaoDoPreparoChip comparacao={comparacao} /> },
];

const PrepararFabricantes = lazyPart(() =>
  import('./PrepararFabricantes.tsx').then((part) => part.PrepararFabricantes),
);
