import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { Section } from '#components/ui/page/Section.tsx';
import type { LinhaDoMeuDia, MeuDia } from '#lib/contracts/views/meu-dia.ts';
import { NOME_GRUPO_DO_DIA, NOME_VALOR_DO_DIA } from '#lib/domain/telas/meu-dia.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { LinhaDoDia, type LinhaDoDiaProps } from './LinhaDoDia.tsx';
import { LISTA_DO_DIA } from './linha-do-dia-sx.ts';

interface GrupoDoDiaProps extends Omit<LinhaDoDiaProps, 'linha' | 'voltando'> {
  grupo: MeuDia['grupos'][number];
  linhas: readonly LinhaDoMeuDia[];
  voltando: string | null;
}

/** The lines of the same urgency, with their total money at stake. The rest of the lines show on request. */
export function GrupoDoDia({ grupo: { grupo, valores }, linhas, voltando, ...daLinha }: GrupoDoDiaProps) {
  const [todas, setTodas] = useState(false);
  const vistas = todas ? linhas : linhas.slice(0, A_VISTA);
  return (
    <Section
      titulo={NOME_GRUPO_DO_DIA[grupo]}
      nota={`${formatarInteiro(linhas.length)} ${linhas.length === 1 ? 'pendência' : 'pendências'}`}
      acoes={
        valores.length > 0 && (
          <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {valores.map(({ oQue, valor }) => `R$ ${formatarDinheiro(valor)} ${NOME_VALOR_DO_DIA[oQue]}`).join(' · ')}
          </Typography>
        )
      }
      semMargem
    >
      <Box component="ul" aria-label={NOME_GRUPO_DO_DIA[grupo]} sx={LISTA_DO_DIA} onKeyDown={andar}>
        {vistas.map((linha) => (
          <LinhaDoDia key={linha.chave} linha={linha} voltando={linha.chave === voltando} {...daLinha} />
        ))}
      </Box>
      {vistas.length < linhas.length && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', px: 1, py: 0.5 }}>
          <Button color="inherit" onClick={() => setTodas(true)}>
            Mostrar mais {formatarInteiro(linhas.length - vistas.length)}
          </Button>
        </Box>
      )}
    </Section>
  );
}

/** J and K, or the arrows, move between lines, also from one group to the next. */
function andar(evento: KeyboardEvent): void {
  const passo = PASSOS[evento.key];
  if (!passo || evento.ctrlKey || evento.metaKey || evento.altKey) return;
  const links = [...document.querySelectorAll<HTMLElement>('[data-chave]')];
  const linha = (evento.target as Element).closest('li')?.querySelector<HTMLElement>('[data-chave]');
  const seguinte = linha && links[links.indexOf(linha) + passo];
  if (!seguinte) return;
  evento.preventDefault();
  seguinte.focus();
}

const PASSOS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
const A_VISTA = 25;
