import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { LinhaDeLista } from './definicao-da-lista.ts';
import { EscolhaDeColunas } from './grid/EscolhaDeColunas.tsx';
import type { ListaAberta } from './use-lista.ts';

/** The order of the cards of a list on a phone, and the lines of each card. */
export function AjusteDosCartoes<Linha extends LinhaDeLista>({ lista }: { lista: ListaAberta<Linha> }) {
  const { definicao, apresentacao } = lista;
  return (
    <>
      <Ordem lista={lista} />
      <EscolhaDeColunas
        rotulo="Linhas dos cartões"
        marca="noCartao"
        apresentacao={apresentacao.atual}
        titulos={new Map(definicao.colunas.map(({ campo, titulo }) => [campo, titulo]))}
        aoMudar={apresentacao.mudar}
      />
    </>
  );
}

function Ordem<Linha extends LinhaDeLista>({ lista: { definicao, busca, filtrar } }: { lista: ListaAberta<Linha> }) {
  const campo = busca.ordem.replace(/^-/, '');
  const sentido = busca.ordem.startsWith('-') ? '-' : '';
  const ordenaveis = definicao.colunas.filter((coluna) => coluna.ordenavel);
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <TextField
        select
        size="small"
        label="Ordenar por"
        value={ordenaveis.some((coluna) => coluna.campo === campo) ? campo : ''}
        onChange={({ target }) => filtrar({ ordem: `${sentido}${target.value}` })}
        sx={{ flex: 1, minWidth: 0 }}
      >
        {ordenaveis.map((coluna) => (
          <MenuItem key={coluna.campo} value={coluna.campo}>
            {coluna.titulo}
          </MenuItem>
        ))}
      </TextField>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Sentido da ordem"
        value={sentido}
        onChange={(_, novo: '' | '-' | null) => novo !== null && filtrar({ ordem: `${novo}${campo}` })}
      >
        <ToggleButton value="" sx={{ textTransform: 'none' }}>
          Crescente
        </ToggleButton>
        <ToggleButton value="-" sx={{ textTransform: 'none' }}>
          Decrescente
        </ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
