import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useImportSheet } from '#lib/api/platform/sheet.ts';
import type { Contagens } from '#lib/contracts/platform/planilha.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { linhasPorExtenso } from './linhas-por-extenso.ts';
import type { ParaAGrade } from './para-a-grade.ts';
import type { Tentar } from './tentar.ts';

interface PorNaGradeProps extends ParaAGrade {
  id: string;
  contagens: Contagens;
  /** Corrected cells have not been checked yet. */
  aConferir: boolean;
  tentar: Tentar;
}

/** Ends an import of lines: the right ones go into the grid, or all of them, to be mended there. */
export function PorNaGrade({ id, contagens, aConferir, onde, aTrocar = 0, aoPor, tentar }: PorNaGradeProps) {
  const { linhas: lerLinhas } = useImportSheet();
  const [trocar, setTrocar] = useState(false);
  const { novas: certas, comErro } = contagens;
  const por = (quais: 'CERTAS' | 'TODAS') =>
    tentar(async () => {
      const { linhas, nomes } = await lerLinhas(id);
      const escolhidas = quais === 'TODAS' ? linhas : linhas.filter(({ erros }) => Object.keys(erros).length === 0);
      aoPor(escolhidas, { nomes, trocar });
    });
  return (
    <>
      {aTrocar > 0 && (
        <FormControlLabel
          control={<Checkbox size="small" checked={trocar} onChange={(_, sim) => setTrocar(sim)} />}
          label={`Tirar ${aTrocar === 1 ? 'a linha que já está' : `as ${formatarInteiro(aTrocar)} linhas que já estão`} na grade`}
        />
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        {comErro > 0 && (
          <Button variant="outlined" color="inherit" disabled={aConferir} onClick={() => por('TODAS')}>
            Incluir todas e corrigir na grade
          </Button>
        )}
        <Button variant="contained" disabled={certas === 0 || aConferir} onClick={() => por('CERTAS')}>
          {certas > 0 ? `Incluir ${linhasPorExtenso(certas)} ${onde}` : `Incluir ${onde}`}
        </Button>
      </Stack>
    </>
  );
}
