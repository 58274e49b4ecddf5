import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import type { NoDaLinhagem } from '#lib/contracts/views/linhagem.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { destinoDoNo, linhagemDo } from './destinos-da-linhagem.ts';
import type { LigacoesEmPalavras } from './ligacoes-por-no.ts';
import { nomeDoNo, ondeEsta, quantoDoNo } from './no-por-extenso.ts';

interface CartoesDoNivelProps {
  titulo: string;
  nos: readonly NoDaLinhagem[];
  foco: string;
  ligacoes: ReadonlyMap<string, LigacoesEmPalavras>;
}

/** The table of a level as cards: a phone has no room for seven columns. */
export function CartoesDoNivel({ titulo, nos, foco, ligacoes }: CartoesDoNivelProps) {
  return (
    <Box component="ul" aria-label={titulo} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {nos.map((no) => {
        const { vemDe, vaiPara } = ligacoes.get(no.id) ?? { vemDe: [], vaiPara: [] };
        const { suspenso } = no.valores;
        return (
          <Box component="li" key={no.id} sx={[cartao, no.id === foco && { bgcolor: 'action.selected' }]}>
            <LinkTo {...destinoDoNo(no)} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {no.titulo}
            </LinkTo>
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              {[no.id === foco && 'em foco', no.detalhe, ondeEsta(no)].filter(Boolean).join(' · ')}
            </Typography>
            <Box sx={{ my: 1 }}>
              <DescriptionList densa>
                {vemDe.length > 0 && <DescriptionItem nome="Vem de">{vemDe.join('; ')}</DescriptionItem>}
                {vaiPara.length > 0 && <DescriptionItem nome="Vai para">{vaiPara.join('; ')}</DescriptionItem>}
                {quantoDoNo(no) && <DescriptionItem nome="Quantidade">{quantoDoNo(no)}</DescriptionItem>}
                {suspenso && (
                  <DescriptionItem nome="Suspenso (R$)">{formatarDinheiro(suspenso.suspenso)}</DescriptionItem>
                )}
              </DescriptionList>
            </Box>
            {no.mais === 0 && no.id !== foco && (
              <LinkTo {...linhagemDo(no)} search={true} aria-label={`Ver a partir daqui: ${nomeDoNo(no)}`}>
                Ver a partir daqui
              </LinkTo>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

const cartao = { p: 2, borderTop: 1, borderColor: 'divider' };
