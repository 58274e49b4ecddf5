import Stack from '@mui/material/Stack';
import { CampoPeloCaminho } from '#components/form/Campo.tsx';
import { CampoLista } from '#components/form/CampoLista.tsx';
import type { DescricaoDeLista } from '#components/form/descricao-de-campo.ts';
import { Section } from '#components/ui/Section.tsx';
import { FormularioDaParte, type ParteDoProcessoProps } from './FormularioDaParte.tsx';
import { CAMPOS } from './processo-formulario.ts';
import { SituacaoDaLicencaField } from './SituacaoDaLicencaField.tsx';
import { TcifSection } from './TcifSection.tsx';

/** The PLI, ALI, LI and LPCO of a processo, and the Suframa's fee for them. */
export function LicencasSection({ processo, campo }: ParteDoProcessoProps) {
  return (
    <Stack sx={{ gap: 2, maxWidth: 960 }}>
      <FormularioDaParte processo={processo} campo={campo} parte="licencas" titulo="Licenças">
        <Section titulo="PLI, ALI, LI e LPCO" nota="A LI a vencer antes do registro aparece nos alertas.">
          <CampoLista nome="licencas" descricao={CAMPOS.licencas as DescricaoDeLista}>
            {(caminho) =>
              caminho.endsWith('.situacao') ? (
                <SituacaoDaLicencaField key={caminho} nome={caminho} />
              ) : (
                <CampoPeloCaminho key={caminho} nome={caminho} />
              )
            }
          </CampoLista>
        </Section>
      </FormularioDaParte>
      <TcifSection processo={processo} />
    </Stack>
  );
}
