import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { FieldValues } from 'react-hook-form';
import { valorPorExtenso } from '#components/form/fields/valor-digitado.ts';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { Trilha } from '#components/ui/navigation/Trilha.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { PageHeader } from '#components/ui/page/PageHeader.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { DefinicaoDeCadastro, RegistroDeCadastro } from './definicao-de-cadastro.ts';

interface RegistroDeFabricaProps<Valores extends FieldValues, Registro extends RegistroDeCadastro> {
  cadastro: DefinicaoDeCadastro<Valores, Registro>;
  registro: Registro;
}

/** Shows a record that ships with Cais. It is read-only, and the person can copy it to a new record. */
export function RegistroDeFabrica<Valores extends FieldValues, Registro extends RegistroDeCadastro>({
  cadastro,
  registro,
}: RegistroDeFabricaProps<Valores, Registro>) {
  const { formulario, nome, rotas } = cadastro;
  const valores = formulario.valoresDe(registro);
  return (
    <>
      <Trilha atual={cadastro.titulo(registro)} />
      <PageHeader
        titulo={cadastro.titulo(registro)}
        descricao={`${nome} de fábrica.${cadastro.deFabrica ? ` ${cadastro.deFabrica(registro)}.` : ''}`}
        acoes={
          <ButtonTo variant="contained" {...rotas.novo(registro.id)}>
            Criar o da empresa com este código
          </ButtonTo>
        }
      />
      <Stack sx={{ gap: 2, maxWidth: 960 }}>
        <Alert severity="info">
          Vem com o Cais e muda com as versões dele, por isso não se edita. Um da empresa com este código vale antes
          deste.
        </Alert>
        <Section titulo={nome}>
          <DescriptionList>
            {Object.entries(formulario.campos).map(([campo, descricao]) => (
              <DescriptionItem key={campo} nome={descricao.rotulo}>
                {valorPorExtenso(descricao, valores[campo])}
                {registro.aConfirmar?.includes(campo) && ' (a confirmar)'}
              </DescriptionItem>
            ))}
          </DescriptionList>
        </Section>
      </Stack>
    </>
  );
}
