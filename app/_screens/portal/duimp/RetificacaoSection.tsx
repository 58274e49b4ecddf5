import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ExclusaoDialog } from '#components/registro/ExclusaoDialog.tsx';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { formatarDuimp } from '#lib/format/identificadores.ts';
import { useAtosDaDuimp } from '#lib/portal/api/duimp-do-processo.ts';
import type { DuimpDoProcesso } from '#lib/portal/contracts/duimp-do-processo.ts';
import type { RetificacaoLida } from '#lib/portal/contracts/retificacao-no-portal.ts';
import { PrepararRetificacao } from './PrepararRetificacao.tsx';
import { useCredenciaisEmUso } from './use-credenciais-em-uso.ts';

type Aberta = NonNullable<RetificacaoLida['aberta']>;

interface RetificacaoSectionProps {
  duimp: DuimpDoProcesso;
  retificacao: RetificacaoLida;
}

/** The retificação of a registered DUIMP: what it departs from and why, or how to begin one. */
export function RetificacaoSection({ duimp, retificacao }: RetificacaoSectionProps) {
  const { numero, versao, impedimento, aberta } = retificacao;
  if (aberta) return <Em duimp={duimp} aberta={aberta} />;
  return (
    <Section titulo="Retificação" nota={`${formatarDuimp(numero)}, versão ${versao ?? '—'}`}>
      {impedimento ? (
        <Alert severity="info">{impedimento}</Alert>
      ) : (
        <PrepararRetificacao processoId={duimp.processoId} />
      )}
    </Section>
  );
}

function Em({ duimp: { processoId, rascunho }, aberta }: { duimp: DuimpDoProcesso; aberta: Aberta }) {
  const { motivo, abertaEm, abertaPor, ambiente, titular, versaoBase, modeloEm, noPortal, situacao, frase } = aberta;
  const [desistindo, setDesistindo] = useState(false);
  const { buscar, desistir } = useAtosDaDuimp(processoId);
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const credenciais = useCredenciaisEmUso(ambiente);
  const credencial = credenciais?.find(({ id }) => id === aberta.credencialId) ?? credenciais?.[0];
  const [tom, palavra] = chipDe(aberta);
  const parada = situacao !== 'NA_FILA';
  return (
    <Section
      titulo="Retificação"
      nota={`${NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()}, pela credencial de ${titular}`}
      acoes={
        <>
          <StatusChip tom={tom}>{palavra}</StatusChip>
          {parada && noPortal === null && credencial && (
            <Button
              size="small"
              color="inherit"
              variant="outlined"
              loading={ocupado}
              onClick={() => void fazer(() => buscar(credencial.id))}
            >
              Buscar a registrada de novo
            </Button>
          )}
          {parada && credencial && (
            <Button size="small" color="inherit" variant="outlined" onClick={() => setDesistindo(true)}>
              Desistir da retificação
            </Button>
          )}
        </>
      }
    >
      {falha && <Alert severity="error">{falha}</Alert>}
      {frase && !rascunho && <Alert severity={parada ? 'warning' : 'info'}>{frase}</Alert>}
      {credenciais && !credencial && (
        <Alert severity="warning">
          As credenciais deste ambiente foram encerradas: cadastre outra em Portal Único, para seguir ou para desistir.
        </Alert>
      )}
      <DescriptionList>
        <DescriptionItem nome="Motivo">{motivo}</DescriptionItem>
        <DescriptionItem nome="Aberta">{`${formatarInstante(abertaEm)}, por ${abertaPor}`}</DescriptionItem>
        <DescriptionItem nome="Versão registrada">
          {modeloEm ? `${versaoBase}, como o Portal a deu em ${formatarInstante(modeloEm)}` : String(versaoBase)}
        </DescriptionItem>
        <DescriptionItem nome="Versão nova no Portal">
          {noPortal ? `${noPortal}, em elaboração` : 'Ainda não foi feita'}
        </DescriptionItem>
      </DescriptionList>
      {desistindo && credencial && (
        <ExclusaoDialog
          titulo="Desistir da retificação?"
          verbo="Desistir"
          excluir={() => desistir(credencial.id)}
          aoFechar={() => setDesistindo(false)}
          aoExcluir={() => setDesistindo(false)}
        >
          <Typography>
            {noPortal
              ? `A versão ${noPortal}, em elaboração, é excluída no Portal. A registrada não muda.`
              : 'Nada foi feito no Portal, e a versão registrada não muda.'}{' '}
            O processo volta a ficar fechado. O que a versão registrada preencheu, e ninguém mudou, sai; o que você
            mudou nos itens previstos fica. O motivo fica no histórico.
          </Typography>
        </ExclusaoDialog>
      )}
    </Section>
  );
}

function chipDe({ situacao, etapa, noPortal, modeloEm }: Aberta) {
  if (situacao === 'NA_FILA' && etapa === 'MODELO') return ['info', 'Buscando a registrada'] as const;
  if (situacao === 'NA_FILA' && etapa === 'EXCLUIR') return ['info', 'Sendo excluída no Portal'] as const;
  if (situacao === 'RECUSADO' && modeloEm === null) return ['error', 'Não se pode retificar'] as const;
  return noPortal ? (['info', 'Aberta no Portal'] as const) : (['neutral', 'Em preparo'] as const);
}
