import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import type { Diferenca } from '#lib/domain/versoes/versoes-do-campo.ts';
import { diferencaPorExtenso } from './diferenca-por-extenso.ts';

/** Lists what only one person changed. The merge keeps both people's changes. */
export function MudancasJuntadas({ diferencas }: { diferencas: readonly Diferenca[] }) {
  return (
    <>
      <Mudancas titulo="Só você mudou; fica o seu" diferencas={diferencas.filter(({ quem }) => quem === 'eu')} />
      <Mudancas
        titulo="Só a outra pessoa mudou; fica o dela"
        diferencas={diferencas.filter(({ quem }) => quem === 'outra')}
      />
    </>
  );
}

function Mudancas({ titulo, diferencas }: { titulo: string; diferencas: readonly Diferenca[] }) {
  const aberto = useFormularioAberto();
  const [todas, setTodas] = useState(false);
  const ditas = diferencas.flatMap((diferenca) => {
    const dita = diferencaPorExtenso(diferenca, aberto);
    return dita ? [{ ...dita, diferenca }] : [];
  });
  const aVista = todas ? ditas : ditas.slice(0, MUDANCAS_A_VISTA);
  if (ditas.length === 0) return null;
  return (
    <Box component="section" aria-label={titulo}>
      <Typography variant="subtitle2" component="h3">
        {titulo}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {aVista.map(
          ({ diferenca: { campo, base, minha: valorProprio, dela: valorAlheio, quem }, rotulo, escrever }) => (
            <li key={campo}>
              {rotulo}: {escrever(base)} → <strong>{escrever(quem === 'eu' ? valorProprio : valorAlheio)}</strong>
            </li>
          ),
        )}
      </Box>
      {aVista.length < ditas.length && (
        <Button size="small" onClick={() => setTodas(true)}>
          Mostrar as {ditas.length} mudanças
        </Button>
      )}
    </Box>
  );
}

/** A pasted sheet may change hundreds of rows. */
const MUDANCAS_A_VISTA = 12;
