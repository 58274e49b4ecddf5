import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { DateField } from '#components/ui/fields/DateField.tsx';
import type { ExperimentoDaReforma } from '#lib/api/processo/reforma-do-processo.ts';
import type { ReformaDoProcesso } from '#lib/domain/aduana/tributos/reforma-do-processo.ts';

interface ExperimentoFieldsProps {
  reforma: ReformaDoProcesso;
  experimento: ExperimentoDaReforma;
  aoMudar: (experimento: ExperimentoDaReforma) => void;
}

/** What to try out where the processo says nothing yet. It is never saved. */
export function ExperimentoFields({ reforma, experimento, aoMudar }: ExperimentoFieldsProps) {
  const { itens, liberacao } = reforma;
  const mudar = (mudanca: Partial<ExperimentoDaReforma>) => aoMudar({ ...experimento, ...mudanca });
  const semClasse = itens.some(({ cClassTrib, experimentado }) => cClassTrib === null || experimentado);
  const { classe } = experimento;
  return (
    <>
      <Box data-digitado="experimento">
        <CamposLadoALado>
          {(semClasse || classe !== '') && (
            <TextField
              label="Experimentar cClassTrib"
              value={classe}
              onChange={({ target }) => mudar({ classe: target.value.replace(/\D/g, '').slice(0, 6) })}
              helperText="Para os itens sem código. Vale só aqui: nada é gravado."
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          )}
          {liberacao.previsao && (
            <DateField
              rotulo="Experimentar desembaraço"
              valor={experimento.liberacao}
              aoMudar={(dia) => mudar({ liberacao: dia })}
              ajuda="Vale só aqui: nada é gravado."
            />
          )}
        </CamposLadoALado>
      </Box>
      <FormControlLabel
        control={
          <Switch checked={experimento.estimativa} onChange={({ target }) => mudar({ estimativa: target.checked })} />
        }
        label="Usar a estimativa das alíquotas que ninguém fixou"
      />
    </>
  );
}
