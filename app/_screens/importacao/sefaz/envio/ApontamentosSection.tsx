import Typography from '@mui/material/Typography';
import type { DaiConferida } from '#app/_screens/importacao/sefaz/campos/FormularioDaDai.tsx';
import { Apontamentos, ResultadoDosApontamentos } from '#components/comex/Apontamentos.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { ConferenciaDaDai } from '#lib/contracts/sefaz/conferencia-da-dai.ts';
import type { DaiLida } from '#lib/contracts/sefaz/dai.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { ApontamentoLink } from './ApontamentoLink.tsx';

interface ApontamentosSectionProps {
  dai: DaiLida;
  conferencia: ConferenciaDaDai;
  conferida: DaiConferida;
}

/** The findings, those that block the file first, each with a link to where it is corrected. */
export function ApontamentosSection({ dai, conferencia, conferida }: ApontamentosSectionProps) {
  const { apontamentos, xsd } = conferencia;
  return (
    <Section
      titulo="Conferência"
      nota={
        xsd
          ? `pelo XSD ${xsd.nome}, carregado em ${formatarInstante(xsd.carregadoEm)}`
          : 'sem o XSD oficial: estrutura, tamanhos, casas e somas pelo que se conhece do leiaute'
      }
      acoes={<ResultadoDosApontamentos apontamentos={apontamentos} />}
    >
      {conferida.sujo && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Conferido como está na tela, ainda não gravado.
        </Typography>
      )}
      {apontamentos.length === 0 && (
        <Typography>Nada a corrigir: as {conferencia.adicoes.length} adições têm matriz e as somas fecham.</Typography>
      )}
      <Apontamentos
        apontamentos={apontamentos}
        link={(apontamento) => <ApontamentoLink dai={dai} apontamento={apontamento} />}
        causas={{
          SUGESTAO_ABERTA: {
            texto: (quantas) => `${quantas} adições com linha da matriz só sugerida`,
            remedio: (
              <LinkTo underline="always" to="/importacao/sefaz/$id" params={{ id: dai.id }} search={{ aba: 'adicoes' }}>
                Ver e aceitar
              </LinkTo>
            ),
          },
          ESCOLHA_INCOMPLETA: {
            texto: (quantas) => `${quantas} adições sem linha da matriz`,
            remedio: (
              <LinkTo underline="always" to="/importacao/sefaz/$id" params={{ id: dai.id }} search={{ aba: 'adicoes' }}>
                Escolher
              </LinkTo>
            ),
          },
        }}
      />
    </Section>
  );
}
