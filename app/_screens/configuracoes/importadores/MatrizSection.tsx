import Stack from '@mui/material/Stack';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { Section } from '#components/ui/page/Section.tsx';

/** Links to the importer's matriz at the Sefaz-AM, which is a register of its own. */
export function MatrizSection({ importadorId }: { importadorId: string }) {
  return (
    <Section titulo="Matriz da Sefaz-AM" nota="Código de tributação de cada produto, com o decreto e a vigência.">
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <ButtonTo to="/configuracoes/matriz" search={{ importadorId }} variant="outlined" color="inherit">
          Matriz de tributação
        </ButtonTo>
        <ButtonTo to="/configuracoes/matriz/novo" search={{ importadorId }} variant="outlined" color="inherit">
          Novo item da matriz
        </ButtonTo>
        <ButtonTo
          to="/configuracoes/matriz"
          search={{ importadorId, dialogo: 'gerar-xml' }}
          variant="outlined"
          color="inherit"
        >
          Gerar XML
        </ButtonTo>
      </Stack>
    </Section>
  );
}
