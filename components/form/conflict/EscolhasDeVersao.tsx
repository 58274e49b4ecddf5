import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { rotuloDe } from '#components/form/fields/descricao-de-campo.ts';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { type Escolha, listaDa } from '#lib/domain/versoes/comparar-versoes.ts';
import type { Diferenca } from '#lib/domain/versoes/versoes-do-campo.ts';
import { diferencaPorExtenso } from './diferenca-por-extenso.ts';
import { EscolhaDeVersao } from './EscolhaDeVersao.tsx';

interface EscolhasDeVersaoProps {
  /** What both people changed. */
  emDisputa: readonly Diferenca[];
  escolhas: Readonly<Record<string, Escolha>>;
  /** Whether the person tried to go on: choices that are still missing are marked. */
  tentou: boolean;
  idDaEscolha: (campo: string) => string;
  aoEscolher: (escolhas: Readonly<Record<string, Escolha>>) => void;
}

/** The choices for what both people changed. A list with several of them can be decided at once. */
export function EscolhasDeVersao({ emDisputa, ...escolhas }: EscolhasDeVersaoProps) {
  const { campos } = useFormularioAberto();
  return [...Map.groupBy(emDisputa, listaDa)].map(([lista, emDisputa]) =>
    lista === undefined ? (
      <Escolhas key="" emDisputa={emDisputa} {...escolhas} />
    ) : (
      <EscolhasDaLista key={lista} nome={rotuloDe(campos, lista)} emDisputa={emDisputa} {...escolhas} />
    ),
  );
}

function EscolhasDaLista({ nome, ...props }: EscolhasDeVersaoProps & { nome: string }) {
  const { emDisputa, tentou, aoEscolher } = props;
  const [todas, setTodas] = useState(false);
  const aVista = todas || tentou ? emDisputa : emDisputa.slice(0, ESCOLHAS_A_VISTA);
  return (
    <Stack role="group" aria-label={nome} sx={{ gap: 2.5 }}>
      {emDisputa.length > 1 && (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="subtitle2" component="h3" sx={{ mr: 'auto' }}>
            {nome}: {emDisputa.length} escolhas
          </Typography>
          {LADOS.map(([lado, rotulo]) => (
            <Button
              key={lado}
              size="small"
              variant="outlined"
              color="inherit"
              onClick={() => aoEscolher(Object.fromEntries(emDisputa.map(({ campo }) => [campo, lado])))}
            >
              {rotulo}
            </Button>
          ))}
        </Stack>
      )}
      <Escolhas {...props} emDisputa={aVista} />
      {aVista.length < emDisputa.length && (
        <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={() => setTodas(true)}>
          Mostrar as {emDisputa.length} escolhas
        </Button>
      )}
    </Stack>
  );
}

function Escolhas({ emDisputa, escolhas, tentou, idDaEscolha, aoEscolher }: EscolhasDeVersaoProps) {
  const aberto = useFormularioAberto();
  return emDisputa.map((diferenca) => {
    const { campo } = diferenca;
    const dita = diferencaPorExtenso(diferenca, aberto);
    return (
      dita && (
        <EscolhaDeVersao
          key={campo}
          id={idDaEscolha(campo)}
          diferenca={diferenca}
          dita={dita}
          escolha={escolhas[campo]}
          falta={tentou && escolhas[campo] === undefined}
          aoEscolher={(escolha) => aoEscolher({ [campo]: escolha })}
        />
      )
    );
  });
}

/** Two people may each have pasted a sheet. */
const ESCOLHAS_A_VISTA = 30;
const LADOS = [
  ['minha', 'Todas as minhas'],
  ['dela', 'Todas da outra pessoa'],
] as const satisfies readonly [Escolha, string][];
