import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useSearch } from '@tanstack/react-router';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { PageHeader } from '#components/ui/page/PageHeader.tsx';
import { CamposVivos } from './CamposVivos.tsx';
import type { ComponentesBusca } from './galeria/componentes-busca.ts';
import { EntradaDaGaleria } from './galeria/EntradaDaGaleria.tsx';
import { GRUPOS } from './galeria/grupos.ts';
import { IndiceDaGaleria } from './galeria/IndiceDaGaleria.tsx';

/** The gallery: each component, working, with its states and props. */
export function ComponentesScreen() {
  const busca: ComponentesBusca = useSearch({ from: '/dentro/components' });
  const navegar = useNavegarNaTela('/components');
  const escolhendo = !busca.componente && !busca.grupo;
  return (
    <>
      <PageHeader
        titulo="Componentes"
        descricao="De que as telas são feitas. Nada do que for digitado aqui é gravado."
        acoes={
          !escolhendo && (
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label="Tema dos exemplos"
              value={busca.tema ?? 'pagina'}
              onChange={(_, tema: ComponentesBusca['tema'] | 'pagina' | null) =>
                tema &&
                navegar({
                  search: (atual) => ({ ...atual, tema: tema === 'pagina' ? undefined : tema }),
                  replace: true,
                  resetScroll: false,
                })
              }
            >
              <ToggleButton value="pagina">Da página</ToggleButton>
              <ToggleButton value="claro">Claro</ToggleButton>
              <ToggleButton value="escuro">Escuro</ToggleButton>
              <ToggleButton value="ambos">Os dois</ToggleButton>
            </ToggleButtonGroup>
          )
        }
      />
      <Box sx={escolhendo ? paginaInteira : comIndiceAoLado}>
        <Box sx={escolhendo ? undefined : indiceAoLado}>
          <IndiceDaGaleria busca={busca} deitado={escolhendo} />
        </Box>
        <Mostrados busca={busca} />
      </Box>
    </>
  );
}

function Mostrados({ busca: { componente, grupo, tema } }: { busca: ComponentesBusca }) {
  if (!componente && !grupo) return <CamposVivos />;
  const entradas = GRUPOS.filter(({ chave }) => componente || grupo === 'todos' || grupo === chave)
    .flatMap((grupoDaGaleria) => grupoDaGaleria.entradas)
    .filter(({ nome }) => !componente || nome === componente);
  if (entradas.length === 0) {
    return (
      <EmptyState titulo="Não há componente com este nome" acoes={<ButtonTo to="/components">Ver os campos</ButtonTo>}>
        Escolha um no índice, ou procure por uma parte do nome.
      </EmptyState>
    );
  }
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      {entradas.map((entrada) => (
        <EntradaDaGaleria key={entrada.nome} entrada={entrada} tema={tema} />
      ))}
    </Stack>
  );
}

const paginaInteira = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };
const comIndiceAoLado = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
};
const indiceAoLado = {
  position: { md: 'sticky' },
  top: 0,
  alignSelf: 'start',
  maxHeight: { md: 'calc(100dvh - 96px)' },
  overflowY: { md: 'auto' },
  pt: 1,
};
