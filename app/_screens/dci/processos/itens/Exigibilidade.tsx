import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import type { DciNovo } from '#lib/contracts/dci/dci-campos.ts';
import type { ItemLidoDaDci } from '#lib/contracts/dci/dci-itens.ts';
import { NOME_LOCAL_DESTINO } from '#lib/domain/aduana/viagem/local-destino.ts';

/** Whether the suspended taxes of an item are due: by the table, or by a person's decision with its reason. */
export function Exigibilidade({ item, fechado }: { item: ItemLidoDaDci; fechado: boolean }) {
  const { chave, codigo, destino, exigivelPadrao } = item;
  const decisoes = useWatch<DciNovo, 'decisoes'>({ name: 'decisoes' });
  const lugar = decisoes.findIndex((decisao) => decisao.item === chave);
  const decisao = decisoes[lugar];
  const { setValue } = useFormContext<DciNovo>();
  const exigivel = decisao?.exigivel ?? exigivelPadrao;
  if (fechado) {
    return (
      <Stack>
        {exigivel === null ? 'não decidido' : exigivel ? 'Sim' : 'Não'}
        {decisao && <Typography variant="caption">{decisao.motivo}</Typography>}
      </Stack>
    );
  }
  const decidir = (novo: boolean | null) => {
    if (novo === null) return;
    const outras = decisoes.filter((decisaoTomada) => decisaoTomada.item !== chave);
    const novas =
      novo === exigivelPadrao ? outras : [...outras, { item: chave, exigivel: novo, motivo: decisao?.motivo ?? '' }];
    setValue('decisoes', novas, { shouldDirty: true, shouldTouch: true });
  };
  return (
    <Stack sx={{ gap: decisao ? 1.25 : 0.5, alignItems: 'flex-start', minWidth: 190 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label={`Exigível: ${codigo} para ${NOME_LOCAL_DESTINO[destino]}`}
        value={exigivel}
        onChange={(_, novo: boolean | null) => decidir(novo)}
      >
        <ToggleButton value={true}>Sim</ToggleButton>
        <ToggleButton value={false}>Não</ToggleButton>
      </ToggleButtonGroup>
      {decisao ? (
        <Motivo lugar={lugar} codigo={codigo} />
      ) : (
        <Typography variant="caption" sx={{ color: exigivelPadrao === null ? 'warning.main' : 'text.secondary' }}>
          {exigivelPadrao === null ? 'A tabela não diz: decida, com o motivo' : 'Pela tabela'}
        </Typography>
      )}
    </Stack>
  );
}

function Motivo({ lugar, codigo }: { lugar: number; codigo: string }) {
  const { idDoCampo } = useFormularioAberto();
  const { register } = useFormContext<DciNovo>();
  const { errors } = useFormState<DciNovo>({ name: 'decisoes' });
  const erro = errors.decisoes?.[lugar]?.motivo?.message;
  const { ref, ...campo } = register(`decisoes.${lugar}.motivo`);
  return (
    <TextField
      id={idDoCampo(`decisoes.${lugar}.motivo`)}
      key={lugar}
      size="small"
      required
      label="Motivo"
      error={Boolean(erro)}
      helperText={erro}
      inputRef={ref}
      {...campo}
      slotProps={{ htmlInput: { 'aria-label': `Motivo de ${codigo}` } }}
      sx={{ width: 190 }}
    />
  );
}
