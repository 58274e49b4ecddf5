import Alert from '@mui/material/Alert';
import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { useAssinaturasDosAvisos } from '#lib/portal/api/assinaturas-do-portal.ts';
import type { ReceptorComEndereco } from '#lib/portal/api/avisos-do-portal.ts';
import { porQueNaoAlcanca } from '#lib/portal/domain/endereco-dos-avisos.ts';
import { CampoDeCopiar } from './CampoDeCopiar.tsx';

interface EnderecoDosAvisosProps {
  receptor: ReceptorComEndereco;
  /** Just made; null when it was shown before. */
  segredo: string | null;
}

/** The address that the Portal Único is to call, as this page knows it, and what came in last. */
export function EnderecoDosAvisos({ receptor, segredo }: EnderecoDosAvisosProps) {
  const { endereco } = receptor;
  const { data: assinaturas } = useAssinaturasDosAvisos();
  const cadastrado = assinaturas?.find(({ credencialId }) => credencialId === receptor.credencialId)?.endpoint;
  // Once another address of this server is registered, this one matters no more.
  const naoAlcanca = !assinaturas || cadastrado ? null : porQueNaoAlcanca(endereco);
  return (
    <>
      {naoAlcanca && (
        <Alert severity="warning">
          {naoAlcanca} Se o Cais tem outro endereço na internet, dê esse ao cadastrar; sem ele nenhum aviso chega.
        </Alert>
      )}
      <CampoDeCopiar rotulo="Endereço dos avisos" valor={endereco} copiarO="Copiar o endereço dos avisos" />
      {segredo && (
        <>
          <CampoDeCopiar rotulo="Chave secreta" valor={segredo} copiarO="Copiar a chave secreta" />
          <Alert severity="info">
            A chave secreta não aparece outra vez. O Cais a dá ao Portal ao cadastrar; copie-a agora só se outro
            programa cadastra os avisos.
          </Alert>
        </>
      )}
      <Alert severity={receptor.avisadoEm ? 'success' : 'info'}>{comoEsta(receptor)}</Alert>
    </>
  );
}

function comoEsta({ avisadoEm, evento, numero, avisos, feitoEm, feitoPor }: ReceptorComEndereco): string {
  const feita = `Chave secreta feita em ${formatarInstante(feitoEm)} por ${feitoPor}.`;
  if (!avisadoEm) return `${feita} Nenhum aviso chegou ainda: só o primeiro prova que o cadastro no Portal está certo.`;
  const deQue = numero ? `, da DUIMP ${formatarNumeroDuimp(numero)}` : '';
  return `Último aviso em ${formatarInstante(avisadoEm)}: ${evento || '—'}${deQue}. Avisos ao todo: ${avisos}. ${feita}`;
}
