import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { ReceptorComEndereco } from '#lib/api/avisos-do-portal.ts';
import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import { EVENTOS_DA_DUIMP, porQueNaoAlcanca } from '#lib/domain/sistema/endereco-dos-avisos.ts';
import { type AmbienteDoPortal, NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/sistema/portal-unico.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { CampoDeCopiar } from './CampoDeCopiar.tsx';

interface EnderecoDosAvisosProps {
  receptor: ReceptorComEndereco;
  ambiente: AmbienteDoPortal;
  /** Just made; null when it was shown before. */
  segredo: string | null;
}

/** What has to be registered at the Portal Único, and whether anything has come of it. */
export function EnderecoDosAvisos({ receptor, ambiente, segredo }: EnderecoDosAvisosProps) {
  const { endereco } = receptor;
  const naoAlcanca = porQueNaoAlcanca(endereco);
  return (
    <>
      {naoAlcanca && (
        <Alert severity="warning">
          {naoAlcanca} Nenhum aviso chegará; o Cais continua a olhar de tempos em tempos.
        </Alert>
      )}
      <CampoDeCopiar rotulo="Endereço dos avisos" valor={endereco} copiarO="Copiar o endereço dos avisos" />
      {segredo && (
        <>
          <CampoDeCopiar rotulo="Chave secreta" valor={segredo} copiarO="Copiar a chave secreta" />
          <Alert severity="warning">Copie agora: a chave secreta não aparece outra vez.</Alert>
        </>
      )}
      <Typography variant="body2" sx={{ maxWidth: '80ch', '& code': { overflowWrap: 'anywhere' } }}>
        O Cais não cadastra este endereço no Portal Único: quem tem a chave de acesso cadastra-o lá, com a chave
        secreta, no ambiente de {NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()}, para os eventos{' '}
        {EVENTOS_DA_DUIMP.map(({ evento, nome }, i) => (
          <span key={evento}>
            {i > 0 && (i === EVENTOS_DA_DUIMP.length - 1 ? ' e ' : ', ')}
            <code>{evento}</code> ({nome})
          </span>
        ))}
        .
      </Typography>
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
