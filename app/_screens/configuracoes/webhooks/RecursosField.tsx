import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import { descricaoDe } from '#components/form/fields/descricao-de-campo.ts';
import { useCampo } from '#components/form/fields/use-campo.ts';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { NOME_RECURSO_DO_WEBHOOK, RECURSOS_DO_WEBHOOK, type RecursoDoWebhook } from '#lib/domain/avisos/webhook.ts';

/** Every resource a webhook can report. The chosen ones keep the order of the list, whatever the order of the clicks. */
export function RecursosField() {
  const { campos } = useFormularioAberto();
  const { id, valor, aoMudar, aoSair, erro } = useCampo(NOME);
  const escolhidos = valor as readonly RecursoDoWebhook[];
  const descricao = descricaoDe(campos, NOME);
  const trocar = (qual: RecursoDoWebhook, avisa: boolean) =>
    aoMudar(RECURSOS_DO_WEBHOOK.filter((recurso) => (recurso === qual ? avisa : escolhidos.includes(recurso))));
  return (
    <FormControl role="group" aria-label={descricao?.rotulo} aria-describedby={`${id}-ajuda`} error={Boolean(erro)}>
      <FormGroup sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))', columnGap: 2 }}>
        {RECURSOS_DO_WEBHOOK.map((recurso, lugar) => (
          <FormControlLabel
            key={recurso}
            label={NOME_RECURSO_DO_WEBHOOK[recurso]}
            control={
              <Checkbox
                size="small"
                checked={escolhidos.includes(recurso)}
                onChange={(_, avisa) => trocar(recurso, avisa)}
                onBlur={aoSair}
                slotProps={{ input: { id: lugar === 0 ? id : undefined } }}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={`${id}-ajuda`}>{erro ?? descricao?.ajuda}</FormHelperText>
    </FormControl>
  );
}

const NOME = 'recursos';
