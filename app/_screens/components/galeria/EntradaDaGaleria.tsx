import Box from '@mui/material/Box';
import { Section } from '#components/ui/Section.tsx';
import type { ComponentesBusca } from './componentes-busca.ts';
import type { Entrada } from './entrada.ts';
import { QuadroDoExemplo } from './QuadroDoExemplo.tsx';
import { TabelaDeProps } from './TabelaDeProps.tsx';

interface EntradaDaGaleriaProps {
  entrada: Entrada;
  tema: ComponentesBusca['tema'];
  /** It is the only one: what it takes is open too. */
  sozinha: boolean;
}

/** A component: what it is for, its states, what it takes. */
export function EntradaDaGaleria({ entrada: { nome, para, exemplos }, tema, sozinha }: EntradaDaGaleriaProps) {
  return (
    <Section titulo={nome} nota={para}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: colunas(exemplos.length) }}>
        {exemplos.map((exemplo) => (
          <QuadroDoExemplo key={exemplo.estado} exemplo={exemplo} tema={tema} />
        ))}
      </Box>
      <TabelaDeProps nome={nome} aberta={sozinha} />
    </Section>
  );
}

/** Few states have all the width; many small ones stand beside each other. */
function colunas(quantos: number) {
  return quantos > 2 ? 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' : 'minmax(0, 1fr)';
}
