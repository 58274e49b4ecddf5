import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CamposMudados } from '#components/registro/CamposMudados.tsx';
import type { BlocoRetificado, DeclaracaoRetificada } from '#lib/contracts/declaracao/retificacao.ts';
import { nomeDoCampo } from '#lib/domain/aduana/declaracao/nome-da-diferenca.ts';
import { blocoDoCaminho, nomeDoBloco } from '#lib/domain/aduana/declaracao/retificacao.ts';
import { valorDeCampo } from '#lib/format/valor-de-campo.ts';
import { efeitoPorExtenso } from './efeito-por-extenso.ts';

interface BlocoRetificadoCardProps {
  bloco: BlocoRetificado;
  diferencas: DeclaracaoRetificada['diferencas'];
  aceito: boolean;
  aoMarcar: (aceito: boolean) => void;
}

/** One block of the declaration: its values before and after, their effect, and whether the change is accepted. */
export function BlocoRetificadoCard({ bloco, diferencas, aceito, aoMarcar }: BlocoRetificadoCardProps) {
  const [tudo, setTudo] = useState(false);
  const nome = nomeDoBloco(bloco.bloco);
  const diferencasDoBloco = diferencas.filter(({ caminho }) => blocoDoCaminho(caminho) === bloco.bloco);
  const campos = diferencasDoBloco.slice(0, tudo ? undefined : ATE).map(({ caminho, antes, depois }) => ({
    caminho,
    rotulo: nomeDoCampo(caminho),
    era: valorDeCampo(antes),
    ficou: valorDeCampo(depois),
  }));
  return (
    <Card component="section" aria-label={nome} sx={{ px: 2, py: 1, color: aceito ? undefined : 'text.secondary' }}>
      <Stack direction="row" sx={{ columnGap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <FormControlLabel
          label={<Typography sx={{ fontWeight: 600 }}>{nome}</Typography>}
          control={<Checkbox checked={aceito} onChange={(_, marcado) => aoMarcar(marcado)} />}
        />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {diferencasDoBloco.length === 1 ? '1 diferença' : `${diferencasDoBloco.length} diferenças`}
        </Typography>
        <Typography sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>{efeitoPorExtenso(bloco)}</Typography>
      </Stack>
      <CamposMudados campos={campos} titulos={['Antes', 'Depois']} />
      {diferencasDoBloco.length > campos.length && (
        <Button size="small" onClick={() => setTudo(true)}>
          Ver as {diferencasDoBloco.length} diferenças
        </Button>
      )}
    </Card>
  );
}

/** Enough to show the kind of change. The person opens the rest, for example a whole new list of items. */
const ATE = 12;
