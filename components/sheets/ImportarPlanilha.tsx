import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { useImportSheet, useSheet } from '#lib/api/platform/sheet.ts';
import type { Planilha } from '#lib/contracts/platform/planilha.ts';

import type { NomeDeRecurso } from '#lib/registros/planilha/recursos.ts';
import { ArquivoSection } from './ArquivoSection.tsx';
import { ColunasSection } from './ColunasSection.tsx';
import { ConferenciaSection } from './ConferenciaSection.tsx';
import { ProgressoSection } from './ProgressoSection.tsx';
import { palpiteSeguro } from './palpite-seguro.ts';
import type { ParaAGrade } from './para-a-grade.ts';
import { ResultadoSection } from './ResultadoSection.tsx';

interface ImportarPlanilhaProps {
  recurso: NomeDeRecurso;
  /** Link to the list of the records the import wrote. */
  linkDaLista?: (planilhaId: string) => ReactNode;
  /** Where lines go that are not written; absent for a cadastro. */
  paraAGrade?: ParaAGrade;
}

/**
 * Imports a sheet: choose a file, map its columns, check, correct. Records are then written, and undone if needed; lines go into the
 * grid of an open form. The component knows no route, so a page and a dialog have it alike.
 */
export function ImportarPlanilha({ recurso, linkDaLista, paraAGrade }: ImportarPlanilhaProps) {
  const [id, setId] = useState<string | null>(null);
  const [ajustando, setAjustando] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const { conferir } = useImportSheet();
  const { data: planilha, error: semAndamento } = useSheet(id);
  const emCurso = Boolean(planilha?.progresso);

  const tentar = async (acao: () => Promise<unknown>) => {
    setFalha(null);
    try {
      await acao();
      setAjustando(false);
    } catch (erro) {
      setFalha(erro as Error);
    }
  };
  const receber = async (enviada: Planilha) => {
    setId(enviada.id);
    // Lines are not written: where their columns are known, the first thing to show is what they say.
    const palpite = paraAGrade && palpiteSeguro(enviada);
    if (palpite) await conferir(enviada.id, palpite);
  };
  const outra = () => {
    setId(null);
    setFalha(null);
  };

  return (
    <Stack sx={{ gap: 2 }}>
      {falha && (
        <Alert severity="error" onClose={() => setFalha(null)}>
          {falha.message}
        </Alert>
      )}
      {planilha?.falha && !emCurso && <Alert severity="warning">{planilha.falha}</Alert>}
      {!planilha ? (
        <ArquivoSection recurso={recurso} tentar={tentar} aoEnviar={receber} />
      ) : emCurso ? (
        <ProgressoSection planilha={planilha} falha={semAndamento} tentar={tentar} />
      ) : ESCRITAS.includes(planilha.situacao) ? (
        <ResultadoSection
          planilha={planilha}
          tentar={tentar}
          aoImportarOutra={outra}
          link={linkDaLista?.(planilha.id)}
        />
      ) : planilha.situacao === 'CONFERIDA' && !ajustando ? (
        <ConferenciaSection
          key={planilha.id}
          planilha={planilha}
          paraAGrade={paraAGrade}
          tentar={tentar}
          aoAjustar={() => setAjustando(true)}
        />
      ) : (
        <ColunasSection key={planilha.id} planilha={planilha} tentar={tentar} aoTrocarArquivo={outra} />
      )}
    </Stack>
  );
}

/** States in which the import has written records, even if they were undone later. */
const ESCRITAS: readonly Planilha['situacao'][] = ['GRAVADA', 'INTERROMPIDA', 'DESFEITA'];
