import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Section } from '#components/ui/Section.tsx';
import { useImportarPlanilha } from '#lib/api/planilha.ts';
import type { Planilha } from '#lib/contracts/planilha.ts';
import { BaixarErros } from './BaixarErros.tsx';
import { ContagensDaPlanilha } from './ContagensDaPlanilha.tsx';
import type { Tentar } from './tentar.ts';

interface ResultadoSectionProps {
  planilha: Planilha;
  tentar: Tentar;
  link: ReactNode;
  aoImportarOutra: () => void;
}

/** What was made, where it can be seen, and the way back. */
export function ResultadoSection({ planilha, tentar, link, aoImportarOutra }: ResultadoSectionProps) {
  const { desfazer } = useImportarPlanilha();
  const { id, contagens, desfeitas, situacao } = planilha;
  return (
    <Section titulo={situacao === 'GRAVADA' ? 'Planilha importada' : 'Importação desfeita'} nota={planilha.nome}>
      {contagens && <ContagensDaPlanilha contagens={contagens} feito />}
      {desfeitas && (
        <Alert severity={desfeitas.mantidas > 0 ? 'warning' : 'success'}>{desfeitasPorExtenso(desfeitas)}</Alert>
      )}
      {contagens && contagens.comErro > 0 && situacao === 'GRAVADA' && (
        <Typography>
          As linhas com erro não foram gravadas. Baixe-as, corrija e importe o arquivo como uma planilha nova.
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {link}
        {contagens && contagens.comErro > 0 && <BaixarErros planilha={planilha} tentar={tentar} />}
        {situacao === 'GRAVADA' && (
          <Button color="inherit" onClick={() => tentar(() => desfazer(id))}>
            Desfazer esta importação
          </Button>
        )}
        <Button color="inherit" onClick={aoImportarOutra}>
          Importar outra planilha
        </Button>
      </Stack>
    </Section>
  );
}

function desfeitasPorExtenso({ desfeitas, mantidas }: { desfeitas: number; mantidas: number }): string {
  const feito = desfeitas === 1 ? '1 mudança desfeita.' : `${desfeitas} mudanças desfeitas.`;
  if (mantidas === 0) return feito;
  const ficou = mantidas === 1 ? '1 registro já tinha mudado' : `${mantidas} registros já tinham mudado`;
  return `${feito} ${ficou} depois da importação e ficou como está.`;
}
