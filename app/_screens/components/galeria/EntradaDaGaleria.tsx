import Box from '@mui/material/Box';
import { Section } from '#components/ui/page/Section.tsx';
import type { ComponentesBusca } from './componentes-busca.ts';
import type { Entrada } from './entrada.ts';
import { QuadroDoExemplo } from './QuadroDoExemplo.tsx';

interface EntradaDaGaleriaProps {
  entrada: Entrada;
  tema: ComponentesBusca['tema'];
}

export function EntradaDaGaleria({ entrada: { nome, para, exemplos }, tema }: EntradaDaGaleriaProps) {
  return (
    <Section titulo={nome} nota={para}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: colunas(exemplos.length) }}>
        {exemplos.map((exemplo) => (
          <QuadroDoExemplo key={exemplo.estado} exemplo={exemplo} tema={tema} />
        ))}
      </Box>
    </Section>
  );
}

/** One or two states take the full width; three or more stand side by side. */
function colunas(quantos: number) {
  return quantos > 2 ? 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' : 'minmax(0, 1fr)';
}
