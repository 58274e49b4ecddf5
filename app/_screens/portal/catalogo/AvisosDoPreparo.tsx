import Alert from '@mui/material/Alert';
import {
  AmbienteChip,
  ComparacaoDoPreparoChip,
  SituacaoDoPreparoChip,
} from '#app/_screens/portal/catalogo/SituacaoDoPreparoChip.tsx';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { AvisoComAcao } from '#components/ui/feedback/AvisoComAcao.tsx';
import { formatarInstante } from '#lib/format/data.ts';
import { NOME_ATO_DO_PREPARO, type SituacaoDoPreparo } from '#lib/portal/domain/preparo-no-portal.ts';
import { TrazerDeVolta } from './AtosDaMudanca.tsx';
import type { Ramo, RegistroDoPreparo } from './ramo.ts';

/** Environment, state, change in preparation and comparison, beside the title. */
export function SinaisDoPreparo({ registro }: { registro: RegistroDoPreparo }) {
  const { ambiente, situacao, versaoBase, ato, comparacao } = registro;
  return (
    <>
      <AmbienteChip ambiente={ambiente} />
      <SituacaoDoPreparoChip situacao={situacao} />
      {versaoBase !== null && <StatusChip tom="info">{NOME_ATO_DO_PREPARO[ato]}</StatusChip>}
      {comparacao && <ComparacaoDoPreparoChip comparacao={comparacao} />}
    </>
  );
}

/** What the person must know before the fields. */
export function AvisosDoPreparo({ ramo, registro }: { ramo: Ramo; registro: RegistroDoPreparo }) {
  const { excluidoEm, frase, situacao, possoRevisar } = registro;
  return (
    <>
      {excluidoEm && (
        <AvisoComAcao severity="warning" acao={<TrazerDeVolta ramo={ramo} registro={registro} />}>
          {`Este rascunho foi desfeito em ${formatarInstante(excluidoEm)}, e nunca esteve no Portal.`}
        </AvisoComAcao>
      )}
      {frase && <Alert severity={SEVERIDADE[situacao] ?? 'info'}>{frase}</Alert>}
      {situacao === 'EM_REVISAO' && !possoRevisar && (
        <Alert severity="info">Espera a revisão de outra pessoa: quem redigiu ou pediu a revisão não aprova.</Alert>
      )}
    </>
  );
}

/** Why the fields are closed. */
export function porqueFechado(ramo: Ramo, registro: RegistroDoPreparo): string {
  const { situacao, ato, excluidoEm } = registro;
  const sujeito = `Este ${ramo.nome}`;
  if (excluidoEm) return 'Este rascunho foi desfeito: traga-o de volta para o mudar.';
  switch (situacao) {
    case 'ENVIADO':
      return `${sujeito} está no Portal Único. ${ramo.semMudanca(registro) ?? 'Para mudá-lo, prepare uma mudança.'}`;
    case 'ENVIANDO':
      return `${sujeito} está a caminho do Portal Único, e não muda até a resposta.`;
    case 'INCERTO':
      return `${sujeito} saiu daqui e não se sabe o que foi dele: não muda até alguém dizer o que há no Portal.`;
    default:
      return ato === 'DESATIVAR' ? `${sujeito} espera ser desativado: desfaça isso para o mudar.` : '';
  }
}

const SEVERIDADE: Partial<Record<SituacaoDoPreparo, 'error' | 'warning'>> = {
  RECUSADO: 'error',
  INCERTO: 'error',
  RASCUNHO: 'warning',
};
