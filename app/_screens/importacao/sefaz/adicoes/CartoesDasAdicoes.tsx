import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AdicaoConferida } from '#app/_screens/importacao/sefaz/campos/escolhas-da-dai.ts';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import type { ConferenciaDaDai } from '#lib/contracts/sefaz/conferencia-da-dai.ts';
import type { DaiLida } from '#lib/contracts/sefaz/dai.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { mercadoriaDa } from './colunas-das-adicoes.tsx';
import { FiguraDaDai } from './FiguraDaDai.tsx';

interface CartoesDasAdicoesProps {
  dai: DaiLida;
  adicoes: readonly AdicaoConferida[];
  icms: ConferenciaDaDai['icms'];
  tributacao: (adicao: AdicaoConferida) => ReactNode;
  aoAbrirMemoria: ((chave: string) => void) | undefined;
}

/** The adições as cards with their totals, for screens too narrow for the table. */
export function CartoesDasAdicoes({ dai, adicoes, icms, tributacao, aoAbrirMemoria }: CartoesDasAdicoesProps) {
  return (
    <Stack sx={{ px: 2, pb: 2, gap: 1.5 }}>
      <Stack component="ul" aria-label="Adições e tributação" sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}>
        {adicoes.map((adicao) => (
          <Card component="li" variant="outlined" key={adicao.numero} sx={{ p: 1.5 }}>
            <Stack sx={{ gap: 1 }}>
              <Box>
                <LinkTo
                  to="/importacao/processos/$id/adicao/$numero"
                  params={{ id: dai.processo.id, numero: adicao.numero }}
                  sx={{ fontWeight: 600 }}
                >
                  Adição {adicao.numero}
                </LinkTo>
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {formatarNcm(adicao.ncm)} · {mercadoriaDa(adicao)}
                </Typography>
              </Box>
              {tributacao(adicao)}
              <DescriptionList densa>
                <DescriptionItem nome="Valor aduaneiro (R$)">{formatarDinheiro(adicao.valorAduaneiro)}</DescriptionItem>
                {FIGURAS.map(([figura, nome]) => (
                  <DescriptionItem key={figura} nome={nome}>
                    <FiguraDaDai
                      adicao={adicao.numero}
                      figura={figura}
                      valor={adicao[figura]}
                      aoAbrir={aoAbrirMemoria}
                    />
                  </DescriptionItem>
                ))}
              </DescriptionList>
            </Stack>
          </Card>
        ))}
      </Stack>
      {icms && <Typography sx={{ fontWeight: 600 }}>Total a recolher: R$ {formatarDinheiro(icms.recolher)}</Typography>}
    </Stack>
  );
}

const FIGURAS = [
  ['baseIcms', 'Base do ICMS (R$)'],
  ['icmsSemIncentivo', 'ICMS sem incentivo (R$)'],
  ['icms', 'ICMS a recolher (R$)'],
] as const;
