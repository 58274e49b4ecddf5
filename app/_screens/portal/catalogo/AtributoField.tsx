import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CampoPeloCaminho } from '#components/form/fields/Campo.tsx';
import { CampoLista } from '#components/form/fields/CampoLista.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { descricaoDe } from '#components/form/fields/descricao-de-campo.ts';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import type { CampoDoProduto } from '#lib/portal/codecs/produto-do-catalogo.ts';
import type { RecusaDoPreparo } from '#lib/portal/domain/preparo-no-portal.ts';
import { nomeDoAtributo } from './produto-formulario.ts';

interface AtributoFieldProps {
  campo: CampoDoProduto;
  /** Of the whole product. */
  recusas: readonly RecusaDoPreparo[];
}

/** An attribute as the Portal defines it: one value, several, or the parts of a compound one. */
export function AtributoField({ campo, recusas }: AtributoFieldProps) {
  const { atributo, semForma, duvidas } = campo;
  const caminho = `valores.${atributo.codigo}`;
  // What is only missing stands in the list of what is missing: a new draft is not all red.
  const erros = recusas.filter(({ campo: onde }) => onde === caminho || onde?.startsWith(`${caminho}.`));
  const ditos = erros.filter(({ frase }) => !/^O Portal exige/.test(frase) && frase !== semForma);
  return (
    <Stack sx={{ gap: 0.5 }}>
      {semForma ? <SemForma campo={campo} porque={semForma} /> : <Valores campo={campo} caminho={caminho} />}
      {duvidas.map((duvida) => (
        <FormHelperText key={duvida}>{duvida}</FormHelperText>
      ))}
      {ditos.map(({ campo: onde, frase }) => (
        <FormHelperText key={`${onde} ${frase}`} error>
          {frase}
        </FormHelperText>
      ))}
    </Stack>
  );
}

function Valores({ campo: { atributo }, caminho }: { campo: CampoDoProduto; caminho: string }) {
  const { campos } = useFormularioAberto();
  const { forma, multivalorado, subatributos } = atributo;
  const descricao = descricaoDe(campos, caminho);
  if (descricao?.tipo !== 'lista') return null;
  if (multivalorado) {
    return (
      <CampoLista nome={caminho} descricao={descricao}>
        {(linha) => <CampoPeloCaminho key={linha} nome={linha} />}
      </CampoLista>
    );
  }
  if (forma !== 'COMPOSTO') return <CampoPeloCaminho nome={`${caminho}.0`} />;
  return (
    <Box role="group" aria-label={descricao.rotulo}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {descricao.rotulo}
      </Typography>
      <CamposLadoALado>
        {subatributos.map(({ codigo }) => (
          <CampoPeloCaminho key={codigo} nome={`${caminho}.0.${codigo}`} />
        ))}
      </CamposLadoALado>
    </Box>
  );
}

function SemForma({ campo: { atributo }, porque }: { campo: CampoDoProduto; porque: string }) {
  return (
    <Alert severity={atributo.obrigatorio ? 'warning' : 'info'}>
      {nomeDoAtributo(atributo)} ({atributo.codigo}). {porque}
      {atributo.obrigatorio ? ' O Portal o exige, e por isso o Cais não envia este produto.' : ''}
    </Alert>
  );
}
