import Stack from '@mui/material/Stack';
import { CampoPeloCaminho } from '#components/form/fields/Campo.tsx';
import { SecaoDaLista } from '#components/form/SecaoDaLista.tsx';
import { FormularioDaParte, type ParteDoProcessoProps } from './FormularioDaParte.tsx';
import { SituacaoDaLicencaField } from './SituacaoDaLicencaField.tsx';
import { TcifSection } from './TcifSection.tsx';

/** The PLI, ALI, LI and LPCO of a processo, and the Suframa's fee for them. */
export function LicencasSection({ processo, campo }: ParteDoProcessoProps) {
  return (
    <Stack sx={{ gap: 2, maxWidth: 960 }}>
      <FormularioDaParte processo={processo} campo={campo} parte="licencas" titulo="Licenças">
        <SecaoDaLista nome="licencas" nota="PLI, ALI, LI e LPCO. A LI a vencer antes do registro aparece nos alertas.">
          {(caminho) =>
            caminho.endsWith('.situacao') ? (
              <SituacaoDaLicencaField key={caminho} nome={caminho} />
            ) : (
              <CampoPeloCaminho key={caminho} nome={caminho} />
            )
          }
        </SecaoDaLista>
      </FormularioDaParte>
      <TcifSection processo={processo} />
    </Stack>
  );
}
