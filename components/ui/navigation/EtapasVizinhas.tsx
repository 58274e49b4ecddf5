import Button from '@mui/material/Button';

interface EtapasVizinhasProps<Etapa extends string> {
  etapas: readonly Etapa[];
  atual: Etapa;
  nomes: Readonly<Record<Etapa, string>>;
  aoAbrir: (etapa: Etapa) => void;
}

/** Buttons to the previous and the next step; a missing neighbour has no button. */
export function EtapasVizinhas<Etapa extends string>({ etapas, atual, nomes, aoAbrir }: EtapasVizinhasProps<Etapa>) {
  const lugar = etapas.indexOf(atual);
  const [anterior, seguinte] = [etapas[lugar - 1], etapas[lugar + 1]];
  return (
    <>
      {anterior && (
        <Button color="inherit" onClick={() => aoAbrir(anterior)}>
          ← {nomes[anterior]}
        </Button>
      )}
      {seguinte && (
        <Button color="inherit" onClick={() => aoAbrir(seguinte)}>
          {nomes[seguinte]} →
        </Button>
      )}
    </>
  );
}
