import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Section } from '#components/ui/page/Section.tsx';
import { useImportSheet } from '#lib/api/platform/sheet.ts';
import type { Planilha } from '#lib/contracts/platform/planilha.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { BaixarErros } from './BaixarErros.tsx';
import { ContagensDaPlanilha } from './ContagensDaPlanilha.tsx';
import type { Tentar } from './tentar.ts';

interface ResultadoSectionProps {
  planilha: Planilha;
  tentar: Tentar;
  link: ReactNode;
  aoImportarOutra: () => void;
}

/** Shows what the import wrote, with a link to the records and a button to undo. */
export function ResultadoSection({ planilha, tentar, link, aoImportarOutra }: ResultadoSectionProps) {
  const { gravar, desfazer } = useImportSheet();
  const { id, contagens, gravadas, desfeitas, situacao } = planilha;
  const podeDesfazer = situacao === 'GRAVADA' || situacao === 'INTERROMPIDA';
  return (
    <Section titulo={TITULOS[situacao] ?? situacao} nota={planilha.nome}>
      {contagens && <ContagensDaPlanilha contagens={contagens} feito={situacao !== 'INTERROMPIDA'} />}
      {contagens && gravadas !== null && (
        <Typography>{interrompidaPorExtenso(gravadas, contagens.novas + contagens.alteradas)}</Typography>
      )}
      {desfeitas && (
        <Alert severity={desfeitas.mantidas > 0 ? 'warning' : 'success'}>{desfeitasPorExtenso(desfeitas)}</Alert>
      )}
      {contagens && contagens.comErro > 0 && situacao === 'GRAVADA' && (
        <Typography>
          As linhas com erro não foram gravadas. Baixe-as, corrija e importe o arquivo como uma planilha nova.
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {situacao === 'INTERROMPIDA' && (
          <Button variant="contained" onClick={() => tentar(() => gravar(id, 'AS_QUE_PASSARAM'))}>
            Continuar de onde parou
          </Button>
        )}
        {link}
        {contagens && contagens.comErro > 0 && <BaixarErros planilha={planilha} tentar={tentar} />}
        {podeDesfazer && (
          <Button color="inherit" onClick={() => tentar(() => desfazer(id))}>
            {situacao === 'GRAVADA' ? 'Desfazer esta importação' : 'Desfazer o que foi gravado'}
          </Button>
        )}
        <Button color="inherit" onClick={aoImportarOutra}>
          Importar outra planilha
        </Button>
      </Stack>
    </Section>
  );
}

const TITULOS: Partial<Record<Planilha['situacao'], string>> = {
  GRAVADA: 'Planilha importada',
  INTERROMPIDA: 'Importação interrompida',
  DESFEITA: 'Importação desfeita',
};

function interrompidaPorExtenso(gravadas: number, total: number): string {
  const feito = gravadas === 1 ? '1 linha foi gravada' : `${formatarInteiro(gravadas)} linhas foram gravadas`;
  const falta = total - gravadas;
  return `${feito}; ${falta === 1 ? 'falta 1' : `faltam ${formatarInteiro(falta)}`}. Continue de onde parou, ou desfaça o que foi gravado.`;
}

function desfeitasPorExtenso({ desfeitas, mantidas }: { desfeitas: number; mantidas: number }): string {
  const feito = desfeitas === 1 ? '1 mudança desfeita.' : `${formatarInteiro(desfeitas)} mudanças desfeitas.`;
  if (mantidas === 0) return feito;
  const ficou = mantidas === 1 ? '1 registro já tinha mudado' : `${mantidas} registros já tinham mudado`;
  return `${feito} ${ficou} depois da importação e ficou como está.`;
}
