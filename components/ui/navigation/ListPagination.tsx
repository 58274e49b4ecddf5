import PreviousIcon from '@mui/icons-material/KeyboardArrowLeft';
import NextIcon from '@mui/icons-material/KeyboardArrowRight';
import Box from '@mui/material/Box';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { memo } from 'react';
import { formatarInteiro } from '#lib/format/inteiro.ts';

interface ListPaginationProps {
  total: number;
  /** Page number from 1, as in addresses and the API. */
  pagina: number;
  tamanho: number;
  /** Page sizes to choose from. An empty list hides the choice. */
  tamanhos?: readonly number[];
  aoMudar: (mudanca: { pagina: number; tamanho: number }) => void;
}

function Pagination({ total, pagina, tamanho, tamanhos = [], aoMudar }: ListPaginationProps) {
  const ultima = Math.max(1, Math.ceil(total / tamanho));
  const primeira = (pagina - 1) * tamanho + 1;
  const irPara = (nova: number) => aoMudar({ pagina: nova, tamanho });
  return (
    <Box className="paginacao" sx={barra}>
      {tamanhos.length > 1 && (
        <label>
          <span>Linhas por página:</span>
          <select
            aria-label="Linhas por página"
            value={tamanho}
            onChange={({ target }) => aoMudar({ pagina: 1, tamanho: Number(target.value) })}
          >
            {comEle(tamanhos, tamanho).map((tamanhoOferecido) => (
              <option key={tamanhoOferecido}>{tamanhoOferecido}</option>
            ))}
          </select>
        </label>
      )}
      <span>
        {/* A page past the end has no rows. */}
        {primeira > total ? 0 : `${formatarInteiro(primeira)}–${formatarInteiro(Math.min(total, pagina * tamanho))}`} de{' '}
        {formatarInteiro(total)}
      </span>
      <Ir
        rotulo="Ir para a página anterior"
        disabled={pagina === 1}
        onClick={() => irPara(Math.min(pagina - 1, ultima))}
      >
        <PreviousIcon />
      </Ir>
      <Ir rotulo="Ir para a próxima página" disabled={pagina >= ultima} onClick={() => irPara(pagina + 1)}>
        <NextIcon />
      </Ir>
    </Box>
  );
}

/**
 * Shows the range of visible rows and the total, with buttons to change page. MUI's own makes an `Intl.NumberFormat` in English before
 * the first list is drawn, 40 ms of it.
 */
export const ListPagination = memo(Pagination);

function Ir({ rotulo, ...props }: IconButtonProps & { rotulo: string }) {
  return <IconButton aria-label={rotulo} title={rotulo} {...props} />;
}

/** An address may ask for another size than those of the choice. */
const comEle = (tamanhos: readonly number[], tamanho: number) =>
  tamanhos.includes(tamanho)
    ? tamanhos
    : [...tamanhos, tamanho].sort((tamanhoOferecido, outro) => tamanhoOferecido - outro);

const barra = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 0.5,
  minHeight: 52,
  '& label': { display: 'flex', alignItems: 'center', gap: 1 },
  // On a phone the label would push the buttons out of view. Screen readers still read it.
  '& label > span': { display: { xs: 'none', sm: 'inline' } },
  '& select': {
    minHeight: 28,
    px: 0.5,
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
  },
  '& > span': { mx: 1.5, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
};
