import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { IMPORTADOR } from '#lib/api/cadastros/importador.ts';
import { usePage } from '#lib/api/platform/list.ts';

/** Whose catalogue it is. The Portal keeps one a root of the CNPJ. */
export function ImportadorField({ valor, aoMudar }: { valor: string; aoMudar: (id: string) => void }) {
  const { data } = usePage(IMPORTADOR, { tamanho: MAXIMO_DE_IMPORTADORES });
  return (
    <TextField
      select
      required
      label="Importador"
      value={valor}
      onChange={({ target }) => aoMudar(target.value)}
      helperText="O Catálogo é um só para a raiz do CNPJ."
    >
      {(data?.itens ?? []).map(({ id, nomeFantasia, razaoSocial }) => (
        <MenuItem key={id} value={id}>
          {nomeFantasia ?? razaoSocial}
        </MenuItem>
      ))}
    </TextField>
  );
}

const MAXIMO_DE_IMPORTADORES = 100;
