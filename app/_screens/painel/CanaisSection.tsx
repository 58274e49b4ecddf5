import Typography from '@mui/material/Typography';
import { BarrasEmLinhas, type LinhaComBarra } from '#components/ui/charts/BarrasEmLinhas.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { Painel } from '#lib/contracts/views/painel.ts';
import { type CanalRfb, NOME_CANAL } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { diasDosMeses } from '#lib/domain/datas/periodo.ts';
import { noMeioDaFrase } from '#lib/domain/textos/no-meio-da-frase.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { NadaNoPeriodo } from './NadaNoPeriodo.tsx';

/** The declarations registered in the period, by canal of parametrização. */
export function CanaisSection({ painel }: { painel: Painel }) {
  const { registro, importador } = painel;
  const dias = diasDosMeses(painel);
  return (
    <Section titulo="Canais da RFB" nota="declarações registradas no período">
      {registro.canais.length === 0 && <NadaNoPeriodo />}
      {registro.canaisSemValores.length > 0 && (
        <Typography variant="caption" component="p" sx={{ px: 2, pb: 1, color: 'text.secondary' }}>
          À parte, de qualquer data, registrados sem os valores da declaração:{' '}
          {registro.canaisSemValores
            .map(({ canal, quantidade }) => `${noMeioDaFrase(nomeDo(canal))} ${formatarInteiro(quantidade)}`)
            .join(', ')}
          .
        </Typography>
      )}
      {registro.canais.length > 0 && (
        <BarrasEmLinhas
          legenda="Canais da RFB"
          linhas={registro.canais.map(({ canal, quantidade }) => ({
            chave: canal ?? 'NENHUM',
            valor: quantidade,
            tom: canal ? TOM[canal] : 'info',
            rotulo: (
              <LinkTo
                to="/importacao/processos"
                search={{
                  canalRfb: canal ?? 'NENHUM',
                  dataRegistroDe: dias.de,
                  dataRegistroAte: dias.ate,
                  importadorId: importador?.id,
                }}
              >
                {nomeDo(canal)}
              </LinkTo>
            ),
          }))}
        />
      )}
    </Section>
  );
}

const nomeDo = (canal: CanalRfb | null) => (canal ? NOME_CANAL[canal] : 'Ainda sem canal');

const TOM: Record<CanalRfb, NonNullable<LinhaComBarra['tom']>> = {
  VERDE: 'success',
  AMARELO: 'warning',
  VERMELHO: 'error',
  CINZA: 'neutral',
};
