import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AvisoComAcao } from '#components/ui/feedback/AvisoComAcao.tsx';
import type { MeuDia } from '#lib/contracts/views/meu-dia.ts';
import { NOME_REGRA_DO_MEU_DIA, type RegraDoMeuDia } from '#lib/domain/telas/meu-dia.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { quantas } from './quantas.ts';

interface CortadasDoDiaProps {
  dia: MeuDia;
  escolhida: RegraDoMeuDia | undefined;
  aoEscolher: (regra: RegraDoMeuDia) => void;
}

/** Tells which rules have more lines than are shown, with a link to more. */
export function CortadasDoDia({ dia, escolhida, aoEscolher }: CortadasDoDiaProps) {
  const cortadas = dia.regras.filter(
    ({ regra, total, mostradas }) => total > mostradas && (escolhida === undefined || escolhida === regra),
  );
  if (cortadas.length === 0) return null;
  return (
    <Stack component="ul" aria-label="Não está tudo à vista" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
      {cortadas.map(({ regra, total, mostradas }) => (
        <li key={regra}>
          <AvisoComAcao
            severity="info"
            acao={
              escolhida === undefined && (
                <Button size="small" color="inherit" onClick={() => aoEscolher(regra)}>
                  Ver só estas
                </Button>
              )
            }
          >
            <strong>{NOME_REGRA_DO_MEU_DIA[regra]}</strong>: as {formatarInteiro(mostradas)} mais urgentes de{' '}
            {quantas(total)}.
          </AvisoComAcao>
        </li>
      ))}
    </Stack>
  );
}
