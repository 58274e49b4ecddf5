import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Apontamento, LinhaDeRegistro } from '#lib/domain/zfm/arquivo-de-registros.ts';
import { CamposDaLinha } from './CamposDaLinha.tsx';
import { campoPorExtenso } from './campo-por-extenso.ts';
import type { LigacaoDeCampos } from './ligacao-de-campos.ts';
import { ReguaDaLinha } from './ReguaDaLinha.tsx';

interface LinhaEmColunasProps {
  linha: LinhaDeRegistro;
  apontamentos: Apontamento[];
  /** The chosen column. The field that contains it is the chosen field. */
  posicao: number;
  aoEscolher: (posicao: number) => void;
}

/** Shows a line as text under a ruler and as a table of its fields. Pointing at a field in either view highlights it in the other. */
export function LinhaEmColunas({ linha, apontamentos, posicao, aoEscolher }: LinhaEmColunasProps) {
  const [apontada, apontar] = useState<number | null>(null);
  const escolhido = linha.campos.find((campo) => posicao >= campo.posicao && posicao < campo.posicao + campo.tamanho);
  const ligacao: LigacaoDeCampos = {
    linha,
    escolhida: escolhido?.posicao ?? null,
    apontada,
    aoApontar: apontar,
    aoEscolher,
  };
  return (
    <Card component="section" aria-label={titulo(linha)}>
      <Stack sx={{ p: 2, gap: 1.5 }}>
        <Typography variant="h3">{titulo(linha)}</Typography>
        {apontamentos
          .filter(({ campo }) => campo === null)
          .map(({ mensagem }) => (
            <Alert key={mensagem} severity="warning">
              {mensagem}
            </Alert>
          ))}
        <ReguaDaLinha {...ligacao} />
        <Typography role="status" sx={{ overflowWrap: 'anywhere', color: escolhido?.erro ? 'error.main' : undefined }}>
          {escolhido ? campoPorExtenso(escolhido) : COMO_ANDAR}
        </Typography>
      </Stack>
      {linha.campos.length > 0 && <CamposDaLinha {...ligacao} />}
    </Card>
  );
}

function titulo({ numero, registro }: LinhaDeRegistro): string {
  return registro === null ? `Linha ${numero}` : `Linha ${numero}, registro ${registro}`;
}

const COMO_ANDAR = 'Escolha um campo; na régua, as setas vão de um campo a outro.';
