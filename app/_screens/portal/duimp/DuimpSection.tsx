import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LacunasDoRegistro } from '#app/_screens/importacao/processos/andamento/LacunasDoRegistro.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { ACIMA_POR_VIR } from '#components/ui/feedback/por-vir.ts';
import { Section } from '#components/ui/page/Section.tsx';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { useDuimpDoProcesso } from '#lib/portal/api/duimp-do-processo.ts';
import { CamposRetificados } from './CamposRetificados.tsx';
import { ComplementoForm } from './ComplementoForm.tsx';
import { FaltasDaDuimp } from './FaltasDaDuimp.tsx';
import { MandarRascunho } from './MandarRascunho.tsx';
import { OQueIria } from './OQueIria.tsx';
import { PreenchidoDaRegistrada } from './PreenchidoDaRegistrada.tsx';
import { RascunhoSection } from './RascunhoSection.tsx';
import { RegistroSection } from './RegistroSection.tsx';
import { RetificacaoSection } from './RetificacaoSection.tsx';

interface DuimpSectionProps {
  processoId: string;
}

/** The DUIMP that a processo would be: what is missing, what would be sent as a draft, and what the Portal said of it. */
export function DuimpSection({ processoId }: DuimpSectionProps) {
  const [ambiente, setAmbiente] = useState<AmbienteDoPortal>();
  /** Something was typed in the data of the DUIMP and is not saved. */
  const [digitado, setDigitado] = useState(false);
  const { data: duimp, error, mutate } = useDuimpDoProcesso(processoId, ambiente);
  if (error && !duimp) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!duimp) return <div {...ACIMA_POR_VIR} />;
  const { bloqueio, rascunho, registro, retificacao } = duimp;
  const registrada = registro?.pedido?.situacao === 'REGISTRADA' && registro.pedido.numero === rascunho?.numero;
  const aberta = retificacao?.aberta ?? null;
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="info">
        O Cais manda a DUIMP{retificacao && ', e a retificação dela,'} ao Portal Único como rascunho. Nada é registrado
        sozinho: o registro só sai quando alguém digita, mais abaixo, o valor que será debitado. Isto foi provado num
        simulador feito dos documentos públicos do Portal, e ainda não no Portal verdadeiro: comece pelo treinamento.
      </Alert>
      {retificacao && <RetificacaoSection duimp={duimp} retificacao={retificacao} />}
      {!bloqueio && aberta?.modeloEm && (
        <PreenchidoDaRegistrada processoId={duimp.processoId} aberta={aberta} digitado={digitado} />
      )}
      {bloqueio && (!retificacao || aberta) && <Alert severity="warning">{bloqueio}</Alert>}
      {rascunho && <RascunhoSection duimp={duimp} rascunho={rascunho} registrada={registrada} />}
      {registro && <RegistroSection duimp={duimp} registro={registro} />}
      {!bloqueio && aberta?.modeloEm && (
        <Section titulo="O que a retificação muda">
          {aberta.comparada ? (
            <CamposRetificados processoId={duimp.processoId} comparada={aberta.comparada} />
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Enquanto falta algo que a DUIMP exige, não há o que comparar com a versão registrada.
            </Typography>
          )}
          <MandarRascunho key={aberta.credencialId} duimp={duimp} digitado={digitado} aoTrocarAmbiente={setAmbiente} />
        </Section>
      )}
      {!bloqueio && (!aberta || aberta.modeloEm) && (
        <>
          <FaltasDaDuimp duimp={duimp} />
          <LacunasDoRegistro
            lacunas={duimp.conferencias.abertas}
            destinoDe={(parte) => ({
              to: '/importacao/processos/$id',
              params: { id: processoId },
              search: { aba: parte },
            })}
          />
          <ComplementoForm duimp={duimp} aoDigitar={setDigitado} />
        </>
      )}
      {!bloqueio && !aberta && (
        <Section titulo="Mandar como rascunho">
          <OQueIria duimp={duimp} />
          <MandarRascunho duimp={duimp} digitado={digitado} aoTrocarAmbiente={setAmbiente} />
        </Section>
      )}
    </Stack>
  );
}
