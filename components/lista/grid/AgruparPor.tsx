import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface AgruparPorProps<Agrupamento extends string> {
  agrupar: Agrupamento;
  agrupamentos: readonly Agrupamento[];
  nomes: Readonly<Record<Agrupamento, string>>;
  aoMudar: (agrupar: Agrupamento) => void;
}

/** What the rows of a report are grouped by. It stands among the chips of its filters and is as high as they are. */
export function AgruparPor<Agrupamento extends string>({
  agrupar,
  agrupamentos,
  nomes,
  aoMudar,
}: AgruparPorProps<Agrupamento>) {
  return (
    <TextField
      select
      value={agrupar}
      onChange={({ target }) => aoMudar(target.value as Agrupamento)}
      fullWidth={false}
      slotProps={{
        htmlInput: { 'aria-label': 'Agrupar por' },
        select: { renderValue: () => `Agrupar por ${nomes[agrupar].toLowerCase()}` },
      }}
      sx={{ width: 'auto', '& .MuiInputBase-root': { minHeight: 32, height: 32 } }}
    >
      {agrupamentos.map((agrupamento) => (
        <MenuItem key={agrupamento} value={agrupamento}>
          {nomes[agrupamento]}
        </MenuItem>
      ))}
    </TextField>
  );
}
