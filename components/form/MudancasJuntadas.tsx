import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Diferenca } from './comparar-versoes.ts';
import { rotuloDe } from './descricao-de-campo.ts';
import { useValorPorExtenso } from './EscolhaDeVersao.tsx';
import { useFormularioAberto } from './formulario-contexto.ts';

/** Lists the fields only one person changed. The merge keeps both people's changes. */
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
  if (diferencas.length === 0) return null;
  return (
    <Box component="section" aria-label={titulo}>
      <Typography variant="subtitle2" component="h3">
        {titulo}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {diferencas.map((diferenca) => (
          <Mudanca key={diferenca.campo} diferenca={diferenca} />
        ))}
      </Box>
    </Box>
  );
}

function Mudanca({ diferenca: { campo, base, minha, dela, quem } }: { diferenca: Diferenca }) {
  const { campos } = useFormularioAberto();
  const escrito = useValorPorExtenso(campo);
  return (
    <li>
      {rotuloDe(campos, campo)}: {escrito(base)} → <strong>{escrito(quem === 'eu' ? minha : dela)}</strong>
    </li>
  );
}
