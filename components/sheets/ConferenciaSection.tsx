import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { usePerguntaAoSair } from '#components/ui/dialogs/use-pergunta-ao-sair.tsx';
import { FileDrop } from '#components/ui/fields/FileDrop.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useImportSheet, useWrongRows } from '#lib/api/platform/sheet.ts';
import type { CorrecoesDePlanilha, LinhaComErro, Planilha } from '#lib/contracts/platform/planilha.ts';
import { BaixarErros } from './BaixarErros.tsx';
import { CausasDosErros } from './CausasDosErros.tsx';
import { ContagensDaPlanilha } from './ContagensDaPlanilha.tsx';
import { GravarPlanilha } from './GravarPlanilha.tsx';
import { LinhasComErro } from './LinhasComErro.tsx';
import { LinhasConferidas } from './LinhasConferidas.tsx';
import { PorNaGrade } from './PorNaGrade.tsx';
import type { ParaAGrade } from './para-a-grade.ts';
import type { Tentar } from './tentar.ts';

interface ConferenciaSectionProps {
  planilha: Planilha;
  /** Where the lines go that are not written; absent for a cadastro. */
  paraAGrade?: ParaAGrade;
  tentar: Tentar;
  aoAjustar: () => void;
}

/**
 * Step of the import: shows what the sheet would change and what is wrong with it. Errors are corrected here or in the file. The
 * person then writes all rows, or only the valid ones; lines go into the grid of their record.
 */
export function ConferenciaSection({ planilha, paraAGrade, tentar, aoAjustar }: ConferenciaSectionProps) {
  const { id, contagens, mapa } = planilha;
  const { conferir, corrigir } = useImportSheet();
  const { data } = useWrongRows(id, MOSTRADAS);
  const [correcoes, setCorrecoes] = useState<CorrecoesDePlanilha>({});
  const temCorrecoes = Object.keys(correcoes).length > 0;
  const { pergunta } = usePerguntaAoSair(() => temCorrecoes);
  if (!contagens || !mapa) return null;

  return (
    <Section
      titulo="Conferência"
      nota={`${planilha.nome} · nada foi gravado`}
      acoes={
        <Button size="small" color="inherit" onClick={aoAjustar}>
          Ajustar colunas
        </Button>
      }
    >
      {paraAGrade ? (
        <LinhasConferidas planilha={planilha} contagens={contagens} onde={paraAGrade.onde} />
      ) : (
        <ContagensDaPlanilha contagens={contagens} />
      )}
      {contagens.comErro > 0 && data && (
        <>
          <CausasDosErros id={id} titulos={titulosDe(planilha)} />
          <Typography sx={{ color: 'text.secondary' }}>{comoCorrigir(data.total, data.itens)}</Typography>
          {pergunta}
          <LinhasComErro linhas={data.itens} titulos={titulosDe(planilha)} aoCorrigir={setCorrecoes} />
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              variant="outlined"
              disabled={!temCorrecoes}
              onClick={() =>
                tentar(async () => {
                  await conferir(id, mapa, correcoes);
                  setCorrecoes({});
                })
              }
            >
              Conferir de novo
            </Button>
            <BaixarErros planilha={planilha} tentar={tentar} />
          </Stack>
          <FileDrop
            compacta
            rotulo="Devolver o arquivo corrigido"
            dica="O XLSX das linhas com erro, com as colunas que tem: cada linha volta ao seu lugar."
            aceita={{}}
            aoEscolher={([arquivo]) => arquivo && tentar(() => corrigir(id, arquivo))}
          />
        </>
      )}
      {paraAGrade ? (
        <PorNaGrade {...paraAGrade} id={id} contagens={contagens} aConferir={temCorrecoes} tentar={tentar} />
      ) : (
        <GravarPlanilha id={id} contagens={contagens} aConferir={temCorrecoes} tentar={tentar} />
      )}
    </Section>
  );
}

/** Maximum number of rows to correct by hand. With more errors, the file is corrected. */
const MOSTRADAS = 200;

function titulosDe({ folhas, mapa }: Planilha): string[] {
  return folhas[mapa?.folha ?? 0]?.amostra[mapa?.cabecalho ?? 0] ?? [];
}

function comoCorrigir(total: number, mostradas: readonly LinhaComErro[]): string {
  const quais = total > mostradas.length ? `As primeiras ${mostradas.length} linhas com erro de ${total}. ` : '';
  return `${quais}Corrija as células aqui e confira de novo, ou baixe as linhas, corrija no Excel e devolva o arquivo.`;
}
