import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { adicoesPorExtenso } from '#app/_screens/importacao/processos/previsao/planilha/adicoes-por-extenso.ts';
import { EscolherCredencial, SemCredencial } from '#app/_screens/portal/CredencialDoPortal.tsx';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { usePerguntarAoPortal } from '#lib/portal/api/portal-perguntas.ts';
import { diaDoPortal } from '#lib/portal/domain/horas-do-portal.ts';
import { AVISO_DO_AMBIENTE } from '#lib/portal/domain/portal-unico.ts';
import type { Tratamentos } from './PerguntarTratamentos.tsx';

interface PerguntarTratamentosDialogProps {
  tratamentos: Tratamentos;
  /** Day that the proposals are of, yyyy-mm-dd; null while it is not known. */
  dia: string | null;
  aoFechar: () => void;
}

/** Says what would be asked, by which key and of which day, and what of the sheet is left out. */
export function PerguntarTratamentosDialog({ tratamentos, dia: sugerido, aoFechar }: PerguntarTratamentosDialogProps) {
  const { distintas, semNcm, semPais, credenciais, credencial, escolher } = tratamentos;
  const [dia, setDia] = useState(sugerido ?? diaDoPortal(new Date()));
  const perguntar = usePerguntarAoPortal();
  const { enqueueSnackbar } = useSnackbar();
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const confirmar = () =>
    void fazer(async () => {
      if (!credencial) return;
      const perguntas = distintas.map((mercadoria) => ({ tipo: 'TRATAMENTO' as const, ...mercadoria, dia }));
      let pedidas = 0;
      for (let i = 0; i < perguntas.length; i += DE_UMA_VEZ) {
        pedidas += await perguntar(credencial, perguntas.slice(i, i + DE_UMA_VEZ));
      }
      enqueueSnackbar(oQueFoi(pedidas, perguntas.length - pedidas), { variant: pedidas > 0 ? 'success' : 'info' });
      aoFechar();
    });
  return (
    <DialogoDeFormulario
      titulo="Perguntar os tratamentos ao Portal Único"
      confirmar={distintas.length === 1 ? 'Perguntar 1' : `Perguntar ${formatarInteiro(distintas.length)}`}
      largura="sm"
      impedido={!credencial || distintas.length === 0 || !/^\d{4}-\d{2}-\d{2}$/.test(dia)}
      gravando={ocupado}
      aoConfirmar={confirmar}
      aoFechar={aoFechar}
    >
      {falha && <Alert severity="error">{falha}</Alert>}
      <Typography variant="body2">
        O Cais pergunta uma vez cada NCM e país de origem desta planilha, {quantos(distintas.length)}, uma pergunta de
        cada vez. O que já está na fila, ou foi respondido hoje, não se pergunta de novo. O Portal diz os regimes e os
        fundamentos legais; alíquotas ele não diz.
      </Typography>
      {semNcm.length > 0 && <Alert severity="info">{`Sem NCM inteira: adição ${adicoesPorExtenso(semNcm)}.`}</Alert>}
      {semPais.length > 0 && (
        <Alert severity="info">{`Sem país de origem: adição ${adicoesPorExtenso(semPais)}.`}</Alert>
      )}
      {credenciais && !credencial && <SemCredencial para="perguntar" />}
      {credencial && (
        <>
          <DateField rotulo="Dia do fato gerador" valor={dia} aoMudar={setDia} focado />
          <EscolherCredencial credenciais={credenciais ?? []} escolhida={credencial.id} aoEscolher={escolher} />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {AVISO_DO_AMBIENTE[credencial.ambiente]}
          </Typography>
        </>
      )}
    </DialogoDeFormulario>
  );
}

const quantos = (n: number) => (n === 1 ? 'uma combinação' : `${formatarInteiro(n)} combinações`);

function oQueFoi(pedidas: number, deHoje: number): string {
  if (pedidas === 0) return 'Nada a pedir: tudo já está na fila, ou foi respondido hoje.';
  const feito = pedidas === 1 ? '1 tratamento pedido' : `${formatarInteiro(pedidas)} tratamentos pedidos`;
  return deHoje === 0 ? `${feito}.` : `${feito}; ${formatarInteiro(deHoje)} já na fila ou de hoje.`;
}

/** Of `perguntasNovas`. */
const DE_UMA_VEZ = 500;
