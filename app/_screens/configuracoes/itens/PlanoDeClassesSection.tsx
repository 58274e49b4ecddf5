import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { nomesPorExtenso } from '#components/registro/nomes-por-extenso.ts';
import { TextoComLeis } from '#components/ui/page/TextoComLeis.tsx';
import type { GrupoDeClasse, PlanoDeClasses } from '#lib/domain/zfm/cclasstrib/classes-dos-itens.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

interface PlanoDeClassesSectionProps {
  plano: PlanoDeClasses;
  /** Whether items that have another code get the new one too. */
  trocando: boolean;
  aoTrocar: (trocando: boolean) => void;
  carregando: boolean;
}

/** What would be written: each code with its items and reason, the items that have another code, and those left out. */
export function PlanoDeClassesSection({ plano, trocando, aoTrocar, carregando }: PlanoDeClassesSectionProps) {
  const novos = plano.grupos.flatMap((grupo) => parte(grupo, ({ atual }) => atual === null));
  const outros = plano.grupos.flatMap((grupo) => parte(grupo, ({ atual }) => atual !== null));
  const comOutro = outros.reduce((soma, { itens }) => soma + itens.length, 0);
  return (
    <Stack aria-busy={carregando} sx={{ gap: 1, opacity: carregando ? 0.6 : 1 }}>
      {novos.map((grupo) => (
        <Grupo key={chaveDe(grupo)} grupo={grupo} />
      ))}
      {comOutro > 0 && (
        <Alert severity="warning">
          {comOutro === 1
            ? `1 item já tem outro cClassTrib e ${trocando ? 'vai perdê-lo' : 'fica como está'}:`
            : `${formatarInteiro(comOutro)} itens já têm outro cClassTrib e ${trocando ? 'vão perdê-lo' : 'ficam como estão'}:`}
          <Lista
            linhas={outros.map(
              ({ cClassTrib, itens }) =>
                `${nomesPorExtenso(itens.map(({ partNumber, atual }) => `${partNumber} (${atual})`))}: ${cClassTrib}`,
            )}
          />
          <FormControlLabel
            label={comOutro === 1 ? 'Trocar também o dele' : 'Trocar também o deles'}
            control={<Checkbox checked={trocando} onChange={(_, marcado) => aoTrocar(marcado)} />}
          />
        </Alert>
      )}
      {plano.fora.length > 0 && (
        <Alert severity="info">
          Ficam como estão:
          <Lista linhas={plano.fora.map(({ motivo, partNumbers }) => `${nomesPorExtenso(partNumbers)}: ${motivo}`)} />
        </Alert>
      )}
      {novos.length === 0 && comOutro === 0 && plano.fora.length === 0 && (
        <Typography>Nenhum item a definir.</Typography>
      )}
    </Stack>
  );
}

function Grupo({ grupo: { cClassTrib, porque, supoe, avisos, itens } }: { grupo: GrupoDeClasse }) {
  const nomes = nomesPorExtenso(itens.map(({ partNumber }) => partNumber));
  return (
    <Alert severity={avisos.length > 0 ? 'warning' : 'success'} icon={false}>
      <strong>{cClassTrib}</strong>
      {` em ${itens.length === 1 ? '1 item' : `${formatarInteiro(itens.length)} itens`}: ${nomes}`}
      <TextoComLeis texto={porque === null ? '.' : `, ${porque} ${supoe ?? ''}`} />
      {avisos.length > 0 && ` ${avisos.join(' ')}`}
    </Alert>
  );
}

function Lista({ linhas }: { linhas: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: '30vh', overflow: 'auto' }}>
      {linhas.map((linha) => (
        <li key={linha}>
          <TextoComLeis texto={linha} />
        </li>
      ))}
    </Box>
  );
}

function parte(grupo: GrupoDeClasse, qual: (item: GrupoDeClasse['itens'][number]) => boolean): GrupoDeClasse[] {
  const itens = grupo.itens.filter(qual);
  return itens.length === 0 ? [] : [{ ...grupo, itens }];
}

const chaveDe = ({ cClassTrib, porque }: GrupoDeClasse) => `${cClassTrib} ${porque}`;
