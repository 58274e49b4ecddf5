import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DescriptionItem, DescriptionList } from '#components/ui/DescriptionList.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { ParametroLido } from '#lib/contracts/parametro.ts';
import { valorDoParametro, vigenciaPorExtenso } from './parametro-por-extenso.ts';
import { SituacaoParametroChip } from './SituacaoParametroChip.tsx';

/** One shipped with Cais: to be read, and to begin one's own from. */
export function ParametroDeFabrica({ parametro }: { parametro: ParametroLido }) {
  return (
    <>
      <PageHeader
        titulo={parametro.codigo}
        descricao="Parâmetro de fábrica."
        acoes={
          <ButtonTo variant="contained" to="/configuracoes/parametros/novo" search={{ de: parametro.id }}>
            Criar o da empresa com este código
          </ButtonTo>
        }
      />
      <Stack sx={{ gap: 2, maxWidth: 960 }}>
        <Alert severity="info">
          Vem com o Cais e muda com as versões dele, por isso não se edita. Um parâmetro da empresa com este código vale
          antes deste, nos dias que ele cobrir.
        </Alert>
        <Section titulo="Parâmetro">
          <DescriptionList>
            <DescriptionItem nome="Valor">{valorDoParametro(parametro)}</DescriptionItem>
            <DescriptionItem nome="Vigência">{vigenciaPorExtenso(parametro)}</DescriptionItem>
            <DescriptionItem nome="Fonte">{parametro.fonte}</DescriptionItem>
            <DescriptionItem nome="Situação">
              <SituacaoParametroChip situacao={parametro.situacao} />
            </DescriptionItem>
          </DescriptionList>
        </Section>
      </Stack>
    </>
  );
}
