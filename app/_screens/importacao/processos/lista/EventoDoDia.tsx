import Box from '@mui/material/Box';
import type { ToOptions } from '@tanstack/react-router';
import { CellLink } from '#components/ui/navigation/CellLink.tsx';
import { type EventoDoCalendario, NOME_DO_EVENTO, type TipoDeEvento } from '#lib/contracts/parametros/calendario.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** One line of a day: what is due, and the link to where it is done. What is past is said in red and in words. */
export function EventoDoDia({ evento, hoje }: { evento: EventoDoCalendario; hoje: DataTexto | '' }) {
  const { tipo, nome, importador, dia } = evento;
  const passou = hoje !== '' && dia < hoje;
  const frase = [NOME_DO_EVENTO[tipo], nome, importador, passou && 'passou'].filter(Boolean).join(' · ');
  return (
    <Box title={frase} sx={{ overflowWrap: 'anywhere', fontSize: '0.75rem', '& > *': { display: 'inline-block' } }}>
      <Box component="span" sx={{ color: passou ? 'error.main' : 'text.secondary', fontWeight: 600 }}>
        {SIGLA[tipo]}
        {passou && ' (passou)'}
      </Box>{' '}
      <CellLink {...lugarDe(evento)}>{nome}</CellLink>
    </Box>
  );
}

function lugarDe({ tipo, id }: EventoDoCalendario): ToOptions {
  if (tipo === 'DCI') return { to: '/dci/processos-dci/$id', params: { id } };
  if (tipo === 'DAI' || tipo === 'DAR') return { to: '/importacao/sefaz/$id', params: { id } };
  return { to: '/importacao/processos/$id', params: { id } };
}

const SIGLA: Readonly<Record<TipoDeEvento, string>> = {
  ETA: 'ETA',
  DEVOLUCAO: 'Free time',
  DAI: 'DAI',
  DAR: 'DAR',
  DCI: 'DCI',
};
