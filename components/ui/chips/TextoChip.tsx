import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { ChipComDialogo } from '#components/ui/dialogs/ChipComDialogo.tsx';

interface TextoChipProps {
  nome: string;
  valor: string | undefined;
  ler: (digitado: string) => { valor: string } | { motivo: string };
  mostrar: (valor: string) => string;
  pedido?: boolean;
  aoMudar: (valor: string | undefined) => void;
}

/** Filter chip with a typed value: a number with a check digit, a code. */
export function TextoChip({ nome, valor, ler, mostrar, pedido, aoMudar }: TextoChipProps) {
  const mostrado = valor && mostrar(valor);
  return (
    <ChipComDialogo nome={nome} valor={mostrado} pedido={pedido} aoTirar={() => aoMudar(undefined)}>
      {(fechar) => (
        <Digitado
          nome={nome}
          inicial={mostrado ?? ''}
          ler={ler}
          aoAplicar={(novo) => {
            fechar();
            aoMudar(novo);
          }}
        />
      )}
    </ChipComDialogo>
  );
}

interface DigitadoProps extends Pick<TextoChipProps, 'nome' | 'ler'> {
  inicial: string;
  aoAplicar: (valor: string | undefined) => void;
}

function Digitado({ nome, inicial, ler, aoAplicar }: DigitadoProps) {
  const [texto, setTexto] = useState(inicial);
  const [motivo, setMotivo] = useState<string>();
  return (
    <Stack
      component="form"
      direction="row"
      sx={{ p: 1.5, gap: 1, alignItems: 'flex-start' }}
      onSubmit={(evento) => {
        evento.preventDefault();
        const lido = texto.trim() === '' ? { valor: undefined } : ler(texto);
        if ('motivo' in lido) setMotivo(lido.motivo);
        else aoAplicar(lido.valor);
      }}
    >
      <TextField
        label={nome}
        value={texto}
        onChange={({ target }) => {
          setTexto(target.value);
          setMotivo(undefined);
        }}
        error={motivo !== undefined}
        helperText={motivo}
        autoFocus
        sx={{ width: 240 }}
      />
      <Button type="submit" variant="contained">
        Aplicar
      </Button>
    </Stack>
  );
}
