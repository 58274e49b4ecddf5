import Box from '@mui/material/Box';
import { Section } from '#components/ui/Section.tsx';
import type { ComponentesBusca } from './componentes-busca.ts';
import type { Entrada } from './entrada.ts';
import { QuadroDoExemplo } from './QuadroDoExemplo.tsx';

interface EntradaDaGaleriaProps {
  entrada: Entrada;
  tema: ComponentesBusca['tema'];
}

/** Shows a component: its purpose and its states. */
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

/** Few states have all the width; many small ones stand beside each other. */
function colunas(quantos: number) {
  return quantos > 2 ? 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' : 'minmax(0, 1fr)';
}
