import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { HipoteseFields } from '#app/_screens/dcr/processos/campos/HipoteseFields.tsx';
import { hipotesePorExtenso } from '#app/_screens/dcr/processos/campos/hipotese-por-extenso.ts';
import { Section } from '#components/ui/page/Section.tsx';
import type { DcrNovo } from '#lib/contracts/dcr/dcr.ts';
import { type Hipotese, supor } from '#lib/fiscal/dcr/e-se.ts';
import { figurasConhecidas } from '#lib/fiscal/dcr/figuras-conhecidas.ts';
import { calcularDigitado, useCalculoAoVivo } from './calculo-ao-vivo.tsx';
import { FigurasComparadas } from './FigurasComparadas.tsx';

/** Shows the CRA and the II under hypotheses. The DCR-E changes only when the person applies them. */
export function ESeSection({ fechado }: { fechado: boolean }) {
  const { resultado, conteudo, arredondamento } = useCalculoAoVivo();
  const valores = useWatch() as DcrNovo;
  const { setValue } = useFormContext<DcrNovo>();
  const { enqueueSnackbar } = useSnackbar();
  const [hipoteses, setHipoteses] = useState<readonly Hipotese[]>([]);
  const suposto = useMemo(() => supor(valores, hipoteses), [valores, hipoteses]);
  const {
    resultado: depois,
    conteudo: comHipoteses,
    recusa,
  } = useMemo(() => calcularDigitado(suposto, arredondamento), [suposto, arredondamento]);
  const aplicar = () => {
    for (const campo of CAMPOS) setValue(campo, suposto[campo] as never, { shouldDirty: true, shouldTouch: true });
    setHipoteses([]);
    enqueueSnackbar('As hipóteses estão no DCR-E. Confira os documentos e grave.', { variant: 'success' });
  };
  return (
    <Section titulo="E se…" nota="nada é gravado: só se vê o que mudaria">
      <HipoteseFields valores={valores} aoSupor={(nova) => setHipoteses([...hipoteses, nova])} />
      {hipoteses.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Suponha que um importado fosse nacional, outro preço, outra quantidade, outra alíquota ou outra taxa, e veja o
          CRA e o II por unidade se moverem.
        </Typography>
      ) : (
        <>
          <Stack component="ul" direction="row" aria-label="Hipóteses" sx={{ m: 0, p: 0, gap: 1, flexWrap: 'wrap' }}>
            {hipoteses.map((hipotese, i) => {
              const dita = hipotesePorExtenso(hipotese, valores);
              return (
                <li key={dita} style={{ listStyle: 'none', maxWidth: '100%' }}>
                  <Chip
                    label={dita}
                    onDelete={() => setHipoteses(hipoteses.filter((_, outra) => outra !== i))}
                    sx={{ maxWidth: '100%' }}
                  />
                </li>
              );
            })}
          </Stack>
          {resultado && conteudo && depois && comHipoteses ? (
            <FigurasComparadas
              legenda="Antes e depois das hipóteses"
              antes={figurasConhecidas(resultado, conteudo)}
              depois={figurasConhecidas(depois, comHipoteses)}
            />
          ) : (
            <Typography sx={{ color: 'warning.main' }}>{recusa}</Typography>
          )}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button color="inherit" onClick={() => setHipoteses([])}>
              Esquecer as hipóteses
            </Button>
            {!fechado && (
              <Button variant="outlined" onClick={aplicar}>
                Aplicar ao DCR-E
              </Button>
            )}
          </Stack>
        </>
      )}
    </Section>
  );
}

const CAMPOS = ['tipoCoeficiente', 'acrescimo', 'taxaUSD', 'nacionais', 'importados'] as const;
