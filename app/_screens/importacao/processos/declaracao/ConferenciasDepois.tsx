import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { DeclaracaoRetificada } from '#lib/contracts/declaracao/retificacao.ts';
import { nomeDaConferencia } from '#lib/domain/aduana/declaracao/conferencia.ts';

interface ConferenciasDepoisProps {
  conferencias: DeclaracaoRetificada['conferencias'];
  /** All blocks are accepted. With a part of them, the checks were not run. */
  todos: boolean;
}

/** What the checks of the declaration say once the whole file is taken, before it is. */
export function ConferenciasDepois({ conferencias, todos }: ConferenciasDepoisProps) {
  if (conferencias.length === 0) return null;
  const divergem = conferencias.filter(({ nivel }) => nivel !== 'ok');
  const erros = divergem.filter(({ nivel }) => nivel === 'erro').length;
  const quantas = `${conferencias.length - divergem.length} de ${conferencias.length} conferências conferem`;
  return (
    <Alert severity={erros > 0 ? 'error' : divergem.length > 0 || !todos ? 'warning' : 'success'}>
      Com todos os blocos aplicados, {quantas}.{!todos && ' Com parte deles, as conferências só se sabem depois.'}
      {divergem.length > 0 && (
        <Stack component="ul" aria-label="Conferências que divergem" sx={{ m: 0, pl: 2.5 }}>
          {divergem.map(({ codigo, adicao, mensagem }) => (
            <li key={`${codigo}-${adicao}`}>
              {nomeDaConferencia(codigo)}
              {adicao && `, adição ${adicao}`}: {mensagem}
            </li>
          ))}
        </Stack>
      )}
    </Alert>
  );
}
