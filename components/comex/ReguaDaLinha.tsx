import Box from '@mui/material/Box';
import { type KeyboardEvent, useId } from 'react';
import { fontFamilyMono } from '#components/theme/tokens.ts';
import { useManterAVista } from '#components/ui/navigation/use-manter-a-vista.ts';
import type { CampoLido } from '#lib/domain/zfm/arquivo-de-registros.ts';
import { campoPorExtenso } from './campo-por-extenso.ts';
import type { LigacaoDeCampos } from './ligacao-de-campos.ts';
import { imprimivel } from './texto-imprimivel.ts';

/** Shows the text of a line under a ruler that counts its columns. Arrow keys move from field to field. */
export function ReguaDaLinha({ linha, escolhida, apontada, aoApontar, aoEscolher }: LigacaoDeCampos) {
  const id = useId();
  const idDoEscolhido = escolhida === null ? undefined : `${id}-${escolhida}`;
  const caixa = useManterAVista(idDoEscolhido);
  const { campos, bruto, registro } = linha;
  const fim = campos.reduce((ate, campo) => Math.max(ate, campo.posicao + campo.tamanho - 1), registro?.length ?? 0);
  const aoTeclar = (evento: KeyboardEvent) => {
    const destino = destinoDaTecla(evento.key, campos, escolhida);
    if (!destino) return;
    evento.preventDefault();
    aoEscolher(destino.posicao);
  };
  return (
    <Box
      ref={caixa}
      role={campos.length > 0 ? 'listbox' : 'group'}
      tabIndex={0}
      aria-orientation={campos.length > 0 ? 'horizontal' : undefined}
      aria-label={`Texto da linha ${linha.numero}${campos.length > 0 ? ', campo a campo' : ''}`}
      aria-activedescendant={idDoEscolhido}
      onKeyDown={aoTeclar}
      sx={tira}
    >
      <Box aria-hidden sx={{ color: 'text.secondary' }}>
        {regua(Math.max(fim, bruto.length))}
      </Box>
      <Box aria-hidden component="span" sx={{ fontWeight: 700 }}>
        {registro}
      </Box>
      {campos.map((campo) => (
        <Box
          key={campo.nome}
          component="span"
          id={`${id}-${campo.posicao}`}
          role="option"
          aria-selected={campo.posicao === escolhida}
          aria-invalid={campo.erro !== null}
          aria-label={nomeDoCampo(campo)}
          data-apontado={campo.posicao === apontada || undefined}
          onMouseEnter={() => aoApontar(campo.posicao)}
          onMouseLeave={() => aoApontar(null)}
          onClick={() => aoEscolher(campo.posicao)}
          sx={segmento}
        >
          {imprimivel(campo.bruto)}
          {campo.bruto.length < campo.tamanho && (
            <Box component="span" sx={ausente}>
              {' '.repeat(campo.tamanho - campo.bruto.length)}
            </Box>
          )}
        </Box>
      ))}
      {bruto.length > fim && (
        <Box component="span" title="Além do leiaute" sx={alem}>
          {imprimivel(bruto.slice(fim))}
        </Box>
      )}
    </Box>
  );
}

/** Returns the accessible name of a field: its meaning, and its visible text where that differs. */
function nomeDoCampo(campo: CampoLido): string {
  const dito = campoPorExtenso(campo);
  const visto = imprimivel(campo.bruto).trim();
  return dito.includes(visto) ? dito : `${dito}; no arquivo ${visto}`;
}

/** Builds the ruler, `········10········20`: each number ends on the column it counts. */
function regua(colunas: number): string {
  const dezenas = Array.from({ length: Math.ceil(colunas / 10) }, (_, indice) => (indice + 1) * 10);
  return dezenas.map((dezena) => String(dezena).padStart(10, '·')).join('');
}

function destinoDaTecla(tecla: string, campos: CampoLido[], escolhida: number | null): CampoLido | undefined {
  const daqui = campos.findIndex(({ posicao }) => posicao === escolhida);
  switch (tecla) {
    case 'ArrowRight':
      return campos[daqui + 1];
    case 'ArrowLeft':
      return campos[daqui - 1];
    case 'Home':
      return campos[0];
    case 'End':
      return campos.at(-1);
    default:
      return undefined;
  }
}

const tira = {
  overflowX: 'auto',
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontFamily: fontFamilyMono,
  fontSize: '0.8125rem',
  lineHeight: 1.8,
  whiteSpace: 'pre',
};

/** No padding, border or margin: the columns must stay aligned with the ruler. */
const segmento = {
  cursor: 'pointer',
  boxShadow: 'inset 1px 0 0 var(--cais-palette-text-secondary)',
  '&:nth-of-type(even)': { bgcolor: 'background.default' },
  '&[aria-invalid="true"]': { bgcolor: 'error.soft', color: 'error.main' },
  '&[data-apontado], &:hover': { bgcolor: 'primary.soft' },
  '&[aria-selected="true"]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
};
/** Marks positions beyond the end of the line, as opposed to its blanks. */
const ausente = {
  background: 'repeating-linear-gradient(45deg, currentColor 0 1px, transparent 1px 5px)',
};
const alem = { bgcolor: 'warning.soft', color: 'warning.main' };
