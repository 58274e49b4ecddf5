import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, useId } from 'react';
import { fontFamilyMono } from '#components/theme/tokens.ts';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { ListPagination } from '#components/ui/navigation/ListPagination.tsx';
import { useManterAVista } from '#components/ui/navigation/use-manter-a-vista.ts';
import type { Apontamento, LinhaDeRegistro } from '#lib/domain/zfm/arquivo-de-registros.ts';

interface LinhasDoArquivoProps {
  linhas: LinhaDeRegistro[];
  porLinha: ReadonlyMap<number, Apontamento[]>;
  /** Number of the chosen line; the page with that line is shown. */
  escolhida: number;
  aoEscolher: (numero: number) => void;
}

/** Lists the lines of a file, a hundred per page. Arrow keys move between lines, also across pages. */
export function LinhasDoArquivo({ linhas, porLinha, escolhida, aoEscolher }: LinhasDoArquivoProps) {
  const id = useId();
  const lista = useManterAVista(`${id}-${escolhida}`);
  const pagina = Math.ceil(escolhida / POR_PAGINA);
  const primeira = (pagina - 1) * POR_PAGINA;
  const aoTeclar = (evento: KeyboardEvent) => {
    const destino = destinoDaTecla(evento.key, escolhida, linhas.length);
    if (destino === null) return;
    evento.preventDefault();
    aoEscolher(Math.min(Math.max(1, destino), linhas.length));
  };
  return (
    <Card>
      <Box
        ref={lista}
        role="listbox"
        tabIndex={0}
        aria-label="Linhas do arquivo"
        aria-activedescendant={`${id}-${escolhida}`}
        onKeyDown={aoTeclar}
        sx={{ maxHeight: { xs: 144, md: 480 }, overflow: 'auto', '&:focus-visible': { outlineOffset: -2 } }}
      >
        {linhas.slice(primeira, primeira + POR_PAGINA).map((linha) => (
          <Box
            key={linha.numero}
            id={`${id}-${linha.numero}`}
            role="option"
            aria-selected={linha.numero === escolhida}
            aria-posinset={linha.numero}
            aria-setsize={linhas.length}
            onClick={() => aoEscolher(linha.numero)}
            sx={opcao}
          >
            <LinhaResumida linha={linha} apontamentos={porLinha.get(linha.numero)} />
          </Box>
        ))}
      </Box>
      {linhas.length > POR_PAGINA && (
        <ListPagination
          total={linhas.length}
          pagina={pagina}
          tamanho={POR_PAGINA}
          aoMudar={({ pagina: nova }) => aoEscolher((nova - 1) * POR_PAGINA + 1)}
        />
      )}
    </Card>
  );
}

const POR_PAGINA = 100;

/** Returns the target line of a key, which may lie outside the file; null for a key that does not move. */
function destinoDaTecla(tecla: string, daqui: number, ultima: number): number | null {
  switch (tecla) {
    case 'ArrowDown':
      return daqui + 1;
    case 'ArrowUp':
      return daqui - 1;
    case 'PageDown':
      return daqui + POR_PAGINA;
    case 'PageUp':
      return daqui - POR_PAGINA;
    case 'Home':
      return 1;
    case 'End':
      return ultima;
    default:
      return null;
  }
}

/** Summary of a line. Screen readers get the column names as words, and the errors before the text of the file. */
function LinhaResumida({ linha, apontamentos }: { linha: LinhaDeRegistro; apontamentos: Apontamento[] | undefined }) {
  const { numero, registro, bruto } = linha;
  const resumo = resumir(apontamentos);
  return (
    <>
      <Box component="span" sx={{ color: 'text.secondary', textAlign: 'right' }}>
        <SoDito>Linha</SoDito>
        {numero}
      </Box>
      <Box component="span" sx={{ fontFamily: fontFamilyMono, fontWeight: 600 }}>
        <SoDito>{registro === null ? 'sem registro conhecido' : 'registro'}</SoDito>
        {registro ?? <span aria-hidden>?</span>}
      </Box>
      {resumo && (
        <Box component="span" sx={{ gridColumn: 4 }}>
          <SoDito>com</SoDito>
          <StatusChip tom={resumo.tom}>{resumo.frase}</StatusChip>
        </Box>
      )}
      <Box component="span" sx={comeco}>
        <SoDito>texto</SoDito>
        {bruto.slice(registro?.length ?? 0, CARACTERES_DO_COMECO)}
      </Box>
    </>
  );
}

function SoDito({ children }: { children: string }) {
  return (
    <Box component="span" sx={visuallyHidden}>
      {children}
    </Box>
  );
}

/** Maximum length of the line text in the list. */
const CARACTERES_DO_COMECO = 60;

/** Summarises the findings of a line. Errors concern a field and warnings the line; with both, only the errors are counted. */
function resumir(apontamentos: Apontamento[] = []) {
  if (apontamentos.length === 0) return null;
  const erros = apontamentos.filter(({ campo }) => campo !== null).length;
  if (erros) return { tom: 'error' as const, frase: erros === 1 ? '1 erro' : `${erros} erros` };
  return { tom: 'warning' as const, frase: apontamentos.length === 1 ? '1 aviso' : `${apontamentos.length} avisos` };
}

const opcao = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '5ch auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 1,
  px: 1,
  minHeight: 32,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-selected="true"]': {
    bgcolor: 'action.selected',
    boxShadow: 'inset 3px 0 0 var(--cais-palette-primary-main)',
  },
};
const comeco = {
  gridColumn: 3,
  gridRow: 1,
  fontFamily: fontFamilyMono,
  fontSize: '0.75rem',
  color: 'text.secondary',
  whiteSpace: 'pre',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
};
